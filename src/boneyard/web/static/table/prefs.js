// What this device likes: kept in its own storage and nowhere else.
import { byId } from "./dom.js";

const KEY = "boneyard.table";
const FIRST = { palette: "colour", numerals: false, forced: false, still: false, contrast: false };
const heard = [];

export const prefs = { ...FIRST, ...read() };
const less = matchMedia("(prefers-reduced-motion: reduce)");

function read() {
  try { return JSON.parse(localStorage.getItem(KEY)) || {}; } catch { return {}; }
}

function keep() {
  try { localStorage.setItem(KEY, JSON.stringify(prefs)); } catch { /* a private window forgets */ }
}

export const glides = () => !prefs.still && !less.matches && !document.hidden;

export function onPrefs(listener) {
  heard.push(listener);
}

function roomChosen() {
  if (prefs.contrast) return "contrast";
  try { return localStorage.getItem("boneyard.room") || ""; } catch { return ""; }
}

function chooseRoom(room) {
  prefs.contrast = room === "contrast";
  if (!prefs.contrast) window.boneyardRoom?.choose(room);
  showRoom();
}

function showRoom() {
  if (prefs.contrast) document.documentElement.dataset.room = "contrast";
}

function choose(form, name, value) {
  for (const field of form.elements[name]) field.checked = field.value === value;
}

export function startPrefs() {
  showRoom();
  const dialog = byId("settings");
  const form = dialog.querySelector("form");
  byId("settings-open").addEventListener("click", () => {
    choose(form, "palette", prefs.palette);
    choose(form, "room", roomChosen());
    for (const name of ["numerals", "forced", "still"]) form.elements[name].checked = prefs[name];
    dialog.showModal();
  });
  form.addEventListener("change", (event) => {
    const field = event.target;
    if (field.name === "room") chooseRoom(field.value);
    else prefs[field.name] = field.type === "checkbox" ? field.checked : field.value;
    keep();
    for (const listener of heard) listener(field.name);
  });
}
