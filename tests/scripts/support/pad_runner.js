// Writes entries on pads as the page does: a case on each line that comes in, what came of it on each line
// that goes out.
/** @import { OptionValue, PadSheet, PrintedSheet } from "../../../src/boneyard/web/static/lib/protocol.js" */
/** @import { Draft } from "../../../src/boneyard/web/static/pad/checks.js" */
/** @import { PadState } from "../../../src/boneyard/web/static/pad/state.js" */
import { createInterface } from "node:readline";
import { doubtRound } from "../../../src/boneyard/web/static/pad/checks.js";
import { isBidMade, settleSheet } from "../../../src/boneyard/web/static/pad/points.js";
import { startPad, totalsOf, writeEntry } from "../../../src/boneyard/web/static/pad/state.js";

/** A state in the form that the Python version uses. @param {PadSheet} sheet @param {PadState} state */
function toData(sheet, state) {
  const { names, match, number, first, made, rows, winners, past, back, last, undone } = state;
  return {
    names,
    match,
    number,
    first,
    totals: totalsOf(state),
    made,
    rows: rows.map(({ number, points, totals, round }) => {
      const bid =
        sheet.count === "bids" && round && "bid" in round && round.bid ? isBidMade(sheet, round) : null;
      return { number, points, totals, made: bid };
    }),
    winners,
    past,
    undo: back ? last : "",
    redo: undone.at(-1)?.last ?? "",
  };
}

/**
 * @param {{ printed: PrintedSheet, options: Record<string, OptionValue>, names: string[], entries: Draft[] }}
 * given
 */
function run({ printed, options, names, entries }) {
  const sheet = settleSheet(printed, options);
  let state = startPad(sheet, names, 0);
  const written = entries.map((entry) => {
    const doubt = doubtRound(sheet, entry, state.number);
    const [after, why] = writeEntry(sheet, state, entry);
    state = after;
    return { why, doubt, state: toData(sheet, state) };
  });
  return { sheet, written };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(run(JSON.parse(line)))}\n`);
}
