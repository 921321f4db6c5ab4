// Sentences of the pad, filled in with names and numbers.
/** @import { BidsRound, ChipsRound, HandsRound, PadSheet } from "../lib/protocol.js" */
/** @import { PadRow, PadState } from "./state.js" */
import { numberedUnit } from "../lib/text.js";
import { _, listed, ngettext, pgettext } from "../lib/words.js";
import { hubOf, isBidMade, sum } from "./points.js";
import { totalsOf } from "./state.js";

/** @param {PadSheet} sheet @param {PadState} state @param {number} side */
export const sideName = (sheet, state, side) =>
  listed(state.names.filter((_name, seat) => seat % sheet.sides === side));

/** @param {PadSheet} sheet @param {PadState} state */
export const sideNames = (sheet, state) =>
  Array.from({ length: sheet.sides }, (_name, side) => sideName(sheet, state, side));

/** Ann 12, Ben 30. @param {PadSheet} sheet @param {PadState} state */
export const describeTotals = (sheet, state) =>
  totalsOf(state)
    .map((total, side) => `${sideName(sheet, state, side)} ${total}`)
    .join(", ");

/** A sentence of the sheet. @param {string} text @param {Record<string, string | number>} values */
const fillIn = (text, values) => text.replace(/\{(\w+)\}/g, (_whole, name) => String(values[name]));

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

/** What one round is called, as a code. @param {PadSheet} sheet */
export const unitOf = (sheet) => ({ chips: "deal", bids: "hand", hands: "round" })[sheet.count];

/** @param {PadSheet} sheet @param {PadState} state */
export function roundTitle(sheet, state) {
  const { number } = state;
  const { rounds } = sheet.ending;
  if (!rounds) return numberedUnit(unitOf(sheet), number);
  if (sheet.count === "chips") return _("Deal {number} of {rounds}", { number, rounds });
  if (sheet.count === "bids") return _("Hand {number} of {rounds}", { number, rounds });
  return _("Round {number} of {rounds}", { number, rounds });
}

/** @param {PadSheet} sheet @param {PadState} state */
export function describeForm(sheet, state) {
  return _("{round}: how did it end?", { round: roundTitle(sheet, state) });
}

/** @param {PadSheet} sheet @param {number} number */
export function describeEnter(sheet, number) {
  if (sheet.count === "chips") return _("Enter deal {number}", { number });
  return sheet.count === "bids"
    ? _("Enter hand {number}", { number })
    : _("Enter round {number}", { number });
}

/** @param {PadSheet} sheet @param {number} number */
export function describeEdit(sheet, number) {
  if (sheet.count === "chips") return _("Edit deal {number}", { number });
  return sheet.count === "bids" ? _("Edit hand {number}", { number }) : _("Edit round {number}", { number });
}

/** @param {PadSheet} sheet */
export function describeGoal(sheet) {
  const { target, rounds } = sheet.ending;
  if (sheet.count === "bids" && rounds) return _("The highest total wins.");
  if (sheet.count === "bids" && sheet.ending.by === "hands") {
    return ngettext(
      "The first to win {count} hand wins.",
      "The first to win {count} hands wins.",
      sheet.ending.hands,
    );
  }
  if (sheet.count === "bids" && sheet.ending.by === "either") {
    const { hands } = sheet.ending;
    return _("Played to {target} points or {hands} hands won, whichever comes first.", { target, hands });
  }
  if (target) return _("Played to {target}.", { target });
  return sheet.low ? _("The lowest total wins.") : _("The highest total wins.");
}

/**
 * What to do now: which tile to take out, how many to deal, who starts.
 * @param {PadSheet} sheet
 * @param {PadState} state
 */
export function listSteps(sheet, state) {
  const { way, seats, deal } = sheet;
  const hub = hubOf(sheet, state.number);
  const playing = sheet.count === "chips" ? totalsOf(state).filter((chips) => chips > 0).length : seats;
  const left = sheet.tiles - deal * playing - (hub ? 1 : 0);
  const values = { first: state.names[state.first], dealer: state.names[dealerOf(sheet, state)] };
  const lines = [describeDeal(sheet.rest, deal, left)];
  if (hub) lines.unshift(_("Take out the {tile}: it's the hub.", { tile: hub }));
  if (way.kind === "pool" && way.stake) {
    const [{ stake }, pool] = [way, way.stake * seats - sum(state.before)];
    lines.push(_("Everyone pays {stake} into the pool, which then holds {pool}.", { stake, pool }));
  }
  if (way.kind === "pot" && way.ante) lines.push(_("The ante is {ante}.", { ante: way.ante }));
  return [...lines, fillIn(sheet.first_says, values)];
}

