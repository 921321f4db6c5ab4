// The settings: one dialog for every page, whose every touch works at once.
import { FIRST, onPrefs, prefer, prefs, stills } from "../table/prefs.js";

const dialog = document.getElementById("settings");
const form = dialog.querySelector("form");
const opener = document.getElementById("settings-open");

function fill() {
  for (const field of form.elements) {
    if (!(field.name in FIRST)) continue;
    if (field.type === "radio") field.checked = field.value === prefs[field.name];
    else if (field.type === "checkbox") field.checked = prefs[field.name];
    else field.value = prefs[field.name];
  }
  form.elements.volume.disabled = !prefs.sound;
  document.getElementById("settings-still").hidden = !stills();
}

function chosen(field) {
  if (field.type === "checkbox") return field.checked;
  return field.type === "range" ? Number(field.value) : field.value;
}

form.addEventListener("change", (event) => {
  const field = event.target;
  if (!(field.name in FIRST)) return;
  prefer({ [field.name]: chosen(field) });
  fill();
  // One hears at once how loud it is.
  if (prefs.sound && (field.name === "sound" || field.name === "volume")) import("../table/sound.js").then(({ sound }) => sound("lay"));
});
document.getElementById("settings-reset").addEventListener("click", () => prefer({ ...FIRST }));
onPrefs(() => dialog.open && fill());
opener?.addEventListener("click", () => {
  fill();
  dialog.showModal();
});
if (opener) opener.hidden = false;
