// Checks an entry before it is written on a pad, with the same sentences as boneyard/pad has in Python. The entry
// may be anything someone typed or another phone sent.
/** @import { BidsSheet, ChipsSheet, LeftInHand, PadSheet } from "../lib/protocol.js" */
import { _ } from "../lib/words.js";
import { countHand, hubOf, neededHands, sum } from "./points.js";

const LONGEST_NAME = 24;
const MOST = 9999;

/** @typedef {Record<string, unknown>} Draft An entry that is not checked yet. */

/** @param {unknown} given @returns {given is number} */
export const isNumber = (given, least = 0, most = MOST) =>
  typeof given === "number" && Number.isInteger(given) && given >= least && given <= most;

/** @param {unknown} given @param {number} count @returns {given is number[]} */
const areNumbers = (given, count) =>
  Array.isArray(given) && given.length === count && given.every((each) => isNumber(each));

/** Letters are code points here, as they are on the server. @param {unknown} text */
const isName = (text) =>
  typeof text === "string" &&
  text !== "" &&
  !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", "")) &&
  !/^ | $| {2}/.test(text) &&
  [...text].length <= LONGEST_NAME;

/** @param {PadSheet} sheet @param {unknown} given */
export function checkNames({ seats }, given) {
  if (!Array.isArray(given) || given.length !== seats || !given.every((each) => typeof each === "string")) {
    return _("Type {seats} names, one for each player.", { seats });
  }
  if (!given.every(isName)) {
    return _("A name has 1 to {most} letters, without line breaks or spaces at the ends.", {
      most: LONGEST_NAME,
    });
  }
  const different = new Set(given.map((each) => each.toLowerCase())).size;
  return different < seats ? _("Two players have the same name. Change one of them.") : "";
}

/** Check points made during play. @param {PadSheet} sheet @param {Draft} entry */
export function checkDuring({ during, sides }, { side, points }) {
  if (!during) return _("Nothing scores during play in this game.");
  if (!isNumber(side, 0, sides - 1)) return _("Choose whose points these are.");
  if (isNumber(points, 1, during.most) && points % during.step === 0) return "";
  const { most, step } = during;
  if (step === 1) return _("That score isn't possible here. A play scores 1 to {most} points.", { most });
  return _("That score isn't possible here. A play scores 1 to {most} points in steps of {step}.", {
    most,
    step,
  });
}

/** Check what each side scored during a round in all. @param {PadSheet} sheet @param {unknown} given */
export function checkMade({ during, sides }, given) {
  if (!during) return _("Nothing scores during play in this game.");
  if (areNumbers(given, sides) && given.every((points) => points % during.step === 0)) return "";
  const { step } = during;
  if (step === 1) return _("Enter what each side scored during the round.");
  return _("Enter what each side scored during the round, in steps of {step}.", { step });
}

/**
 * What to ask before a round with an impossible score is written. It is asked and not refused: a family may count
 * otherwise than the sheet.
 * @param {PadSheet} sheet
 * @param {Draft} entry
 * @param {number} number
 */
export function doubtRound(sheet, { hands }, number) {
  if (sheet.count !== "hands" || !Array.isArray(hands)) return "";
  const there = [...countTiles(sheet)].filter(([tile]) => tile !== hubOf(sheet, number));
  const most = sum(there.map(([tile, count]) => count * countHand(sheet, { tiles: [tile] })));
  const total = sum(hands.filter(isHand).map((hand) => countHand(sheet, hand)));
  if (total <= most) return "";
  return _("That comes to {total}, but all the tiles in the set add up to only {most}. Is that right?", {
    total,
    most,
  });
}

/**
 * @param {PadSheet} sheet
 * @param {Draft} entry
 * @param {string[]} names
 * @param {number} number
 * @param {number[]} totals
 */
export function checkRound(sheet, entry, names, number, totals) {
  if (sheet.count === "bids") return checkBid(sheet, entry);
  if (sheet.count === "chips") return checkPot(sheet, entry, names, totals);
  return checkHands(sheet, entry, names, number);
}

