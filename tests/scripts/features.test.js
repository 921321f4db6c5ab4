import "./support/browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  describeClock,
  describeTime,
  lateLines,
  urgency,
} from "../../src/boneyard/web/static/table/features/clock.js";
import { isNumbered } from "../../src/boneyard/web/static/table/deals.js";
import { onlyMove } from "../../src/boneyard/web/static/table/features/pace.js";
import { describePause } from "../../src/boneyard/web/static/table/features/results.js";
import { chooseSound } from "../../src/boneyard/web/static/table/features/signals.js";
import { findClearing } from "../../src/boneyard/web/static/table/features/tour.js";
import { legibleWidth } from "../../src/boneyard/web/static/table/board/tiles.js";
import { describeRound } from "../../src/boneyard/web/static/table/status.js";
import { describeAsk } from "../../src/boneyard/web/static/table/features/undo.js";
import { describeAbsence } from "../../src/boneyard/web/static/lib/text.js";

/** @import { NowMessage, TableMessage } from "../../src/boneyard/web/static/lib/protocol.js" */

test("the time that is left is told roughly while there is much of it", () => {
  const told = [1, 9.2, 11, 31, 61, 119, 121, 600, 3600, 7201, 86400, 90000, 259200].map(describeTime);
  assert.deepEqual(told, [
    "1 second",
    "10 seconds",
    "15 seconds",
    "40 seconds",
    "70 seconds",
    "2 minutes",
    "3 minutes",
    "10 minutes",
    "1 hour",
    "3 hours",
    "1 day",
    "1 day and 1 hour",
    "3 days",
  ]);
});

test("the clock says whose time it is", () => {
  /** @param {number | null} seat */
  const now = (seat) => ({ you: 0, clock: { seat, until: 0, left: 0 } });
  assert.equal(describeClock(now(0), 8, "Ann"), "You have 8 seconds left.");
  assert.equal(describeClock(now(1), 8, "Ben"), "Ben has 8 seconds left.");
  assert.equal(describeClock(now(1), 0), "Someone's time is up.");
  assert.equal(describeClock(now(0), 0.5), "Your time is up.");
  assert.equal(describeClock(now(null), 30), "The next round is dealt in 30 seconds.");
});

test("the clock gets urgent toward the end of a turn, whatever its length", () => {
  assert.deepEqual(
    [300, 76, 75, 30, 10, 0].map((left) => urgency(left, 300)),
    ["calm", "calm", "soon", "soon", "last", "last"],
  );
  assert.deepEqual(
    [30, 21, 20, 10].map((left) => urgency(left, 30)),
    ["calm", "calm", "soon", "last"],
  );
});

test("only a turn that the clock played for you is told above your hand", () => {
  const line = { ply: 3, round: 1, text: "Your time was up: you pass.", bubble: "", points: 0 };
  const log = [
    { ...line, seat: 0, late: true },
    { ...line, seat: 1, late: true },
    { ...line, seat: 0 },
  ];
  assert.deepEqual(lateLines(log, 0), [log[0]]);
  assert.deepEqual(lateLines([{ ...line, seat: null, late: true }], null), []);
});

test("someone who left, resigned or is away is said to be so, and a bot is none of that", () => {
  assert.equal(describeAbsence({ gone: "", away: 3.2, here: false }), "away");
  assert.equal(describeAbsence({ gone: "left", away: null, here: false }), "left");
  assert.equal(describeAbsence({ gone: "resigned", away: null, here: true }), "resigned");
  assert.equal(describeAbsence({ gone: "", away: null, here: true }), "");
});

test("a request says who is waited for, and speaks to the one who asks", () => {
  const asks = {
    what: /** @type {const} */ ("undo"),
    seat: 0,
    text: "Ann asks to take a move back.",
    own: "You ask to take a move back.",
    agreed: [0],
    waits: [1, 2],
  };
  const nameOf = (/** @type {number} */ seat) => ["Ann", "Ben", "Cleo", "Dan"][seat];
  assert.equal(describeAsk(asks, 0, nameOf), "You ask to take a move back. Waiting for Ben and Cleo.");
  assert.equal(describeAsk(asks, 1, nameOf), "Ann asks to take a move back.");
  assert.equal(describeAsk(asks, 3, nameOf), "Ann asks to take a move back. Waiting for Ben and Cleo.");
  assert.equal(describeAsk(asks, null, nameOf), "Ann asks to take a move back. Waiting for Ben and Cleo.");
});

test("each thing that happens has its own sound", () => {
  const before = { ply: 3, round: 1, yours: false, lying: new Set(["6-4"]), held: new Set(["seat 1 0"]) };
  const next = { ...before, ply: 4 };
  assert.equal(chooseSound(before, { ...next, lying: new Set(["6-4", "5-4"]) }), "lay");
  assert.equal(chooseSound(before, { ...next, held: new Set(["seat 1 0", "seat 1 1"]) }), "slide");
  assert.equal(chooseSound(before, { ...next, lying: new Set() }), "slide", "a move was taken back");
  assert.equal(chooseSound(before, next), "pass");
  assert.equal(chooseSound(before, { ...next, round: 2 }), "shuffle");
  assert.equal(chooseSound(before, before), null, "the same moment in another shape");
});

