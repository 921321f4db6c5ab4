// Tables of points: the scores round by round, and how a round was scored.
/** @import { NowMessage, RoundEnd, Scores, TableMessage } from "../lib/protocol.js" */
import { make, toNodes } from "../lib/dom.js";
import { formatNumber, numberedUnit, unitName } from "../lib/text.js";
import { _ } from "../lib/words.js";
import { playsHands } from "./status.js";

const NUMERIC = /^[-+]?[\d.,]*$/;
const MANY = 6; // with more rows than these they are closer together
const MOST_HANDS = 4; // with more players than these only your own hand is listed
const MOST_NUMBERS = 3; // with more columns than these a name has a line of its own

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
    make("th", { scope: "col", "aria-label": numberedUnit("round", round) }, String(round)),
  );
  const total = make("th", { scope: "col", class: "total" }, _("Total"));
  const head = rounds.length
    ? [make("thead", {}, make("tr", {}, make("td", {}, unitName("round")), ...numbers, total))]
    : [];
  const table = make("table", { class: "totals" }, ...head, make("tbody", {}, ...rows));
  const region = { tabindex: "0", role: "region", "aria-label": _("Points round by round") };
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
 * @param {string[]} own The tiles that are left to you.
 */
function pointsTable({ head, rows, lead }, over, own) {
  const columns = head.map((_, index) => index).slice(1);
  const numbers = columns.filter((index) => rows.every((row) => NUMERIC.test(row[index])));
  const words = columns.filter((index) => !numbers.includes(index));
  const apart = numbers.length > MOST_NUMBERS;
  const top = make(
    "tr",
    {},
    ...(apart ? [] : [make("td", {})]),
    ...numbers.map((index) => make("th", { scope: "col" }, head[index])),
  );
  const groups = rows.map((row, place) => {
    const texts = words.map((index) => row[index]);
    const said = texts.filter((text) => text && text !== _("none")).join(" · ");
    const cells = numbers.map((index) => make("td", {}, formatNumber(row[index])));
    const first = place < lead ? "first" : "";
    const mark = first
      ? [" ", make("span", { class: "first-mark" }, over ? _("winner") : _("in the lead"))]
      : [];
    const name = make("th", { scope: apart ? "rowgroup" : "row" }, row[0], ...mark);
    const [above, mine] = [apart || said ? "above" : "", listsTiles(said, own) ? "mine" : ""];
    if (apart) name.setAttribute("colspan", String(numbers.length));
    return [
      ...(apart
        ? [line([above, first], name), line(["told-of", first], ...cells)]
        : [line([above, first], name, ...cells)]),
      ...(said ? [line(["told-of", "hands", first, mine], wide(said, numbers.length + 1))] : []),
    ];
  });
  const kinds = [rows.length > MANY && "many", rows.length > MOST_HANDS && "some", apart && "apart"];
  return make(
    "table",
    { class: ["points", ...kinds].filter(Boolean).join(" ") },
    make("thead", {}, top),
    ...(apart ? groups.map((lines) => make("tbody", {}, ...lines)) : [make("tbody", {}, ...groups.flat())]),
  );
}

/** @param {string[]} kinds @param {Node[]} cells */
const line = (kinds, ...cells) => make("tr", { class: kinds.filter(Boolean).join(" ") || null }, ...cells);

/** @param {string} text @param {number} columns */
const wide = (text, columns) => make("td", { colspan: columns }, ...toNodes(text));

/**
 * Whether words about a hand list just these tiles; what else they say about it is no list.
 * @param {string} text
 * @param {string[]} tiles
 */
function listsTiles(text, tiles) {
  const words = text.split(/\s+/);
  return tiles.length > 0 && words.length === tiles.length && tiles.every((tile) => words.includes(tile));
}

/**
 * How a round or the match ended, as a card shows it.
 * @param {NowMessage} now
 * @param {Pick<TableMessage, "family"> | null} table
 * @param {string[]} own The tiles that are left to you.
 */
export function drawEnd({ ended, result, round }, table, own = []) {
  if (!ended && !result) return null;
  const over = playsHands(table)
    ? _("Hand {number} is over", { number: round })
    : _("Round {number} is over", { number: round });
  const title = result ? result.text : over;
  return [
    make("h2", {}, title),
    ...(ended?.how && ended.how !== title ? [make("p", { class: "how" }, ...toNodes(ended.how))] : []),
    ...(ended && ended.rows.length > 1 ? [pointsTable(ended, result !== null, own)] : []),
  ];
}
