import "./support/browser.js";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { niceTicks, spreadLabels } from "../../src/boneyard/web/static/lib/chart.js";
import { withParameters } from "../../src/boneyard/web/static/lib/http.js";
import {
  changeSettings,
  DEFAULTS,
  onSettings,
  pace,
  settings,
} from "../../src/boneyard/web/static/lib/settings.js";
import { sha256 } from "../../src/boneyard/web/static/lib/sha256.js";
import {
  keysWith,
  load,
  loadNamed,
  remove,
  save,
  saveNamed,
} from "../../src/boneyard/web/static/lib/store.js";
import { formatNumber, formatSigned, tileName } from "../../src/boneyard/web/static/lib/text.js";

beforeEach(() => localStorage.clear());

test("our own SHA-256 is the one everybody has", () => {
  const long = "6-4 é🁫 ".repeat(300);
  for (let length = 0; length < 1000; length += length < 260 ? 1 : 37) {
    const text = long.slice(0, length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"), `${length} letters`);
  }
});

test("numbers have a real minus, and many digits are grouped", () => {
  assert.equal(formatNumber(-12), "−12");
  assert.equal(formatNumber("-0.5"), "−0.5");
  assert.equal(formatNumber("6-4"), "6-4");
  assert.equal(formatNumber(1500), "1500");
  assert.equal(formatNumber(-15000), "−15,000");
  assert.deepEqual([5, 0, -5].map(formatSigned), ["+5", "0", "−5"]);
});

test("tiles are named as one says them", () => {
  assert.equal(tileName({ id: "6-4", first: 6, second: 4 }), "6-4");
  assert.equal(tileName({ id: "5-5", first: 5, second: 5 }), "double 5");
  assert.equal(tileName({ id: "A-W/2", first: 20, second: 19 }), "A-W");
  assert.equal(tileName({ first: -1, second: -1 }), "face down");
});

test("a chart's scale has a few round numbers around all values", () => {
  assert.deepEqual(niceTicks(0, 100), [0, 50, 100]);
  assert.deepEqual(niceTicks(-30, 170), [-50, 0, 50, 100, 150, 200]);
  assert.deepEqual(niceTicks(0, 0), [0]);
  for (let low = -200; low <= 0; low += 7) {
    for (let high = 1; high < 900; high += 41) {
      const ticks = niceTicks(low, high);
      assert.ok(
        ticks[0] <= low && ticks[ticks.length - 1] >= high && ticks.length <= 7,
        `${low} to ${high}: ${ticks}`,
      );
    }
  }
});

test("labels that would lie on each other move apart and stay inside", () => {
  const found = spreadLabels([100, 101, 99, 10, 212], 15, 12, 214);
  const sorted = [...found].sort((one, other) => one - other);
  for (let index = 1; index < sorted.length; index += 1) assert.ok(sorted[index] - sorted[index - 1] > 14);
  assert.ok(found[2] < found[0] && found[0] < found[1], "in their order");
  assert.ok(sorted[0] >= 12 && sorted[4] <= 214);
});

test("the store keeps what it is given and survives nonsense", () => {
  assert.ok(save("a.1", { b: [1] }));
  assert.deepEqual(load("a.1"), { b: [1] });
  assert.equal(load("a.2"), null);
  localStorage.setItem("a.2", "{");
  assert.equal(load("a.2"), null);
  assert.deepEqual(keysWith("a.").sort(), ["a.1", "a.2"]);
  remove("a.1");
  assert.equal(load("a.1"), null);
  for (const name of ["one", "two", "three", "one"]) saveNamed("all", name, name.length, 2);
  assert.deepEqual(load("all"), { three: 5, one: 3 });
  assert.equal(loadNamed("all", "one"), 3);
  assert.equal(loadNamed("all", "two"), undefined);
  assert.equal(loadNamed("none", "one"), undefined);
});

test("a store that refuses to keep anything forgets quietly", (context) => {
  context.mock.method(localStorage, "setItem", () => {
    throw new Error("full");
  });
  assert.equal(save("a", 1), false);
  assert.equal(saveNamed("a", "b", 1, 3), false);
});

test("settings are told by name when they change, and saved", () => {
  /** @type {string[]} */
  const changed = [];
  onSettings((name) => changed.push(name));
  changeSettings({ motion: "calm", numerals: false });
  assert.deepEqual(changed, ["motion"]);
  assert.equal(pace(), 1.7);
  assert.deepEqual(load("boneyard.settings"), { ...DEFAULTS, motion: "calm" });
  changeSettings({ ...DEFAULTS });
  assert.equal(settings.motion, "normal");
});

test("a palette saved under its former name is still the one that is used", () => {
  save("boneyard.settings", { ...DEFAULTS, palette: "colour" });
  globalThis.dispatchEvent(Object.assign(new Event("storage"), { key: "boneyard.settings" }));
  assert.equal(settings.palette, "color");
});

test("parameters are put into an address", () => {
  assert.equal(
    withParameters("/t/abc/replay?match=1", { view: "open", match: 2 }).href,
    "http://table.test/t/abc/replay?match=2&view=open",
  );
});
