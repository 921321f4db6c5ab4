import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, readLaid, writeLaid } from "../../src/boneyard/web/static/solitaire/placement.js";

test("a tile on its cells reads and writes as in a record", () => {
  for (const text of ["6-3@0,0v", "12-11@-10,3<", "5-4@2,-1^", "1-0@7,7>", "2-2@0,0v"]) {
    assert.equal(writeLaid(readLaid(text)), text);
  }
  assert.deepEqual(cellsOf(readLaid("6-3@0,0v")), [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ]);
});

test("a double is named by its upper or left cell, however it was turned", () => {
  assert.equal(writeLaid({ tile: "4-4", x: 3, y: 0, way: 2 }), "4-4@2,0>");
  assert.equal(writeLaid({ tile: "4-4", x: 3, y: 0, way: 3 }), "4-4@3,-1v");
  assert.equal(writeLaid({ tile: "4-4", x: 3, y: 0, way: 0 }), "4-4@3,0>");
});
