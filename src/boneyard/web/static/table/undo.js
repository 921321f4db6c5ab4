// Undo: at once where one plays alone with bots, else by asking the others; and the bar that shows who asks for what.
import { numbered } from "./deals.js";
import { button, byId, make, said } from "./dom.js";
import { insist } from "./insist.js";
import { addTool } from "./tools.js";

let room = null;

export function start(given) {
  room = given;
  addTool({ key: "undo", label: "Undo", order: 30, press: () => ask("undo"), shown: () => can("back") });
  addTool({ key: "redo", label: "Redo", order: 31, press: () => ask("redo"), shown: () => can("again") });
  room.onShown(showAsks);
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
  insist({ do: what, ...steps, ...more });
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
  bar.replaceChildren(make("p", {}, ...said(text)), make("span", { class: "answers" }, ...buttons));
}
