// The layout of the rack: how large its tiles can be, upright or lying, in one row or several.

const DIVIDER = 24; // pixels from one tile to the next with a divider between them
const GAP = 5;
const JOINT = 2; // between the tiles of a train
const LEAST = 26;
const SEVERAL = 42; // pixels, the widest tile if there are several rows: the felt needs its share
const LYING = 40;
const ROWS = 4;
const LYING_ROWS = 7;
const WORTH_A_ROW = 1.35; // how much wider tiles have to get for one row more

const REST = 258; // pixels of a phone's lower half that are not tiles: what is asked, the tools, the buttons, the bar
const SMALL = 740; // pixels; on a phone that is no higher less of it is
const SMALL_REST = 217;
const DESK_REST = 184; // the same below a desk's felt, with the line above a full rack
const DESK_SHARE = 0.365; // of a desk's height; the felt needs the rest to have half of the screen beside the panel
const NARROW_SHARE = 0.34; // on a narrow one
const LOW = 560; // pixels; on a wide screen that is no higher the hand is one row, as the style sheet has it
const SHORT = 652; // the same on an upright phone: two rows would leave the felt less than half of it
const LOW_LEAST = 24;

/** @typedef {"tile" | "gap"} RackItem */

/**
 * Whether this is a phone held sideways, a page zoomed in, or a very small phone.
 * @param {{ width: number, height: number }} screen
 */
export const isLow = ({ width, height }) => height <= (width > height ? LOW : SHORT);

/**
 * How many rows these items need.
 * @param {RackItem[]} items
 * @param {number} length
 * @param {number} room
 * @param {number} gap
 */
function countRows(items, length, room, gap) {
  let rows = 1;
  let end = 0;
  for (const item of items) {
    const needs = item === "gap" ? DIVIDER - 2 * gap : length;
    if (end && end + gap + needs > room) {
      rows += 1;
      end = 0;
    }
    end += (end ? gap : 0) + needs;
  }
  return rows;
}

/**
 * The widest tile with which all items fit, and the size of the rows.
 * @param {RackItem[]} items
 * @param {number} room Pixels from side to side.
 * @param {boolean} lies
 * @param {{ width: number, height: number }} screen
 * @param {number} [row] Pixels that the hand is high on a low screen; it scrolls if that is not enough.
 */
export function fitRack(items, room, lies, screen, row = 0) {
  if (row && !lies) return fitOneRow(items, room, row);
  const phone = screen.width < 760;
  const low = row > 0;
  const widest = lies ? (low ? 28 : LYING) : phone ? 50 : 54;
  const height = row || (phone ? phoneRoom(screen) : deskRoom(screen));
  const gap = lies ? JOINT : GAP;
  const [along, across] = lies ? [2, 1] : [1, 2]; // the tile's size along and across the row, in widths
  /** @param {number} wide */
  const rowsFor = (wide) => countRows(items, along * wide, room, gap);
  let best = 0;
  for (let rows = 1; rows <= (lies ? LYING_ROWS : ROWS); rows += 1) {
    const most = rows > 1 && !lies ? Math.min(widest, SEVERAL) : widest;
    let wide = Math.floor(Math.min(most, (height - (rows - 1) * GAP) / rows / across));
    while (wide >= LEAST && rowsFor(wide) > rows) wide -= 1;
    if (wide >= LEAST && wide > WORTH_A_ROW * best) best = wide;
  }
  const wide = best || LEAST;
  const rows = rowsFor(wide);
  // Make the rows as narrow as possible: then they are about equally long.
  let width = room;
  while (width - 4 >= along * wide && countRows(items, along * wide, width - 4, gap) === rows) width -= 4;
  return { wide, width, rows, height: rows * across * wide + (rows - 1) * GAP };
}

/** Pixels for the tiles on an upright phone, likewise. @param {{ height: number }} screen */
const phoneRoom = ({ height }) =>
  Math.max(58, Math.min(204, height / 2 - (height <= SMALL ? SMALL_REST : REST)));

/**
 * Pixels for the tiles on a desk, so that the felt has half of the screen.
 * @param {{ width: number, height: number }} screen
 */
const deskRoom = ({ width, height }) =>
  Math.max(2 * LEAST, Math.min(168, (width < 1280 ? NARROW_SHARE : DESK_SHARE) * height - DESK_REST));

/** @param {RackItem[]} items @param {number} room @param {number} row */
function fitOneRow(items, room, row) {
  let wide = Math.floor(row / 2);
  while (wide > LOW_LEAST && countRows(items, wide, room, GAP) > 1) wide -= 1;
  const gaps = items.filter((item) => item === "gap").length;
  const tiles = items.length - gaps;
  const width = tiles * wide + (tiles - 1) * GAP + gaps * (DIVIDER - GAP);
  return { wide, width: Math.min(width, room), rows: 1, height: 2 * wide };
}
