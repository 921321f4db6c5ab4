// Who sits here: bots for those who have left, seats given back, and the time of a turn; the host decides.
import { button, byId, make, said } from "./dom.js";
import { insist } from "./insist.js";

const PATIENCE = 15000; // how long somebody is away before the host is offered a bot
const SLOW = 3600; // seconds for a turn from which nobody is expected to sit and wait
const LIMITS = [[0, "No clock"], [30, "30 seconds"], [60, "1 minute"], [300, "5 minutes"], [86400, "A day"], [259200, "Three days"]];
let room = null;
let missed = 0; // the timer for who is away
let missing = null; // the seat that the host was told is away

export function start(given) {
  room = given;
  room.on("table", () => room.now() && show());
  room.onShown(show);
}

function show() {
  const table = room.table();
  const now = room.now();
  const box = byId("company-box");
  box.hidden = now.phase === "waiting" || table.seats.length < 2;
  byId("company").replaceChildren(...table.seats.map((seat) => row(table, seat)));
  const own = `Time for a turn: ${limitWords(table.ways.limit).toLowerCase()}.`;
  byId("ways").replaceChildren(own, ...(table.host ? [" ", button("Change", () => askTime(table), { class: "plain" })] : []));
  watchOver(table, now);
  bar(table, now);
}

function row(table, seat) {
  const how = seat.seat === table.you && !seat.stands_in ? "you"
    : seat.stands_in ? `${seat.here ? "back" : "away"}; a bot (${seat.bot}) plays`
    : seat.kind === "bot" ? `bot, ${seat.bot}` : seat.here ? "here" : "away";
  const offer = !table.host || seat.seat === table.you ? []
    : seat.stands_in ? [button("Give the seat back", () => insist({ do: "seat", seat: seat.seat, to: "person" }))]
    : seat.kind === "person" && !seat.here ? replace(table, seat) : [];
  return make("li", {}, make("b", {}, seat.name), " ", make("span", { class: "how" }, how), ...offer);
}

function replace(table, seat) {
  const levels = table.bots ?? [];
  const level = make("select", { "aria-label": `Which bot plays for ${seat.name}` }, ...levels.map((name) => make("option", { selected: name === "greedy" }, name)));
  return [level, button("Let it play", () => insist({ do: "seat", seat: seat.seat, to: "bot", bot: level.value }), { "aria-label": `Let this bot play for ${seat.name}` })];
}

// --- what is asked right now

// Where everybody waits for somebody who has left, the host is offered a bot after a while.
function watchOver(table, now) {
  const seat = table.seats[now.turn];
  const away = table.host && now.phase === "playing" && seat?.kind === "person" && !seat.here && seat.seat !== now.you && table.ways.limit < SLOW;
  if (!away) {
    clearTimeout(missed);
    missed = 0;
    missing = null;
  } else if (!missed && missing !== seat.seat) {
    missed = setTimeout(() => {
      missed = 0;
      missing = seat.seat;
      show();
    }, PATIENCE);
  }
}

function bar(table, now) {
  const own = table.seats[table.you];
  const wants = table.host && table.seats.find((seat) => seat.wants && seat.seat !== table.you);
  const put = (text, ...buttons) => {
    byId("seat-bar").replaceChildren(make("p", {}, ...said(text)), make("span", { class: "answers" }, ...buttons));
    byId("seat-bar").hidden = false;
  };
  const asks = (seat, to, words, main) => button(words, () => insist({ do: "seat", seat, to }), main ? { class: "main" } : {});
  if (own?.stands_in && own.wants) put("The host was asked for your seat. A bot plays for you until then.");
  else if (own?.stands_in) put("A bot plays for you.", asks(own.seat, "person", "Take my seat back", true));
  else if (wants) put(`${wants.name} is back and asks for the seat.`, asks(wants.seat, "person", "Give it back", true), asks(wants.seat, "wait", "Not now"));
  else if (missing !== null && missing === now.turn) put(`${table.seats[missing].name} is away.`, asks(missing, "bot", "Let a bot play"));
  else byId("seat-bar").hidden = true;
}

// --- the time of a turn

function limitWords(limit) {
  const known = LIMITS.find(([seconds]) => seconds === limit);
  if (known) return known[1];
  return limit % 60 ? `${limit} seconds` : `${limit / 60} minutes`;
}

function askTime(table) {
  const own = !LIMITS.some(([seconds]) => seconds === table.ways.limit);
  const limit = make("select", { id: "time-limit" },
    ...LIMITS.map(([seconds, words]) => make("option", { value: seconds, selected: seconds === table.ways.limit }, words)),
    make("option", { value: "own", selected: own }, "So many minutes"));
  const minutes = make("input", { id: "time-minutes", type: "number", min: 1, max: 20160, value: own ? Math.ceil(table.ways.limit / 60) : 10 });
  const ending = make("select", { id: "time-ending" },
    make("option", { value: "bot", selected: table.ways.ending === "bot" }, "a bot plays"),
    make("option", { value: "forced", selected: table.ways.ending === "forced" }, "draw or pass"));
  const line = (field, words) => make("p", { class: "field" }, make("label", { for: field.id }, words), field);
  const minutesLine = line(minutes, "Minutes");
  const swap = () => (minutesLine.hidden = limit.value !== "own");
  limit.addEventListener("change", swap);
  swap();
  const dialog = make("dialog", { id: "time", "aria-labelledby": "time-title" }, make("form", { method: "dialog" },
    make("h2", { id: "time-title" }, "Time for a turn"),
    line(limit, "A turn takes at most"), minutesLine, line(ending, "When the time is up"),
    make("p", { class: "foot" }, make("button", { value: "no" }, "Cancel"), make("button", { value: "yes", class: "main" }, "Settle it"))));
  dialog.addEventListener("close", () => {
    const seconds = limit.value === "own" ? Math.round(Number(minutes.value) * 60) : Number(limit.value);
    if (dialog.returnValue === "yes") room.tell({ do: "settle", limit: seconds, ending: ending.value });
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
