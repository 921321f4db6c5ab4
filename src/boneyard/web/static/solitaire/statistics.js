// All tallies as a table, with export, import and reset.
/** @import { HistoryLine, Tally } from "./tallies.js" */
import { button, make } from "../lib/dom.js";
import { capitalize, clockTime } from "../lib/text.js";
import {
  allTallies,
  averageLeft,
  clearTallies,
  daysInARow,
  exportTallies,
  importTallies,
  playedDeals,
} from "./tallies.js";

const HISTORY = ["Deal", "Best result", "Best time", "Played", "Last played"];
const SHOWN = 60; // deals of the history
const DAY = 24 * 3600 * 1000;
const HEAD = ["Game", "Played", "Won", "In a row", "Longest", "Fewest left", "Average left", "Days in a row"];

/** "castle-rock/university double-6" as a title. @param {string} name */
export function describeName(name) {
  const [which, set] = name.split(" ");
  const [game, edition] = which.split("/");
  return `${game.split("-").map(capitalize).join(" ")}, ${edition}, ${set}`;
}

/** @param {string} [own] The tally to be marked as yours. */
export function drawTallies(own = "") {
  const inside = make("div", { class: "tallies" });
  fill(inside, own);
  return inside;
}

/** @param {HTMLElement} inside @param {string} own */
function fill(inside, own) {
  const tallies = allTallies().sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = tallies.length
    ? drawTable(tallies, own, inside)
    : [make("p", {}, "You haven't finished a game here yet.")];
  inside.replaceChildren(...parts, ...drawHistory(own), drawImport(inside, own));
}

/** The deals that were played, the last one first. @param {string} own Only those of one tally. */
function drawHistory(own) {
  const played = playedDeals(own);
  if (!played.length) return [];
  const head = make("tr", {}, ...HISTORY.map((text) => make("th", { scope: "col" }, text)));
  const rows = played.slice(0, SHOWN).map((line) => drawPlayed(line, !own));
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows));
  const region = { class: "scrolls", tabindex: "0", role: "region", "aria-label": "Deals you played" };
  const count = played.length > SHOWN ? `the last ${SHOWN} of ${played.length}` : String(played.length);
  return [
    make(
      "details",
      { class: "history", open: Boolean(own) },
      make("summary", {}, `Deals you played (${count})`),
      make("div", region, table),
    ),
  ];
}

/** @param {HistoryLine} line @param {boolean} named Whether to say which game it was. */
function drawPlayed({ name, deal, left, times, day, seconds }, named) {
  const [which, set] = name.split(" double-");
  const [game, edition] = which.split("/");
  const href = `/solitaire/${game}/${deal}?${new URLSearchParams({ edition, set })}`;
  const title = named ? `${describeName(name)}, deal ${deal}` : `Deal ${deal}`;
  const played = new Date(day * DAY).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "medium" });
  const cells = [left ? `${left} left` : "Won", seconds ? clockTime(seconds) : "–", `${times}×`, played];
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, make("a", { href }, title)),
    ...cells.map((cell, index) => make("td", { "data-head": HISTORY[index + 1] }, cell)),
  );
}

/** @param {[name: string, tally: Tally][]} tallies @param {string} own @param {HTMLElement} inside */
function drawTable(tallies, own, inside) {
  const table = make(
    "table",
    {},
    make("thead", {}, make("tr", {}, ...HEAD.map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...tallies.map(([name, tally]) => drawRow(name, tally, own))),
  );
  const file = { class: "button", download: "boneyard-statistics.json" };
  const href = `data:application/json,${encodeURIComponent(exportTallies())}`;
  const region = { class: "scrolls", tabindex: "0", role: "region", "aria-label": "Your statistics" };
  const clear = button("Clear all", () => askToClear(inside, own), { class: "quiet" });
  return [
    make("div", region, table),
    make("p", { class: "row" }, make("a", { ...file, href }, "Save as a file"), clear),
  ];
}

/** @param {string} name @param {Tally} tally @param {string} own */
function drawRow(name, tally, own) {
  const share = tally.played ? ` (${Math.round((100 * tally.won) / tally.played)} %)` : "";
  const days = daysInARow(tally);
  const cells = [
    tally.played,
    `${tally.won}${share}`,
    tally.streak,
    tally.longest,
    Math.max(tally.best, 0),
    averageLeft(tally),
    days ? `${days}, longest ${tally.longestDays}` : "0",
  ];
  return make(
    "tr",
    { class: name === own ? "yours" : null },
    make("th", { scope: "row" }, describeName(name)),
    ...cells.map((cell, index) => make("td", { "data-head": HEAD[index + 1] }, String(cell))),
  );
}

/** @param {HTMLElement} inside @param {string} own */
function drawImport(inside, own) {
  const file = make("input", { type: "file", accept: "application/json,.json", id: "tallies-file" });
  const status = make("span", { role: "status" });
  file.addEventListener("change", async () => {
    const text = await file.files?.[0]?.text();
    if (text !== undefined && importTallies(text)) fill(inside, own);
    else status.textContent = "That file has no Boneyard statistics. Nothing was changed.";
  });
  const about = "A file you saved here. It replaces what is shown.";
  return make(
    "details",
    { class: "taking" },
    make("summary", {}, "Load statistics from a file"),
    make("p", { class: "row" }, make("label", { for: "tallies-file" }, about), file, status),
  );
}

/** Ask for confirmation in place of the table. @param {HTMLElement} inside @param {string} own */
function askToClear(inside, own) {
  const keep = button("Keep it", () => fill(inside, own), { class: "main" });
  const forget = button("Clear it", () => {
    clearTallies();
    fill(inside, own);
  });
  inside.replaceChildren(make("p", { class: "row", role: "alert" }, "Clear all of it? ", forget, keep));
  keep.focus();
}
