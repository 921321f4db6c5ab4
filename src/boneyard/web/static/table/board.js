// The board alone, for a screen that everybody sees: it looks on as a watcher, whoever put it up.
import { pointsTable } from "./card.js";
import { byId, make, said } from "./dom.js";
import { useFaces } from "./faces.js";
import { Live } from "./live.js";
import { glideTime, pause } from "./motion.js";
import { glides, onPrefs, prefs } from "./prefs.js";
import { fullTrick, merged } from "./scene.js";
import { number } from "./scores.js";
import { Stage } from "./stage.js";
import { watching } from "./watching.js";

const LINES = 5; // of what happened
const BEHIND = 4; // more states than this are not shown one by one
const LOOK = 1400; // how long a full trick is looked at
const HEARD = 9000; // how long something said stands beside its name

const id = byId("main").dataset.table;
const stage = new Stage(byId("felt"), byId("board"));
const queue = [];
const words = new Map(); // what was said last, by seat
let table = null;
let now = null;
let seen = null;
let showing = false;
let broken = 0;
let spoken = null; // the number of the last line of talk

function hear(message) {
  if (message.type === "table") hearTable(message);
  else if (message.type === "said") hearTalk(message.lines);
  else if (message.type === "gone") line(message.why);
  else if (message.type === "now") {
    queue.push(message);
    showAll();
  }
}

function hearTable(message) {
  table = message;
  byId("title").textContent = message.title;
  const open = message.seats.some((seat) => seat.kind === "open");
  byId("invites").textContent = open ? "Scan to sit down" : "Scan to watch";
  const others = message.watchers - 1; // this screen is one of them
  byId("watchers").textContent = watching(others);
  byId("watchers").hidden = others < 1;
  if (now) room();
}

// Only what is said from now on: a screen that is switched on does not repeat the evening.
function hearTalk(lines) {
  for (const each of lines) {
    if (spoken === null || each.number <= spoken || !table?.ways.talk) continue;
    words.set(each.seat, each);
    setTimeout(() => {
      if (words.get(each.seat) === each) words.delete(each.seat);
      people();
    }, HEARD);
  }
  spoken = lines.at(-1)?.number ?? spoken ?? 0;
  people();
}

async function showAll() {
  if (showing) return;
  showing = true;
  while (queue.length) {
    if (queue.length > BEHIND) {
      const passed = queue.splice(0, queue.length - 1);
      queue[0].log = [...passed.flatMap((each) => each.log), ...queue[0].log];
    }
    await show(queue.shift());
  }
  showing = false;
}

async function show(next) {
  const scene = next.scene ? merged({ ...next, own: null }) : null;
  const mover = next.log.findLast?.((each) => each.seat !== null)?.seat;
  const same = now?.round === next.round;
  if (scene && same) {
    const full = fullTrick(seen, scene, mover);
    if (full) {
      put(full, mover);
      await pause(glides() ? LOOK : LOOK / 2);
    }
  }
  const first = !now;
  now = next;
  if (scene) put(scene, same ? mover : null);
  tell(next.log);
  room();
  if (scene && !first && glides()) await pause(glideTime());
}

function put(scene, mover) {
  const from = mover === null || mover === undefined ? null : stage.plate(mover);
  stage.show(scene, (piece) => piece.first < 0 ? null : from);
  seen = scene;
}

function tell(lines) {
  const log = byId("log");
  for (const each of lines.slice(-LINES)) log.append(make("li", {}, ...said(each.text)));
  // Whole lines only: what has no room any more goes.
  while (log.children.length > LINES || (log.children.length > 1 && log.scrollHeight > log.clientHeight + 1)) log.firstChild.remove();
}

// --- beside the board

function room() {
  const waiting = now.phase === "waiting";
  document.body.classList.toggle("waiting", waiting);
  byId("round").hidden = waiting || table?.rounds === 1;
  byId("round").textContent = table?.rounds ? `Round ${now.round} of ${table.rounds}` : `Round ${now.round}`;
  byId("summary").textContent = now.scene?.summary ?? "";
  document.title = `${now.ask || "The board"} · ${table?.title ?? "Boneyard"}`;
  people();
  card();
}

