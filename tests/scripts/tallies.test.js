import "./support/browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { describeName } from "../../src/boneyard/web/static/solitaire/statistics.js";
import * as tallies from "../../src/boneyard/web/static/solitaire/tallies.js";

const { addResult, daysInARow, describeTally, tallyOf } = tallies;

beforeEach(() => localStorage.clear());

test("streaks go by the first end of a deal", () => {
  const told = [
    addResult("x", 1, true, 0),
    addResult("x", 2, true, 0),
    addResult("x", 3, false, 4),
    addResult("x", 3, true, 0),
  ];
  tallies.markWatched("x", 4);
  told.push(addResult("x", 4, true, 0), addResult("x", 5, true, 0));
  assert.deepEqual(told, ["counted", "counted", "counted", "", "watched", "counted"]);
  const { played, won, streak, longest, best, left } = tallyOf("x");
  assert.deepEqual(
    { played, won, streak, longest, best, left },
    { played: 4, won: 3, streak: 1, longest: 2, best: 0, left: 4 },
  );
  assert.deepEqual(tallyOf("x").deals, { 1: 0, 2: 0, 3: 4, 5: 0 });
});

test("a deal that was played before can only better the fewest left", () => {
  assert.equal(addResult("x", 1, false, 9), "counted");
  assert.equal(addResult("x", 1, false, 5), "better");
  assert.equal(addResult("x", 1, false, 7), "");
  assert.equal(tallyOf("x").best, 5);
  assert.equal(tallyOf("x").left, 9);
});

test("days in a row are those whose deal was played on its day", () => {
  const day = (/** @type {string} */ text) => new Date(`${text}T12:00:00`);
  const days = [
    [20261115, "2026-11-15"],
    [20261116, "2026-11-16"],
    [20261117, "2026-11-17"],
    [20261110, "2026-11-17"],
    [20261119, "2026-11-19"],
  ].map(([deal, at]) => {
    addResult("x", Number(deal), deal === 20261117, 3, day(String(at)));
    return daysInARow(tallyOf("x"), day(String(at)));
  });
  assert.deepEqual(days, [1, 2, 3, 3, 1]);
  assert.equal(tallyOf("x").longestDays, 3);
  assert.equal(tallyOf("x").won, 1);
  assert.equal(daysInARow(tallyOf("x"), day("2026-11-25")), 0);
});

test("a tally is told in a sentence", () => {
  addResult("x", 1, true, 0);
  addResult("x", 2, true, 0);
  addResult("x", 3, false, 4);
  assert.equal(describeTally(tallyOf("x")), "Played 3, won 2. Fewest left 0, 1.3 on average.");
  assert.equal(describeName("castle-rock/university double-6"), "Castle Rock, university, double-6");
});

test("what is exported can be imported, and nothing else", () => {
  addResult("x", 1, true, 0);
  tallies.markWatched("x", 2);
  const text = tallies.exportTallies();
  tallies.clearTallies();
  assert.deepEqual(tallies.allTallies(), []);
  assert.ok(tallies.importTallies(text));
  assert.equal(tallies.exportTallies(), text);
  for (const wrong of [
    "",
    "[]",
    "{}",
    '{"tallies": {"x": {"played": "<b>"}}, "watched": []}',
    '{"tallies": {"x": {"deals": {"1": "1"}}}, "watched": []}',
  ]) {
    assert.equal(tallies.importTallies(wrong), false, wrong);
  }
  assert.equal(tallies.exportTallies(), text);
});

test("the history keeps the best result of a deal, how often it was played, and the shortest time", () => {
  const day = new Date("2026-11-15T12:00:00");
  const later = new Date("2026-11-16T12:00:00");
  addResult("x", 7, false, 4, day, { table: "a" });
  addResult("x", 7, false, 4, day, { table: "a" }); // the same table, opened again
  addResult("x", 7, true, 0, day, { table: "b", seconds: 90 });
  addResult("x", 7, true, 0, later, { table: "c", seconds: 120 });
  addResult("y", 8, false, 2, day, { table: "d", seconds: 30 });
  const [last, first] = tallies.playedDeals();
  assert.deepEqual(
    [last.name, last.deal, last.left, last.times, last.seconds],
    ["x", "7", 0, 3, 90],
    "a time counts only for a win",
  );
  assert.deepEqual([first.name, first.left, first.seconds], ["y", 2, 0]);
  assert.equal(tallies.playedDeals("y").length, 1);
  assert.ok(tallies.importTallies(tallies.exportTallies()));
  assert.ok(!tallies.importTallies('{"tallies": {"x": {"history": {"1": {"left": "no"}}}}, "watched": []}'));
});
