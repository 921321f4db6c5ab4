// Winning a match: a shower of tiles and a fanfare, for anyone who wants them; and sound, offered once.
/** @import { NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make } from "../../lib/dom.js";
import { animates, changeSettings, settings } from "../../lib/settings.js";
import { load, save } from "../../lib/store.js";
import { drawSingleTile } from "../board/tiles.js";

const TILES = 28;
const LASTS = 2200; // milliseconds
const OFFERED = "boneyard.sound-offered";

/** @param {TablePage} page */
export function startCelebration(page) {
  let first = true;
  let celebrated = 0; // the number of the match
  page.onShown((now) => {
    const won = isWon(now);
    document.body.classList.toggle("won", won);
    if (won && !first && celebrated !== now.match) celebrate();
    if (won) celebrated = now.match;
    first = false; // a match that was over when the page was opened has been celebrated
    if (now.phase === "round-over" || now.phase === "over") offerSound();
    else soundOffer = null;
  });
}

/** @param {NowMessage} now */
const isWon = ({ phase, you, result }) =>
  phase === "over" && you !== null && Boolean(result?.winners.includes(you));

async function celebrate() {
  if (!settings.celebrate) return;
  if (animates()) showerTiles();
  if (settings.sound) (await import("../../lib/sound.js")).playSound("win");
}

function showerTiles() {
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

/** @type {HTMLElement | null} */
let soundOffer = null;

/** After the first round that is played on this device: once, and not where sound is on already. */
function offerSound() {
  // The card is drawn again whenever something about the table changes: the offer stays on it.
  if (soundOffer) byId("card").append(soundOffer);
  if (settings.sound || load(OFFERED) || !save(OFFERED, true)) return;
  const offer = make("p", { class: "offer" }, "Would you like to hear the tiles? ");
  const answer = (/** @type {boolean} */ sound) => {
    if (sound) changeSettings({ sound });
    offer.textContent = sound ? "Sound is on." : "You can turn it on in the settings.";
  };
  offer.append(
    make(
      "span",
      { class: "answers" },
      button("Turn sound on", () => answer(true)),
      button("No, thanks", () => answer(false), { class: "quiet" }),
    ),
  );
  soundOffer = offer;
  byId("card").append(offer);
}