test("a card of the tour lies where it covers least, near what it is about", () => {
  const screen = { width: 400, height: 800 };
  const card = { width: 200, height: 100 };
  /** @param {number} left @param {number} top @param {number} width @param {number} height */
  const rect = (left, top, width, height) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  const target = rect(100, 600, 200, 100);
  const found = findClearing(card, target, [[target, 8]], screen, null);
  assert.ok(found.top + card.height <= 600 - 4 || found.top >= 704, "not over the target");
  assert.ok(Math.abs(found.top - 600) < 200, "but near it");
  const felt = rect(0, 0, 400, 596);
  const below = findClearing(
    card,
    target,
    [
      [target, 8],
      [felt, 4],
    ],
    screen,
    null,
  );
  assert.equal(below.top, 692, "at the lower edge, where it covers neither");
  assert.deepEqual(findClearing(card, target, [[target, 8]], screen, { left: 100, top: 480 }), {
    left: 100,
    top: 480,
  });
});

test("only games for one have numbered deals", () => {
  assert.ok(isNumbered({ deal: 17 }));
  assert.ok(isNumbered({ deal: 0 }));
  assert.ok(!isNumbered({ deal: null }));
  assert.ok(!isNumbered(null));
});

test("a card of the tour never covers the only tile, however small it is", () => {
  const tile = { left: 180, top: 300, right: 200, bottom: 310, width: 20, height: 10 };
  const felt = { left: 0, top: 46, right: 390, bottom: 560, width: 390, height: 514 };
  const screen = { width: 390, height: 844 };
  const before = { left: 20, top: 250 }; // where it covers the tile
  const card = { width: 350, height: 150 };
  const { top } = findClearing(card, felt, [[tile, 2]], screen, before);
  assert.ok(top + card.height <= tile.top || top >= tile.bottom);
});

test("pips are drawn where they are five pixels across, and numerals below", () => {
  assert.ok(legibleWidth(6) > 23 && legibleWidth(6) < 24);
  assert.equal(legibleWidth(9), legibleWidth(6));
  assert.ok(legibleWidth(12) > 32 && legibleWidth(12) < 33);
  assert.ok(legibleWidth(18) > legibleWidth(15));
});

test("the round says how far the match goes", () => {
  const table = { rounds: 0, family: "lines", options: { target: 100 } };
  assert.equal(describeRound(2, table), "Round 2 · to 100");
  assert.equal(describeRound(2, { ...table, family: "tricks" }), "Hand 2 · to 100");
  assert.equal(describeRound(2, { ...table, rounds: 13 }), "Round 2 of 13");
  assert.equal(describeRound(2, { ...table, options: {} }), "Round 2");
});

test("between two rounds everyone reads who is waited for, and for how long", () => {
  const seats = ["Ann", "Ben", "Cleo", "Marvin", "Ada"].map((name, seat) => ({
    seat,
    name,
    kind: seat < 4 ? "person" : "bot",
    here: true,
    program: name === "Marvin",
  }));
  const table = /** @type {TableMessage} */ (/** @type {unknown} */ ({ seats }));
  assert.equal(describePause({ you: 0, ready: [] }, table, null), "");
  assert.equal(
    describePause({ you: 0, ready: [0] }, table, 13.2),
    "Waiting for Ben and Cleo. Next round in 14 seconds.",
  );
  assert.equal(
    describePause({ you: 1, ready: [0, 2] }, table, 1),
    "Ann and Cleo are ready. Next round in 1 second.",
  );
  assert.equal(
    describePause({ you: null, ready: [0] }, table, 20),
    "Ann is ready. Next round in 20 seconds.",
  );
  assert.equal(
    describePause({ you: null, ready: [0] }, { ...table, family: "poker" }, 20),
    "Ann is ready. Next hand in 20 seconds.",
  );
});

test("a move that leaves no choice is the only one besides giving up", () => {
  /** @param {...string} kinds */
  const now = (...kinds) =>
    /** @type {NowMessage} */ (
      /** @type {unknown} */ ({ touch: null, moves: kinds.map((kind) => ({ kind })) })
    );
  assert.equal(onlyMove(now("draw"))?.kind, "draw");
  assert.equal(onlyMove(now("concede", "pass"))?.kind, "pass");
  assert.equal(onlyMove(now("concede", "fill"))?.kind, "fill");
  assert.equal(onlyMove(now("draw", "lay")), null);
  assert.equal(onlyMove(now("lay")), null);
  assert.equal(onlyMove(now()), null);
});
