// For people who listen to the table: prompts are announced, and the keyboard never loses its place.
/** @import { NowMessage } from "../lib/protocol.js" */
/** @import { TablePage } from "./page.js" */
import { byId, isDialogOpen } from "../lib/dom.js";
import { tileName } from "../lib/text.js";
import { _, listed, ngettext } from "../lib/words.js";

/**
 * @typedef {object} Reader
 * @property {() => void} mark To be called when what is chosen may have changed.
 * @property {() => void} played To be called when a move was made.
 */

/** @param {TablePage} page @returns {Reader} */
export function startReader(page) {
  /** What was said last about a moment, and about what is chosen. */
  let told = "";
  let choice = "";
  /** @type {Element | null} The part of the page that the keyboard was in. */
  let region = null;

  document.addEventListener("focusin", ({ target }) => {
    region = target instanceof Element ? target.closest("#board, #rack, #actions, #hand") : null;
  });
  page.onShown((now) => {
    const text = describeMoment(page, now);
    const moment = `${now.round} ${now.ply} ${text}`;
    if (text && moment !== told) page.say(text);
    told = moment;
    choice = "";
    keepPlace();
  });

  // What had the focus may have been played or taken away: the focus goes to what is nearest, not to the page's top.
  const keepPlace = () => {
    if (!region || isDialogOpen() || (document.activeElement ?? document.body) !== document.body) return;
    const homes = [region, byId("rack"), byId("actions"), page.board.drawing];
    /** @type {(HTMLElement | SVGElement)[]} */
    const found = homes.flatMap((home) => {
      const first = home.querySelector("[tabindex='0'], button:not([tabindex])");
      return first instanceof HTMLElement || first instanceof SVGElement ? [first] : [];
    });
    (found.find((each) => each.getClientRects().length) ?? byId("hand")).focus({ preventScroll: true });
  };

  const mark = () => {
    const text = describeChoice(page);
    if (text !== choice && text) page.say(text);
    choice = text;
  };
  // A tile was put down: the next one is in the hand.
  const played = () => {
    if (page.board.drawing.contains(document.activeElement)) page.rack.rove()?.focus({ preventScroll: true });
  };
  return { mark, played };
}

/** What to do now, or how it came out. @param {TablePage} page @param {NowMessage} now */
function describeMoment(page, now) {
  if (document.body.classList.contains("played-for")) return "";
  if (page.isYours()) return now.ask || _("Your turn");
  if (now.phase !== "over" && now.phase !== "round-over") return "";
  return byId("card").querySelector("h2")?.textContent ?? "";
}

/** What is chosen, and how to go on. @param {TablePage} page */
function describeChoice({ selection, rack, board }) {
  const { chosen } = selection;
  const tiles = chosen.flatMap((id) => {
    const piece = (rack.tiles.get(id) ?? board.pieces.get(id))?.piece;
    return piece ? [tileName(piece)] : [];
  });
  if (!tiles.length || selection.isWaiting()) return "";
  const meant = selection.meant();
  const places = [...selection.next()].filter((id) => board.spots.has(id)).length;
  const rest = meant
    ? _("Press Tab for the button: {move}.", { move: meant.label })
    : places
      ? ngettext(
          "It fits {count} place. Use the arrow keys to get there.",
          "It fits {count} places. Use the arrow keys to get there.",
          places,
        )
      : _("Choose what goes with it.");
  return [_("{tiles} chosen.", { tiles: listed(tiles) }), rest].join(" ");
}
