// The state of a pad: a fold over its entries, the same as boneyard/pad does in Python.
/** @import { EntryFacts, PadSheet } from "../lib/protocol.js" */
/** @import { Draft } from "./checks.js" */
/** @import { Round } from "./points.js" */
import { _ } from "../lib/words.js";
import { checkDuring, checkMade, checkNames, checkRound, isNumber } from "./checks.js";
import { countRound, findWinners, nextFirst } from "./points.js";

/**
 * @typedef {Round & EntryFacts & { made?: number[] }} WrittenRound What was made during it is in it once it was edited.
 */
/** @typedef {{ number: number, points: number[], totals: number[], round: WrittenRound | null }} PadRow */
/**
 * @typedef {{ entry: Draft, before: PadState }} Act An entry that made the match what it is, and the pad before it.
 */
/**
 * @typedef {object} PadState
 * @property {string[]} names
 * @property {number} match Which one on this pad it is.
 * @property {number} number Of the round.
 * @property {number} first The seat of the first player.
 * @property {number[]} before The totals brought to the round.
 * @property {number[]} made What was made during it.
 * @property {PadRow[]} rows
 * @property {number[] | null} winners Sides, once the match is over.
 * @property {number[][]} past The winners of the matches before.
 * @property {Act | null} act The last one of this match; edited rounds are in it as they were edited.
 * @property {string} last The entry that can be taken back.
 * @property {PadState | null} back The state without it.
 * @property {PadState[]} undone What was taken back, the last one last.
 */
/**
 * @typedef {[state: PadState, why: string]} Written The pad with one more entry; or as it was, and why not.
 */
/** @typedef {PadState | string} Acted The state after, or why there is none. */

const MOST_LATER = 300; // entries after a round that can still be edited

/** @param {number[]} one @param {number[]} other */
const plus = (one, other) => one.map((number, index) => number + other[index]);
/** @param {PadSheet} sheet @returns {number[]} */
const fill = (sheet, points = 0) => Array(sheet.sides).fill(points);

/** @param {PadState} state */
export const totalsOf = (state) => plus(state.before, state.made);

/** @param {PadSheet} sheet @param {string[]} names @param {number} first */
export const startPad = (sheet, names, first) => startMatch(sheet, names, 1, first, []);

/**
 * @param {PadSheet} sheet
 * @param {string[]} names
 * @param {number} match
 * @param {number} first
 * @param {number[][]} past
 * @returns {PadState}
 */
function startMatch(sheet, names, match, first, past) {
  const [before, made] = [fill(sheet, sheet.begin), fill(sheet)];
  const round = { number: 1, first, before, made, rows: [], winners: null };
  return { names, match, ...round, past, act: null, last: "", back: null, undone: [] };
}

/** @param {PadSheet} sheet @param {PadState} state @param {Draft} entry @returns {Written} */
export function writeEntry(sheet, state, entry) {
  const after = apply(sheet, state, entry);
  return typeof after === "string" ? [state, after] : [after, ""];
}

/** @param {PadSheet} sheet @param {PadState} state @param {Draft} entry @returns {Acted} */
function apply(sheet, state, entry) {
  switch (entry.kind) {
    case "names":
      return checkNames(sheet, entry.names) || { ...state, names: /** @type {string[]} */ (entry.names) };
    case "undo":
      return undo(state, entry.of);
    case "redo":
      return redo(state, entry.of);
    case "made":
    case "round":
    case "first":
    case "again":
    case "edit": {
      const after = entry.kind === "edit" ? edit(sheet, state, entry) : act(sheet, state, entry);
      if (typeof after === "string") return after;
      return { ...after, last: String(entry.id), back: state, undone: [] };
    }
    default:
      return _("That can't be written on a pad.");
  }
}

/** @param {PadSheet} sheet @param {PadState} state @param {Draft} entry @returns {Acted} */
function act(sheet, state, entry) {
  const after = acted(sheet, state, entry);
  if (typeof after === "string" || entry.kind === "again") return after;
  return { ...after, act: { entry, before: state } };
}

/**
 * A round edited in place; what was written after it stays.
 * @param {PadSheet} sheet
 * @param {PadState} state
 * @param {Draft} entry
 * @returns {Acted}
 */
