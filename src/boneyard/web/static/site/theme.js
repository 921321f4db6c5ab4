// Applies the saved theme before the first paint, which is why it is not a module. Saved on this device only.
"use strict";
(() => {
  const KEY = "boneyard.settings";
  const root = document.documentElement;

  function read() {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "null") || {};
    } catch {
      return {};
    }
  }

  /** @param {Record<string, unknown>} settings */
  function show(settings) {
    for (const name of ["room", "felt", "motion"]) {
      const value = settings[name];
      if (typeof value === "string" && value) root.dataset[name] = value;
      else delete root.dataset[name];
    }
  }

  // lib/settings.js reads and shows them in the same way.
  window.boneyardTheme = { KEY, read, show };
  show(read());
})();
