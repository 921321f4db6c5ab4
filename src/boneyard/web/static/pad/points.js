// Scores a finished round by the rules of its sheet. boneyard/pad does the same in Python, and a test compares the
// two. Nothing here knows a game, only ways of scoring.
/** @import { BidsRound, BidsSheet, ChipsRound, HandsRound, HandsSheet } from "../lib/protocol.js" */
/** @import { LeftInHand, OptionValue, PadSheet, PrintedSheet } from "../lib/protocol.js" */

/** @typedef {HandsRound | BidsRound | ChipsRound} Round */

const NOBODY = -1;
/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** @param {number} count */
const range = (count) => Array.from({ length: count }, (_, index) => index);
/** @param {number} sides @param {number} side @param {number} points */
const only = (sides, side, points) => range(sides).map((each) => (each === side ? points : 0));

/**
 * Apply a table's own options to a printed sheet.
 * @param {PrintedSheet} printed
 * @param {Record<string, OptionValue>} options
 * @returns {PadSheet}
 */
export function settleSheet(printed, options) {
  const { options: asked, ...rest } = printed;
  const sheet = structuredClone(rest);
  for (const option of asked) {
    const value = options[option.name] ?? option.default;
    const puts = typeof option.sets === "string" ? { [option.sets]: value } : option.sets[value];
    for (const [place, put] of Object.entries(puts)) setPlace(sheet, place.split("."), structuredClone(put));
  }
  return sheet;
}

/** @param {object} thing @param {string[]} path @param {unknown} value */
function setPlace(thing, path, value) {
  let part = /** @type {Record<string, unknown>} */ (thing);
  for (const step of path.slice(0, -1)) part = /** @type {Record<string, unknown>} */ (part[step]);
  part[path[path.length - 1]] = value;
}

/** The points of a tile left in a hand. @param {PadSheet} sheet @param {string} tile */
export function tileWorth(sheet, tile) {
  if (tile in sheet.worth) return sheet.worth[tile];
  return sum(tile.split("-").map((end) => (/^\d+$/.test(end) ? Number(end) : sheet.wild)));
}

/** @param {string} tile */
export function isDouble(tile) {
  const [high, low] = tile.split("-");
  return high === low;
}

/**
 * The points of a hand, from its tiles or as typed. Where the sheet allows it, doubles are left out.
 * @param {PadSheet} sheet
 * @param {LeftInHand | null} hand
 */
export function countHand(sheet, hand) {
  if (!hand) return 0;
  if (!("tiles" in hand)) return hand.pips;
  const tiles = sheet.way.kind === "point" ? hand.tiles.filter((tile) => !isDouble(tile)) : hand.tiles;
  return sum(tiles.map((tile) => tileWorth(sheet, tile)));
}

/** @param {LeftInHand | null} hand */
const hasDouble = (hand) =>
  hand !== null && ("tiles" in hand ? hand.tiles.some(isDouble) : Boolean(hand.double));

/**
 * The seats whose hands are needed to score the round.
 * @param {PadSheet} sheet
 * @param {number[]} out
 */
export function neededHands(sheet, out) {
  const { kind } = sheet.way;
  const left = range(sheet.seats).filter((seat) => !out.includes(seat));
  if (!out.length || kind === "own") return left;
  const isCounted = kind === "winner" || kind === "upward";
  return isCounted ? left.filter((seat) => seat % sheet.sides !== out[0] % sheet.sides) : [];
}

/** The index of the lowest count; NOBODY if several share it. @param {number[]} counts */
function lowestAlone(counts) {
  const least = Math.min(...counts);
  return counts.filter((count) => count === least).length === 1 ? counts.indexOf(least) : NOBODY;
}

/**
 * The points of a round for each side.
 * @param {PadSheet} sheet
 * @param {Round} round
 * @param {number[]} before The totals brought to it.
 */
export function countRound(sheet, round, before) {
  if (sheet.count === "bids") return countBid(sheet, /** @type {BidsRound} */ (round));
  if (sheet.count === "hands") return countHands(sheet, /** @type {HandsRound} */ (round), before);
  const { won, paid } = /** @type {ChipsRound} */ (round);
  return won.map((chips, seat) => chips - paid[seat]);
}

/** @param {HandsSheet} sheet @param {HandsRound} round @param {number[]} before */
function countHands(sheet, { out, hands }, before) {
  const { way, sides, seats } = sheet;
  const counts = hands.map((hand) => countHand(sheet, hand));
  if (way.kind === "own") return counts;
  if (way.kind === "point") return only(sides, out.length ? out[0] : lowestHand(hands, counts), 1);
  const bySide = range(sides).map((side) => sum(counts.filter((_, seat) => seat % sides === side)));
  if (way.kind === "upward") {
    if (out.length) return only(sides, out[0] % sides, sum(bySide) - bySide[out[0] % sides]);
    return bySide.map((own) => sum(bySide.map((other) => Math.max(other - own, 0))));
  }
  if (way.kind === "winner") {
    const winner = out.length ? out[0] % sides : lowestAlone(bySide);
    if (winner === NOBODY) return only(sides, NOBODY, 0);
    const times = { each: sides - 1, once: 1, none: 0 }[way.less];
    const total = sum(bySide) - (times + 1) * bySide[winner];
    const step = way.nearest;
    return only(sides, winner, Math.floor((total + Math.floor(step / 2)) / step) * step);
  }
  const pool = way.stake * seats - sum(before); // includes odd chips left from earlier rounds
  const least = Math.min(...counts);
  const winners = out.length ? out.slice(0, 1) : range(seats).filter((seat) => counts[seat] === least);
  const share = Math.floor(pool / winners.length);
  return range(seats).map((seat) => (winners.includes(seat) ? share : 0) - way.stake);
}