/**
 * How many tiles everyone gets, and what happens to the rest.
 * @param {PadSheet["rest"]} rest
 * @param {number} deal
 * @param {number} left
 */
function describeDeal(rest, deal, left) {
  if (left <= 0) return _("Deal {deal} tiles each. That's all of them.", { deal });
  if (rest === "widow") return _("Deal {deal} tiles each. The one left over is the widow.", { deal });
  if (rest === "aside") {
    return ngettext(
      "Deal {deal} tiles each. {count} stays out of play.",
      "Deal {deal} tiles each. {count} stay out of play.",
      left,
      { deal },
    );
  }
  return ngettext(
    "Deal {deal} tiles each. {count} is left in the boneyard.",
    "Deal {deal} tiles each. {count} are left in the boneyard.",
    left,
    { deal },
  );
}

/**
 * How a round ended, for the table of rounds.
 * @param {PadSheet} sheet
 * @param {PadState} state
 * @param {PadRow} row
 */
export function describeEnd(sheet, { names }, { round }) {
  if (!round) return _("reached during play");
  if (sheet.count === "chips") {
    const { won } = /** @type {ChipsRound} */ (round);
    return _("{names} took the pot", { names: listed(names.filter((_name, seat) => won[seat] > 0)) });
  }
  if (sheet.count === "bids") {
    const bid = /** @type {BidsRound} */ (round);
    if (!bid.bid) return _("everyone passed");
    const fields = { name: names[bid.bidder], bid: bid.bid };
    return isBidMade(sheet, bid) ? _("{name} bid {bid}: made", fields) : _("{name} bid {bid}: set", fields);
  }
  const { out } = /** @type {HandsRound} */ (round);
  if (!out.length) return pgettext("a round", "blocked");
  return _("{names} went out", { names: listed(out.map((seat) => names[seat])) });
}

/**
 * @typedef {{ what: "match" | "first" | "entry" | "none" } | { what: "round" | "edit", number: number } |
 * { what: "made", points: number, name: string }} LastEntry
 */

/** What was written last and can be undone. @param {PadSheet} sheet @param {PadState} state @returns {LastEntry} */
function lastEntry(sheet, state) {
  const { back } = state;
  if (!back) return { what: "none" };
  if (state.match !== back.match) return { what: "match" };
  if (state.rows.length > back.rows.length && state.rows.at(-1)?.round) {
    return { what: "round", number: back.number };
  }
  const edited = state.rows.find((row, index) => row.round && row.round !== back.rows[index]?.round);
  if (edited) return { what: "edit", number: edited.number };
  if (state.first !== back.first && state.number === back.number) return { what: "first" };
  const side = state.made.findIndex((points, index) => points !== back.made[index]);
  if (side < 0) return { what: "entry" };
  return { what: "made", points: state.made[side] - back.made[side], name: sideName(sheet, state, side) };
}

/** A button that undoes the last entry; "" if there is none. @param {PadSheet} sheet @param {PadState} state */
export function describeUndo(sheet, state) {
  const last = lastEntry(sheet, state);
  if (last.what === "none") return "";
  if (last.what === "match") return _("Undo the new match");
  if (last.what === "round") return _("Undo round {number}", { number: last.number });
  if (last.what === "edit") return _("Undo the change to round {number}", { number: last.number });
  if (last.what === "first") return _("Undo the first player");
  if (last.what === "made") return _("Undo {points} for {name}", { points: last.points, name: last.name });
  return _("Undo the last entry");
}

/** The label of the redo button. @param {PadSheet} sheet @param {PadState} undone */
export function describeRedo(sheet, undone) {
  const last = lastEntry(sheet, undone);
  if (last.what === "match") return _("Redo the new match");
  if (last.what === "round") return _("Redo round {number}", { number: last.number });
  if (last.what === "edit") return _("Redo the change to round {number}", { number: last.number });
  if (last.what === "first") return _("Redo the first player");
  if (last.what === "made") return _("Redo {points} for {name}", { points: last.points, name: last.name });
  return _("Redo the last entry");
}

/** @param {PadSheet} sheet @param {PadState} state @param {number[]} winners */
export function describeResult(sheet, state, winners) {
  const names = listed(
    winners.flatMap((side) => state.names.filter((_name, seat) => seat % sheet.sides === side)),
  );
  const points = totalsOf(state)[winners[0]];
  if (winners.length > 1) return _("{names} share the win with {points}.", { names, points });
  if (sheet.sides < sheet.seats) return _("{names} win with {points}.", { names, points });
  return _("{name} wins with {points}.", { name: names, points });
}
