import assert from "node:assert/strict";
import { test } from "node:test";
import { lastMover, Playback } from "../../src/boneyard/web/static/table/playback.js";

/** @import { NowMessage } from "../../src/boneyard/web/static/lib/protocol.js" */

/** @param {number} ply */
const state = (ply) =>
  /** @type {NowMessage} */ (
    /** @type {unknown} */ ({ ply, log: [{ ply, round: 1, seat: null, text: `${ply}` }] })
  );

test("states are shown one after another", async () => {
  /** @type {number[]} */
  const shown = [];
  const playback = new Playback(async ({ ply }) => {
    shown.push(ply);
    await Promise.resolve();
    shown.push(-ply);
  });
  await Promise.all([1, 2, 3].map((ply) => playback.push(state(ply))));
  assert.deepEqual(shown, [1, -1, 2, -2, 3, -3]);
});

test("with too many waiting only the last is shown, and nothing is missing from its log", async () => {
  /** @type {NowMessage[]} */
  const shown = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const playback = new Playback(async (each) => {
    shown.push(each);
    await new Promise((done) => waiting.push(() => done(undefined)));
  });
  const done = playback.push(state(1));
  for (let ply = 2; ply <= 7; ply += 1) playback.push(state(ply));
  assert.ok(playback.isBehind);
  waiting.shift()?.();
  await new Promise(setImmediate);
  waiting.shift()?.();
  await done;
  assert.deepEqual(
    shown.map(({ ply }) => ply),
    [1, 7],
  );
  assert.deepEqual(
    shown[1].log.map(({ ply }) => ply),
    [2, 3, 4, 5, 6, 7],
  );
});

test("whoever is in a hurry skips to the last state", async () => {
  /** @type {number[]} */
  const shown = [];
  const playback = new Playback(async ({ ply }) => {
    shown.push(ply);
    await Promise.resolve();
  });
  playback.skip(); // nothing is waiting
  const done = playback.push(state(1));
  for (let ply = 2; ply <= 4; ply += 1) playback.push(state(ply));
  playback.skip();
  await done;
  assert.deepEqual(shown, [1, 4]);
});

test("the last to move is found behind a deal", () => {
  const line = { ply: 1, round: 1, text: "", bubble: "", points: 0 };
  assert.equal(
    lastMover([
      { ...line, seat: 2 },
      { ...line, seat: null },
    ]),
    2,
  );
  assert.equal(
    lastMover([
      { ...line, seat: 2 },
      { ...line, seat: 0 },
    ]),
    0,
  );
  assert.equal(lastMover([{ ...line, seat: null }]), null);
});
