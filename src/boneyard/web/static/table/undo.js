// Undo: at once where one plays alone with bots, else by asking the others; and the bar that shows who asks for what.
import { numbered } from "./deals.js";
import { button, byId, make, said } from "./dom.js";
import { addTool } from "./tools.js";

const AGAIN = 6; // times that a wish is sent on when bots were faster
let room = null;
let wish = null; // what was sent and not answered yet: {id, message, left}

export function start(given) {
  room = given;
  addTool({ key: "undo", label: "Undo", order: 30, press: () => ask("undo"), shown: () => can("back") });
  addTool({ key: "redo", label: "Redo", order: 31, press: () => ask("redo"), shown: () => can("again") });
  room.on("accepted", (message) => wish?.id === message.id && (wish = null));
  room.on("refused", (message) => {
    if (wish?.id !== message.id) return;
    if (message.stale && wish.left) wish.waits = true;
    else wish = null;
  });
  room.onShown((now) => {
    showAsks(now);
    if (wish?.waits) send({ ...wish.message, ply: now.ply }, wish.left - 1);
  });
  room.on("table", () => room.now() && showAsks(room.now()));
  document.addEventListener("keydown", pressed);
}

const can = (way) => Boolean(room.now()?.undo?.[way]) && room.now().phase !== "waiting" && !room.now().asks;

// What can still be taken back when a round or the whole game is over.
export function backButton() {
  return can("back") ? [button("Undo", () => ask("undo"), { "data-key": "undo" })] : [];
}

export function ask(what, more = {}) {
  if (!can(what === "undo" ? "back" : "again")) return;
  // Who plays alone goes back move by move; among others, down to what was a choice.
  const steps = numbered(room.table()) && !more.to ? { count: 1 } : {};
  send({ do: what, ply: room.now().ply, ...steps, ...more }, AGAIN);
}

function send(message, left) {
  wish = { message, left, waits: false };
  wish.id = room.send(message);
}

function pressed(event) {
  if (event.altKey || document.querySelector("dialog[open]") || event.target.matches("input, textarea, select")) return;
  const key = event.key.toLowerCase();
  const held = event.ctrlKey || event.metaKey;
  if (!(held ? key === "z" || key === "y" : key === "u")) return;
  event.preventDefault();
  ask(event.shiftKey || key === "y" ? "redo" : "undo");
}

// --- what somebody asks for

function showAsks(now) {
  const bar = byId("asks");
  const asks = now.asks;
  bar.hidden = !asks;
  if (!asks) return bar.replaceChildren();
  const answer = (agree) => (event) => {
    for (const each of bar.querySelectorAll("button")) each.disabled = true;
    event.currentTarget.blur();
    room.send(agree && asks.what === "rematch" ? { do: "rematch", ply: now.ply } : { do: "answer", ply: now.ply, agree });
  };
  const own = asks.seat === now.you;
  const missing = asks.waits.filter((seat) => seat !== now.you).map((seat) => room.table()?.seats[seat]?.name).filter(Boolean);
  const waiting = missing.length ? ` Waiting for ${missing.join(" and ")}.` : "";
  const text = own ? `${asks.text.replace(/^.*? asks /, "You ask ")}${waiting}` : asks.text + (asks.waits.includes(now.you) ? "" : waiting);
  const buttons = own ? [button("Withdraw", answer(false))]
    : asks.waits.includes(now.you) ? [button("Agree", answer(true), { class: "main" }), button("No", answer(false))] : [];
  bar.replaceChildren(make("p", {}, ...said(text)), ...buttons);
}
