// How large the tiles of a rack can be: they stand in rows, or lie as in a train, with room for dividers between them.
const DIVIDER = 24; // pixels from one tile to the next where a divider stands between them
const GAP = 5;
const JOINT = 2; // between the tiles of a train
const LEAST = 26;
const SEVERAL = 42; // pixels, the widest tile where there are several rows: the felt wants its share
const LYING = 40;
const ROWS = 4;
const LOW_ROWS = 7; // of tiles that lie

// What the rows of these items need: `items` are "tile" or "gap".
function filled(items, wide, room, gap) {
  let rows = 1;
  let at = 0;
  let most = 0;
  for (const item of items) {
    const needs = item === "gap" ? DIVIDER - 2 * gap : wide;
    if (at && at + gap + needs > room) {
      rows += 1;
      at = 0;
    }
    at += (at ? gap : 0) + needs;
    most = Math.max(most, at);
  }
  return { rows, most };
}

// The widest tile with which all of them fit into the rows there is room for, and how wide such a row is.
export function fitted(items, room, lies) {
  const phone = innerWidth < 760;
  const low = innerHeight <= 520;
  const widest = lies ? (low ? 28 : LYING) : low ? 32 : phone ? 50 : 54;
  const high = phone || low ? Math.min(204, 0.26 * innerHeight) : 168;
  const gap = lies ? JOINT : GAP;
  const along = lies ? 2 : 1; // how often its width a tile is long, the way the row goes
  let best = null;
  for (let rows = 1; rows <= (lies ? LOW_ROWS : ROWS); rows += 1) {
    const cap = Math.min(rows > 1 && !lies ? Math.min(widest, SEVERAL) : widest, (high - (rows - 1) * GAP) / rows / (3 - along));
    let wide = Math.floor(cap);
    while (wide >= LEAST && filled(items, along * wide, room, gap).rows > rows) wide -= 1;
    if (wide >= LEAST && (!best || wide > 1.35 * best)) best = wide; // another row has to be worth it
  }
  const wide = best ?? LEAST;
  const { rows } = filled(items, along * wide, room, gap);
  // As narrow as so many rows can be: they are about equally long then.
  let across = room;
  while (across > along * wide && filled(items, along * wide, across - 4, gap).rows === rows) across -= 4;
  return { wide, across, rows, high: rows * (3 - along) * wide + (rows - 1) * GAP };
}
