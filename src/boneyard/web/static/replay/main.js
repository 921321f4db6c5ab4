// The replay page: opens records, and connects keys, buttons and dropped files to the one that is open.
/** @import { ReplayOutline } from "../lib/protocol.js" */
import { byId, hasModifier, isDialogOpen, targetOf } from "../lib/dom.js";
import { fetchJson, toHttpError, withParameters } from "../lib/http.js";
import { onSettings, settings } from "../lib/settings.js";
import { _, listed } from "../lib/words.js";
import { Board } from "../table/board/board.js";
import { usePalette } from "../table/board/tiles.js";
import { showBanner } from "../table/status.js";
import { Hands } from "./hands.js";
import { Replay } from "./replay.js";

const { base = "", kept } = byId("main").dataset;
const board = new Board(byId("felt"), byId("board", SVGSVGElement));
board.leastLegible = 0.7; // a replay shows the whole table, including the tricks at the bottom
const hands = new Hands(byId("hands"));
/** @type {Replay | null} */
let replay = null;

/** @param {string} from @param {boolean} isKept @param {URLSearchParams} [words] */
async function open(from, isKept, words = new URLSearchParams()) {
  const match = words.get("match");
  /** @type {ReplayOutline} */
  const outline = await fetchJson(withParameters(`${from}/outline`, match ? { match } : {}));
  replay?.close();
  byId("title").textContent = outline.title;
  const { title, players } = outline;
  const head =
    players.length > 1
      ? _("{game}, {names}: replay", { game: title, names: listed(players) })
      : _("{game}: replay", { game: title });
  document.title = `${head} · Boneyard`;
  byId("bring").hidden = true;
  byId("side-title").textContent = players.length === 1 ? _("Tiles left") : _("Scores");
  byId("show-review").hidden = !outline.over;
  for (const id of ["reel", "side-open", "share-open", "place"]) byId(id).hidden = false;
  document.body.classList.remove("empty");
  replay = new Replay(outline, from, isKept, { board, hands }, words);
}

/** @param {unknown} problem */
const showProblem = (problem) => showBanner(toHttpError(problem).message);

// --- buttons and keys

/** @type {Record<string, (open: Replay) => void>} */
const WAYS = {
  first: (open) => open.go(0),
  back: (open) => open.go(open.index - 1),
  next: (open) => open.go(open.index + 1),
  last: (open) => open.go(open.reel.last),
};
/** @type {Record<string, (open: Replay) => void>} */
const KEYS = {
  ArrowRight: WAYS.next,
  ArrowLeft: WAYS.back,
  Home: WAYS.first,
  End: WAYS.last,
  PageDown: (open) => open.goRound(1),
  PageUp: (open) => open.goRound(-1),
};

document.addEventListener("keydown", (event) => {
  const target = targetOf(event);
  if (!replay || hasModifier(event) || isDialogOpen()) return;
  if (target.matches("textarea, select, input:not([type=range])")) return;
  if (KEYS[event.key]) KEYS[event.key](replay);
  else if (event.key === " " && !target.matches("button, a, summary, label")) replay.togglePlaying();
  else return;
  event.preventDefault();
});
/** @type {NodeListOf<HTMLElement>} */
const buttons = document.querySelectorAll("[data-go]");
for (const button of buttons) {
  button.addEventListener("click", () => replay && WAYS[button.dataset.go ?? ""](replay));
}
byId("play").addEventListener("click", () => replay?.togglePlaying());

/** @param {string} id @param {(open: Replay, value: string) => void} change */
function onChoice(id, change) {
  const select = byId(id, HTMLSelectElement);
  select.addEventListener("change", () => replay && change(replay, select.value));
}
onChoice("rounds", (open, round) => open.go(open.reel.indexOf(Number(round), 0)));
onChoice("view", (open, view) => {
  open.view = view;
  open.go(open.index);
});
onChoice("matches", ({ base, kept, view }, match) => {
  open(base, kept, new URLSearchParams({ match, view })).catch(showProblem);
});
const slider = byId("slider", HTMLInputElement);
slider.addEventListener("input", () => replay?.go(Number(slider.value)));

/** @param {boolean} shown */
function openSide(shown) {
  document.body.classList.toggle("side-shown", shown);
  byId("side-open").setAttribute("aria-expanded", String(shown));
  byId(shown ? "side-close" : "side-open").focus();
  if (shown) replay?.moves.follow();
}
byId("side-open").addEventListener("click", () => openSide(!document.body.classList.contains("side-shown")));
byId("side-close").addEventListener("click", () => openSide(false));
byId("show-moves").addEventListener("click", () => replay?.showTab("moves"));
byId("show-review").addEventListener("click", () => replay?.showTab("review"));
byId("share-open").addEventListener("click", () => replay?.share());

// --- files

/** @param {File | string} given */
async function bring(given) {
  const { openRecord } = await import("./record.js");
  await openRecord(given, async (path) => {
    history.replaceState(null, "", "/replay");
    await open(path, false);
  });
}

byId("open-file").addEventListener("click", () => {
  byId("bring").hidden = !byId("bring").hidden;
  if (!byId("bring").hidden) byId("text").focus();
});
document.getElementById("bring-close")?.addEventListener("click", () => {
  byId("bring").hidden = true;
});
const file = byId("file", HTMLInputElement);
file.addEventListener("change", () => {
  const chosen = file.files?.[0];
  file.value = "";
  if (chosen) bring(chosen);
});
byId("paste").addEventListener("submit", (event) => {
  event.preventDefault();
  bring(byId("text", HTMLTextAreaElement).value);
});
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("dropping");
});
for (const end of ["dragleave", "drop"]) {
  addEventListener(end, () => document.body.classList.remove("dropping"));
}
addEventListener("drop", (event) => {
  event.preventDefault();
  const dropped = event.dataTransfer?.files[0];
  if (dropped) bring(dropped);
});

document.body.classList.toggle("empty", !base);
await usePalette(settings.palette);
onSettings(async (name) => {
  if (name === "palette") await usePalette(settings.palette);
  board.redraw();
  replay?.refresh(true); // the hands too are painted again
});
new ResizeObserver(() => replay?.refresh()).observe(board.felt);
if (base) open(base, kept === "yes", new URLSearchParams(location.search)).catch(showProblem);
