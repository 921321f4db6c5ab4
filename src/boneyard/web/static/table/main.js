// The table page: hears the server, shows one state after the other, and sends what the player means.
import { Actions } from "./actions.js";
import { hideCard, showEnded, showShare, showWaiting } from "./card.js";
import { Choosing } from "./choosing.js";
import { startComforts } from "./comforts.js";
import { again as playAgain, numbered, pick } from "./deals.js";
import { button, byId, make, said } from "./dom.js";
import { Dragging } from "./drag.js";
import { useFaces } from "./faces.js";
import { showFair, startFair } from "./fair.js";
import { startKeys } from "./keys.js";
import { Live } from "./live.js";
import { glideTime, pause } from "./motion.js";
import { glides, onPrefs, pace, prefs } from "./prefs.js";
import { ofHand, ofPlace, spoken } from "./naming.js";
import { Rack } from "./rack.js";
import { rematchButton } from "./rematch.js";
import { fullTrick, merged } from "./scene.js";
import { showScores } from "./scores.js";
import { Stage } from "./stage.js";
import { say, startTalk, tell, words } from "./talk.js";
import { showTools } from "./tools.js";
import { Touching } from "./touching.js";
import { backButton } from "./undo.js";

const BEHIND = 4; // more states than this are not shown one by one
const LOOK = 950; // how long a full trick is looked at
const FORCED = 600;

const id = byId("main").dataset.table;
const stage = new Stage(byId("felt"), byId("board"));
const rack = new Rack(byId("rack"));
const choosing = new Choosing((chosen) => live.tell({ do: "touch", ply: now.ply, chosen }));
const actions = new Actions(byId("actions"), { play, clear: () => touching.clear(), giveUp, isPlace: (each) => stage.spots.has(each) });
const queue = [];
let table = null;
let now = null;
let seen = null; // the scene that is shown
let showing = false;
let hurry = () => {};
let forced = 0;
let broken = 0;
let asked = ""; // the tile that the viewer asked about

const touching = new Touching(choosing, stage, rack, { now: () => now, play, ask, mark, words });
const dragging = new Dragging(byId("rack"), byId("board"), touching);

// --- hearing

const hearers = new Map(); // by type of message
const elsewhere = new Set(); // ids of messages that a comfort has sent, and whose answer is its own affair
const shown = []; // who wants to know of each state once it is shown

function on(type, listener) {
  hearers.set(type, [...hearers.get(type) ?? [], listener]);
}

function hear(message) {
  for (const listener of hearers.get(message.type) ?? []) listener(message);
}

on("table", hearTable);
on("now", (message) => {
  queue.push(message);
  showAll();
});
on("refused", refused);
on("choices", (message) => {
  choosing.hear(message);
  touching.goOn();
  mark();
});
on("why", (message) => {
  if (message.tile === asked) words(message.text, "why");
});
on("gone", (message) => line(message.why || "This table is no longer kept."));

function hearTable(message) {
  table = message;
  byId("title").textContent = message.title;
  byId("side-title").textContent = message.seats.length === 1 ? "Tiles left" : "Scores";
  for (const link of document.querySelectorAll(".rules")) link.href = message.rules || "/rules";
  byId("typed-forms").textContent = message.forms ? `Write ${message.forms}.` : "";
  byId("share-open").hidden = false;
  if (now) phase();
  else if (message.phase === "waiting") showWaiting(message, id);
}

function refused(message) {
  if (elsewhere.has(message.id)) return;
  dragging.letGo();
  document.body.classList.remove("sending");
  if (!message.stale) words(message.why, "refused");
  else words("Somebody was faster: the table has moved on.", "why");
  say(message.why);
  touching.forget();
  if (now) choosing.set(now);
  mark();
}

// --- showing, one state after the other

async function showAll() {
  if (showing) return;
  showing = true;
  while (queue.length) {
    if (queue.length > BEHIND) skip();
    await show(queue.shift());
  }
  showing = false;
}

function skip() {
  const passed = queue.splice(0, queue.length - 1);
  queue[0].log = [...passed.flatMap((each) => each.log), ...queue[0].log];
}