/** @param {PadSheet} sheet @param {Draft} entry @param {string[]} names @param {number} number */
function checkHands(sheet, { out, hands }, names, number) {
  const { seats } = sheet;
  const areSeats = Array.isArray(out) && out.every((seat) => isNumber(seat, 0, seats - 1));
  if (!areSeats || new Set(out).size < out.length || (out.length > 1 && sheet.outs !== "several")) {
    return _("Choose who went out, or that no one did.");
  }
  if (!Array.isArray(hands) || hands.length !== seats || !hands.every(isHand)) {
    return _("Enter what is left in each hand: its tiles, or a number.");
  }
  for (const seat of neededHands(sheet, out)) {
    const [hand, name] = [hands[seat], names[seat]];
    if (!hand) return _("Enter what {name} has left.", { name });
    if (isEmpty(hand)) return _("{name} has no tiles left, so choose that {name} went out.", { name });
  }
  for (const seat of out) {
    const hand = hands[seat];
    if (hand && !isEmpty(hand) && !("pips" in hand && hand.pips === 0)) {
      return _("{name} went out and has nothing left.", { name: names[seat] });
    }
  }
  return checkTiles(sheet, hands, names, hubOf(sheet, number));
}

/** @param {unknown} hand @returns {hand is LeftInHand | null} */
function isHand(hand) {
  if (hand === null) return true;
  if (typeof hand !== "object" || Array.isArray(hand)) return false;
  const { tiles, pips, double = false } = /** @type {Draft} */ (hand);
  if ("tiles" in hand) return Array.isArray(tiles) && tiles.every((tile) => typeof tile === "string");
  return isNumber(pips) && typeof double === "boolean";
}

/** @param {LeftInHand} hand */
const isEmpty = (hand) => "tiles" in hand && hand.tiles.length === 0;

/**
 * @param {PadSheet} sheet
 * @param {(LeftInHand | null)[]} hands
 * @param {string[]} names
 * @param {string} hub
 */
function checkTiles(sheet, hands, names, hub) {
  const left = countTiles(sheet);
  for (const [seat, hand] of hands.entries()) {
    for (const tile of hand && "tiles" in hand ? hand.tiles : []) {
      const count = left.get(tile);
      const name = names[seat];
      if (count === undefined) return _("There's no tile {tile} in this set.", { tile: tile.slice(0, 12) });
      if (tile === hub) return _("{name} can't hold {tile}: it's the hub.", { name, tile });
      if (count === 0) return _("{name} can't hold {tile}: it's in another hand.", { name, tile });
      left.set(tile, count - 1);
    }
  }
  return "";
}

/**
 * Every tile of the set, with how many there are of it.
 * @param {PadSheet} sheet
 * @returns {Map<string, number>}
 */
export function countTiles(sheet) {
  const found = new Map();
  for (let high = 0; high <= sheet.set; high += 1) {
    for (let low = 0; low <= high; low += 1) found.set(`${high}-${low}`, 1);
  }
  if (!sheet.wild) return found;
  for (let number = 0; number <= sheet.set; number += 1) found.set(`${number}-W`, 1);
  const letters = { "W-W": 1, "A-W": 3, "D-W": 1, "R-W": 1, "S-W": 1, "T-W": 1 };
  for (const [tile, count] of Object.entries(letters)) found.set(tile, count);
  return found;
}

/** @param {BidsSheet} sheet @param {Draft} entry */
function checkBid({ way, seats, sides }, { bid, bidder, took }) {
  if (bid === 0) return "";
  if (!isNumber(bid) || !way.bids.includes(bid)) {
    return _("Enter the bid, or choose that everyone passed.");
  }
  if (!isNumber(bidder, 0, seats - 1)) return _("Choose who had the bid.");
  if (!areNumbers(took, sides)) return _("Enter what each side took.");
  const [total, { most }] = [sum(took), way];
  return total === most ? "" : _("That adds up to {total}, but there are {most} to take.", { total, most });
}

/** @param {ChipsSheet} sheet @param {Draft} entry @param {string[]} names @param {number[]} totals */
function checkPot({ way, seats }, { paid, won }, names, totals) {
  if (!areNumbers(paid, seats) || !areNumbers(won, seats)) {
    return _("Enter what each player paid in and took out.");
  }
  for (let seat = 0; seat < seats; seat += 1) {
    const [name, chips, least] = [names[seat], totals[seat], Math.min(way.ante, totals[seat])];
    if (paid[seat] > chips) return _("{name} has only {chips} chips to pay with.", { name, chips });
    if (paid[seat] < least) return _("{name} pays at least the ante, {ante}.", { name, ante: least });
    if (won[seat] > 0 && paid[seat] === 0) return _("{name} paid nothing, so can't take anything.", { name });
  }
  if (sum(paid) === sum(won)) return "";
  return _("{paid} chips were paid in, and {won} taken out. These must be equal.", {
    paid: sum(paid),
    won: sum(won),
  });
}
