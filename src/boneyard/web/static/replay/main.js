// The replay page: one moment after the other, through the eyes that one chooses. It knows no rules.
import { byId, make, said } from "../table/dom.js";
import { useFaces } from "../table/faces.js";
import { pause } from "../table/motion.js";
import { glides, onPrefs, prefs } from "../table/prefs.js";
import { fullTrick, merged } from "../table/scene.js";
import { showScores } from "../table/scores.js";
import { Stage } from "../table/stage.js";
import { Hands } from "./hands.js";
import { Moves, capital } from "./moves.js";
import { Reel, asked, withWords } from "./reel.js";

const LOOK = 700; // how long a full trick is looked at
const main = byId("main");
const stage = new Stage(byId("felt"), byId("board"));
const hands = new Hands(byId("hands"));
const slider = byId("slider");
let base = main.dataset.base;
let kept = main.dataset.kept === "yes"; // the address leads here again
let reel = null;
let moves = null;
let review = null;
let at = 0; // where one wants to be
let shown = -1; // and what is shown
let seen = null;
let view = "open";
let timer = 0;
let writing = 0;
let busy = false;

const shape = () => stage.wide ? "wide" : "tall";

// --- a record comes

export async function open(from, words = new URLSearchParams()) {
  const wanted = withWords(`${from}/outline`, words.get("match") ? { match: words.get("match") } : {});
  const outline = await asked(wanted);
  base = from;
  stop();
  reel = new Reel(outline);
  review = null;
  seen = null;
  shown = -1;
  stage.scene = null;
  byId("title").textContent = outline.title;
  document.title = `${outline.title}: replay · Boneyard`;
  byId("bring").hidden = true;
  byId("side-title").textContent = outline.players.length === 1 ? "Tiles left" : "Scores";
  byId("show-review").hidden = !outline.over;
  for (const id of ["reel", "side-open", "share-open", "place"]) byId(id).hidden = false;
  document.body.classList.remove("empty");
  slider.max = reel.last;
  moves = new Moves(byId("moves"), byId("marks"), reel, (to) => go(to));
  choices(outline, words);
  showTab("moves");
  await go(startOf(words), false);
}

function choices(outline, words) {
  const views = outline.views.map((each) => each.view);
  const usual = outline.over || !views.includes(String(outline.you)) ? views[0] : String(outline.you);
  view = views.includes(words.get("view")) ? words.get("view") : outline.over || outline.you !== null ? usual : views.includes("everybody") ? "everybody" : usual;
  byId("view").replaceChildren(...outline.views.map((each) => make("option", { value: each.view, selected: each.view === view }, each.label)));
  byId("view").value = view;
  const rounds = reel.rounds();
  byId("rounds").replaceChildren(...rounds.map((each) => make("option", { value: each }, String(each))));
  byId("rounds-label").hidden = rounds.length < 2;
  byId("rounds-label").firstChild.textContent = `${capital(outline.unit)} `;
  const matches = Array.from({ length: outline.matches }, (_, before) => before + 1);
  byId("matches").replaceChildren(...matches.map((each) => make("option", { value: each, selected: each === outline.match }, String(each))));
  byId("matches-label").hidden = matches.length < 2;
}

function startOf(words) {
  if (!words.get("round")) return 0;
  return Math.max(0, reel.placeOf(Number(words.get("round")), Number(words.get("move") ?? 0)));
}

// --- going from moment to moment

async function go(to, mine = true) {
  if (!reel) return;
  if (mine) stop();
  at = Math.max(0, Math.min(reel.last, to));
  slider.value = at;
  if (busy) return; // whoever is at it goes on to the last wish
  busy = true;
  try {
    while (shown !== at || seen?.of !== `${view} ${shape()}`) await step(at, view, shape());
  } catch (problem) {
    line(problem.message);
    stop();
  } finally {
    busy = false;
  }
}