async function show(next) {
  const scene = next.scene ? merged(next) : null;
  const mover = next.log.at(-1)?.seat ?? next.log.findLast?.((each) => each.seat !== null)?.seat;
  const same = now && now.round === next.round && now.match === next.match;
  const origins = same ? from(mover, next.you) : () => null;
  clearTimeout(forced);
  // The same moment again, arranged otherwise: what was chosen stays chosen.
  const chosen = now?.ply === next.ply ? choosing.chosen : [];
  if (!chosen.length) touching.forget();
  choosing.set({ moves: [], touch: null });
  if (scene && same && queue.length < BEHIND) {
    const full = fullTrick(seen, scene, mover);
    if (full) {
      put(full, next.round, origins);
      tell(next.log);
      next = { ...next, log: [] };
      await pause(glides() ? LOOK * pace() : LOOK / 2);
    }
  }
  const first = !now;
  now = next;
  document.body.classList.remove("sending");
  if (scene) put(scene, next.round, origins);
  tell(next.log, first);
  choosing.set(next);
  if (chosen.length && yours()) choosing.choose(chosen);
  asked = "";
  words(next.phase === "playing" ? (next.says ?? []).filter((each) => !onTable(scene, each) && !next.ask?.includes(each)).join(" ") : "");
  byId("summary").textContent = scene?.summary ?? "";
  showScores(byId("scores"), next.phase === "waiting" ? null : addressed(next), yourSide(next), table?.rounds !== 1);
  showFair(next.fair);
  phase();
  mark();
  for (const listener of shown) listener(now);
  playForced();
  dragging.letGo();
  if (scene && !first && glides()) await rest(glideTime());
}

function put(scene, round, origins) {
  const before = new Map(scene.rack.map((piece) => [piece.id, stage.whereIs(piece.id)]));
  const yard = stage.scene ? stage.somewhere("yard") : null;
  stage.show(scene, origins);
  rack.show(scene.rack, round, (piece) => before.get(piece.id) ?? yard);
  seen = scene;
}

const onTable = (scene, text) => scene?.labels.some((label) => label.text === text);

// Where a new tile on the board comes from: the own rack, or the plate of who played it.
function from(mover, you) {
  const places = new Map();
  return (piece) => {
    const own = dragging.origin(piece.id) ?? rack.whereIs(piece.id);
    if (own) return own;
    if (mover === null || mover === undefined || mover === you || piece.first < 0) return null;
    if (!places.has(mover)) places.set(mover, stage.plate(mover));
    return places.get(mover);
  };
}

function yourSide(next) {
  const sides = next.scores?.sides ?? [];
  if (next.you === null || next.you === undefined || !sides.length || !table) return -1;
  return sides.length === table.seats.length ? next.you : next.you % sides.length;
}

// The scores with the viewer's own side by the word that one says of oneself.
function addressed(next) {
  const own = yourSide(next);
  if (own < 0) return next.scores;
  const partners = table.seats.filter((seat) => seat.seat !== next.you && next.scores.sides.length < table.seats.length && seat.seat % next.scores.sides.length === own);
  const name = ["You", ...partners.map((seat) => seat.name)].join(" and ");
  return { ...next.scores, sides: next.scores.sides.map((side, at) => at === own ? name : side) };
}

// A short rest between two states; a move of one's own ends it.
function rest(ms) {
  return new Promise((done) => {
    hurry = done;
    setTimeout(done, ms);
  });
}

// --- what the moment asks for

function phase() {
  const waiting = now.phase === "waiting";
  document.body.classList.toggle("waiting", waiting);
  byId("ask").replaceChildren(...said(cardSays() ? "" : now.ask ?? ""));
  byId("hand").classList.toggle("yours", yours());
  byId("round").hidden = waiting || table?.rounds === 1;
  byId("round").textContent = table?.rounds ? `Round ${now.round} of ${table.rounds}` : `Round ${now.round}`;
  if (waiting && table) showWaiting(table, id);
  else if (now.phase === "round-over" || now.phase === "over") showEnded(now);
  else hideCard();
  document.title = `${headline()} · ${table?.title ?? "Boneyard"}`;
}

// How it ended stands on the card; only what may still be called is asked for.
const cardSays = () => now.phase === "over" || now.phase === "waiting" || (now.phase === "round-over" && !now.actors.includes(now.you));

const yours = () => now.phase === "playing" && now.you !== null && now.actors.includes(now.you) && !table?.seats[now.you]?.stands_in;

function headline() {
  if (now.asks?.waits.includes(now.you)) return "You are asked";
  if (now.phase === "waiting") return "Waiting";
  if (now.phase === "round-over") return "Round over";
  if (now.phase === "over") return "Game over";
  if (yours()) return "Your turn";
  const name = table?.seats.find((seat) => seat.seat === now.turn)?.name;
  return name ? `${name} to play` : "Boneyard";
}

function lead() {
  if (now.phase === "round-over" && now.you !== null && !choosing.words.length) {
    const deal = button("Next round", () => {
      live.send({ do: "deal", ply: now.ply });
      deal.disabled = true;
    }, { class: "main", "data-key": `deal ${now.ply}` });
    return [deal, ...backButton()];
  }
  if (now.phase === "over" && table) {
    const again = table.seats.length === 1 && now.you !== null ? playAgain(table) : rematchButton();
    return [
      ...again,
      ...(again.length && numbered(table) ? [] : otherGames(again)),
      ...backButton(),
      make("a", { class: "button", href: `/t/${id}/replay?match=${now.match}`, "data-key": "replay" }, "Replay"),
    ];
  }
  return [];
}

