// Sentences of the pad, filled in with names and numbers.
/** @import { BidsRound, ChipsRound, HandsRound, PadSheet } from "../lib/protocol.js" */
/** @import { PadRow, PadState } from "./state.js" */
import { joinWords } from "../lib/text.js";
import { hubOf, isBidMade, sum } from "./points.js";
import { totalsOf } from "./state.js";

/** @param {PadSheet} sheet @param {PadState} state @param {number} side */
export const sideName = (sheet, state, side) =>
  joinWords(state.names.filter((_, seat) => seat % sheet.sides === side));

/** @param {PadSheet} sheet @param {PadState} state */
export const sideNames = (sheet, state) =>
  Array.from({ length: sheet.sides }, (_, side) => sideName(sheet, state, side));

/** Ann 12, Ben 30. @param {PadSheet} sheet @param {PadState} state */
export const describeTotals = (sheet, state) =>
  totalsOf(state)
    .map((total, side) => `${sideName(sheet, state, side)} ${total}`)
    .join(", ");

/** @param {string} text @param {Record<string, string | number>} values */
const fillIn = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/**
 * The dealer: the player before the first one who still has chips, if the game uses chips.
 * @param {PadSheet} sheet
 * @param {PadState} state
 */
function dealerOf(sheet, state) {
  const totals = totalsOf(state);
  for (let step = 1; step < sheet.seats; step += 1) {
    const seat = (state.first - step + sheet.seats) % sheet.seats;
    if (sheet.count !== "chips" || totals[seat] > 0) return seat;
  }
  return state.first;
}

/** What one round is called. @param {PadSheet} sheet */
export const unitOf = (sheet) => ({ chips: "deal", bids: "hand", hands: "round" })[sheet.count];

/** @param {PadSheet} sheet @param {PadState} state */
export function roundTitle(sheet, state) {
  const unit = { chips: "Deal", bids: "Hand", hands: "Round" }[sheet.count];
  const { rounds } = sheet.ending;
  return rounds ? `${unit} ${state.number} of ${rounds}` : `${unit} ${state.number}`;
}

/** @param {PadSheet} sheet */
export function describeGoal(sheet) {
  if (sheet.count === "bids" && sheet.ending.by === "hands") {
    return `The first to win ${sheet.ending.hands} hands wins.`;
  }
  if (sheet.count === "bids" && sheet.ending.by === "either") {
    return `Played to ${sheet.ending.target} points or ${sheet.ending.hands} hands won, whichever comes first.`;
  }
  if (sheet.ending.target) return `Played to ${sheet.ending.target}.`;
  return sheet.low ? "The lowest total wins." : "The highest total wins.";
}

/**
 * What to do now: which tile to take out, how many to deal, who begins.
 * @param {PadSheet} sheet
 * @param {PadState} state
 */
export function listSteps(sheet, state) {
  const { way, seats, deal } = sheet;
  const hub = hubOf(sheet, state.number);
  const playing = sheet.count === "chips" ? totalsOf(state).filter((chips) => chips > 0).length : seats;
  const left = sheet.tiles - deal * playing - (hub ? 1 : 0);
  const says = left > 0 ? sheet.deal_says : "Deal {deal} tiles each. That's all of them.";
  const one = says.replace("{left} are", "{left} is").replace("{left} stay", "{left} stays");
  const values = { first: state.names[state.first], dealer: state.names[dealerOf(sheet, state)], deal, left };
  const lines = [fillIn(left === 1 ? one : says, values)];
  if (hub) lines.unshift(`Take out the ${hub}: it's the hub.`);
  if (way.kind === "pool" && way.stake) {
    const pool = way.stake * seats - sum(state.before);
    lines.push(`Everyone pays ${way.stake} into the pool, which then holds ${pool}.`);
  }
  if (way.kind === "pot" && way.ante) lines.push(`The ante is ${way.ante}.`);
  return [...lines, fillIn(sheet.first_says, values)];
}

/**
 * How a round ended, for the table of rounds.
 * @param {PadSheet} sheet
 * @param {PadState} state
 * @param {PadRow} row
 */
export function describeEnd(sheet, { names }, { round }) {
  if (!round) return "reached during play";
  if (sheet.count === "chips") {
    const { won } = /** @type {ChipsRound} */ (round);
    return `${joinWords(names.filter((_, seat) => won[seat] > 0))} took the pot`;
  }
  if (sheet.count === "bids") {
    const bid = /** @type {BidsRound} */ (round);
    if (!bid.bid) return "everyone passed";
    return `${names[bid.bidder]} bid ${bid.bid}: ${isBidMade(sheet, bid) ? "made" : "set"}`;
  }
  const { out } = /** @type {HandsRound} */ (round);
  return out.length ? `${joinWords(out.map((seat) => names[seat]))} went out` : "blocked";
}

/** What was written last and can be undone. @param {PadSheet} sheet @param {PadState} state */
export function describeLast(sheet, state) {
  const { back } = state;
  if (!back) return "";
  if (state.match !== back.match) return "the new match";
  if (state.rows.length > back.rows.length && state.rows.at(-1)?.round) return `round ${back.number}`;
  const edited = state.rows.find((row, index) => row.round && row.round !== back.rows[index]?.round);
  if (edited) return `the change to round ${edited.number}`;
  if (state.first !== back.first && state.number === back.number) return "the first player";
  const side = state.made.findIndex((points, index) => points !== back.made[index]);
  return side < 0
    ? "the last entry"
    : `${state.made[side] - back.made[side]} for ${sideName(sheet, state, side)}`;
}

/** @param {PadSheet} sheet @param {PadState} state @param {number[]} winners */
export function describeResult(sheet, state, winners) {
  const names = joinWords(
    winners.flatMap((side) => state.names.filter((_, seat) => seat % sheet.sides === side)),
  );
  const wins = winners.length > 1 ? "share the win" : sheet.sides < sheet.seats ? "win" : "wins";
  return `${names} ${wins} with ${totalsOf(state)[winners[0]]}.`;
}