async function step(to, eyes, form) {
  const moment = await reel.moment(to, eyes, form, to >= shown);
  line("");
  const scene = merged(moment);
  const mover = reel.steps[to].seat;
  const next = to === shown + 1 && seen?.of === `${eyes} ${form}` && mover !== null;
  const rows = rowsOf(moment, scene, eyes);
  const origins = next ? (piece) => hands.whereIs(piece.id) ?? (mover === Number(eyes) || piece.first < 0 ? null : stage.plate(mover)) : () => null;
  const full = next ? fullTrick(seen, scene, mover) : null;
  shown = to;
  tell(moment, to);
  if (full) {
    stage.show(full, origins);
    await pause(glides() ? LOOK : LOOK / 2);
  }
  const yard = stage.scene ? stage.somewhere("yard") : null;
  const lay = new Map(rows.flatMap((row) => row.tiles).map((tile) => [tile.id, tile.id && stage.whereIs(tile.id)]));
  stage.show(scene, origins);
  hands.show(rows, `seat ${reel.steps[to + 1]?.seat}`, (id) => lay.get(id) ?? yard);
  seen = Object.assign(scene, { of: `${eyes} ${form}` });
}

// Whose tiles lie below the table: the own ones of a seat, or everybody's.
function rowsOf(moment, scene, eyes) {
  const { players } = reel.outline;
  if (moment.hands) {
    const rows = players.length === 1 && !moment.hands[0].length ? [] : moment.hands.map((tiles, seat) => ({ key: `seat ${seat}`, name: players[seat], tiles }));
    return moment.yard.length ? [...rows, { key: "yard", name: "Boneyard", tiles: moment.yard, quiet: rows.length > 0 }] : rows;
  }
  if (!scene.rack.length) return [];
  return [{ key: `seat ${eyes}`, name: players[Number(eyes)], tiles: scene.rack }];
}

function tell(moment, to) {
  const { steps, outline } = reel;
  const step = steps[to];
  const several = reel.rounds().length > 1;
  byId("place").textContent = `${several ? `${capital(outline.unit)} ${step.round}, ` : ""}move ${step.move}`;
  byId("told").replaceChildren(...said(step.text));
  byId("ask").replaceChildren(...said([moment.ended?.how, to === reel.last ? moment.result : "", moment.ended ? "" : moment.ask].filter(Boolean).join(" ")));
  byId("summary").textContent = (moment.own ?? moment.scene).summary ?? "";
  showScores(byId("scores"), moment.scores, -1, several);
  slider.setAttribute("aria-valuetext", `${outline.unit} ${step.round}, move ${step.move}: ${step.text}`);
  byId("rounds").value = step.round;
  for (const button of document.querySelectorAll("[data-go]")) {
    button.setAttribute("aria-disabled", String(["first", "back"].includes(button.dataset.go) ? to === 0 : to === reel.last));
  }
  moves.show(to);
  review?.show(to);
  clearTimeout(writing);
  writing = setTimeout(() => kept && history.replaceState(null, "", link(location.pathname)), 350);
}

export function link(path) {
  const { round, move } = reel.steps[at];
  const found = withWords(path, { ...(reel.outline.match ? { match: reel.outline.match } : {}), round, move, view });
  return found.href;
}

const ways = {
  first: () => go(0),
  back: () => go(at - 1),
  next: () => go(at + 1),
  last: () => go(reel.last),
  round: (way) => {
    const rounds = reel.rounds();
    const place = rounds.indexOf(reel.steps[at].round);
    const start = reel.placeOf(rounds[place], 0);
    if (way < 0 && at > start) return go(start);
    const wanted = rounds[Math.max(0, Math.min(rounds.length - 1, place + way))];
    return go(wanted === rounds[place] && way > 0 ? reel.last : reel.placeOf(wanted, 0));
  },
};

// --- by itself

function stop() {
  clearTimeout(timer);
  timer = 0;
  byId("play").textContent = "Play";
}

function play() {
  if (!reel) return;
  if (timer) return stop();
  byId("play").textContent = "Pause";
  const start = at === reel.last ? 0 : at + 1;
  const tick = async (to) => {
    await go(to, false);
    if (!timer) return;
    if (at >= reel.last) stop();
    else timer = setTimeout(() => tick(at + 1), Number(byId("speed").value));
  };
  timer = 1;
  tick(start);
}

