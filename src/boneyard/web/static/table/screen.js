// The board alone, for a big screen: it always connects as a spectator, whoever opened it.
/** @import { ChatLine, NowMessage, Seat, ServerMessage, TableMessage } from "../lib/protocol.js" */
/** @import { ViewScene } from "./types.js" */
import { Connection } from "../lib/connection.js";
import { byId, make, showNotice, toNodes } from "../lib/dom.js";
import { glideTime, wait } from "../lib/motion.js";
import { animates, onSettings, settings } from "../lib/settings.js";
import { absenceOf, describeAbsence, describeSpectators, formatNumber } from "../lib/text.js";
import { _, pgettext, spliced } from "../lib/words.js";
import { Board } from "./board/board.js";
import { Happenings } from "./board/bubbles.js";
import { findFullTrick, mergeScene } from "./board/scene.js";
import { usePalette, useSet } from "./board/tiles.js";
import { lastMover, Playback } from "./playback.js";
import { drawEnd } from "./scores.js";
import { Line, showBanner, showRound } from "./status.js";

const LINES = 5; // of the log
const TRICK = 1400; // milliseconds that a full trick is looked at
const SPOKEN = 9000; // milliseconds that a chat line is shown beside its name

const id = byId("main").dataset.table ?? "";
const board = new Board(byId("felt"), byId("board", SVGSVGElement));
const playback = new Playback(show);
const happenings = new Happenings(board);
/** @type {Map<number, ChatLine>} What each seat said last. */
const spoken = new Map();
/** @type {number | null} The number of the last line of the chat. */
let lastSpoken = null;
/** @type {TableMessage | null} */
let table = null;
/** @type {NowMessage | null} */
let now = null;
/** @type {ViewScene | null} */
let seen = null;

/** @param {ServerMessage} message */
function receive(message) {
  if (message.type === "table") showTable(message);
  else if (message.type === "said") showChat(message.lines);
  else if (message.type === "gone") showBanner(message.why);
  else if (message.type === "notice") showNotice(message.text);
  else if (message.type === "now") playback.push(message);
}

/** @param {TableMessage} message */
function showTable(message) {
  table = message;
  useSet(message.set);
  byId("title").textContent = message.title;
  const open = message.seats.some((seat) => seat.kind === "open");
  byId("invites").textContent = open ? _("Scan to sit down") : _("Scan to watch");
  const others = message.watchers - 1; // this screen is one of them
  byId("watchers").textContent = describeSpectators(others);
  byId("watchers").hidden = others < 1;
  if (now) showState(now);
}

/**
 * Show what is said from now on, not what was said before the screen was opened.
 * @param {ChatLine[]} lines
 */
function showChat(lines) {
  for (const line of lines) {
    if (lastSpoken === null || line.number <= lastSpoken || !table?.ways.talk) continue;
    spoken.set(line.seat, line);
    setTimeout(() => {
      if (spoken.get(line.seat) === line) spoken.delete(line.seat);
      showPeople();
    }, SPOKEN);
  }
  lastSpoken = lines.at(-1)?.number ?? lastSpoken ?? 0;
  showPeople();
}

/** @param {NowMessage} state */
async function show(state) {
  const first = !now;
  const scene = state.scene ? mergeScene(state.scene, null) : null;
  const mover = lastMover(state.log);
  const same = now?.round === state.round;
  const full = scene && same ? findFullTrick(seen, scene, mover) : null;
  if (full) {
    put(full, mover);
    await wait(animates() ? TRICK : TRICK / 2);
  }
  now = state;
  if (scene) put(scene, same ? mover : null);
  addToLog(state);
  happenings.show(state.ply, state.log, null);
  showState(state);
  if (scene && !first && animates()) await wait(glideTime());
}

/** @param {ViewScene} scene @param {number | null} mover */
function put(scene, mover) {
  const from = mover === null ? null : board.whereSits(mover);
  board.show(scene, (piece) => (piece.first < 0 ? null : from));
  seen = scene;
}

/** @param {NowMessage} state */
function addToLog(state) {
  const log = byId("log");
  for (const line of state.log.slice(-LINES)) log.append(make("li", {}, ...toNodes(line.text)));
  // Show only whole lines: remove what no longer fits.
  const isFull = () => log.children.length > 1 && log.scrollHeight > log.clientHeight + 1;
  while (log.children.length > LINES || isFull()) log.firstChild?.remove();
}

// --- beside the board

/** @param {NowMessage} state */
function showState(state) {
  document.body.classList.toggle("waiting", state.phase === "waiting");
  showRound(state, table);
  byId("summary").textContent = state.scene?.summary ?? "";
  document.title = [state.ask || _("The board"), table?.title ?? "Boneyard"].join(" · ");
  showPeople();
  showCard(state);
}

