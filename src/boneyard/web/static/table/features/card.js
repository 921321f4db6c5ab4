// The card on the felt: the seats before the game, the result after a round.
/** @import { NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { byId, make } from "../../lib/dom.js";
import { drawEnd } from "../scores.js";

const desk = matchMedia("(min-width: 900px) and (min-height: 561px)");
/** @type {Promise<typeof import("../people/waiting_room.js")> | undefined} Loaded only before a game. */
let waitingRoom;
let shownFor = "";

/** Show what this moment puts on the card, if anything. @param {TablePage} page */
export function showCard(page) {
  const { now } = page;
  const phase = phaseOf(page);
  if (phase === "waiting") showWaiting(page);
  else if (now && (phase === "round-over" || phase === "over")) showEnded(page, now);
  else hide();
}

/** @param {TablePage} page */
const phaseOf = ({ now, table }) => now?.phase ?? table?.phase;

function hide() {
  byId("card").hidden = true;
  document.body.classList.remove("ended");
  moveHome();
  shownFor = "";
}

// The result never covers the table: it is shown beside it on a desk, and below it on a phone.
function moveHome() {
  const ended = document.body.classList.contains("ended");
  const home = !ended ? document.querySelector(".felt-frame") : byId(desk.matches ? "side" : "hand");
  if (byId("card").parentElement !== home) home?.prepend(byId("card"));
}
desk.addEventListener("change", moveHome);
const sizes = new ResizeObserver(fitResult);
for (const id of ["main", "actions"]) sizes.observe(byId(id));

/**
 * @param {string} key Nothing is redrawn for the same key.
 * @param {boolean} ended
 * @param {() => (Node | string)[]} draw
 */
function show(key, ended, draw) {
  if (key === shownFor) return;
  const card = byId("card");
  shownFor = key;
  const inside = draw();
  document.body.classList.toggle("ended", ended);
  moveHome();
  card.replaceChildren(...inside);
  card.hidden = false;
  card.scrollTop = 0;
}

/** @param {TablePage} page @param {NowMessage} now */
function showEnded({ rack, table }, now) {
  const own = rack.pieces.map(({ id }) => id);
  const inside = drawEnd(now, table, own);
  if (!inside) return hide();
  show(`ended ${JSON.stringify([now.match, now.round, now.ended, now.result, own])}`, true, () => inside);
  fitResult();
}

/**
 * Draw the result so that all of it is in view: closer together, then without the hands of others, which lie
 * open on the table as well, then without how it came about, then in two columns.
 */
export function fitResult() {
  const card = byId("card");
  const { classList } = document.body;
  if (card.hidden || !classList.contains("ended")) return;
  classList.toggle("hand-told", card.querySelector(".mine") !== null); // then a phone shows it there, not as tiles
  for (const tight of ["0", "1", "2", "3", "4"]) {
    card.dataset.tight = tight;
    card.classList.toggle("tight", tight !== "0" || card.querySelector(".many") !== null);
    halve(card, tight === "4");
    if (card.scrollHeight <= card.clientHeight + 1) return;
  }
}

/**
 * Split a long list of points into two tables side by side, or put it together again.
 * @param {HTMLElement} card
 * @param {boolean} wanted
 */
function halve(card, wanted) {
  const halves = card.querySelector(".halves");
  /** @type {NodeListOf<HTMLTableElement>} */
  const tables = card.querySelectorAll("table.points");
  const [table, rest] = tables;
  const body = table?.tBodies[0];
  if (!wanted && halves) {
    body.append(...rest.tBodies[0].rows);
    halves.replaceWith(table);
  }
  if (!wanted || halves || !body || table.tBodies.length > 1) return;
  const rows = [...body.rows];
  const firsts = rows.filter((row) => !row.classList.contains("told-of"));
  const second = rows.indexOf(firsts[Math.ceil(firsts.length / 2)]);
  if (second < 0) return;
  const other = /** @type {HTMLTableElement} */ (table.cloneNode(false));
  other.append(table.tHead?.cloneNode(true) ?? "", make("tbody", {}, ...rows.slice(second)));
  const pair = make("div", { class: "halves" });
  table.replaceWith(pair);
  pair.append(table, other);
}

/** @param {TablePage} page */
async function showWaiting(page) {
  waitingRoom ??= import("../people/waiting_room.js");
  const { drawWaiting, nameField } = await waitingRoom;
  const { table } = page;
  if (!table || phaseOf(page) !== "waiting") return; // it has begun meanwhile
  const { host, you, watchers, summary, removed } = table;
  const seats = table.seats.map((seat) => ({ ...seat, away: seat.away !== null }));
  const typed = nameField()?.value;
  const key = `waiting ${JSON.stringify([seats, host, you, watchers, summary, removed])}`;
  show(key, false, () => drawWaiting(page, table));
  const field = nameField();
  if (field && typed) field.value = typed;
}