const otherGames = (again) => [
  make("a", { class: again.length ? "button" : "button main", href: `/new/${table.game}?edition=${encodeURIComponent(pick(table))}`, "data-key": "new" }, "New game"),
  make("a", { class: "button", href: "/", "data-key": "lobby" }, "All games"),
];

const alone = () => now.you !== null && table.seats.every((seat) => seat.kind === "bot" || seat.seat === now.you);

function mark() {
  if (!now) return;
  document.body.classList.toggle("unmarked", !prefs.marks);
  const marks = {
    chosen: choosing.chosen, next: choosing.next(), able: choosing.able(), yours: yours(),
    says: (piece) => ofHand(piece, choosing, yours() && prefs.marks),
    name: (piece, spot) => spot ? ofPlace(spot, choosing) : spoken(piece),
  };
  stage.mark(marks);
  stage.preview(choosing.settled((each) => stage.isCell(each)));
  rack.mark(marks);
  actions.show(choosing, lead());
  showTools();
}

// --- playing

// Why a tile cannot be played: the server knows.
function ask(tile) {
  if (now.phase !== "playing" || now.you === null) return;
  asked = tile;
  live.tell({ do: "why", ply: now.ply, tile });
}

function play(move) {
  clearTimeout(forced);
  hurry();
  document.body.classList.add("sending");
  words("");
  live.send({ do: "move", ply: now.ply, move: move.move });
  touching.forget();
  choosing.set({ moves: [], touch: null });
  mark();
}

function giveUp(move) {
  const dialog = byId("sure");
  dialog.returnValue = "";
  dialog.showModal();
  dialog.addEventListener("close", () => dialog.returnValue === "yes" && play(move), { once: true });
}

function playForced() {
  if (!prefs.forced || !yours()) return;
  const moves = now.moves.filter((move) => move.kind !== "concede");
  if (moves.length === 1 && !now.touch && (moves[0].kind === "draw" || moves[0].kind === "pass")) {
    forced = setTimeout(() => play(moves[0]), FORCED);
  }
}

// --- the rest of the room

function redraw() {
  stage.redraw();
  rack.redraw();
  mark();
}

function line(text) {
  byId("line").textContent = text;
  byId("line").hidden = !text;
}

function onLine(there) {
  if (there) {
    clearTimeout(broken);
    broken = 0;
    line("");
  } else {
    broken ||= setTimeout(() => line("The connection was lost. Trying again; nothing you played is lost."), 700);
  }
}

function openSide(open) {
  document.body.classList.toggle("side-shown", open);
  byId("side-open").setAttribute("aria-expanded", String(open));
  (open ? byId("side-close") : byId("side-open")).focus();
  if (open) byId("log").scrollTop = byId("log").scrollHeight;
}

startFair();
startTalk();
startKeys({
  things: () => touching.things(),
  clear: () => touching.clear(),
  touch: (element) => touching.enter(element),
  typed: (text) => {
    document.body.classList.add("sending");
    live.send({ do: "move", ply: now.ply, move: text });
  },
});
onPrefs(async (name) => {
  if (name === "palette") await useFaces(prefs.palette);
  redraw();
  playForced();
});
byId("share-open").addEventListener("click", () => table && showShare(table, id));
byId("side-open").addEventListener("click", () => openSide(!document.body.classList.contains("side-shown")));
byId("side-close").addEventListener("click", () => openSide(false));
// On a phone the panel lies over the table: a touch beside it, or Escape, puts it away.
const sideShown = () => document.body.classList.contains("side-shown") && !document.querySelector("dialog[open]");
document.addEventListener("pointerdown", (event) => sideShown() && !event.target.closest("#side, #side-open") && openSide(false));
document.addEventListener("keydown", (event) => event.key === "Escape" && sideShown() && openSide(false));

startComforts({
  id, now: () => now, table: () => table, yours, alone, tell: (message) => live.tell(message), send: (message) => live.send(message),
  words, say, play, mark, redraw, stage, rack, choosing, touching, elsewhere, on, onShown: (listener) => shown.push(listener),
});

await useFaces(prefs.palette);
const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/t/${encodeURIComponent(id)}/live`;
const live = new Live(address, stage.wide ? "wide" : "tall", hear, onLine);
new ResizeObserver(() => live.reshape(stage.wide ? "wide" : "tall")).observe(byId("felt"));
