// Absent people on their plates: a badge says who is away, who left, and who resigned.
/** @import { TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { svg } from "../../lib/dom.js";
import { absenceOf, describeAbsence } from "../../lib/text.js";
import { _ } from "../../lib/words.js";

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
    return [drawBadge(name, kind, describeAbsence(seat))];
  });
  badges.replaceChildren(...drawn);
}

/**
 * A small sign above a name, on the edge of its plate.
 * @param {SVGTextElement} name
 * @param {string} kind
 * @param {string} word
 */
function drawBadge(name, kind, word) {
  const box = name.getBBox();
  const em = Number(name.getAttribute("font-size"));
  const size = 0.8 * em;
  const length = (0.56 * word.length + 1) * size;
  const height = 1.35 * size;
  const left = box.x - 0.3 * size;
  // Just above the capitals, so that the name stays readable; the box of a text is higher than its letters.
  const top = box.y + box.height / 2 - 0.58 * em - height;
  return svg(
    "g",
    { class: `badge ${kind}` },
    svg("rect", { x: left, y: top, width: length, height, rx: height / 2 }),
    svg(
      "text",
      { x: left + length / 2, y: top + 0.72 * height, "font-size": size, "text-anchor": "middle" },
      word,
    ),
  );
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
