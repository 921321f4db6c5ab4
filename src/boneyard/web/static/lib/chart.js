// A line chart of totals round by round. A table beside it has the same numbers.
import { make, svg } from "./dom.js";
import { formatNumber } from "./text.js";

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 26;
const APART = 15; // the names at the ends of the lines stand at least so far from each other
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];
const COLORS = 9;
const LETTER = 7.6; // pixels of a letter, at the most that is usual
const MOST_NAMES = 0.4; // of the width for names beside the chart

/**
 * Round numbers that span a range.
 * @param {number} low
 * @param {number} high
 */
export function niceTicks(low, high) {
  const rough = Math.max(1, high - low) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough) ?? 1);
  const ticks = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/**
 * Move labels apart as little as possible, keeping their order.
 * @param {number[]} heights
 * @param {number} apart
 * @param {number} top
 * @param {number} bottom
 */
export function spreadLabels(heights, apart, top, bottom) {
  const order = heights
    .map((height, index) => ({ height, index }))
    .sort((one, other) => one.height - other.height);
  for (let turn = 0; turn < 60; turn += 1) {
    for (let index = 1; index < order.length; index += 1) {
      const missing = apart - (order[index].height - order[index - 1].height);
      if (missing <= 0) continue;
      order[index - 1].height -= missing / 2;
      order[index].height += missing / 2;
    }
    for (const each of order) each.height = Math.max(top, Math.min(each.height, bottom));
  }
  const found = [...heights];
  for (const { height, index } of order) found[index] = height;
  return found;
}

/** @param {number} x @param {number} y @param {string} words @param {string} anchor */
const text = (x, y, words, anchor) => svg("text", { x, y, "text-anchor": anchor }, words);

/**
 * @typedef {object} ChartOptions
 * @property {string[]} names One for each line.
 * @property {number[][]} lines Each with what it begins with and its total after each round.
 * @property {number[]} rounds Their numbers.
 * @property {number} width In pixels, so that its words are as large as others.
 * @property {string} label What it shows, in words.
 * @property {string} [unit] What the numbers along the bottom count.
 * @property {number} [target] The total that ends a match, where it is near enough to be shown.
 * @property {number} [left] Room for the scale, in pixels.
 */

/** The lines with their names. @param {string[]} names @param {(side: number) => string | null} dashes */
function drawLegend(names, dashes) {
  const items = names.map((name, side) => {
    const line = svg("polyline", { points: "1,6 29,6", "stroke-dasharray": dashes(side) });
    const sample = svg("svg", { viewBox: "0 0 30 12", "aria-hidden": "true" }, line);
    sample.setAttribute("class", `series s${side % COLORS}`);
    return make("li", {}, sample, name);
  });
  return make("ul", { class: "legend" }, ...items);
}

/** @param {ChartOptions} options */
export function totalsChart(options) {
  const { names, lines, rounds, width, label, unit = "", target = 0, left = 40 } = options;
  // Names stand whole at the ends of their lines, or all of them below the chart.
  const named = 20 + LETTER * Math.max(...names.map((name) => name.length));
  const beside = named <= MOST_NAMES * width;
  const right = beside ? named : 12;
  const all = target ? [...lines.flat(), target] : lines.flat();
  const ticks = niceTicks(Math.min(...all), Math.max(...all));
  const [low, high] = [ticks[0], ticks[ticks.length - 1]];
  /** @param {number} round */
  const x = (round) => left + ((width - left - right) * round) / Math.max(1, rounds.length);
  /** @param {number} value */
  const y = (value) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / Math.max(1, high - low);
  /** @param {number} value @param {string | null} kind */
  const rule = (value, kind) =>
    svg("line", { x1: left, x2: width - right, y1: y(value), y2: y(value), class: kind });
  const step = Math.ceil(rounds.length / Math.min(12, Math.floor(width / 45)));
  const ends = lines.map((line) => line[line.length - 1]);
  const labels = spreadLabels(ends.map(y), APART, TOP, HEIGHT - BOTTOM);
  const scale = svg(
    "g",
    { class: "scale" },
    ...ticks.flatMap((tick) => [
      rule(tick, tick === 0 ? "zero" : null),
      text(left - 7, y(tick) + 4, formatNumber(tick), "end"),
    ]),
    ...rounds.flatMap((round, index) =>
      index === rounds.length - 1 || ((index + 1) % step === 0 && rounds.length - 1 - index >= step)
        ? [text(x(index + 1), HEIGHT - 7, String(round), "middle")]
        : [],
    ),
    ...(unit ? [text(left - 7, HEIGHT - 7, unit, "end")] : []),
    ...(target ? [rule(target, "target")] : []),
  );
  /** @param {number} side */
  const dashes = (side) => DASHES[(side % COLORS) % DASHES.length] || null;
  const series = lines.map((line, side) =>
    svg(
      "g",
      { class: `series s${side % COLORS}` },
      svg("polyline", {
        points: line.map((value, round) => `${x(round).toFixed(1)},${y(value).toFixed(1)}`).join(" "),
        "stroke-dasharray": dashes(side),
      }),
      svg("circle", { cx: x(line.length - 1), cy: y(ends[side]), r: 4.5 }),
      ...(beside ? [text(width - right + 11, labels[side] + 4, names[side], "start")] : []),
    ),
  );
  return make(
    "figure",
    { class: "chart" },
    svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": label }, scale, ...series),
    ...(beside ? [] : [drawLegend(names, dashes)]),
  );
}
