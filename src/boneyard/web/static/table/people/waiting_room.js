// The card before a game: who sits where, the name you play under, the invitation, and the start.
/** @import { Seat, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make } from "../../lib/dom.js";
import { fetchJson, jsonBody, toHttpError } from "../../lib/http.js";
import { botName } from "../../lib/text.js";
import { _, ngettext, pgettext } from "../../lib/words.js";
import { botSeatButton, drawInvitation } from "./invite.js";
import { hostButtons } from "./seats.js";

const SIT = "sit"; // the form with the name

/** @param {TablePage} page @param {TableMessage} table */
export function drawWaiting(page, table) {
  const { id } = page;
  const { host, you, seats, summary, removed } = table;
  const open = seats.filter((seat) => seat.kind === "open").length;
  const waits = make("p", { class: "small" }, _("The host starts the game."));
  const kept = _("The host removed you from this table. You can still watch.");
  return [
    make("h2", {}, open ? _("Waiting for players") : _("Everyone is here")),
    ...(removed ? [make("p", { class: "removed", role: "status" }, kept)] : []),
    make("p", { class: "small settings-line" }, summary.join(" · ")),
    ...(open && you === null && !removed ? drawName(id) : []),
    make("ul", { class: "seats" }, ...seats.map((seat) => drawSeat(page, seat, table))),
    drawInvitation(table, id),
    ...(host ? drawStart(id, open) : [waits]),
  ];
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
    make("label", { for: "your-name" }, _("Your name")),
    make("input", {
      id: "your-name",
      name: "name",
      type: "text",
      maxlength: 24,
      autocomplete: "nickname",
      placeholder: _("any name, or none"),
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

/** @returns {HTMLInputElement | null} The name field for someone who wants to sit down. */
export const nameField = () => byId("card").querySelector("input[name=name]");

/** @param {string} id @param {number} open */
function drawStart(id, open) {
  const words = open
    ? ngettext("Start with a bot in the open seat", "Start with {count} bots in the open seats", open)
    : pgettext("a game", "Start");
  const button = make("button", { class: "main" }, words);
  const form = make("form", { method: "post", action: `/t/${id}/start` }, button);
  return open ? [form, make("p", { class: "small" }, botSeatButton(id))] : [form];
}

/** @param {TablePage} page @param {Seat} seat @param {TableMessage} table */
function drawSeat(page, seat, table) {
  const number = make("span", { class: "seat-number" }, String(seat.seat + 1));
  const free = pgettext("a seat", "open");
  if (seat.kind === "open" && table.you === null && !table.removed) {
    const label = _("Sit in seat {number}", { number: seat.seat + 1 });
    const sit = { form: SIT, name: "seat", value: seat.seat, "aria-label": label };
    return make("li", {}, number, make("b", {}, free), make("button", sit, _("Sit here")));
  }
  const name = make("b", {}, seat.kind === "open" ? free : seat.name);
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
    if (seat.seat === table.you) return [button(_("Stand up"), () => page.send({ do: "leave" }))];
    return hostButtons(page, seat, table);
  }
  const change = () => page.send({ do: "change", seat: seat.seat });
  return [
    button(_("Move here"), change, { "aria-label": _("Move to seat {number}", { number: seat.seat + 1 }) }),
  ];
}

/** @param {Seat} seat @param {TableMessage} table */
function describeSeat(seat, table) {
  if (seat.kind === "bot" && seat.seat !== table.you) return _("bot, {level}", { level: botName(seat.bot) });
  if (seat.kind === "open") return _("the {level} bot if no one comes", { level: botName(seat.bot) });
  const there = seat.here ? pgettext("a player", "here") : pgettext("a player", "away");
  const parts = [seat.seat === table.you ? pgettext("a seat", "you") : there];
  if (seat.host) parts.push(pgettext("a player", "host"));
  return parts.join(" · ");
}
