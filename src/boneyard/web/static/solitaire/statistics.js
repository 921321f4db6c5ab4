// All tallies as a table, with export, import and reset.
/** @import { HistoryLine, Tally } from "./tallies.js" */
import { button, make } from "../lib/dom.js";
import { clockTime, formatNumber, formatPercent, numberedUnit } from "../lib/text.js";
import { _, language, ngettext, pgettext } from "../lib/words.js";
import {
  allTallies,
  averageLeft,
  clearTallies,
  daysInARow,
  exportTallies,
  importTallies,
  playedDeals,
} from "./tallies.js";

const SHOWN = 60; // deals of the history
const DAY = 24 * 3600 * 1000;
const day = new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "medium" });

const historyHead = () => [
  pgettext("of a match", "Deal"),
  _("Best result"),
  _("Best time"),
  pgettext("a number of games", "Played"),
  _("Last played"),
];
const tallyHead = () => [
  _("Game"),
  pgettext("a number of games", "Played"),
  pgettext("a number of games", "Won"),
  pgettext("a number of games won", "In a row"),
  pgettext("a number of games won in a row", "Longest"),
  pgettext("tiles", "Fewest left"),
  pgettext("tiles", "Average left"),
  _("Days in a row"),
];

/** @param {string} game */
function gameTitle(game) {
  if (game === "big-clock") return pgettext("game", "The Big Clock");
  if (game === "bingo") return pgettext("game", "Bingo");
  if (game === "castle-rock") return pgettext("game", "Castle Rock");
  if (game === "good-neighbors") return pgettext("game", "Good Neighbors");
  if (game === "squeeze") return pgettext("game", "Squeeze");
  if (game === "traffic") return pgettext("game", "Traffic");
  return game;
}

/** "castle-rock/university double-6" as a title. @param {string} name */
export function describeName(name) {
  const [which, number] = name.split(" double-");
  const [game, edition] = which.split("/");
  return _("{game}, {edition}, double-{number}", { game: gameTitle(game), edition, number });
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
    : [make("p", {}, _("You haven't finished a game here yet."))];
  inside.replaceChildren(...parts, ...drawHistory(own), drawImport(inside, own));
}

/** The deals that were played, the last one first. @param {string} own Only those of one tally. */
function drawHistory(own) {
  const played = playedDeals(own);
  if (!played.length) return [];
  const head = make("tr", {}, ...historyHead().map((text) => make("th", { scope: "col" }, text)));
  const rows = played.slice(0, SHOWN).map((line) => drawPlayed(line, !own));
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows));
  const region = { class: "scrolls", tabindex: "0", role: "region", "aria-label": _("Deals you played") };
  const fields = { shown: SHOWN, all: played.length };
  const summary =
    played.length > SHOWN
      ? _("Deals you played (the last {shown} of {all})", fields)
      : _("Deals you played ({all})", fields);
  return [
    make(
      "details",
      { class: "history", open: Boolean(own) },
      make("summary", {}, summary),
      make("div", region, table),
    ),
  ];
}

/** @param {HistoryLine} line @param {boolean} named Whether to say which game it was. */
function drawPlayed({ name, deal, left, times, day: last, seconds }, named) {
  const [which, set] = name.split(" double-");
  const [game, edition] = which.split("/");
  const href = `/solitaire/${game}/${deal}?${new URLSearchParams({ edition, set })}`;
  const title = named
    ? _("{game}, deal {deal}", { game: describeName(name), deal })
    : numberedUnit("deal", Number(deal));
  const result = left ? ngettext("{count} left", "{count} left", left) : pgettext("a deal", "Won");
  const cells = [result, seconds ? clockTime(seconds) : "–", `${times}×`, day.format(last * DAY)];
  const heads = historyHead();
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, make("a", { href }, title)),
    ...cells.map((cell, index) => make("td", { "data-head": heads[index + 1] }, cell)),
  );
}

/** @param {[name: string, tally: Tally][]} tallies @param {string} own @param {HTMLElement} inside */
function drawTable(tallies, own, inside) {
  const table = make(
    "table",
    {},
    make("thead", {}, make("tr", {}, ...tallyHead().map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...tallies.map(([name, tally]) => drawRow(name, tally, own))),
  );
  const file = { class: "button", download: "boneyard-statistics.json" };
  const href = `data:application/json,${encodeURIComponent(exportTallies())}`;
  const region = { class: "scrolls", tabindex: "0", role: "region", "aria-label": _("Your statistics") };
  const clear = button(_("Clear all"), () => askToClear(inside, own), { class: "quiet" });
  return [
    make("div", region, table),
    make("p", { class: "row" }, make("a", { ...file, href }, _("Save as a file")), clear),
  ];
}

/** @param {string} name @param {Tally} tally @param {string} own */
function drawRow(name, tally, own) {
  const share = tally.played ? ` (${formatPercent(tally.won / tally.played)})` : "";
  const days = daysInARow(tally);
  const cells = [
    tally.played,
    `${tally.won}${share}`,
    tally.streak,
    tally.longest,
    Math.max(tally.best, 0),
    formatNumber(averageLeft(tally)),
    days ? _("{days}, longest {longest}", { days, longest: tally.longestDays }) : "0",
  ];
  const heads = tallyHead();
  return make(
    "tr",
    { class: name === own ? "yours" : null },
    make("th", { scope: "row" }, describeName(name)),
    ...cells.map((cell, index) => make("td", { "data-head": heads[index + 1] }, String(cell))),
  );
}

/** @param {HTMLElement} inside @param {string} own */
function drawImport(inside, own) {
  const file = make("input", { type: "file", accept: "application/json,.json", id: "tallies-file" });
  const status = make("span", { role: "status" });
  file.addEventListener("change", async () => {
    const text = await file.files?.[0]?.text();
    if (text !== undefined && importTallies(text)) fill(inside, own);
    else status.textContent = _("That file has no Boneyard statistics. Nothing was changed.");
  });
  const about = _("A file you saved here. It replaces what is shown.");
  return make(
    "details",
    { class: "taking" },
    make("summary", {}, _("Load statistics from a file")),
    make("p", { class: "row" }, make("label", { for: "tallies-file" }, about), file, status),
  );
}

/** Ask for confirmation in place of the table. @param {HTMLElement} inside @param {string} own */
function askToClear(inside, own) {
  const keep = button(_("Keep it"), () => fill(inside, own), { class: "main" });
  const forget = button(_("Clear it"), () => {
    clearTallies();
    fill(inside, own);
  });
  inside.replaceChildren(
    make("p", { class: "row", role: "alert" }, _("Clear all of it?"), " ", forget, keep),
  );
  keep.focus();
}
