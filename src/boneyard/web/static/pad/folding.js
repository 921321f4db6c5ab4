// A pad as its entries make it, each put on what was there before: the same as boneyard/pad/folding.py.
import { checkDuring, checkNames, checkRound, isNumber } from "./checking.js";
import { bidMade, counted, nextFirst, winners } from "./counting.js";

const plus = (one, two) => one.map((had, at) => had + two[at]);
const none = (sheet, points = 0) => Array(sheet.sides).fill(points);

export const totalsOf = (state) => plus(state.before, state.made);

export function begin(sheet, names, first) {
  return fresh(sheet, names, 1, first, []);
}

function fresh(sheet, names, match, first, past) {
  return {
    names, match, number: 1, first, before: none(sheet, sheet.begin), made: none(sheet), rows: [], winners: null, past,
    last: "", back: null, undone: [],
  };
}

// The pad with one more entry, or the same pad and why that cannot be written: [state, why].
export function write(sheet, state, entry) {
  const { kind } = entry;
  if (kind === "names") {
    const why = checkNames(sheet, entry.names);
    return why ? [state, why] : [{ ...state, names: entry.names }, ""];
  }
  if (kind === "undo") return undo(state, entry);
  if (kind === "redo") return redo(state, entry);
  if (!["made", "round", "first", "again"].includes(kind)) return [state, "That is nothing one can write on a pad."];
  const [after, why] = act(sheet, state, kind, entry);
  return why ? [state, why] : [{ ...after, last: entry.id, back: state, undone: [] }, ""];
}

function act(sheet, state, kind, entry) {
  if (entry.match !== state.match || entry.number !== state.number) {
    const where = state.match === 1 ? `round ${state.number}` : `match ${state.match}, round ${state.number}`;
    return [null, `Another phone was faster: the pad is at ${where} by now.`];
  }
  if (kind === "again") {
    if (!state.winners) return [null, "This match is not over yet."];
    const first = nextFirst(sheet, state.first, Array(sheet.seats).fill(1));
    return [fresh(sheet, state.names, state.match + 1, first, [...state.past, state.winners]), ""];
  }
  if (state.winners) return [null, "The match is over: take the last entry back, or begin another match."];
  if (kind === "first") {
    if (!isNumber(entry.seat, 0, sheet.seats - 1)) return [null, "Say who is the first player."];
    return [{ ...state, first: entry.seat }, ""];
  }
  return kind === "made" ? tapped(sheet, state, entry) : round(sheet, state, entry);
}

function tapped(sheet, state, entry) {
  const why = checkDuring(sheet, entry);
  if (why) return [null, why];
  const points = none(sheet);
  points[entry.side] = entry.points;
  const after = { ...state, made: plus(state.made, points) };
  const totals = totalsOf(after);
  const won = winners(sheet, totals, state.number, null);
  if (!won) return [after, ""];
  return [{ ...after, winners: won, rows: [...state.rows, { number: state.number, points: after.made, totals, entry: null }] }, ""];
}

function round(sheet, state, entry) {
  const why = checkRound(sheet, entry, state.names, state.number, totalsOf(state));
  if (why) return [null, why];
  const points = plus(state.made, counted(sheet, entry, state.before));
  const totals = plus(state.before, points);
  const rows = [...state.rows, { number: state.number, points, totals, entry }];
  const won = winners(sheet, totals, state.number, entry);
  if (won) return [{ ...state, made: points, rows, winners: won }, ""];
  const first = nextFirst(sheet, state.first, totals);
  return [{ ...state, number: state.number + 1, first, before: totals, made: none(sheet), rows }, ""];
}

function undo(state, entry) {
  if (!state.back) return [state, "There is nothing to take back."];
  if (entry.of !== state.last) return [state, "Another phone has written meanwhile: look again at what is to be taken back."];
  return [{ ...state.back, names: state.names, undone: [...state.undone, { ...state, undone: [] }] }, ""];
}

function redo(state, entry) {
  const again = state.undone.at(-1);
  if (!again) return [state, "There is nothing to put back."];
  if (entry.of !== again.last) return [state, "Another phone has written meanwhile: look again at what is to be put back."];
  return [{ ...again, names: state.names, undone: state.undone.slice(0, -1) }, ""];
}

// The same plain data as the Python of the same name: for the test that holds the two together.
export function told(sheet, state) {
  return {
    names: state.names, match: state.match, number: state.number, first: state.first, totals: totalsOf(state), made: state.made,
    rows: state.rows.map((row) => ({
      number: row.number, points: row.points, totals: row.totals,
      made: sheet.count === "bids" && row.entry?.bid ? bidMade(sheet, row.entry) : null,
    })),
    winners: state.winners, past: state.past, undo: state.back ? state.last : "", redo: state.undone.at(-1)?.last ?? "",
  };
}