// A line for each side: a player, or partners together.
function people() {
  if (!table || !now) return;
  const { sides, totals } = now.scores;
  const waiting = now.phase === "waiting"; // then everybody for oneself: partners are still to come
  byId("people").replaceChildren(...(waiting ? table.seats : sides).map((side, at) => {
    const seats = waiting ? [side] : table.seats.filter((seat) => seat.seat % sides.length === at);
    const [seat] = seats;
    const mover = now.phase === "playing" && seats.find((each) => each.seat === now.turn);
    const name = seats.length > 1 ? side : seat.kind === "open" ? `Seat ${seat.seat + 1}` : seat.name;
    return make("li", { class: [mover ? "turn" : "", seats.length > 1 ? "pair" : ""].join(" ").trim() || null },
      make("b", {}, name),
      make("span", { class: "how" }, mover ? (seats.length > 1 ? `${mover.name} to play` : "to play") : seats.length > 1 ? "" : how(seat)),
      ...(waiting ? [] : [make("span", { class: "total" }, number(totals[at]))]),
      ...seats.filter((each) => words.has(each.seat)).map((each) => make("bdi", { class: "heard" }, `${seats.length > 1 ? `${each.name}: ` : ""}“${words.get(each.seat).text}”`)));
  }));
}

const how = (seat) => seat.kind === "open" ? "open" : seat.kind === "bot" ? "bot" : seat.here ? "" : "away";

function card() {
  const box = byId("card");
  const inside = now.phase === "waiting" ? waits() : now.phase === "playing" ? null : ends();
  const ended = Boolean(inside) && now.phase !== "waiting";
  // How it ended stands beside the table, which everybody still looks at.
  document.body.classList.toggle("ended", ended);
  const home = ended ? byId("people").parentElement : document.querySelector(".felt-frame");
  if (box.parentElement !== home) home.insertBefore(box, ended ? byId("people") : null);
  box.hidden = !inside;
  if (inside) box.replaceChildren(...inside);
}

function waits() {
  const open = table?.seats.filter((seat) => seat.kind === "open").length ?? 0;
  return [
    make("h2", {}, open ? "Pull up a chair" : "Everybody is here"),
    make("p", { class: "how" }, open ? `${now.ask} Scan the code with a phone: your tiles are shown there, the table here.` : "The host starts the game."),
    make("img", { src: `/t/${id}/qr.svg`, alt: "The link to this table as a QR code", width: 400, height: 400 }),
    make("p", { class: "address" }, ...(table?.code ? [`or go to ${location.host}/j with the code `, make("b", {}, table.code)] : [(table?.link ?? location.href).replace(/^https?:\/\//, "")])),
  ];
}

function ends() {
  const { ended, result } = now;
  if (!ended && !result) return null;
  const title = result ? result.text : `Round ${now.round} is over`;
  return [
    make("h2", {}, title),
    ...(ended?.how && ended.how !== title ? [make("p", { class: "how" }, ...said(ended.how))] : []),
    ...(ended?.rows.length > 1 ? [pointsTable(ended)] : []),
  ];
}

// --- the rest

function line(text) {
  byId("line").textContent = text;
  byId("line").hidden = !text;
}

function onLine(there) {
  clearTimeout(broken);
  if (there) line("");
  else broken = setTimeout(() => line("The connection was lost. Trying again."), 2000);
}

// A screen across the room must not go dark in the middle of a game; where it may, it does.
async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch { /* not here */ }
}

function startFull() {
  const full = byId("full");
  full.hidden = !document.fullscreenEnabled;
  full.addEventListener("click", () => document.documentElement.requestFullscreen().catch(() => {}));
  document.addEventListener("fullscreenchange", () => {
    full.hidden = Boolean(document.fullscreenElement);
  });
}

startFull();
stayAwake();
document.addEventListener("visibilitychange", () => document.hidden || stayAwake());
onPrefs(async (name) => {
  if (name === "palette") await useFaces(prefs.palette);
  stage.redraw();
});
await useFaces(prefs.palette);
const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${encodeURIComponent(id)}/live`;
const live = new Live(address, stage.wide ? "wide" : "tall", hear, onLine, "&as=watcher");
new ResizeObserver(() => live.reshape(stage.wide ? "wide" : "tall")).observe(byId("felt"));
