// The light of the room: the device's own unless somebody chose another here. Kept on this device only.
"use strict";
(() => {
  const KEY = "boneyard.room";
  const root = document.documentElement;
  const systemDark = matchMedia("(prefers-color-scheme: dark)");

  function kept() {
    try { return localStorage.getItem(KEY); } catch { return null; }
  }
  function keep(room) {
    try { localStorage.setItem(KEY, room); } catch { /* a private window forgets */ }
  }
  function shown() {
    return root.dataset.room || (systemDark.matches ? "dark" : "light");
  }

  const chosen = kept();
  if (chosen === "light" || chosen === "dark") root.dataset.room = chosen;

  // For the table's own settings: choose("dark"), choose("light"), or choose("") for the device's.
  window.boneyardRoom = {
    shown,
    choose(room) {
      if (room) root.dataset.room = room; else delete root.dataset.room;
      keep(room);
      document.dispatchEvent(new CustomEvent("room", { detail: shown() }));
    },
  };

  document.addEventListener("DOMContentLoaded", () => {
    const button = document.getElementById("room");
    if (!button) return;
    const name = () => {
      const other = shown() === "dark" ? "light" : "dark";
      button.textContent = other === "dark" ? "Dark" : "Light";
      button.setAttribute("aria-label", `Show the pages in a ${other} room`);
    };
    button.addEventListener("click", () => window.boneyardRoom.choose(shown() === "dark" ? "light" : "dark"));
    document.addEventListener("room", name);
    systemDark.addEventListener("change", name);
    name();
    button.hidden = false;
  });
})();
