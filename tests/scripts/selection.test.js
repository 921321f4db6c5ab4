import assert from "node:assert/strict";
import { test } from "node:test";
import { Selection } from "../../src/boneyard/web/static/table/hand/selection.js";
import { move, piece, spot } from "./support/pieces.js";

/** @param {string[]} touches */
function selectionOf(...touches) {
  const selection = new Selection(() => assert.fail("the server is not asked where all moves are known"));
  selection.reset({ moves: touches.map((touch) => move(touch)), touch: null });
  return selection;
}

test("a tile and its place are a move", () => {
  const selection = selectionOf("6-4 left", "6-4 right", "5-5 left");
  assert.deepEqual([...selection.able()].sort(), ["5-5", "6-4", "left", "right"]);
  assert.ok(selection.touch("6-4"));
  assert.deepEqual([...selection.next()], ["left", "right"]);
  assert.equal(selection.meant(), null);
  assert.ok(selection.touch("right"));
  assert.equal(selection.meant()?.move, "6-4 > right");
  assert.equal(selection.complete().length, 1);
});

test("the only move of a tile is meant before its place is touched", () => {
  const selection = selectionOf("6-4 left", "6-4 right", "5-5 left");
  selection.touch("5-5");
  assert.equal(selection.meant()?.move, "5-5 > left");
  assert.deepEqual(selection.complete(), []);
});

test("a second touch puts a tile back, and one that does not go with the others starts over", () => {
  const selection = selectionOf("6-4 left", "5-5 left");
  selection.touch("6-4");
  selection.touch("5-5");
  assert.deepEqual(selection.chosen, ["5-5"]);
  selection.touch("5-5");
  assert.deepEqual(selection.chosen, []);
  assert.equal(selection.touch("0-0"), false, "a tile without a move cannot be chosen");
});

test("a move that needs no touch is a word", () => {
  const selection = selectionOf("6-4 left");
  selection.reset({ moves: [move("", { move: "draw", kind: "draw" }), move("6-4 left")], touch: null });
  assert.deepEqual(
    selection.wordMoves.map(({ kind }) => kind),
    ["draw"],
  );
});

test("where one can only give up besides, the one move needs no touching", () => {
  const concede = move("", { move: "concede", kind: "concede" });
  const selection = selectionOf();
  selection.reset({ moves: [move("6-4 left"), concede], touch: null });
  assert.equal(selection.only()?.move, "6-4 > left");
  selection.reset({ moves: [move("6-4 left")], touch: null });
  assert.equal(selection.only(), null);
});

test("where there are too many moves the server says what can come next", () => {
  /** @type {string[][]} */
  const asked = [];
  const selection = new Selection((chosen) => asked.push(chosen));
  selection.reset({ moves: [], touch: { next: ["6-3", "4-4"] } });
  selection.touch("6-3");
  assert.deepEqual(asked, [["6-3"]]);
  assert.ok(selection.isWaiting());
  assert.equal(
    selection.touch("4-4"),
    true,
    "a touch while the server is asked is taken, and changes nothing",
  );
  assert.deepEqual(selection.chosen, ["6-3"]);
  selection.receive({ type: "choices", ply: 1, chosen: ["4-4"], next: ["9"], moves: [] });
  assert.ok(selection.isWaiting(), "the answer to another question is no answer");
  selection.receive({ type: "choices", ply: 1, chosen: ["6-3"], next: ["0,0"], moves: [] });
  assert.deepEqual([...selection.next()], ["0,0"]);
  selection.touch("0,0");
  selection.receive({ type: "choices", ply: 1, chosen: ["0,0", "6-3"], next: [], moves: [move("6-3 0,0")] });
  assert.equal(selection.meant()?.move, "6-3 > 0,0");
});

test("things that do not go together: the last one starts over", () => {
  const selection = new Selection(() => {});
  selection.reset({ moves: [], touch: { next: ["6-3", "4-4"] } });
  selection.touch("6-3");
  selection.receive({ type: "choices", ply: 1, chosen: ["6-3"], next: ["4-4"], moves: [] });
  selection.touch("4-4");
  selection.receive({ type: "choices", ply: 1, chosen: ["6-3", "4-4"], next: [], moves: [] });
  assert.deepEqual(selection.chosen, ["4-4"]);
});

test("tiles laid by hand are offered only when they make a whole move", () => {
  const selection = selectionOf("6-3@0,0v 5-4@2,0<", "6-3@0,0v 2-1@1,1v");
  selection.exact = true;
  selection.choose(["6-3@0,0v"]);
  assert.equal(selection.meant(), null);
  assert.ok(selection.isPossible());
  assert.deepEqual([...selection.next()], ["5-4@2,0<", "2-1@1,1v"]);
  selection.choose(["6-3@0,0v", "5-4@2,0<"]);
  assert.equal(selection.meant()?.touch.length, 2);
  selection.choose(["6-3@0,0v", "5-4@9,9<"]);
  assert.ok(!selection.isPossible());
  assert.equal(selection.meant(), null);
  assert.deepEqual([...selection.nextTo(["6-3@0,0v"])], ["6-3@0,0v", "5-4@2,0<", "2-1@1,1v"]);
});

test("what was laid by hand and does not fit stays where it is", () => {
  const selection = new Selection(() => {});
  selection.exact = true;
  selection.reset({ moves: [], touch: { next: ["6-3@0,0v", "5-4@2,0<"] } });
  selection.choose(["6-3@0,0v", "5-4@9,9<"]);
  selection.receive({ type: "choices", ply: 1, chosen: ["6-3@0,0v", "5-4@9,9<"], next: [], moves: [] });
  assert.deepEqual(selection.chosen, ["6-3@0,0v", "5-4@9,9<"]);
  assert.ok(!selection.isPossible());
});

test("tiles and spots are described by what can be done with them", () => {
  const selection = selectionOf("6-4 left", "6-4 right", "5-5 left");
  assert.equal(selection.describePiece(piece("6-4"), true), "6-4, fits 2 places");
  assert.equal(selection.describePiece(piece("5-5"), true), "double 5, fits 1 place");
  assert.equal(selection.describePiece(piece("1-0"), true), "1-0, doesn't fit");
  assert.equal(selection.describePiece(piece("1-0"), false), "1-0");
  assert.equal(selection.describePiece(piece("6-4"), true, "2 of 7"), "6-4, 2 of 7, fits 2 places");
  assert.equal(selection.describeOnBoard(piece("9-2", { place: "hour 1" })), "9-2, hour 1, playable");
  selection.touch("6-4");
  assert.equal(selection.describeSpot(spot("right")), "Play 6-4 > right");
  assert.equal(
    selectionOf("6-4 left", "5-5 left").describeSpot(spot("left", { place: "Open end 4, at 6-4" })),
    "Open end 4, at 6-4",
  );
});
