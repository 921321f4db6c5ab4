// The figures of a match: a small chart of the totals round by round with its numbers as a table, and what was counted.
import { make, svg } from "./dom.js";
import { number } from "./scores.js";

const WIDEST = 560;
const HIGH = 240;
const LEFT = 40;
const RIGHT = 118; // for the names at the ends of the lines
const TOP = 12;
const LOW = 26;
const APART = 15; // names at the ends stand at least so far from each other
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "", "7 4", "2 4", "10 3 2 3", ""];
const LONGEST = 14; // letters of a name beside its line

export function drawn(figures, you) {
  const sides = figures.sides.map((name, at) => isYours(figures, you, at) ? name.replace(figures.players[you], "You") : name);
  const players = figures.players.map((name, at) => at === you ? "You" : name);
  const unit = figures.unit[0].toUpperCase() + figures.unit.slice(1);
  const parts = [];
  if (figures.rounds.length > 1) {
    parts.push(chart(figures, sides, unit), totals(figures, sides, unit));
  }
  const counts = figures.counts.filter((line) => line.by !== "table");
  for (const [by, names] of [["seat", players], ["side", sides]]) {
    const lines = counts.filter((line) => line.by === by);
    if (lines.length) parts.push(counted(by === "seat" || !lines.length ? "What everybody did" : "Bids and tricks", lines, names));
  }
  parts.push(...figures.counts.filter((line) => line.by === "table").map((line) => make("p", {}, `${line.what}: ${line.numbers[0]}.`)));
  if (figures.kinds.length) parts.push(counted(figures.low_wins ? "What cost points" : "Where the points came from", figures.kinds, sides));
  return parts;
}

const isYours = (figures, you, side) => you !== null && you % figures.sides.length === side;

// --- the chart

function chart(figures, sides, unit) {
  const wide = Math.min(WIDEST, Math.max(280, innerWidth - 84)); // in pixels, so that its words are as large as others
  const series = sides.map((_, side) => [figures.start[side], ...figures.rounds.map((round) => round.totals[side])]);
  const all = series.flat();
  const marks = ticks(Math.min(...all), Math.max(...all));
  const [low, high] = [marks[0], marks.at(-1)];
  const x = (round) => LEFT + (wide - LEFT - RIGHT) * round / figures.rounds.length;
  const y = (value) => TOP + (HIGH - TOP - LOW) * (high - value) / Math.max(1, high - low);
  const words = `The totals after each ${figures.unit}: ${sides.map((side, at) => `${side} ${series[at].at(-1)}`).join(", ")}. The numbers stand in the table below.`;
  const step = Math.ceil(figures.rounds.length / 12);
  const ends = spread(series.map((each) => y(each.at(-1))));
  return make("figure", { class: "chart" },
    svg("svg", { viewBox: `0 0 ${wide} ${HIGH}`, role: "img", "aria-label": words },
      svg("g", { class: "grid" },
        ...marks.flatMap((mark) => [
          svg("line", { x1: LEFT, x2: wide - RIGHT, y1: y(mark), y2: y(mark), class: mark === 0 ? "zero" : null }),
          text(LEFT - 7, y(mark) + 4, number(mark), "end"),
        ]),
        ...figures.rounds.filter((_, at) => (at + 1) % step === 0 || at === figures.rounds.length - 1)
          .map((round) => text(x(figures.rounds.indexOf(round) + 1), HIGH - 7, String(round.number), "middle")),
        text(LEFT - 7, HIGH - 7, unit, "end")),
      ...series.map((each, side) => svg("g", { class: `series s${side % 9}` },
        svg("polyline", { points: each.map((value, at) => `${x(at)},${y(value)}`).join(" "), "stroke-dasharray": DASHES[side % 9] || null }),
        svg("circle", { cx: x(each.length - 1), cy: y(each.at(-1)), r: 4.5 }),
        text(wide - RIGHT + 11, ends[side] + 4, shortened(sides[side]), "start")))));
}

function text(x, y, words, anchor) {
  return svg("text", { x, y, "text-anchor": anchor }, words);
}

const shortened = (name) => name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;

// Round numbers from below the least to above the most.
function ticks(least, most) {
  const span = Math.max(1, most - least);
  const rough = span / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough));
  const found = [];
  for (let mark = Math.floor(least / step) * step; mark < most + step; mark += step) found.push(mark);
  return found;
}

// The heights of the names, moved as little as keeps them apart.
function spread(heights) {
  const order = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height);
  for (let turn = 0; turn < 60; turn += 1) {
    for (let at = 1; at < order.length; at += 1) {
      const missing = APART - (order[at].height - order[at - 1].height);
      if (missing > 0) {
        order[at - 1].height -= missing / 2;
        order[at].height += missing / 2;
      }
    }
    for (const each of order) each.height = Math.max(TOP, Math.min(each.height, HIGH - LOW));
  }
  const found = [];
  for (const { height, at } of order) found[at] = height;
  return found;
}

// --- the tables

function totals(figures, sides, unit) {
  const head = make("tr", {}, make("th", { scope: "col" }, unit), ...sides.map((side) => make("th", { scope: "col" }, side)));
  const rows = figures.rounds.map((round) => make("tr", {}, make("th", { scope: "row" }, String(round.number)),
    ...sides.map((_, at) => make("td", {}, make("span", { class: "made" }, signed(round.points[at])), " ", make("b", {}, number(round.totals[at]))))));
  return make("details", { class: "by-round" }, make("summary", {}, `The numbers ${figures.unit} by ${figures.unit}`), rolling(`Points ${figures.unit} by ${figures.unit}`, head, rows));
}

const signed = (points) => points > 0 ? `+${points}` : number(points);

function counted(title, lines, names) {
  const head = make("tr", {}, make("td", {}), ...names.map((name) => make("th", { scope: "col" }, name)));
  const rows = lines.map((line) => make("tr", {}, make("th", { scope: "row" }, line.what), ...line.numbers.map((each) => make("td", {}, number(each)))));
  return make("section", { "aria-label": title }, make("h3", {}, title), rolling(title, head, rows));
}

function rolling(title, head, rows) {
  return make("div", { class: "rolls", tabindex: "0", role: "region", "aria-label": title },
    make("table", { class: "figures" }, make("thead", {}, head), make("tbody", {}, ...rows)));
}
