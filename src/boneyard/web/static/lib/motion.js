// Animation: one short glide for everything that changes its place.
import { animates, pace } from "./settings.js";

const GLIDE = 210; // milliseconds
const EASE = "cubic-bezier(.2, .7, .3, 1)";

export const glideTime = () => GLIDE * pace();

/**
 * @param {Element} element
 * @param {Keyframe} from
 * @param {Keyframe} to
 * @param {KeyframeAnimationOptions} [options]
 */
export function glide(element, from, to, options = {}) {
  if (!animates()) return null;
  return element.animate([from, to], { duration: glideTime(), easing: EASE, fill: "backwards", ...options });
}

/** @param {Element} element */
export function fadeOut(element) {
  const fading = glide(
    element,
    { opacity: 1 },
    { opacity: 0 },
    { duration: 0.7 * glideTime(), fill: "forwards" },
  );
  const remove = () => element.remove();
  if (fading) fading.finished.then(remove, remove);
  else remove();
}

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
