import assert from "node:assert/strict";
import { test } from "node:test";
import {
  distanceTo,
  fitScene,
  isInside,
  toTransform,
} from "../../src/boneyard/web/static/table/board/geometry.js";
import { findEnds, limitShift, scrollLanes } from "../../src/boneyard/web/static/table/board/lanes.js";
import { findFullTrick, mergeScene } from "../../src/boneyard/web/static/table/board/scene.js";
import { label, lane, piece, scene, spot, viewScene } from "./support/pieces.js";

test("what differs for a viewer replaces what all see, by its id", () => {
  const shared = scene({
    pieces: [piece("5-5"), piece("seat 0 1", { first: -1, second: -1, role: "held" })],
    labels: [label("asks"), label("name 0"), label("name 1")],
    lanes: [lane("train 0"), lane("rack")],
    summary: "for all",
  });
  const own = {
    ...scene(),
    pieces: [
      piece("6-4", { role: "rack", x: 2 }),
      piece("6-1", { role: "rack", x: 1 }),
      piece("5-5", { dim: true }),
    ],
    gone: ["seat 0 1"],
    gone_labels: ["name 0"],
    rails: undefined,
    summary: "for you",
  };
  const seen = mergeScene(shared, own);
  assert.deepEqual(
    seen.pieces.map(({ id, dim }) => [id, dim]),
    [["5-5", true]],
  );
  assert.deepEqual(
    seen.rack.map(({ id }) => id),
    ["6-1", "6-4"],
    "the hand is taken out, from left to right",
  );
  assert.deepEqual(
    seen.labels.map(({ id }) => id),
    ["name 1"],
    "what is asked stands above the rack",
  );
  assert.deepEqual(
    seen.lanes.map(({ id }) => id),
    ["train 0"],
  );
  assert.equal(seen.summary, "for you");
  assert.equal(mergeScene(shared, null).summary, "for all");
});

test("hidden tiles are kept apart, but only those of a lane that can be scrolled", () => {
  const tucked = [
    piece("6-4", { role: "tucked", lane: "long" }),
    piece("5-5", { role: "tucked", lane: "heap" }),
  ];
  const seen = mergeScene(
    scene({ pieces: tucked, lanes: [lane("long", { hidden: 1 }), lane("heap")] }),
    null,
  );
  assert.deepEqual(
    seen.tucked.map(({ id }) => id),
    ["6-4"],
  );
  assert.deepEqual(seen.pieces, []);
});

test("a full trick is shown whole before it goes to its side", () => {
  const places = [0, 1, 2, 3].map((seat) => lane(`place ${seat}`, { x: 10 * seat, width: 4, height: 2 }));
  const lying = ["6-4", "6-5", "6-0"].map((id, seat) => piece(id, { lane: `place ${seat}`, scale: 1.2 }));
  const before = viewScene({ pieces: lying, lanes: places, rack: [piece("6-6")] });
  const taken = [...lying, piece("6-6")].map((each) => ({ ...each, lane: "side 1" }));
  const after = viewScene({ pieces: taken, lanes: places });
  const full = findFullTrick(before, after, 3);
  const last = full?.pieces.at(-1);
  assert.deepEqual([last?.id, last?.lane, last?.x, last?.y, last?.scale], ["6-6", "place 3", 32, 1, 1.2]);
  assert.deepEqual(full?.rack, []);
  assert.equal(findFullTrick(before, before, 3), null, "the trick still lies there");
  assert.equal(findFullTrick(before, after, null), null, "nobody has moved");
  assert.equal(findFullTrick(null, after, 3), null);
});

test("a placement turns the short way round", () => {
  assert.equal(
    toTransform({ x: 1, y: 2, turn: 7 }, { x: 0, y: 0, turn: 0 }),
    "translate(1px, 2px) rotate(-45deg) scale(0.01)",
  );
  assert.equal(
    toTransform({ x: 0, y: 0, turn: 0, scale: 2 }, { x: 0, y: 0, turn: 6 }),
    "translate(0px, 0px) rotate(360deg) scale(0.02)",
  );
});

test("how far a point is from a tile goes by how the tile is turned", () => {
  const flat = { x: 0, y: 0 };
  assert.equal(distanceTo(flat, { x: 0.9, y: 0.4 }), 0);
  assert.equal(distanceTo(flat, { x: 3, y: 0 }), 2);
  const upright = { x: 0, y: 0, turn: 2 };
  assert.ok(distanceTo(upright, { x: 0.9, y: 0 }) > 0.39);
  assert.ok(distanceTo(upright, { x: 0, y: 0.9 }) < 1e-9);
  assert.equal(distanceTo({ x: 0, y: 0, length: 1 }, { x: 1, y: 0 }), 0.5);
  assert.ok(isInside(lane("a"), { x: 10, y: 2 }));
  assert.ok(!isInside(lane("a"), { x: 10.1, y: 2 }));
});

test("a long lane is scrolled back to its beginning, and no further", () => {
  const long = lane("train", { x: 0, y: 0, width: 10, height: 2, hidden: 2 });
  const view = viewScene({
    lanes: [long],
    labels: [label("train hidden", { x: 1.2, text: "2 more" }), label("name")],
    tucked: [piece("1-0", { lane: "train", x: -2, y: 1 }), piece("0-0", { lane: "train", x: -4, y: 1 })],
    pieces: [piece("2-1", { lane: "train", x: 3, y: 1 }), piece("9-9", { lane: "other", x: 3, y: 1 })],
    spots: [spot("end", { lane: "train", x: 5, y: 1 })],
  });
  const ends = findEnds(view, long);
  assert.deepEqual([ends.low, ends.high, ends.mirrored], [0.5, 10, false]);
  const most = limitShift(ends, 100);
  assert.equal(limitShift(ends, -5), 0);
  const whole = scrollLanes(view, new Map([["train", most]]));
  assert.ok(
    whole.pieces.some(({ id }) => id === "0-0"),
    "the beginning is in view",
  );
  assert.deepEqual(
    whole.labels.map(({ id }) => id),
    ["name"],
    "nothing is out of view that could be counted",
  );
  assert.ok(
    whole.pieces.some(({ id, x }) => id === "9-9" && x === 3),
    "other lanes stay",
  );
  assert.deepEqual(scrollLanes(view, new Map()).pieces, view.pieces);
});

test("a scene is fitted only to a felt that has a size, and never to infinity", () => {
  /** @type {[number, number, number, number]} */
  const box = [-1, -1, 20, 10];
  for (const felt of [
    { clientWidth: 0, clientHeight: 0 },
    { clientWidth: 400, clientHeight: 0 },
    { clientWidth: 0, clientHeight: 300 },
  ]) {
    assert.equal(fitScene(box, felt, 13, 11.7), null);
  }
  assert.equal(fitScene([0, 0, 0, 0], { clientWidth: 400, clientHeight: 300 }, 13, 11.7), null);
  const whole = fitScene(box, { clientWidth: 400, clientHeight: 300 }, 13, 11.7);
  assert.deepEqual(whole, { scale: 20, x: 20, y: 70, w: 400, h: 300 });
  const scrolls = fitScene(box, { clientWidth: 400, clientHeight: 100 }, 13, 11.7);
  assert.ok(scrolls && scrolls.scale === 13 && scrolls.h === 130, "what can't be read whole scrolls");
  const nearly = fitScene(box, { clientWidth: 190, clientHeight: 300 }, 13, 11.7);
  assert.ok(nearly && nearly.w === 190, "and not for the sake of a few pixels");
});
