// The settings of this device: kept in its own storage and nowhere else, the same on every page.
/** @import { Speed } from "./protocol.js" */
import { save } from "./store.js";

export const DEFAULTS = {
  palette: "color",
  numerals: false,
  felt: "green",
  room: "",
  motion: "normal",
  speed: /** @type {Speed} */ ("normal"), // of the bots
  sound: false,
  volume: 60,
  forced: false,
  timer: false,
  marks: true,
  hints: true,
  vibrate: true,
  celebrate: true,
};
/** @typedef {typeof DEFAULTS} Settings */
/** @typedef {keyof Settings} SettingName */

/** @type {Record<string, number>} How long an animation takes. */
const PACE = { calm: 1.7, normal: 1, quick: 0.5, none: 0 };
const { KEY, read, show } = window.boneyardTheme;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {((name: SettingName) => void)[]} */
const listeners = [];
let rushing = false;

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...valid(read()) };

/** @param {string} name @returns {name is SettingName} */
export function isSetting(name) {
  return name in DEFAULTS;
}

/**
 * The saved settings that still make sense: an older version, or anyone, may have written them.
 * @param {Record<string, unknown>} saved
 */
function valid(saved) {
  const renamed = saved.palette === "colour" ? { ...saved, palette: "color" } : saved;
  return Object.fromEntries(
    Object.entries(renamed).filter(
      ([name, value]) => isSetting(name) && typeof value === typeof DEFAULTS[name],
    ),
  );
}

export const pace = () => PACE[settings.motion] ?? 1;
export const animates = () => pace() > 0 && !rushing && !reduced.matches && !document.hidden;
/** Whether everything is shown without animations, to catch up. */
export const isRushing = () => rushing;
/** @param {boolean} on */
export function rush(on) {
  rushing = on;
}
/** Whether the device itself asks for less motion. */
export const reducesMotion = () => reduced.matches;

/**
 * The listener is called with the name of each setting that changes, here or in another window.
 * @param {(name: SettingName) => void} listener
 */
export function onSettings(listener) {
  listeners.push(listener);
}

/** @param {Settings} wanted */
function apply(wanted) {
  const changed = Object.keys(DEFAULTS)
    .filter(isSetting)
    .filter((name) => settings[name] !== wanted[name]);
  Object.assign(settings, wanted);
  show(settings);
  for (const name of changed) {
    for (const listener of listeners) listener(name);
  }
}

/** @param {Partial<Settings>} wanted */
export function changeSettings(wanted) {
  apply({ ...settings, ...wanted });
  save(KEY, settings);
}

addEventListener("storage", (event) => {
  if (event.key === KEY) apply({ ...DEFAULTS, ...valid(read()) });
});
