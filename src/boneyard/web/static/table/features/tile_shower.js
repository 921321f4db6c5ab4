// A shower of tiles for the winner of a match, loaded only then.
import { make } from "../../lib/dom.js";
import { drawSingleTile } from "../board/tiles.js";

const TILES = 28;
const LASTS = 2200; // milliseconds

/** Let tiles rain over the page for a moment. */
export function showerTiles() {
  const party = make("div", { class: "party", "aria-hidden": "true" });
  document.body.append(party);
  for (let index = 0; index < TILES; index += 1) {
    const [first, second] = [index % 7, (3 * index) % 7];
    const tile = make("div", { class: "party-tile" }, drawSingleTile({ first, second }, false));
    tile.style.left = `${(100 * (index + 0.5)) / TILES}%`;
    party.append(tile);
    const turn = 240 * (Math.random() - 0.5);
    const aside = 60 * (Math.random() - 0.5);
    const way = [
      { transform: `translate(0, -15vh) rotate(${-turn}deg)`, opacity: 1 },
      { transform: `translate(${aside}px, 60vh) rotate(${turn}deg)`, opacity: 1, offset: 0.7 },
      { transform: `translate(${1.4 * aside}px, 105vh) rotate(${1.6 * turn}deg)`, opacity: 0 },
    ];
    const delay = 500 * Math.random();
    tile.animate(way, { duration: LASTS - 500, delay, easing: "cubic-bezier(.3, .1, .6, 1)", fill: "both" });
  }
  setTimeout(() => party.remove(), LASTS);
}
