// The layout of the rack: how large its tiles can be, upright or lying, in one row or several.

const DIVIDER = 24; // pixels from one tile to the next where a divider stands between them
const GAP = 5;
const JOINT = 2; // between the tiles of a train
const LEAST = 26;
const SEVERAL = 42; // pixels, the widest tile if there are several rows: the felt needs its share
const LYING = 40;
const ROWS = 4;
const LYING_ROWS = 7;
const WORTH_A_ROW = 1.35; // how much wider tiles have to get for one row more

/** @typedef {"tile" | "gap"} RackItem */

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
 */
export function fitRack(items, room, lies, screen) {
  const phone = screen.width < 760;
  const low = screen.height <= 520;
  const widest = lies ? (low ? 28 : LYING) : low ? 32 : phone ? 50 : 54;
  const height = phone || low ? Math.min(204, 0.26 * screen.height) : 168;
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
