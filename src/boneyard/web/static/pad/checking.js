// What cannot be written on a pad, and why: the same sentences as boneyard/pad/checking.py.
import { hub, needed } from "./counting.js";

const LONGEST_NAME = 24;
const MOST = 9999;
const sum = (numbers) => numbers.reduce((had, more) => had + more, 0);

export function isNumber(given, least = 0, most = MOST) {
  return Number.isInteger(given) && given >= least && given <= most;
}

const numbers = (given, count) => Array.isArray(given) && given.length === count && given.every((each) => isNumber(each));

// Letters as a person counts them are code points here, as they are on the server.
function isName(text) {
  return text !== "" && !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", "")) && !/^ | $| {2}/.test(text)
    && [...text].length <= LONGEST_NAME;
}

export function checkNames(sheet, given) {
  const { seats } = sheet;
  if (!Array.isArray(given) || given.length !== seats || !given.every((each) => typeof each === "string")) {
    return `Say ${seats} names, one for each player.`;
  }
  if (!given.every(isName)) {
    return `A name has 1 to ${LONGEST_NAME} letters, without line breaks or spaces at its ends.`;
  }
  if (new Set(given.map((each) => each.toLowerCase())).size < seats) return "Two players have the same name: tell them apart.";
  return "";
}

export function checkDuring(sheet, entry) {
  const taps = sheet.during;
  if (!taps) return "Nothing scores during play in this game.";
  if (!isNumber(entry.side, 0, sheet.sides - 1)) return "Say whose points these are.";
  if (!isNumber(entry.points, 1, taps.most) || entry.points % taps.step) {
    const step = taps.step === 1 ? "" : ` in steps of ${taps.step}`;
    return `That cannot be made at once here: it is 1 to ${taps.most} points${step}.`;
  }
  return "";
}

export function checkRound(sheet, entry, called, number, totals) {
  if (sheet.count === "bids") return checkBid(sheet, entry);
  if (sheet.count === "chips") return checkPot(sheet, entry, called, totals);
  return checkHands(sheet, entry, called, number);
}

function checkHands(sheet, entry, called, number) {
  const { seats } = sheet;
  const { out, hands } = entry;
  if (!Array.isArray(out) || !out.every((seat) => isNumber(seat, 0, seats - 1)) || new Set(out).size < out.length
    || (out.length > 1 && sheet.outs !== "several")) {
    return "Say who went out, or that nobody did.";
  }
  if (!Array.isArray(hands) || hands.length !== seats || !hands.every(isHand)) {
    return "Say for each hand what is left in it: its tiles, or a number.";
  }
  for (const seat of needed(sheet, out)) {
    if (!hands[seat]) return `Say what ${called[seat]} has left.`;
    if (hands[seat].tiles?.length === 0) return `${called[seat]} has no tile left: say that ${called[seat]} went out.`;
  }
  for (const seat of out) {
    if (hands[seat]?.tiles?.length || hands[seat]?.pips) return `${called[seat]} went out and has nothing left.`;
  }
  return checkTiles(sheet, hands, called, number);
}

function isHand(hand) {
  if (hand === null) return true;
  if (typeof hand !== "object" || Array.isArray(hand)) return false;
  if ("tiles" in hand) return Array.isArray(hand.tiles) && hand.tiles.every((tile) => typeof tile === "string");
  return isNumber(hand.pips) && typeof (hand.double ?? false) === "boolean";
}

function checkTiles(sheet, hands, called, number) {
  const left = tilesOf(sheet);
  const engine = hub(sheet, number);
  for (const [seat, hand] of hands.entries()) {
    for (const tile of hand?.tiles ?? []) {
      if (!left.has(tile)) return `There is no tile ${tile.slice(0, 12)} in this set.`;
      if (tile === engine) return `${called[seat]} cannot hold ${tile}: it lies in the hub.`;
      if (left.get(tile) === 0) return `${called[seat]} cannot hold ${tile}: it is in another hand.`;
      left.set(tile, left.get(tile) - 1);
    }
  }
  return "";
}

// Every tile of the set, with how many there are of it.
export function tilesOf(sheet) {
  const found = new Map();
  for (let high = 0; high <= sheet.set; high += 1) {
    for (let low = 0; low <= high; low += 1) found.set(`${high}-${low}`, 1);
  }
  if (sheet.wild) {
    for (let number = 0; number <= sheet.set; number += 1) found.set(`${number}-W`, 1);
    for (const [tile, count] of [["W-W", 1], ["A-W", 3], ["D-W", 1], ["R-W", 1], ["S-W", 1], ["T-W", 1]]) found.set(tile, count);
  }
  return found;
}

function checkBid(sheet, entry) {
  const { way } = sheet;
  if (entry.bid === 0) return "";
  if (!isNumber(entry.bid) || !way.bids.includes(entry.bid)) return "Say what was bid, or that all passed.";
  if (!isNumber(entry.bidder, 0, sheet.seats - 1)) return "Say who had the bid.";
  if (!numbers(entry.took, sheet.sides)) return "Say what each side took.";
  const total = sum(entry.took);
  if (total !== way.most) return `What was taken comes to ${total}, and there are ${way.most} to take.`;
  return "";
}

function checkPot(sheet, entry, called, totals) {
  const { seats } = sheet;
  const { ante } = sheet.way;
  if (!numbers(entry.paid, seats) || !numbers(entry.won, seats)) {
    return "Say for each player what was paid in and what was taken out.";
  }
  const { paid, won } = entry;
  for (let seat = 0; seat < seats; seat += 1) {
    if (paid[seat] > totals[seat]) return `${called[seat]} has only ${totals[seat]} chips to pay with.`;
    if (paid[seat] < Math.min(ante, totals[seat])) return `${called[seat]} pays at least the ante, ${Math.min(ante, totals[seat])}.`;
    if (won[seat] > 0 && paid[seat] === 0) return `${called[seat]} has paid nothing and can take nothing.`;
  }
  if (sum(paid) !== sum(won)) return `${sum(paid)} chips were paid in, and ${sum(won)} taken out: that must be the same.`;
  return "";
}
