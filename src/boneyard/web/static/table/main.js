// The page of a table: shows one state after another, and sends the player's moves.
/** @import { Move, NowMessage, Piece, RefusedMessage, TableMessage } from "../lib/protocol.js" */
/** @import { PlayedMove } from "./page.js" */
/** @import { Origins, ScreenPlace, ViewScene } from "./types.js" */
import { byId, cueScroll, isDialogOpen, showNotice, targetOf, toNodes } from "../lib/dom.js";
import { glideTime } from "../lib/motion.js";
import { animates, isRushing, onSettings, pace, settings } from "../lib/settings.js";
import { tileName } from "../lib/text.js";
import { _, listed, pgettext } from "../lib/words.js";
import { Happenings } from "./board/bubbles.js";
import { findFullTrick, mergeScene } from "./board/scene.js";
import { usePalette, useSet } from "./board/tiles.js";
import { startCelebration } from "./features/celebration.js";
import { startAbsence } from "./people/absence.js";
import { showCard } from "./features/card.js";
import { startChat } from "./people/talk.js";
import { startClock } from "./features/clock.js";
import { startDeals } from "./deals.js";
import { startHelp } from "./features/help.js";
import { onlyMove, startPace } from "./features/pace.js";
import { startResults } from "./features/results.js";
import { startSeats } from "./people/seats.js";
import { startShuffles } from "./features/shuffles.js";
import { startSignals } from "./features/signals.js";
import { startUndo } from "./features/undo.js";
import { Actions } from "./hand/actions.js";
import { Hand } from "./hand/hand.js";
import { startKeyboard } from "./hand/keyboard.js";
import { showTools } from "./hand/toolbar.js";
import { addToLog, say, setStanding, setWords, startLog } from "./log.js";
import { TablePage } from "./page.js";
import { lastMover, Playback } from "./playback.js";
import { startReader } from "./reader.js";
import { showScores, showStanding } from "./scores.js";
import { Line, playsHands, showBanner, showRound } from "./status.js";

const TRICK = 950; // milliseconds that a full trick is looked at
const FORCED = 600;
const LEGIBLE = 0.9; // of what is easy to read: a table is drawn whole in this little room while you play on it,
const LOOKED_AT = 0.55; // and when the round is over
const PATIENCE = 700; // milliseconds that a connection may be gone before the page says so

const page = new TablePage(byId("main").dataset.table ?? "", { play, mark, redraw, hurry });
const { board, rack, selection, touch, pointer } = page;
const actions = new Actions(byId("actions"), {
  play,
  giveUp,
  clear: () => touch.clear(),
  isSpot: (id) => board.spots.has(id),
});
const playback = new Playback(show);
const line = new Line(_("No connection. Trying again: nothing you played is lost."), PATIENCE);
const reader = startReader(page);
const cueStanding = cueScroll(byId("standing"));
/** @type {ViewScene | null} */
let seen = null;
/** @type {number | null} The ply at which a move was sent that is neither confirmed nor refused yet. */
let sentAt = null;
/** @type {Timer} */
let forced;
let endRest = () => {};
let drawing = false; // until something fits

// --- from the server

page.on("table", showTable);
page.on("now", (message) => playback.push(message));
page.on("refused", showRefusal);
page.on("choices", (message) => {
  selection.receive(message);
  touch.resume();
  mark();
});
page.on("notice", (message) => showNotice(message.text));
page.on("gone", (message) => showBanner(message.why || _("This table has been closed.")));

/** @param {TableMessage} table */
function showTable(table) {
  page.table = table;
  useSet(table.set);
  byId("title").textContent = table.title;
  byId("side-title").textContent = table.seats.length === 1 ? _("Tiles left") : _("Scores");
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll(".rules");
  for (const link of links) link.href = table.rules || "/rules";
  byId("typed-forms").textContent = table.forms ? _("Write {forms}.", { forms: table.forms }) : "";
  byId("table-settings").textContent = table.summary.join(" · ");
  byId("share-open").hidden = false;
  if (page.now) showPhase(page.now);
  else if (table.phase === "waiting") showCard(page);
}

/** @param {RefusedMessage} message */
function showRefusal(message) {
  if (page.handled.has(message.id ?? "")) return;
  pointer.letGo();
  confirmSent();
  if (message.stale) setWords(_("Someone was faster: the table has moved on."), "why");
  else setWords(message.why, "refused");
  say(message.why);
  touch.forget();
  selection.reset(page.now);
  mark();
}

// --- one state after another

