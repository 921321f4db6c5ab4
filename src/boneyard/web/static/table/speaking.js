// Talk: quick phrases and short lines, in the side panel on a desk and over the felt on a phone, never over the hand.
import { clearBubbles, showBubble } from "./bubble.js";
import { button, byId, make } from "./dom.js";
import { addTool, showTools } from "./tools.js";

const PHRASES = ["Hello!", "Good luck!", "Well played!", "Oh no!", "Ha!", "Take your time", "Thank you!", "Good game!"];
const LONGEST = 200;
const KEPT = 100;
const TABLES = 30; // that this device remembers something of
const desk = matchMedia("(min-width: 760px) and (min-height: 521px)");

let room = null;
let lines = [];
let open = false;
let read = 0; // the number of the last line that was read
let muted = new Set(); // seats
let tool = null;
let first = true;
let waits = null; // what was sent last and is not answered yet

// --- what this device remembers: how far somebody has read, and who is muted

function kept() {
  try { return JSON.parse(localStorage.getItem("boneyard.talk")) || {}; } catch { return {}; }
}

function keep() {
  const all = Object.entries(kept()).filter(([id]) => id !== room.id).slice(1 - TABLES);
  try { localStorage.setItem("boneyard.talk", JSON.stringify(Object.fromEntries([...all, [room.id, { read, muted: [...muted] }]]))); } catch { /* a private window forgets */ }
}

// --- the panel

const list = make("ol", { class: "lines", tabindex: "0", "aria-label": "What was said" });
const field = make("input", { type: "text", maxlength: LONGEST, id: "talk-line", placeholder: "Say something", autocomplete: "off", enterkeyhint: "send" });
const why = make("p", { class: "talk-why", role: "status" });
const phrases = make("div", { class: "phrases", role: "group", "aria-label": "Quick phrases, keys 1 to 8" },
  ...PHRASES.map((text, at) => button(text, () => say(text), { "aria-keyshortcuts": String(at + 1) })));
const form = make("form", { class: "speak", autocomplete: "off" }, make("label", { class: "unseen", for: "talk-line" }, "Say something"), field, make("button", {}, "Say"));
const settle = make("div", { class: "talk-ways" });
const panel = make("section", { id: "talk", class: "talk", "aria-label": "Talk", hidden: true },
  make("div", { class: "talk-head" }, make("h2", {}, "Talk"), button("Close", () => show(false), { class: "talk-close" })),
  list, why, phrases, form, settle);

// Before the game there is no side panel.
const beside = () => desk.matches && !document.body.classList.contains("waiting");

function home() {
  const wanted = beside() ? byId("side") : document.querySelector(".felt-frame");
  if (panel.parentElement === wanted) return;
  const held = panel.contains(document.activeElement) && document.activeElement;
  if (beside()) byId("log").after(panel);
  else wanted.append(panel);
  if (held) held.focus();
}

function show(wanted, focus = true) {
  open = wanted;
  home();
  panel.hidden = !open;
  document.body.classList.toggle("talking", open);
  if (open) {
    clearBubbles();
    draw();
    list.scrollTop = list.scrollHeight;
    seen();
    if (focus && on()) (desk.matches ? field : phrases.firstChild).focus({ preventScroll: true });
  } else if (panel.contains(document.activeElement) || document.activeElement === document.body) tool?.focus();
  label();
  if (room.now()) showTools();
}

function draw() {
  const near = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const own = room.table()?.you;
  list.replaceChildren(...lines.filter((line) => !muted.has(line.seat)).map((line) => make("li", { class: line.seat === own ? "own" : null },
    make("b", {}, line.seat === own ? "You" : line.name), " ", make("bdi", {}, line.text))));
  if (!list.children.length) list.append(make("li", { class: "none" }, on() ? "Nothing was said yet." : "Talk is switched off at this table."));
  if (near) list.scrollTop = list.scrollHeight;
  const seated = on() && own !== null;
  phrases.hidden = !seated;
  form.hidden = !seated;
  settle.replaceChildren(...ways(own));
}