/** A line for each side: a player, or partners together. */
function showPeople() {
  if (!table || !now) return;
  const { seats } = table;
  const { sides, totals } = now.scores;
  // Before the game everyone has a line: partners are not known yet.
  const rows =
    now.phase === "waiting"
      ? seats.map((seat) => personRow([seat], seatName(seat), null))
      : sides.map((side, index) => {
          const players = seats.filter((seat) => seat.seat % sides.length === index);
          return personRow(players, players.length > 1 ? side : seatName(players[0]), totals[index]);
        });
  byId("people").replaceChildren(...rows);
}

/** @param {Seat[]} seats @param {string} name @param {number | null} total */
function personRow(seats, name, total) {
  const pair = seats.length > 1;
  const mover = now?.phase === "playing" ? seats.find((seat) => seat.seat === now?.turn) : undefined;
  const how = mover
    ? pair
      ? _("{name} to play", { name: mover.name })
      : pgettext("a player", "to play")
    : pair
      ? ""
      : describeSeat(seats[0]);
  const heard = seats.flatMap((seat) => {
    const line = spoken.get(seat.seat);
    return line
      ? [
          make(
            "bdi",
            { class: "heard" },
            pair
              ? _("{name}: “{text}”", { name: seat.name, text: line.text })
              : _("“{text}”", { text: line.text }),
          ),
        ]
      : [];
  });
  return make(
    "li",
    { class: [mover && "turn", pair && "pair"].filter(Boolean).join(" ") || null },
    make("b", {}, name),
    make("span", { class: "how" }, how),
    ...(total === null ? [] : [make("span", { class: "total" }, formatNumber(total))]),
    ...heard,
  );
}

/** @param {Seat} seat */
const seatName = (seat) => (seat.kind === "open" ? _("Seat {number}", { number: seat.seat + 1 }) : seat.name);

/** @param {Seat} seat */
function describeSeat(seat) {
  if (seat.kind === "person" || absenceOf(seat)) return describeAbsence(seat);
  return seat.kind === "bot" ? pgettext("a seat", "bot") : pgettext("a seat", "open");
}

/** @param {NowMessage} state */
function showCard(state) {
  const box = byId("card");
  const inside =
    state.phase === "waiting" ? waitingCard(state) : state.phase === "playing" ? null : drawEnd(state, table);
  const ended = inside !== null && state.phase !== "waiting";
  // The result is shown beside the table, because everyone still looks at the table.
  document.body.classList.toggle("ended", ended);
  const people = byId("people");
  const home = ended ? people.parentElement : document.querySelector(".felt-frame");
  if (box.parentElement !== home) home?.insertBefore(box, ended ? people : null);
  box.hidden = !inside;
  if (inside) box.replaceChildren(...inside);
}

/** @param {NowMessage} state */
function waitingCard(state) {
  const open = table?.seats.some((seat) => seat.kind === "open");
  const scan = _("Scan the code with a phone to see your tiles there and the table here.");
  const address = table?.code
    ? spliced(_("or go to {address} with the code {code}"), {
        address: `${location.host}/j`,
        code: make("b", {}, table.code),
      })
    : [(table?.link ?? location.href).replace(/^https?:\/\//, "")];
  const code = {
    src: `/t/${id}/qr.svg`,
    alt: _("The link to this table as a QR code"),
    width: 400,
    height: 400,
  };
  return [
    make("h2", {}, open ? _("Pull up a chair") : _("Everyone is here")),
    make("p", { class: "how" }, open ? `${state.ask} ${scan}` : _("The host starts the game.")),
    make("img", code),
    make("p", { class: "address" }, ...address),
  ];
}

// --- the rest

/** A screen across the room must not go dark in the middle of a game. */
async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch {
    // Not on this device.
  }
}

function startFullScreen() {
  const full = byId("full");
  full.hidden = !document.fullscreenEnabled;
  full.addEventListener("click", () => document.documentElement.requestFullscreen().catch(() => {}));
  document.addEventListener("fullscreenchange", () => {
    full.hidden = Boolean(document.fullscreenElement);
  });
}

startFullScreen();
stayAwake();
document.addEventListener("visibilitychange", () => document.hidden || stayAwake());
onSettings(async (name) => {
  if (name === "palette") await usePalette(settings.palette);
  board.redraw();
});
await usePalette(settings.palette);
const line = new Line(_("No connection. Trying again."), 2000);
const connection = new Connection(id, board.shape, {
  onMessage: receive,
  onLine: (there) => line.change(there),
  watch: true,
});
new ResizeObserver(() => connection.reshape(board.shape)).observe(board.felt);
