// Patches are put into a state without touching it, because the page may still be about to show it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "../../src/boneyard/web/static/lib/patch.js";

const piece = (/** @type {string} */ id, x = 0) => ({ id, first: 1, second: 2, x, y: 0 });

/** @returns {any} */
const now = () => ({
  type: "now",
  ply: 3,
  serial: 7,
  turn: 0,
  ask: "Your turn",
  moves: [{ move: "6-4" }],
  log: [{ ply: 2 }],
  scene: {
    box: [0, 0, 9, 9],
    wide: true,
    em: 1,
    pieces: [piece("a"), piece("b"), piece("c")],
    spots: [],
    labels: [],
    lanes: [],
    rails: [],
    summary: "before",
  },
  own: { box: [0, 0, 9, 9], pieces: [piece("r")], summary: "mine" },
});

/** @returns {any} */
const patch = () => ({
  type: "patch",
  since: 7,
  serial: 8,
  ply: 4,
  turn: 1,
  ask: "Ben's turn",
  clock: null,
  log: [{ ply: 3 }],
  scene: {
    pieces: [
      [0, 1, []],
      [1, 1, [piece("c", 5), piece("d")]],
    ],
    summary: "after",
  },
  own: { pieces: [] },
});

test("a patch replaces what it names and keeps the rest", () => {
  const after = patched(now(), patch());
  assert.equal(after.type, "now");
  assert.equal(after.serial, 8);
  assert.deepEqual(after.log, [{ ply: 3 }]);
  assert.deepEqual(after.moves, [{ move: "6-4" }]);
  assert.deepEqual(after.scene?.pieces, [piece("b"), piece("c", 5), piece("d")]);
  assert.equal(after.scene?.summary, "after");
  assert.deepEqual(after.scene?.box, [0, 0, 9, 9]);
  assert.deepEqual(after.own, { box: [0, 0, 9, 9], pieces: [], summary: "mine" });
  assert.ok(!("since" in after));
});

test("the state before stays as it was", () => {
  const before = now();
  patched(before, patch());
  assert.deepEqual(before, now());
});

test("a spectator without a scene has none afterwards", () => {
  const after = patched(
    { ...now(), scene: null, own: null },
    { ...patch(), scene: undefined, own: undefined },
  );
  assert.equal(after.scene, null);
  assert.equal(after.own, null);
});
