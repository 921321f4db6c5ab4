// Winning a match: a shower of tiles and a fanfare, for anyone who wants them; and sound, offered once.
/** @import { NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, make } from "../../lib/dom.js";
import { animates, changeSettings, settings } from "../../lib/settings.js";
import { load, save } from "../../lib/store.js";
import { _ } from "../../lib/words.js";

const ANSWERED = 3000; // milliseconds that the answer is confirmed
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
    else closeOffer();
  });
}

/** @param {NowMessage} now */
const isWon = ({ phase, you, result }) =>
  phase === "over" && you !== null && Boolean(result?.winners.includes(you));

async function celebrate() {
  if (!settings.celebrate) return;
  if (animates()) (await import("./tile_shower.js")).showerTiles();
  if (settings.sound) (await import("../../lib/sound.js")).playSound("win");
}

/** @type {HTMLElement | null} */
let soundOffer = null;

function closeOffer() {
  soundOffer?.remove();
  soundOffer = null;
}

/** After the first round that is played on this device: once, and not where sound is on already. */
function offerSound() {
  if (settings.sound || load(OFFERED) || !save(OFFERED, true)) return;
  const said = make("p", { role: "status" }, _("Would you like to hear the tiles?"));
  const answers = make("span", { class: "answers" });
  const answer = (/** @type {boolean} */ sound) => {
    if (sound) changeSettings({ sound });
    said.textContent = sound ? _("Sound is on.") : _("You can turn it on in the settings.");
    answers.remove();
    setTimeout(closeOffer, ANSWERED);
  };
  answers.append(
    button(_("Turn sound on"), () => answer(true)),
    button(_("No, thanks"), () => answer(false), { class: "quiet" }),
  );
  // It lies on the felt: nothing of the result is under it.
  soundOffer = make("div", { class: "offer", role: "group", "aria-label": _("An offer") }, said, answers);
  document.querySelector(".felt-frame")?.append(soundOffer);
}