/** @param {NowMessage} state */
async function show(state) {
  const before = page.now;
  const scene = state.scene ? mergeScene(state.scene, state.own) : null;
  const mover = lastMover(state.log);
  const unit = playsHands(page.table) ? "hand" : "round";
  const same = before !== null && before.round === state.round && before.match === state.match;
  const origins = same ? originsFor(mover, state.you) : () => null;
  clearTimeout(forced);
  // The same state again, in another shape: keep the selection.
  const chosen = before?.ply === state.ply ? selection.chosen : [];
  if (!chosen.length) touch.forget();
  selection.reset(null);
  const linger = same && !playback.isBehind && !isRushing();
  const full = scene && linger ? findFullTrick(seen, scene, mover) : null;
  if (full) {
    put(full, state.round, origins);
    addToLog(state.log, unit);
    // Everyone looks at the full trick: it is no one's turn, and the round goes on.
    const ask = state.log.at(-1)?.text ?? "";
    page.now = { ...state, phase: "playing", turn: null, actors: [], moves: [], touch: null, ask };
    state = { ...state, log: [] };
    setWords("");
    showPhase(page.now);
    mark();
    await rest(animates() ? TRICK * pace() : TRICK / 2);
  }
  const focusAgain = touch.keepFocus();
  page.now = state;
  if (scene) put(scene, state.round, origins);
  if (sentAt !== null && state.ply > sentAt) confirmSent();
  addToLog(state.log, unit, !before);
  selection.reset(sentAt === null ? state : null);
  if (chosen.length && page.isYours()) selection.choose(chosen);
  setStanding(state.phase === "playing" ? sentences(state, scene).join(" ") : "");
  byId("summary").textContent = scene?.summary ?? "";
  const scores = state.phase === "waiting" ? null : addressScores(state);
  showScores(byId("scores"), scores, yourSide(state), page.table?.rounds !== 1);
  showStanding(byId("standing"), scores);
  cueStanding();
  showPhase(state);
  mark();
  focusAgain();
  page.announce();
  playForced();
  pointer.letGo();
  if (scene && before && animates()) await rest(glideTime());
}

/** @param {ViewScene} scene @param {number} round @param {Origins} origins */
function put(scene, round, origins) {
  const before = new Map(scene.rack.map((piece) => [piece.id, board.whereIs(piece.id)]));
  board.leastLegible = page.now?.phase === "playing" ? LEGIBLE : LOOKED_AT;
  const yard = board.scene ? board.whereAny("yard") : null;
  board.show(scene, origins);
  rack.show(scene.rack, round, (piece) => before.get(piece.id) ?? yard);
  seen = scene;
}

/**
 * The restrictions and why you can't play, except what is easy to read on the board or above the hand.
 * @param {NowMessage} now
 * @param {ViewScene | null} scene
 */
function sentences(now, scene) {
  const labels = scene?.labels ?? [];
  const shown = new Set(labels.filter((label) => board.isEasyToRead(label)).map((label) => label.text));
  const binding = labels.filter((label) => label.role === "binds").map((label) => label.text);
  return [...new Set([...binding, ...(now.says ?? [])])].filter(
    (text) => !shown.has(text) && !now.ask?.includes(text),
  );
}

/**
 * Where a new tile on the board comes from: your rack, or the seat that played it.
 * @param {number | null} mover
 * @param {number | null} you
 * @returns {Origins}
 */
function originsFor(mover, you) {
  /** @type {ScreenPlace | null | undefined} */
  let seat;
  return (/** @type {Piece} */ piece) => {
    const own = board.whereSent(piece.id) ?? pointer.whereDropped(piece.id) ?? rack.whereIs(piece.id);
    if (own) return own;
    if (mover === null || mover === you || piece.first < 0) return null;
    if (seat === undefined) seat = board.whereSits(mover);
    return seat;
  };
}

/** @param {NowMessage} now */
function yourSide(now) {
  const sides = now.scores?.sides ?? [];
  if (now.you === null || !sides.length || !page.table) return -1;
  return sides.length === page.table.seats.length ? now.you : now.you % sides.length;
}

/** The scores, with your own side named "You". @param {NowMessage} now */
function addressScores(now) {
  const own = yourSide(now);
  if (own < 0 || !page.table) return now.scores;
  const { seats } = page.table;
  const count = now.scores.sides.length;
  const partners = seats.filter(
    ({ seat }) => seat !== now.you && count < seats.length && seat % count === own,
  );
  const name = listed([pgettext("a player", "You"), ...partners.map((seat) => seat.name)]);
  return { ...now.scores, sides: now.scores.sides.map((side, index) => (index === own ? name : side)) };
}

/**
 * A short pause between two states; your own move ends it.
 * @param {number} ms
 * @returns {Promise<void>}
 */
function rest(ms) {
  return new Promise((done) => {
    endRest = done;
    setTimeout(done, ms);
  });
}

/** Show the latest state at once. */
function hurry() {
  playback.skip();
  endRest();
}

// --- what the moment asks for

/** @param {NowMessage} now */
function showPhase(now) {
  document.body.classList.toggle("waiting", now.phase === "waiting");
  byId("ask").replaceChildren(...toNodes(isOnCard(now) ? "" : (now.ask ?? "")));
  byId("hand").classList.toggle("yours", page.isYours());
  showRound(now, page.table);
  showCard(page);
  document.title = `${headline(now)} · ${page.table?.title ?? "Boneyard"}`;
}

/**
 * Whether the card says everything: after a round only a call that is still possible is asked for.
 * @param {NowMessage} now
 */
function isOnCard({ phase, actors, you }) {
  if (phase === "round-over") return you === null || !actors.includes(you);
  return phase === "over" || phase === "waiting";
}