/**
 * The lowest hand; a hand without doubles beats any hand with one.
 * @param {(LeftInHand | null)[]} hands
 * @param {number[]} counts
 */
function lowestHand(hands, counts) {
  const all = range(hands.length);
  const clean = all.filter((seat) => !hasDouble(hands[seat]));
  const running = clean.length ? clean : all;
  const found = lowestAlone(running.map((seat) => counts[seat]));
  return found === NOBODY ? NOBODY : running[found];
}

/**
 * Whether the bidders took what they bid. A bid above the maximum asks for everything.
 * @param {BidsSheet} sheet
 * @param {BidsRound} round
 */
export function isBidMade(sheet, { took, bidder, bid }) {
  return took[bidder % sheet.sides] >= Math.min(bid, sheet.way.most);
}

/** @param {BidsSheet} sheet @param {BidsRound} round */
function countBid(sheet, round) {
  const { way, sides } = sheet;
  const { bid, bidder, took } = round;
  if (bid === 0) return only(sides, NOBODY, 0);
  const side = bidder % sides;
  const made = isBidMade(sheet, round);
  if (sheet.ending.by === "hands") return range(sides).map((each) => ((each === side) === made ? 1 : 0));
  const whole = way.itself > 0 && way.itself <= bid ? bid : took[side];
  const own = made ? whole : way.costs ? -bid : 0;
  const paid = made || way.costs ? 0 : bid;
  return range(sides).map((each) => (each === side ? own : took[each] + paid));
}

/**
 * The sides that have won the match, or null while it goes on.
 * @param {PadSheet} sheet
 * @param {number[]} totals
 * @param {number} number The round's.
 * @param {Round | null} round Null in the middle of it.
 * @param {Round[]} earlier The rounds before it.
 * @returns {number[] | null}
 */
export function findWinners(sheet, totals, number, round, earlier = []) {
  const sides = range(totals.length);
  const most = Math.max(...totals);
  if (sheet.count === "bids") {
    const bids = /** @type {BidsRound[]} */ (earlier);
    return findBidWinners(sheet, totals, number, /** @type {BidsRound | null} */ (round), bids);
  }
  if (sheet.count === "chips") {
    const withChips = sides.filter((seat) => totals[seat] > 0);
    if (!round || (number < sheet.ending.rounds && withChips.length > 1)) return null;
    return withChips.filter((seat) => totals[seat] === most);
  }
  const { target, rounds, out_wins } = sheet.ending;
  const isOver = target ? most >= target : round !== null && number >= rounds;
  if (!isOver) return null;
  const out = round ? /** @type {HandsRound} */ (round).out : [];
  if (out_wins && rounds === 1 && out.length) return [...out].sort((one, other) => one - other);
  const best = sheet.low ? Math.min(...totals) : most;
  return sides.filter((side) => totals[side] === best);
}

/**
 * How many hands each side has won: the bidders one they made, the others one that was set.
 * @param {BidsSheet} sheet
 * @param {BidsRound[]} rounds
 */
function countHandsWon(sheet, rounds) {
  const won = range(sheet.sides).map(() => 0);
  for (const round of rounds) {
    if (round.bid === 0) continue;
    const side = round.bidder % sheet.sides;
    const made = isBidMade(sheet, round);
    for (const each of range(sheet.sides)) won[each] += (each === side) === made ? 1 : 0;
  }
  return won;
}

/**
 * @param {BidsSheet} sheet
 * @param {number[]} totals
 * @param {number} number
 * @param {BidsRound | null} round
 * @param {BidsRound[]} earlier
 */
function findBidWinners(sheet, totals, number, round, earlier) {
  const { by, hands, target, at_once, rounds } = sheet.ending;
  const side = round && round.bid > 0 ? round.bidder % sheet.sides : NOBODY;
  if (round && side !== NOBODY && round.bid === at_once && isBidMade(sheet, round)) return [side];
  if (rounds) {
    const most = Math.max(...totals);
    return round && number >= rounds ? range(totals.length).filter((each) => totals[each] === most) : null;
  }
  const goal = by === "hands" ? hands : target;
  const won = by === "either" && round ? countHandsWon(sheet, [...earlier, round]) : null;
  const there = range(totals.length).filter((each) => totals[each] >= goal || (won && won[each] >= hands));
  if (!there.length) return null;
  if (there.includes(side)) return [side];
  const best = Math.max(...there.map((each) => totals[each]));
  return there.filter((each) => totals[each] === best);
}

/**
 * The first player of the next round: the next to the left who still has chips, if the game uses chips.
 * @param {PadSheet} sheet
 * @param {number} first
 * @param {number[]} totals
 */
export function nextFirst(sheet, first, totals) {
  for (let step = 1; step <= sheet.seats; step += 1) {
    const seat = (first + step) % sheet.seats;
    if (sheet.count !== "chips" || totals[seat] > 0) return seat;
  }
  return first;
}

/**
 * The double in the hub in a round; "" if the hands decide.
 * @param {PadSheet} sheet
 * @param {number} number
 */
export const hubOf = (sheet, number) => sheet.hubs[Math.min(number, sheet.hubs.length) - 1] ?? "";
