// What a finished round counts on a pad, by the ways of its sheet: the same as boneyard/pad/counting.py, which is
// the truth; a test holds the two together. Nothing here knows a game, only ways of counting.
export const NOBODY = -1;
const sum = (numbers) => numbers.reduce((had, more) => had + more, 0);
const range = (count) => Array.from({ length: count }, (_, at) => at);
const only = (sides, side, points) => range(sides).map((each) => (each === side ? points : 0));

// The sheet with a table's own options put in their places.
export function settled(printed, options) {
  const { options: asked, ...rest } = printed;
  const found = structuredClone(rest);
  for (const option of asked) {
    const value = options[option.name] ?? option.default;
    const puts = typeof option.sets === "string" ? { [option.sets]: value } : option.sets[value];
    for (const [place, put] of Object.entries(puts)) {
      const way = place.split(".");
      const last = way.pop();
      way.reduce((part, step) => part[step], found)[last] = structuredClone(put);
    }
  }
  return found;
}

export function worth(sheet, tile) {
  if (tile in sheet.worth) return sheet.worth[tile];
  return sum(tile.split("-").map((end) => (/^\d+$/.test(end) ? Number(end) : sheet.wild)));
}

export function isDouble(tile) {
  const [high, low] = tile.split("-");
  return high === low;
}

export function held(sheet, hand) {
  if (!hand) return 0;
  if (!hand.tiles) return hand.pips;
  const without = sheet.way.kind === "point";
  return sum(hand.tiles.filter((tile) => !(without && isDouble(tile))).map((tile) => worth(sheet, tile)));
}

function hasDouble(hand) {
  if (!hand) return false;
  return hand.tiles ? hand.tiles.some(isDouble) : Boolean(hand.double);
}

export function needed(sheet, out) {
  const { kind } = sheet.way;
  const left = range(sheet.seats).filter((seat) => !out.includes(seat));
  if (!out.length || kind === "own" || kind === "upward") return left;
  return kind === "winner" ? left.filter((seat) => seat % sheet.sides !== out[0] % sheet.sides) : [];
}

function lowestAlone(counts) {
  const least = Math.min(...counts);
  return counts.filter((each) => each === least).length === 1 ? counts.indexOf(least) : NOBODY;
}

export function counted(sheet, entry, before) {
  if (sheet.count === "bids") return bidPoints(sheet, entry);
  if (sheet.count === "chips") return entry.won.map((won, seat) => won - entry.paid[seat]);
  return handPoints(sheet, entry, before);
}

function handPoints(sheet, entry, before) {
  const { way, sides } = sheet;
  const { out } = entry;
  const counts = entry.hands.map((hand) => held(sheet, hand));
  if (way.kind === "own") return counts;
  if (way.kind === "upward") {
    if (out.length) return only(sides, out[0] % sides, sum(counts));
    return counts.map((own) => sum(counts.map((other) => Math.max(other - own, 0))));
  }
  if (way.kind === "winner") return winnerPoints(sheet, out, counts);
  if (way.kind === "point") return only(sides, out.length ? out[0] : fewest(entry.hands, counts), 1);
  return poolPoints(sheet, out, counts, before);
}

function winnerPoints(sheet, out, counts) {
  const { way, sides } = sheet;
  const bySide = range(sides).map((side) => sum(counts.filter((_, seat) => seat % sides === side)));
  const winner = out.length ? out[0] % sides : lowestAlone(bySide);
  if (winner === NOBODY) return only(sides, NOBODY, 0);
  const own = bySide[winner];
  const times = { each: sides - 1, once: 1, none: 0 }[way.less];
  const total = sum(bySide) - own - times * own;
  const step = way.nearest;
  return only(sides, winner, Math.floor((total + Math.floor(step / 2)) / step) * step);
}

function fewest(hands, counts) {
  const all = range(hands.length);
  const clean = all.filter((seat) => !hasDouble(hands[seat]));
  const running = clean.length ? clean : all;
  const found = lowestAlone(running.map((seat) => counts[seat]));
  return found === NOBODY ? NOBODY : running[found];
}

function poolPoints(sheet, out, counts, before) {
  const { stake } = sheet.way;
  const pool = stake * sheet.seats - sum(before);
  const least = Math.min(...counts);
  const winners = out.length ? out.slice(0, 1) : range(sheet.seats).filter((seat) => counts[seat] === least);
  const share = Math.floor(pool / winners.length);
  return range(sheet.seats).map((seat) => (winners.includes(seat) ? share : 0) - stake);
}

export function bidMade(sheet, entry) {
  return entry.took[entry.bidder % sheet.sides] >= Math.min(entry.bid, sheet.way.most);
}

function bidPoints(sheet, entry) {
  const { way, sides } = sheet;
  if (entry.bid === 0) return only(sides, NOBODY, 0);
  const side = entry.bidder % sides;
  const { bid, took } = entry;
  const made = bidMade(sheet, entry);
  if (sheet.ending.by === "hands") return range(sides).map((each) => ((each === side) === made ? 1 : 0));
  let own = took[side];
  let paid = 0;
  if (!made) {
    own = way.costs ? -bid : 0;
    paid = way.costs ? 0 : bid;
  } else if (way.itself > 0 && way.itself <= bid) {
    own = bid;
  }
  return range(sides).map((each) => (each === side ? own : took[each] + paid));
}

export function winners(sheet, totals, number, entry) {
  const { ending } = sheet;
  const sides = range(totals.length);
  if (sheet.count === "bids") return bidWinners(sheet, totals, entry);
  if (sheet.count === "chips") {
    const withChips = sides.filter((seat) => totals[seat] > 0);
    if (!entry || (number < ending.rounds && withChips.length > 1)) return null;
    return withChips.filter((seat) => totals[seat] === Math.max(...totals));
  }
  const done = ending.target ? Math.max(...totals) >= ending.target : Boolean(entry) && number >= ending.rounds;
  if (!done) return null;
  if (ending.out_wins && ending.rounds === 1 && entry?.out.length) return [...entry.out].sort((a, b) => a - b);
  const best = sheet.low ? Math.min(...totals) : Math.max(...totals);
  return sides.filter((side) => totals[side] === best);
}

function bidWinners(sheet, totals, entry) {
  const { ending } = sheet;
  let side = NOBODY;
  if (entry && entry.bid > 0) {
    side = entry.bidder % sheet.sides;
    if (entry.bid === ending.at_once && bidMade(sheet, entry)) return [side];
  }
  const goal = ending.by === "hands" ? ending.hands : ending.target;
  const there = range(totals.length).filter((each) => totals[each] >= goal);
  if (!there.length) return null;
  if (there.includes(side)) return [side];
  const best = Math.max(...there.map((each) => totals[each]));
  return there.filter((each) => totals[each] === best);
}

export function nextFirst(sheet, first, totals) {
  for (let step = 1; step <= sheet.seats; step += 1) {
    const seat = (first + step) % sheet.seats;
    if (sheet.count !== "chips" || totals[seat] > 0) return seat;
  }
  return first;
}

export function hub(sheet, number) {
  return sheet.hubs.length ? sheet.hubs[Math.min(number, sheet.hubs.length) - 1] : "";
}
