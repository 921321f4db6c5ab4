// On every page: the settings dialog, the service worker for offline use, and small enhancements of the markup.
import { startBell } from "../lib/bell.js";
import { byId, copyOnClick } from "../lib/dom.js";
import { changeSettings, DEFAULTS, isSetting, onSettings, reducesMotion, settings } from "../lib/settings.js";
import { load, save } from "../lib/store.js";
import { language } from "../lib/words.js";

/** The families whose tour was shown; table/features/help.js writes it too. */
const LEARNED = "boneyard.learned";

// --- the settings: every change applies at once

const dialog = byId("settings", HTMLDialogElement);
const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));

function fill() {
  for (const field of form.querySelectorAll("input")) {
    if (!isSetting(field.name)) continue;
    const value = settings[field.name];
    if (field.type === "radio") field.checked = field.value === value;
    else if (field.type === "checkbox") field.checked = Boolean(value);
    else field.value = String(value);
    if (field.name === "volume") field.disabled = !settings.sound;
  }
  byId("settings-still").hidden = !reducesMotion();
}

/** @param {HTMLInputElement} field */
function valueOf(field) {
  if (field.type === "checkbox") return field.checked;
  return field.type === "range" ? Number(field.value) : field.value;
}

form.addEventListener("change", ({ target: field }) => {
  if (!(field instanceof HTMLInputElement) || !isSetting(field.name)) return;
  changeSettings({ [field.name]: valueOf(field) });
  fill();
  // Play a sample of the new volume.
  if (settings.sound && (field.name === "sound" || field.name === "volume")) {
    import("../lib/sound.js").then(({ playSound }) => playSound("lay"));
  }
});
byId("settings-reset").addEventListener("click", () => changeSettings({ ...DEFAULTS }));
onSettings(() => dialog.open && fill());
const opener = document.getElementById("settings-open");
opener?.addEventListener("click", () => {
  fill();
  dialog.showModal();
});
if (opener) opener.hidden = false;
startBell();

// --- enhancements

/** @type {NodeListOf<HTMLButtonElement>} Buttons that copy the field beside them. */
const copies = document.querySelectorAll("[data-copy]");
for (const copy of copies) {
  copy.hidden = !navigator.clipboard;
  copyOnClick(copy, byId(copy.dataset.copy ?? "", HTMLInputElement));
}

/** @type {NodeListOf<HTMLTimeElement>} Dates in the time zone of this device. */
const times = document.querySelectorAll("time[datetime]");
const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric" });
for (const time of times) time.textContent = day.format(new Date(time.dateTime));

/** @type {NodeListOf<HTMLFormElement>} Forms that ask for a tour, even if it was shown before. */
const lessons = document.querySelectorAll("form[data-learn]");
for (const lesson of lessons) {
  lesson.addEventListener("submit", () => {
    const learned = load(LEARNED);
    if (Array.isArray(learned)) {
      save(
        LEARNED,
        learned.filter((family) => family !== lesson.dataset.learn),
      );
    }
  });
}

// --- the app

/** The language that the service worker was last asked for. */
const KEPT_LANGUAGE = "boneyard.language";

addEventListener("load", async () => {
  // The pages work without it.
  const registered = await navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
  const before = load(KEPT_LANGUAGE);
  if (!registered || before === language) return;
  save(KEPT_LANGUAGE, language);
  // What it keeps is in the language that was chosen before.
  if (before !== null) registered.update().catch(() => {});
});
