// Who looks on: how many watch, said on the page.
import { make } from "./dom.js";

export const watching = (count) => count === 1 ? "1 watches" : count ? `${count} watch` : "";

export function start(room) {
  const places = [[document.querySelector(".bar nav"), "chip"], [document.getElementById("scores"), "small"]].map(([before, kind]) => {
    const found = make("p", { class: `${kind} watchers`, hidden: true });
    before.before(found);
    return found;
  });
  room.on("table", ({ watchers }) => {
    for (const place of places) {
      place.textContent = watching(watchers);
      place.hidden = !watchers;
    }
  });
}
