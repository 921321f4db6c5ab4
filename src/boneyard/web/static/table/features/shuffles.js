// Fair deals: the shuffle's seal before the round, the shuffle itself after it, and the check in this browser.
/** @import { Fairness, TableMessage } from "../../lib/protocol.js" */
/** @import { Problem } from "../contributions.js" */
/** @import { FairDialog } from "./fairness.js" */
/** @import { TablePage } from "../page.js" */
import { byId, make } from "../../lib/dom.js";
import { _, spliced } from "../../lib/words.js";
import { Contributions, isSealed } from "../contributions.js";
import { isNumbered } from "../deals.js";

/** @type {Fairness | null} */
let fair = null;
/** @type {Map<string, Problem | null>} By hash, what is wrong with the shuffle. */
const checked = new Map();
/** @type {TablePage} */
let page;
/** @type {Contributions} */
let contributions;
/** @type {FairDialog | null} Only for those who look at it. */
let dialog = null;

/** @param {TablePage} thePage */
export function startShuffles(thePage) {
  page = thePage;
  contributions = new Contributions(page.id, (request) => {
    page.handled.add(page.send(request)); // if it came too late, no one needs to know
  });
  /** @type {number | null} */
  let seat = null;
  page.on("table", (table) => {
    const own = ownSeat(table);
    if (own === seat) return;
    seat = own;
    if (contributions.next) contributions.receive(contributions.next, seat);
  });
  page.on("shuffle", (message) => {
    contributions.receive(message, seat);
    redraw();
  });
  page.on("accepted", (message) => page.handled.delete(message.id));
  byId("fair-open").addEventListener("click", async () => {
    const { FairDialog } = await import("./fairness.js");
    dialog ??= new FairDialog(page, contributions, checked);
    if (fair) byId("fair-inside").replaceChildren(...dialog.draw(fair));
    byId("fair", HTMLDialogElement).showModal();
  });
  page.onShown((now) => showFairness(now.fair));
}

/** The seat in which you play; null if you watch, or a bot plays for you. @param {TableMessage} table */
const ownSeat = ({ you, seats }) => (you !== null && seats[you].kind === "person" ? you : null);

function redraw() {
  if (dialog && fair && byId("fair", HTMLDialogElement).open) {
    byId("fair-inside").replaceChildren(...dialog.draw(fair));
  }
}

/** @param {Fairness} told */
function showFairness(told) {
  const open = byId("fair-open");
  const last = told?.hash ?? told?.revealed.at(-1)?.hash;
  open.hidden = !last;
  if (!last) return;
  fair = told;
  const short = make("code", {}, `${last.slice(0, 6)}…${last.slice(-4)}`);
  if (told.given) open.replaceChildren(_("A given position"));
  else if (isNumbered(told)) open.replaceChildren(_("Numbered deal {number}", { number: told.deal }));
  else {
    const words = isSealed(told) ? _("Shuffle {seal} sealed") : _("Shuffle {seal} opened");
    open.replaceChildren(...spliced(words, { seal: short }));
  }
  for (const shuffle of told.revealed) {
    if (!checked.has(shuffle.hash)) checked.set(shuffle.hash, contributions.check(shuffle));
  }
  redraw();
}
