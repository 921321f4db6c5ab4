// Boneyard as an app: a worker keeps the score pad and the rules at hand for when there is no line.
"use strict";
if ("serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => { /* a browser that will not: the pages work without */ });
  });
}
