// Tables of points: the scores round by round, and how a round was scored.
/** @import { NowMessage, RoundEnd, Scores } from "../lib/protocol.js" */
import { make, toNodes } from "../lib/dom.js";
import { formatNumber } from "../lib/text.js";

const NUMERIC = /^[-+]?[\d.,]*$/;
const MANY = 6; // with more rows than these they are closer together
const MOST_WORDS = 4; // with more hands than these no words about each are shown

/**
 * @param {HTMLElement} panel
 * @param {Scores | null} scores
 * @param {number} yours Your side, or -1.
 * @param {boolean} several Rounds.
 */
export function showScores(panel, scores, yours, several) {
  if (!scores?.sides?.length) return panel.replaceChildren();
  const rounds = several ? (scores.rounds ?? []) : [];
  const rows = scores.sides.map((side, index) =>
    make(
      "tr",
      { class: index === yours ? "yours" : null },
      make("th", { scope: "row" }, side),
      ...rounds.map((each) => make("td", {}, formatNumber(each.points[index]))),
      make("td", { class: "total" }, formatNumber(scores.totals[index])),
    ),
  );
  const numbers = rounds.map(({ round }) =>
    make("th", { scope: "col", "aria-label": `Round ${round}` }, String(round)),
  );
  const total = make("th", { scope: "col", class: "total" }, "Total");
  const head = rounds.length
    ? [make("thead", {}, make("tr", {}, make("td", {}, "Round"), ...numbers, total))]
    : [];
  const table = make("table", { class: "totals" }, ...head, make("tbody", {}, ...rows));
  const region = { tabindex: "0", role: "region", "aria-label": "Points round by round" };
  const scroller = make("div", { class: "rounds", ...(rounds.length > 4 ? region : {}) }, table);
  panel.replaceChildren(scroller);
  scroller.scrollLeft = scroller.scrollWidth; // the last rounds are in view, the earlier ones to the left
}

/**
 * The totals in a line, for a low screen whose plates may be scrolled away.
 * @param {HTMLElement} line
 * @param {Scores | null} scores
 */
export function showStanding(line, scores) {
  const sides = scores && scores.sides.length > 1 ? scores.sides : [];
  line.replaceChildren(
    ...sides.map((side, index) =>
      make("span", {}, `${side} `, make("b", {}, formatNumber(scores?.totals[index] ?? 0))),
    ),
  );
}

/**
 * How a round was scored, in order of standing; words about a side get a line of their own below its numbers.
 * @param {RoundEnd} end
 * @param {boolean} over Whether the match is.
 */
function pointsTable({ head, rows, lead }, over) {
  const columns = head.map((_, index) => index).slice(1);
  const numbers = columns.filter((index) => rows.every((row) => NUMERIC.test(row[index])));
  const words = columns.filter((index) => !numbers.includes(index));
  const top = make(
    "tr",
    {},
    make("td", {}),
    ...numbers.map((index) => make("th", { scope: "col" }, head[index])),
  );
  const lines = rows.flatMap((row, place) => {
    // The hands are open on the table as well: with many players, words about each would take too much room.
    const texts = rows.length > MOST_WORDS ? [] : words.map((index) => row[index]);
    const said = texts.filter((text) => text && text !== "none").join(" · ");
    const cells = numbers.map((index) => make("td", {}, formatNumber(row[index])));
    const first = place < lead;
    const mark = first ? [" ", make("span", { class: "first-mark" }, over ? "winner" : "in the lead")] : [];
    const kind = ["above", "first"].filter((_, index) => (index ? first : said)).join(" ");
    const name = make("th", { scope: "row" }, row[0], ...mark);
    const line = make("tr", { class: kind || null }, name, ...cells);
    if (!said) return [line];
    const told = make("td", { colspan: numbers.length + 1 }, ...toNodes(said));
    return [line, make("tr", { class: first ? "told-of first" : "told-of" }, told)];
  });
  return make(
    "table",
    { class: rows.length > MANY ? "points many" : "points" },
    make("thead", {}, top),
    make("tbody", {}, ...lines),
  );
}

/** How a round or the match ended, as a card shows it. @param {NowMessage} now */
export function drawEnd({ ended, result, round }) {
  if (!ended && !result) return null;
  const title = result ? result.text : `Round ${round} is over`;
  return [
    make("h2", {}, title),
    ...(ended?.how && ended.how !== title ? [make("p", { class: "how" }, ...toNodes(ended.how))] : []),
    ...(ended && ended.rows.length > 1 ? [pointsTable(ended, result !== null)] : []),
  ];
}
