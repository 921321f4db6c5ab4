import assert from "node:assert/strict";
import { test } from "node:test";
import { commonWords } from "../../src/boneyard/web/static/table/hand/actions.js";
import { fitRack, isLow } from "../../src/boneyard/web/static/table/hand/layout.js";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** @param {number} count @returns {"tile"[]} */
const tiles = (count) => Array(count).fill("tile");

test("a few tiles are as large as they may be, in one row", () => {
  const { wide, rows, height } = fitRack(tiles(5), 366, false, PHONE);
  assert.deepEqual({ wide, rows, height }, { wide: 50, rows: 1, height: 100 });
  assert.equal(fitRack(tiles(5), 1200, false, DESK).wide, 54);
  assert.equal(fitRack(tiles(5), 1200, false, { width: 1600, height: 1000 }).wide, 54);
});

test("more tiles get smaller, then a second row, and always fit", () => {
  for (const [room, screen] of /** @type {const} */ ([
    [366, PHONE],
    [820, { width: 844, height: 390 }],
    [900, DESK],
  ])) {
    for (let count = 1; count <= 40; count += 1) {
      for (const lies of [false, true]) {
        const { wide, width, rows } = fitRack(tiles(count), room, lies, screen);
        const along = lies ? 2 * wide : wide;
        const gap = lies ? 2 : 5;
        const inRow = Math.floor((width + gap) / (along + gap));
        assert.ok(width <= room && wide >= 26, `${count} tiles in ${room} pixels`);
        assert.ok(inRow * rows >= count, `${count} tiles need more than ${rows} rows of ${inRow}`);
      }
    }
  }
});

test("the rows of a hand are about equally long", () => {
  const { rows, width } = fitRack(tiles(14), 366, false, PHONE);
  assert.equal(rows, 2);
  assert.ok(width < 366);
});

test("dividers need room of their own", () => {
  const plain = fitRack(tiles(7), 366, false, PHONE);
  const divided = fitRack([...tiles(3), "gap", ...tiles(2), "gap", ...tiles(2)], 366, false, PHONE);
  assert.ok(divided.wide < plain.wide || divided.rows > plain.rows);
});

test("buttons of one kind say their common words once", () => {
  assert.deepEqual(commonWords(["Bid 30", "Bid 31", "Bid 42"]), ["Bid", ""]);
  assert.deepEqual(commonWords(["4 is trump", "5 is trump"]), ["", "is trump"]);
  assert.deepEqual(commonWords(["Take 1 tile", "Take 2 tiles"]), ["Take", ""]);
  assert.deepEqual(commonWords(["Pass", "Pass"]), ["", ""], "something is left of each");
});

test("on a low screen the hand is one row, however many tiles there are", () => {
  const screen = { width: 844, height: 390 };
  assert.ok(isLow(screen));
  assert.ok(!isLow({ width: 390, height: 844 }));
  assert.ok(isLow({ width: 320, height: 568 }), "two rows would leave the table less than half");
  for (const count of [5, 15, 22, 40]) {
    /** @type {("tile" | "gap")[]} */
    const items = Array.from({ length: count }, () => "tile");
    const { rows, wide, width, height } = fitRack(items, 600, false, screen, 64);
    assert.equal(rows, 1);
    assert.ok(wide >= 24 && wide <= 32 && width <= 600 && height <= 64);
  }
});
