// The card on the felt: the seats before the game, the result after a round.
/** @import { NowMessage, Seat, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { byId, make } from "../../lib/dom.js";
import { plural } from "../../lib/text.js";
import { drawEnd } from "../scores.js";
import { botSeatButton, drawInvitation } from "./invite.js";

const desk = matchMedia("(min-width: 900px) and (min-height: 561px)");
let shownFor = "";

/** Show what this moment puts on the card, if anything. @param {TablePage} page */
export function showCard({ now, table, id }) {
  const phase = now?.phase ?? table?.phase;
  if (phase === "waiting" && table) showWaiting(table, id);
  else if (now && (phase === "round-over" || phase === "over")) showEnded(now);
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

/** @param {NowMessage} now */
function showEnded(now) {
  const inside = drawEnd(now);
  if (!inside) return hide();
  show(`ended ${now.ply}`, true, () => inside);
}

/** @param {TableMessage} table @param {string} id */
function showWaiting(table, id) {
  const { seats, host, you, watchers } = table;
  const typed = nameField()?.value;
  show(`waiting ${JSON.stringify([seats, host, you, watchers])}`, false, () => {
    const open = seats.filter((seat) => seat.kind === "open").length;
    const waits = make("p", { class: "small" }, "The one who made the table starts the game.");
    return [
      make("h2", {}, open ? "Waiting for players" : "Everybody is here"),
      make("ul", { class: "seats" }, ...seats.map((seat) => drawSeat(seat, table, id))),
      drawInvitation(table, id),
      ...(host ? drawStart(id, open) : [waits]),
    ];
  });
  const field = nameField();
  if (field && typed) field.value = typed;
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

/** @param {Seat} seat @param {TableMessage} table @param {string} id */
function drawSeat(seat, table, id) {
  const number = make("span", { class: "seat-number" }, String(seat.seat + 1));
  if (seat.kind === "open" && table.you === null) {
    const field = `name-${seat.seat}`;
    const name = { id: field, name: "name", type: "text", maxlength: 24, autocomplete: "nickname" };
    const form = make(
      "form",
      { method: "post", action: `/t/${id}/sit` },
      make("input", { type: "hidden", name: "seat", value: seat.seat }),
      make("label", { class: "unseen", for: field }, "Your name"),
      make("input", { ...name, placeholder: "Your name" }),
      make("button", {}, "Sit here"),
    );
    return make("li", {}, number, form);
  }
  const name = make("b", {}, seat.kind === "open" ? "open" : seat.name);
  return make(
    "li",
    { class: seat.kind },
    number,
    name,
    make("span", { class: "small" }, describeSeat(seat, table)),
  );
}

/** @param {Seat} seat @param {TableMessage} table */
function describeSeat(seat, table) {
  if (seat.seat === table.you) return "you";
  if (seat.kind === "bot") return `bot, ${seat.bot}`;
  if (seat.kind === "open") return `the ${seat.bot ?? "greedy"} bot if nobody comes`;
  return seat.here ? "here" : "away";
}
