// The card on the felt: the seats before the game, the result after a round.
/** @import { NowMessage, Seat, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make } from "../../lib/dom.js";
import { fetchJson, jsonBody, toHttpError } from "../../lib/http.js";
import { plural } from "../../lib/text.js";
import { drawEnd } from "../scores.js";
import { botSeatButton, drawInvitation } from "./invite.js";
import { hostButtons } from "./seats.js";

const desk = matchMedia("(min-width: 900px) and (min-height: 561px)");
const SIT = "sit"; // the form with the name
let shownFor = "";

/** Show what this moment puts on the card, if anything. @param {TablePage} page */
export function showCard(page) {
  const { now, table } = page;
  const phase = now?.phase ?? table?.phase;
  if (phase === "waiting" && table) showWaiting(page, table);
  else if (now && (phase === "round-over" || phase === "over")) showEnded(page, now);
  else hide();
}

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
function showEnded(page, now) {
  const inside = drawEnd(now);
  if (!inside) return hide();
  show(`ended ${JSON.stringify([now.match, now.round, now.ended, now.result])}`, true, () => inside);
  document.body.classList.toggle("hand-told", tellsHand(page));
}

/**
 * Whether the result lists the tiles that are left to you; words about a hand say more than its tiles.
 * @param {TablePage} page
 */
function tellsHand({ rack }) {
  const told = [...document.querySelectorAll("#card .told-of")].map((row) => row.textContent?.split(/\s+/));
  return told.some(
    (words) => words?.length === rack.pieces.length && rack.pieces.every(({ id }) => words.includes(id)),
  );
}

/** @param {TablePage} page @param {TableMessage} table */
function showWaiting(page, table) {
  const { id } = page;
  const { host, you, watchers, summary, removed } = table;
  const typed = nameField()?.value;
  const seats = table.seats.map((seat) => ({ ...seat, away: seat.away !== null }));
  show(`waiting ${JSON.stringify([seats, host, you, watchers, summary, removed])}`, false, () => {
    const open = seats.filter((seat) => seat.kind === "open").length;
    const waits = make("p", { class: "small" }, "The host starts the game.");
    const kept = "The host removed you from this table. You can still watch.";
    return [
      make("h2", {}, open ? "Waiting for players" : "Everyone is here"),
      ...(removed ? [make("p", { class: "removed", role: "status" }, kept)] : []),
      make("p", { class: "small settings-line" }, summary.join(" · ")),
      ...(open && you === null && !removed ? drawName(id) : []),
      make("ul", { class: "seats" }, ...table.seats.map((seat) => drawSeat(page, seat, table))),
      drawInvitation(table, id),
      ...(host ? drawStart(id, open) : [waits]),
    ];
  });
  const field = nameField();
  if (field && typed) field.value = typed;
}

/**
 * One field for the name, whichever seat is taken; it has the name that this device used last.
 * @param {string} id
 */
function drawName(id) {
  const refusal = make("p", { class: "refused", role: "alert", hidden: true });
  const form = make(
    "form",
    { id: SIT, class: "your-name", method: "post", action: `/t/${id}/sit` },
    make("label", { for: "your-name" }, "Your name"),
    make("input", {
      id: "your-name",
      name: "name",
      type: "text",
      maxlength: 24,
      autocomplete: "nickname",
      placeholder: "any name, or none",
      value: byId("main").dataset.name ?? "",
    }),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const seat = event.submitter instanceof HTMLButtonElement ? Number(event.submitter.value) : null;
    try {
      await fetchJson(form.action, jsonBody("POST", { name: nameField()?.value ?? "", seat }));
      location.reload(); // from now on this device holds a seat
    } catch (problem) {
      refusal.textContent = toHttpError(problem).message;
      refusal.hidden = false;
    }
  });
  return [form, refusal];
}

/** @returns {HTMLInputElement | null} Where somebody who wants to sit down types a name. */
const nameField = () => byId("card").querySelector("input[name=name]");

/** @param {string} id @param {number} open */
function drawStart(id, open) {
  const bots = open === 1 ? "a bot in the open seat" : `${plural(open, "bot")} in the open seats`;
  const button = make("button", { class: "main" }, open ? `Start with ${bots}` : "Start");
  const form = make("form", { method: "post", action: `/t/${id}/start` }, button);
  return open ? [form, make("p", { class: "small" }, botSeatButton(id))] : [form];
}

/** @param {TablePage} page @param {Seat} seat @param {TableMessage} table */
function drawSeat(page, seat, table) {
  const number = make("span", { class: "seat-number" }, String(seat.seat + 1));
  if (seat.kind === "open" && table.you === null && !table.removed) {
    const sit = { form: SIT, name: "seat", value: seat.seat, "aria-label": `Sit in seat ${seat.seat + 1}` };
    return make("li", {}, number, make("b", {}, "open"), make("button", sit, "Sit here"));
  }
  const name = make("b", {}, seat.kind === "open" ? "open" : seat.name);
  return make(
    "li",
    { class: seat.kind },
    number,
    name,
    make("span", { class: "small" }, describeSeat(seat, table)),
    make("span", { class: "seat-acts" }, ...seatButtons(page, seat, table)),
  );
}

/**
 * What you can do about a seat before the game.
 * @param {TablePage} page
 * @param {Seat} seat
 * @param {TableMessage} table
 */
function seatButtons(page, seat, table) {
  if (table.you === null || seat.kind === "person") {
    if (seat.seat === table.you) return [button("Stand up", () => page.send({ do: "leave" }))];
    return hostButtons(page, seat, table);
  }
  const change = () => page.send({ do: "change", seat: seat.seat });
  return [button("Move here", change, { "aria-label": `Move to seat ${seat.seat + 1}` })];
}

/** @param {Seat} seat @param {TableMessage} table */
function describeSeat(seat, table) {
  const host = seat.host ? " · host" : "";
  if (seat.seat === table.you) return `you${host}`;
  if (seat.kind === "bot") return `bot, ${seat.bot}`;
  if (seat.kind === "open") return `the ${seat.bot ?? "greedy"} bot if nobody comes`;
  return (seat.here ? "here" : "away") + host;
}
