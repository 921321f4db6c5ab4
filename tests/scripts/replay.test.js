import "./support/browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseView, Reel } from "../../src/boneyard/web/static/replay/reel.js";

/** @import { ReplayOutline } from "../../src/boneyard/web/static/lib/protocol.js" */

/** @param {Partial<ReplayOutline>} [more] @returns {ReplayOutline} */
function outline(more = {}) {
  const steps = Array.from({ length: 40 }, (_, index) => ({
    round: index < 20 ? 1 : 2,
    move: index % 20,
    ply: index - (index < 20 ? 0 : 1),
    seat: index % 20 ? index % 2 : null,
    text: "",
  }));
  const links = { moments: "/t/abc/replay/moments?match=1", record: "", picture: "", review: "" };
  const views = ["open", "everybody", "0", "1"].map((view) => ({ view, label: view }));
  const match = {
    title: "",
    game: "",
    edition: "",
    players: ["Ann", "Ben"],
    unit: "round",
    matches: 1,
    match: 1,
  };
  return { ...match, over: true, you: null, sealed: false, views, steps, links, ...more };
}

/** @param {import("node:test").TestContext} context */
function serve(context) {
  /** @type {string[]} */
  const asked = [];
  context.mock.method(globalThis, "fetch", async (/** @type {URL} */ address) => {
    asked.push(address.search);
    const from = Number(address.searchParams.get("at"));
    return Response.json({ moments: Array.from({ length: 6 }, (_, index) => ({ at: from + index })) });
  });
  return asked;
}

test("moments come a few at a time, and the next ones before they are wanted", async (context) => {
  const asked = serve(context);
  const reel = new Reel(outline());
  assert.equal((await reel.moment(0, "open", "wide"))?.at, 0);
  assert.deepEqual(asked, ["?match=1&at=0&count=6&view=open&shape=wide"]);
  for (let index = 1; index < 3; index += 1) await reel.moment(index, "open", "wide");
  assert.equal(asked.length, 1);
  await reel.moment(3, "open", "wide");
  assert.equal(asked.length, 2, "three ahead is fetched already");
  await reel.moment(0, "1", "wide");
  assert.equal(asked.length, 3, "other eyes see something else");
});

test("two who want the same moment ask once; backwards the ones before come along", async (context) => {
  const asked = serve(context);
  const reel = new Reel(outline());
  await Promise.all([reel.moment(20, "open", "tall", false), reel.moment(20, "open", "tall", false)]);
  assert.deepEqual(asked, ["?match=1&at=15&count=6&view=open&shape=tall"]);
});

test("a moment is found by its round and move, and by its ply", () => {
  const reel = new Reel(outline());
  assert.deepEqual(reel.rounds, [1, 2]);
  assert.equal(reel.indexOf(2, 0), 20);
  assert.equal(reel.indexOf(2, 99), 39);
  assert.equal(reel.indexOf(3, 0), -1);
  assert.equal(reel.indexOfPly(5), 5);
});

test("the view is the one that is asked for, else what one may see", () => {
  assert.equal(chooseView(outline(), "1"), "1");
  assert.equal(chooseView(outline(), "7"), "open");
  assert.equal(chooseView(outline({ you: 1 }), null), "open");
  assert.equal(chooseView(outline({ you: 1, over: false }), null), "1");
  assert.equal(chooseView(outline({ over: false }), null), "everybody");
});
