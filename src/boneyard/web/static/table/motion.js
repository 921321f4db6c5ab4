// Gliding: one short way for everything that changes its place.
import { glides, pace } from "./prefs.js";

const GLIDE = 210;
const EASE = "cubic-bezier(.2, .7, .3, 1)";

export const glideTime = () => GLIDE * pace();

export function glide(element, from, to, options = {}) {
  if (!glides()) return null;
  return element.animate([from, to], { duration: glideTime(), easing: EASE, fill: "backwards", ...options });
}

export function fadeAway(element) {
  const fading = glide(element, { opacity: 1 }, { opacity: 0 }, { duration: 0.7 * glideTime(), fill: "forwards" });
  if (!fading) return element.remove();
  fading.finished.then(() => element.remove(), () => element.remove());
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