function edit(sheet, state, entry) {
  /** @type {Draft[]} */
  const later = [];
  let old = entry.match === state.match ? state.act : null;
  while (old && (old.entry.id !== entry.of || old.entry.kind !== "round")) {
    later.unshift(old.entry);
    old = old.before.act;
    if (later.length > MOST_LATER) return _("That round is too far back to edit.");
  }
  if (!old) return _("That round isn't on the pad anymore. Look again.");
  if (typeof entry.round !== "object" || entry.round === null || Array.isArray(entry.round)) {
    return _("Enter how the round ended.");
  }
  const { id, match, number } = old.entry;
  let again = act(
    sheet,
    { ...old.before, names: state.names },
    { ...entry.round, kind: "round", id, match, number },
  );
  for (const each of later) {
    if (typeof again === "string") return again;
    if (again.winners) {
      return _("With that, the match would end in round {number}. Undo the later rounds first.", {
        number: again.number,
      });
    }
    const after = act(sheet, again, each);
    if (typeof after === "string") {
      return _("What comes after round {number} doesn't fit anymore. {why}", {
        number: Number(number),
        why: after,
      });
    }
    again = after;
  }
  return typeof again === "string" ? again : { ...again, names: state.names };
}

/** @param {PadSheet} sheet @param {PadState} state @param {Draft} entry @returns {Acted} */
function acted(sheet, state, entry) {
  if (entry.match !== state.match || entry.number !== state.number) {
    const { match, number } = state;
    if (match === 1) return _("Another phone was faster. The pad is now at round {number}.", { number });
    return _("Another phone was faster. The pad is now at match {match}, round {number}.", { match, number });
  }
  if (entry.kind === "again") {
    if (!state.winners) return _("This match isn't over yet.");
    const first = nextFirst(sheet, state.first, Array(sheet.seats).fill(1));
    return startMatch(sheet, state.names, state.match + 1, first, [...state.past, state.winners]);
  }
  if (state.winners) return _("The match is over. Undo the last entry, or start another match.");
  if (entry.kind === "first") {
    if (!isNumber(entry.seat, 0, sheet.seats - 1)) return _("Choose the first player.");
    return { ...state, first: entry.seat };
  }
  return entry.kind === "made" ? addDuring(sheet, state, entry) : addRound(sheet, state, entry);
}

/** @param {PadSheet} sheet @param {PadState} state @param {Draft} entry @returns {Acted} */
function addDuring(sheet, state, entry) {
  const why = checkDuring(sheet, entry);
  if (why) return why;
  const points = fill(sheet);
  points[Number(entry.side)] = Number(entry.points);
  const after = { ...state, made: plus(state.made, points) };
  const totals = totalsOf(after);
  const winners = findWinners(sheet, totals, state.number, null);
  if (!winners) return after;
  const row = { number: state.number, points: after.made, totals, round: null };
  return { ...after, winners, rows: [...state.rows, row] };
}

/** @param {PadSheet} sheet @param {PadState} state @param {Draft} entry @returns {Acted} */
function addRound(sheet, state, entry) {
  if ("made" in entry) {
    const not = checkMade(sheet, entry.made);
    if (not) return not;
    state = { ...state, made: /** @type {number[]} */ (entry.made) };
  }
  const why = checkRound(sheet, entry, state.names, state.number, totalsOf(state));
  if (why) return why;
  const round = /** @type {WrittenRound} */ (/** @type {unknown} */ (entry));
  const points = plus(state.made, countRound(sheet, round, state.before));
  const totals = plus(state.before, points);
  const rows = [...state.rows, { number: state.number, points, totals, round }];
  const earlier = state.rows.flatMap((row) => row.round ?? []);
  const winners = findWinners(sheet, totals, state.number, round, earlier);
  if (winners) return { ...state, made: points, rows, winners };
  const first = nextFirst(sheet, state.first, totals);
  return { ...state, number: state.number + 1, first, before: totals, made: fill(sheet), rows };
}

/**
 * The pad as it was before a round that is written on it; null if it is not.
 * @param {PadState} state
 * @param {unknown} id The entry's.
 * @returns {PadState | null}
 */
export function stateBefore(state, id) {
  let { act } = state;
  while (act && act.entry.id !== id) act = act.before.act;
  return act && { ...act.before, names: state.names };
}

/** @param {PadState} state @param {unknown} id @returns {Acted} */
function undo(state, id) {
  if (!state.back) return _("There's nothing to undo.");
  if (id !== state.last) {
    return _("Another phone wrote something in the meantime. Look again before you undo.");
  }
  return { ...state.back, names: state.names, undone: [...state.undone, { ...state, undone: [] }] };
}

/** @param {PadState} state @param {unknown} id @returns {Acted} */
function redo(state, id) {
  const again = state.undone.at(-1);
  if (!again) return _("There's nothing to redo.");
  if (id !== again.last) {
    return _("Another phone wrote something in the meantime. Look again before you redo.");
  }
  return { ...again, names: state.names, undone: state.undone.slice(0, -1) };
}
