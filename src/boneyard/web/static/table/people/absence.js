// Absent people on their plates: a badge says who is away, who left, and who resigned.
/** @import { TableMessage } from "../../lib/protocol.js" */
/** @import { Board } from "../board/board.js" */
/** @import { TablePage } from "../page.js" */

import { svg } from "../../lib/dom.js";
import { absenceOf, describeAbsence } from "../../lib/text.js";
import { _ } from "../../lib/words.js";
import { distanceTo } from "../board/geometry.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box In tile units. */

/** @param {TablePage} page */
export function startAbsence(page) {
  const badges = svg("g", { class: "badges" });
  /** @type {Map<number, string>} What was last said of each seat. */
  const known = new Map();
  const show = () => page.table && drawBadges(page, page.table, badges);
  page.onShown(show);
  page.on("table", (table) => {
    announce(page, table, known);
    show();
  });
  new ResizeObserver(show).observe(page.board.felt);
}

/** @param {TablePage} page @param {TableMessage} table @param {SVGGElement} badges */
function drawBadges(page, table, badges) {
  const { board, now } = page;
  if (badges.parentNode !== board.world) board.world.append(badges);
  const drawn = table.seats.flatMap((seat) => {
    const kind = seat.seat === table.you ? "" : absenceOf(seat);
    const name = board.drawing.querySelector(
      `[data-label="seat ${seat.seat} name"], [data-label="seat ${seat.seat}"]`,
    );
    if (!kind || !(name instanceof SVGTextElement) || now?.phase === "waiting") return [];
    return [drawBadge(board, name, kind, describeAbsence(seat))];
  });
  badges.replaceChildren(...drawn);
}

/**
 * A small sign above a name, on the edge of its plate; beside the name where another player's words are above it.
 * @param {Board} board
 * @param {SVGTextElement} name
 * @param {string} kind
 * @param {string} word
 */
function drawBadge(board, name, kind, word) {
  const box = name.getBBox();
  const em = Number(name.getAttribute("font-size"));
  const size = 0.8 * em;
  const width = (0.56 * word.length + 1) * size;
  const height = 1.35 * size;
  const middle = box.y + box.height / 2;
  // Just above the capitals, so that the name stays readable; the box of a text is higher than its letters.
  const above = { x: box.x - 0.3 * size, y: middle - 0.58 * em - height, width, height };
  const words = [...board.layers.labels.children]
    .filter((each) => each !== name && each instanceof SVGGraphicsElement)
    .map((each) => lettersOf(/** @type {SVGGraphicsElement} */ (each).getBBox()));
  const onLine = words.filter(({ y, height }) => y < middle && middle < y + height);
  const beside = { ...above, x: rightEnd(box, onLine, em) + 0.3 * em, y: middle - height / 2 };
  const isFree = (/** @type {Box} */ place) =>
    !words.some((each) => overlap(each, place)) && !isOnTile(board, place);
  const { x: left, y: top } = words.some((each) => overlap(each, above)) && isFree(beside) ? beside : above;
  return svg(
    "g",
    { class: `badge ${kind}` },
    svg("rect", { x: left, y: top, width, height, rx: height / 2 }),
    svg(
      "text",
      { x: left + width / 2, y: top + 0.72 * height, "font-size": size, "text-anchor": "middle" },
      word,
    ),
  );
}

/** @param {Box} box @returns {Box} The letters in the box of a text. */
const lettersOf = ({ x, y, width, height }) => ({ x, y: y + 0.2 * height, width, height: 0.6 * height });

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether something lies on a tile that is face up. @param {Board} board @param {Box} place */
function isOnTile(board, { x, y, width, height }) {
  const points = [x, x + width / 2, x + width].map((each) => ({ x: each, y: y + height / 2 }));
  const pieces = [...board.pieces.values()].map((entry) => entry.piece).filter((piece) => piece.first >= 0);
  return pieces.some((piece) => points.some((point) => distanceTo(piece, point) < height / 2));
}

/** Where the words after a name end, up to a gap. @param {Box} name @param {Box[]} line @param {number} em */
function rightEnd(name, line, em) {
  let end = name.x + name.width;
  for (const { x, width } of line.toSorted((one, other) => one.x - other.x)) {
    if (x > name.x && x < end + em) end = Math.max(end, x + width);
  }
  return end;
}

/**
 * Tell screen readers who leaves and who comes back; what the log says isn't repeated.
 * @param {TablePage} page
 * @param {TableMessage} table
 * @param {Map<number, string>} known
 */
function announce(page, table, known) {
  for (const seat of table.seats) {
    const word = absenceOf(seat);
    const before = known.get(seat.seat);
    known.set(seat.seat, word);
    if (before === undefined || before === word || seat.seat === table.you) continue;
    if (word === "away") page.say(_("{name} is away.", { name: seat.name }));
    else if (before === "away" && !word && !seat.stands_in) {
      page.say(_("{name} is back.", { name: seat.name }));
    }
  }
}