// Who can be muted here, what the host can settle, and a friendly word where partners play.
function ways(own) {
  const table = room.table();
  const others = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== own);
  const partners = room.now()?.scores.sides.length < table.seats.length;
  const parts = [];
  if (own === null) parts.push(make("p", { class: "small" }, "Who watches may read along."));
  else if (on() && partners) parts.push(make("p", { class: "small" }, "Table talk about hands is not fair play in partnership games."));
  if (on()) parts.push(...others.map((seat) => button(muted.has(seat.seat) ? `Hear ${seat.name}` : `Mute ${seat.name}`, () => mute(seat), { class: "quiet", "data-mute": seat.seat })));
  if (table.host) parts.push(button(on() ? "Switch talk off for all" : "Switch talk on", () => room.tell({ do: "settle", talk: !on() }), { class: "quiet", "data-talk": on() ? "off" : "on" }));
  return parts;
}

function mute(seat) {
  if (!muted.delete(seat.seat)) muted.add(seat.seat);
  room.say(muted.has(seat.seat) ? `${seat.name} is muted on this device.` : `${seat.name} is heard again.`);
  keep();
  draw();
  panel.querySelector(`[data-mute="${seat.seat}"]`)?.focus();
}

// --- hearing and saying

const on = () => Boolean(room.table()?.ways.talk);

// Somebody is there, or may come, who would hear it.
function useful() {
  const table = room.table();
  if (!table || table.seats.length < 2) return false;
  if (!on()) return table.host;
  return lines.length > 0 || table.watchers > 0 || table.seats.some((seat) => seat.seat !== table.you && seat.kind !== "bot");
}

function hear(message) {
  const last = lines.at(-1)?.number ?? 0;
  const fresh = message.lines.filter((line) => line.number > last);
  lines = [...lines, ...fresh].slice(-KEPT);
  const own = room.table()?.you;
  if (!first) {
    for (const line of fresh) {
      if (line.seat === own || muted.has(line.seat)) continue;
      room.say(`${line.name} says: ${line.text}`);
      if (!open) showBubble(room, line);
    }
  }
  first = false; // what was said before one came is no news
  if (open) {
    draw();
    seen();
  }
  label();
  if (room.now()) showTools();
}

function seen() {
  const last = lines.at(-1)?.number ?? 0;
  if (document.hidden || last <= read) return;
  read = last;
  keep();
}

function label() {
  const own = room.table()?.you;
  const news = open ? 0 : lines.filter((line) => line.number > read && line.seat !== own && !muted.has(line.seat)).length;
  tool.textContent = !on() ? "Talk is off" : news ? `Talk, ${news} new` : "Talk";
  tool.classList.toggle("news", news > 0);
  if (news) tool.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function say(text) {
  const words = text.trim();
  if (!words || !on()) return;
  why.textContent = "";
  const id = room.send({ do: "say", text: words });
  room.elsewhere.add(id);
  waits = { id, words };
}

function answered(message) {
  if (!room.elsewhere.delete(message.id)) return;
  if (message.type === "accepted") {
    if (waits?.id === message.id && field.value.trim() === waits.words) field.value = "";
    return;
  }
  why.textContent = message.why;
  setTimeout(() => { why.textContent = ""; }, 5000);
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape" && panel.contains(event.target)) {
    event.stopPropagation();
    show(false);
  }
  if (event.target.matches("input, textarea, select") || !useful()) return;
  if (event.key === "t") {
    event.preventDefault();
    show(true);
    if (!field.hidden) field.focus();
  } else if (event.key === "q" && on() && room.table().you !== null) {
    event.preventDefault();
    show(true, false);
    phrases.firstChild.focus();
  } else if (phrases.contains(event.target) && PHRASES[event.key - 1]) {
    event.preventDefault();
    say(PHRASES[event.key - 1]);
  }
}

export function start(given) {
  room = given;
  ({ read = 0, muted = [] } = kept()[room.id] ?? {});
  muted = new Set(muted);
  tool = addTool({ key: "talk", label: "Talk", order: 40, shown: useful, pressed: () => open, press: () => show(!open) });
  home();
  desk.addEventListener("change", home);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say(field.value);
  });
  document.addEventListener("keydown", key, true);
  document.addEventListener("visibilitychange", () => open && seen());
  room.on("said", hear);
  room.on("accepted", answered);
  room.on("refused", answered);
  room.onShown(home);
  room.on("table", () => {
    if (open && !useful()) show(false);
    if (open) draw();
    label();
    if (room.now()) showTools();
  });
}