/** @param {NowMessage} now */
function headline(now) {
  if (now.you !== null && now.asks?.waits.includes(now.you)) return _("A question for you");
  if (now.phase === "waiting") return pgettext("a table", "Waiting");
  if (now.phase === "round-over") return playsHands(page.table) ? _("Hand over") : _("Round over");
  if (now.phase === "over") return _("Game over");
  if (page.isYours()) return _("Your turn");
  const name = page.nameOf(now.turn);
  return name ? _("{name} to play", { name }) : "Boneyard";
}

function mark() {
  if (!page.now) return;
  document.body.classList.toggle("unmarked", !settings.marks);
  const yours = page.isYours();
  const { placing } = touch;
  const { chosen, next, able } = placing?.marks() ?? {
    chosen: selection.chosen,
    next: selection.next(),
    able: selection.able(),
  };
  const namer = placing ?? selection;
  const marks = {
    chosen,
    next,
    able,
    yours,
    stock: touch.stockMove?.label,
    dimsRest: touch.alone && !placing && settings.marks,
    describeSpot: namer.describeSpot.bind(namer),
  };
  const describePiece = placing?.describePiece.bind(placing) ?? selection.describeOnBoard.bind(selection);
  board.mark({ ...marks, describePiece });
  placing?.draw();
  rack.mark({
    ...marks,
    describePiece: (piece, place) => selection.describePiece(piece, yours && settings.marks, place),
  });
  actions.show(selection, page.leadButtons());
  showTools();
  reader.mark();
}

// --- playing

/** @param {PlayedMove} move */
function play(move) {
  clearTimeout(forced);
  drawing = page.now?.moves.find((each) => each.move === move.move)?.kind === "draw";
  endRest();
  setWords("");
  send(move);
  reader.played();
  touch.forget();
  selection.reset(null);
  mark();
}

/** Send a move. Its tile lies there at once, pale until the server has confirmed it. @param {PlayedMove} move */
function send({ move, touch: [tile = "", place] = [], label }) {
  const piece = rack.tiles.get(tile)?.piece ?? null;
  document.body.classList.add("sending");
  sentAt = page.ply;
  if (place) board.showSent(piece, place);
  if (board.whereSent(tile)) {
    rack.markSent(tile);
    pointer.letGo();
  }
  line.await(piece ? tileName(piece) : `“${label ?? move}”`);
  page.send({ do: "move", ply: page.ply, move });
}

/** What was sent has arrived, or was refused. */
function confirmSent() {
  sentAt = null;
  document.body.classList.remove("sending");
  board.showSent(null);
  rack.markSent();
  line.confirm();
}

/** @param {Move} move */
function giveUp(move) {
  const dialog = byId("sure", HTMLDialogElement);
  dialog.returnValue = "";
  dialog.showModal();
  dialog.addEventListener("close", () => dialog.returnValue === "yes" && play(move), { once: true });
}

/** Keep drawing until something fits, with one press; and make forced moves for players who want that. */
function playForced() {
  clearTimeout(forced);
  const move = page.now && page.isYours() ? onlyMove(page.now) : null;
  const again = drawing && move?.kind === "draw";
  if (!again) drawing = false;
  if (move && (again || settings.forced)) forced = setTimeout(() => play(move), again ? 0 : FORCED);
}

// --- the rest of the page

function redraw() {
  board.redraw();
  rack.redraw();
  mark();
}

/** @param {boolean} open */
function openSide(open) {
  document.body.classList.toggle("side-shown", open);
  byId("side-open").setAttribute("aria-expanded", String(open));
  byId(open ? "side-close" : "side-open").focus();
  if (open) byId("log").scrollTop = byId("log").scrollHeight;
}

function startSide() {
  const isShown = () => document.body.classList.contains("side-shown");
  byId("side-open").addEventListener("click", () => openSide(!isShown()));
  byId("side-close").addEventListener("click", () => openSide(false));
  // On a phone the panel covers the table: a tap beside it, or Escape, closes it.
  document.addEventListener("pointerdown", (event) => {
    if (isShown() && !isDialogOpen() && !targetOf(event).closest("#side, #side-open")) openSide(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isShown() && !isDialogOpen()) openSide(false);
  });
}

startLog();
startSide();
startKeyboard(touch, (text) => send({ move: text }));
new Hand(page);
const FEATURES = [
  startDeals,
  startResults,
  startShuffles,
  startSignals,
  startClock,
  startSeats,
  startAbsence,
  startHelp,
  startChat,
  startUndo,
  startCelebration,
  startPace,
];
for (const start of FEATURES) start(page);
byId("share-open").addEventListener("click", async () =>
  (await import("./people/invite.js")).showShare(page),
);
const happenings = new Happenings(board);
page.onShown(({ ply, log, you }) => happenings.show(ply, log, you));
onSettings(async (name) => {
  if (name === "palette") await usePalette(settings.palette);
  redraw();
  playForced();
});
await usePalette(settings.palette);
page.connect((there, silent) => line.change(there, silent));
