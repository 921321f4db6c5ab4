// A match in numbers: a chart and a table of the totals, and tables of everything that was counted.
/** @import { FigureLine, FiguresMessage } from "../../lib/protocol.js" */
import { totalsChart } from "../../lib/chart.js";
import { make } from "../../lib/dom.js";
import { capitalize, formatNumber, formatSigned } from "../../lib/text.js";

const WIDEST = 560;
const dialog = make("dialog", { id: "figures", "aria-labelledby": "figures-title" });
document.body.append(dialog);

/** @param {FiguresMessage} figures @param {number | null} you */
export function showStatistics(figures, you) {
  const more = make("a", { class: "button", href: "/matches" }, "Past matches");
  const form = make(
    "form",
    { method: "dialog" },
    make("h2", { id: "figures-title" }, "How it went"),
    ...drawStatistics(figures, you),
    make("p", { class: "foot" }, more, make("button", { class: "main" }, "Done")),
  );
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

/** @param {FiguresMessage} figures @param {number | null} you */
function drawStatistics(figures, you) {
  const { counts, kinds, rounds } = figures;
  const sides = figures.sides.map((name, side) =>
    you !== null && you % figures.sides.length === side ? name.replace(figures.players[you], "You") : name,
  );
  const players = figures.players.map((name, seat) => (seat === you ? "You" : name));
  /** @param {FigureLine["by"]} by */
  const countedBy = (by) => counts.filter((line) => line.by === by);
  return [
    ...(rounds.length > 1 ? [drawChart(figures, sides), drawTotals(figures, sides)] : []),
    ...drawCounts("What everyone did", countedBy("seat"), players),
    ...drawCounts("Bids and tricks", countedBy("side"), sides),
    ...countedBy("table").map((line) => make("p", {}, `${line.what}: ${line.numbers[0]}.`)),
    ...drawCounts(figures.low_wins ? "What cost points" : "Where the points came from", kinds, sides),
  ];
}

/** @param {FiguresMessage} figures @param {string[]} names */
function drawChart({ start, rounds, unit }, names) {
  const lines = names.map((_, side) => [start[side], ...rounds.map((round) => round.totals[side])]);
  const ends = names.map((name, side) => `${name} ${lines[side].at(-1)}`).join(", ");
  return totalsChart({
    names,
    lines,
    rounds: rounds.map((round) => round.number),
    width: Math.min(WIDEST, Math.max(280, innerWidth - 84)),
    label: `The totals after each ${unit}: ${ends}. The numbers are in the table below.`,
    unit: capitalize(unit),
  });
}

/** @param {FiguresMessage} figures @param {string[]} sides */
function drawTotals({ rounds, unit }, sides) {
  const heads = [capitalize(unit), ...sides].map((text) => make("th", { scope: "col" }, text));
  const rows = rounds.map((round) => {
    const cells = sides.map((_, side) => {
      const points = make("span", { class: "made" }, formatSigned(round.points[side]));
      return make("td", {}, points, " ", make("b", {}, formatNumber(round.totals[side])));
    });
    return make("tr", {}, make("th", { scope: "row" }, String(round.number)), ...cells);
  });
  const table = drawTable(`Points ${unit} by ${unit}`, make("tr", {}, ...heads), rows);
  return make("details", { class: "by-round" }, make("summary", {}, `The numbers ${unit} by ${unit}`), table);
}

/** @param {string} title @param {FigureLine[]} lines @param {string[]} names */
function drawCounts(title, lines, names) {
  if (!lines.length) return [];
  const head = make("tr", {}, make("td", {}), ...names.map((name) => make("th", { scope: "col" }, name)));
  const rows = lines.map(({ what, numbers }) => {
    const cells = numbers.map((number) => make("td", {}, formatNumber(number)));
    return make("tr", {}, make("th", { scope: "row" }, what), ...cells);
  });
  return [make("section", { "aria-label": title }, make("h3", {}, title), drawTable(title, head, rows))];
}

/** @param {string} title @param {Element} head @param {Element[]} rows */
function drawTable(title, head, rows) {
  const table = make("table", { class: "figures" }, make("thead", {}, head), make("tbody", {}, ...rows));
  return make("div", { class: "rolls", tabindex: "0", role: "region", "aria-label": title }, table);
}
