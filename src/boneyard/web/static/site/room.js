// The room as this device likes it: its light, its felt, its motion, shown before the first paint. Kept on this device only.
"use strict";
(() => {
  const KEY = "boneyard.settings";
  const root = document.documentElement;

  function read() {
    try { return JSON.parse(localStorage.getItem(KEY)) || {}; } catch { return {}; }
  }
  function show(kept) {
    for (const name of ["room", "felt", "motion"]) {
      if (typeof kept[name] === "string" && kept[name]) root.dataset[name] = kept[name];
      else delete root.dataset[name];
    }
  }

  // For the settings, which are read and shown in this one way everywhere.
  window.boneyardRoom = { KEY, read, show };
  show(read());
})();