// --- the rest of the page

export function line(text) {
  byId("line").textContent = text;
  byId("line").hidden = !text;
}

function openSide(yes) {
  document.body.classList.toggle("side-shown", yes);
  byId("side-open").setAttribute("aria-expanded", String(yes));
  (yes ? byId("side-close") : byId("side-open")).focus();
  if (yes) moves?.follow();
}

async function showTab(name) {
  byId("show-moves").setAttribute("aria-pressed", String(name === "moves"));
  byId("show-review").setAttribute("aria-pressed", String(name === "review"));
  byId("moves").hidden = name !== "moves";
  byId("review").hidden = name !== "review";
  if (name === "moves") return moves?.follow();
  if (!review) {
    const { Review } = await import("./review.js");
    review ??= new Review(byId("review"), reel, moves, (to) => go(to));
  }
  review.show(at);
}

async function openFile() {
  const { bring } = await import("./bringing.js");
  return bring;
}

const KEYS = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (!reel || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const field = event.target.matches("textarea, select, input:not([type=range])");
  if (field) return;
  if (KEYS[event.key]) ways[KEYS[event.key]]();
  else if (event.key === "PageDown") ways.round(1);
  else if (event.key === "PageUp") ways.round(-1);
  else if (event.key === " " && !event.target.matches("button, a, summary, label")) play();
  else return;
  event.preventDefault();
});

for (const button of document.querySelectorAll("[data-go]")) button.addEventListener("click", () => ways[button.dataset.go]());
byId("play").addEventListener("click", play);
slider.addEventListener("input", () => go(Number(slider.value)));
byId("rounds").addEventListener("change", (event) => go(reel.placeOf(Number(event.target.value), 0)));
byId("view").addEventListener("change", (event) => {
  view = event.target.value;
  go(at);
});
byId("matches").addEventListener("change", (event) => {
  open(base, new URLSearchParams({ match: event.target.value, view })).catch((problem) => line(problem.message));
});
byId("side-open").addEventListener("click", () => openSide(!document.body.classList.contains("side-shown")));
byId("side-close").addEventListener("click", () => openSide(false));
byId("show-moves").addEventListener("click", () => showTab("moves"));
byId("show-review").addEventListener("click", () => showTab("review"));
byId("share-open").addEventListener("click", async () => {
  const { showShare } = await import("./sharing.js");
  showShare({ base, kept, link, reel, view, at: () => at, keep: (path) => {
    base = path;
    kept = true;
    history.replaceState(null, "", link(path));
  } });
});

// --- files

async function brought(text) {
  const bring = await openFile();
  await bring(text, async (path) => {
    kept = false;
    history.replaceState(null, "", "/replay");
    await open(path);
  });
}

byId("open-file").addEventListener("click", () => {
  byId("bring").hidden = !byId("bring").hidden;
  if (!byId("bring").hidden) byId("text").focus();
});
byId("bring-close")?.addEventListener("click", () => { byId("bring").hidden = true; });
byId("file").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  event.target.value = "";
  if (file) brought(file);
});
byId("paste").addEventListener("submit", (event) => {
  event.preventDefault();
  brought(byId("text").value);
});
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("dropping");
});
for (const end of ["dragleave", "drop"]) addEventListener(end, () => document.body.classList.remove("dropping"));
addEventListener("drop", (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) brought(file);
});

document.body.classList.toggle("empty", !base);
await useFaces(prefs.palette);
onPrefs(async (name) => {
  if (name === "palette") await useFaces(prefs.palette);
  stage.redraw();
  if (reel) Object.assign(seen ?? {}, { of: "" }); // the hands too are painted again
  go(at, false);
});
new ResizeObserver(() => reel && go(at, !timer)).observe(byId("felt"));
if (base) open(base, new URLSearchParams(location.search)).catch((problem) => line(problem.message));
