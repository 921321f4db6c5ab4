/** @import { Commitment, EventRequest, Shuffle, ShuffleMessage } from "../../src/boneyard/web/static/lib/protocol.js" */
import "./support/browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { firstByChance, orderByChance, seedOf } from "../../src/boneyard/web/static/lib/joint_shuffle.js";
import { sha256 } from "../../src/boneyard/web/static/lib/sha256.js";
import { Contributions } from "../../src/boneyard/web/static/table/contributions.js";

const SECRET = "0".repeat(32);
const TILES = [0, 1, 2, 3, 4, 5, 6].flatMap((high) =>
  Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
);

/** @type {any[]} */
let sent = [];

/** A page that was just loaded. */
const browser = () => new Contributions("table", (/** @type {EventRequest} */ request) => sent.push(request));

/** @param {Partial<ShuffleMessage>} more @returns {ShuffleMessage} */
const shuffle = (more = {}) => ({
  type: "shuffle",
  number: 1,
  match: 1,
  round: 1,
  hash: sha256(SECRET),
  phase: "open",
  commitments: [],
  ...more,
});

/** Commit and reveal in seat 0 as an honest server has it. @param {Contributions} page */
function contribute(page) {
  page.receive(shuffle(), 0);
  const commitments = [{ seat: 0, commitment: sent[0].commitment }];
  page.receive(shuffle({ phase: "closed", commitments }), 0);
  return { commitments, nonce: sent[1].nonce };
}

/** @param {string} nonce @param {Partial<Shuffle>} more @returns {Shuffle} */
function revealed(nonce, more = {}) {
  const nonces = [{ seat: 0, nonce }];
  const seed = seedOf(SECRET, nonces);
  return {
    round: 1,
    number: 1,
    scheme: 2,
    hash: sha256(SECRET),
    salt: "",
    secret: SECRET,
    nonces,
    skipped: [],
    order: orderByChance(seed, TILES).join(" "),
    first: firstByChance(seed, 4),
    chosen: false,
    seats: 4,
    ...more,
  };
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
});

test("it commits to a nonce, and reveals that one once commitments are closed", () => {
  const { nonce } = contribute(browser());
  assert.match(nonce, /^[0-9a-f]{32}$/);
  assert.deepEqual(
    sent.map((each) => each.do),
    ["commit", "reveal"],
  );
  assert.equal(sha256(nonce), sent[0].commitment);
});

test("one seal never gets a second nonce, even if the page is loaded again", () => {
  browser().receive(shuffle(), 0);
  browser().receive(shuffle(), 0);
  assert.equal(sent[0].commitment, sent[1].commitment);
});

test("without storage too, as long as the page is open", (context) => {
  context.mock.method(localStorage, "setItem", () => {
    throw new Error("private");
  });
  const page = browser();
  page.receive(shuffle(), 0);
  page.receive(shuffle(), 0);
  assert.equal(sent[0].commitment, sent[1].commitment);
});

test("nothing is revealed for another seal, without its own commitment, or for other commitments", () => {
  const page = browser();
  page.receive(shuffle(), 0);
  const own = { seat: 0, commitment: sent[0].commitment };
  page.receive(shuffle({ phase: "closed", commitments: [{ seat: 0, commitment: sha256("x") }] }), 0);
  page.receive(shuffle({ phase: "closed", hash: sha256("other"), commitments: [own] }), 0);
  assert.equal(sent.length, 1);
  assert.ok(page.changed.has(1));
  page.receive(shuffle({ phase: "closed", commitments: [own] }), 0);
  assert.equal(sent.length, 2);
  const more = [own, { seat: 1, commitment: sha256("y") }];
  browser().receive(shuffle({ phase: "closed", commitments: more }), 0);
  assert.equal(sent.length, 2);
});

test("a spectator and a second device contribute nothing", () => {
  const page = browser();
  page.receive(shuffle(), null);
  page.receive(shuffle({ commitments: [{ seat: 0, commitment: sha256("other device") }] }), 0);
  assert.deepEqual(sent, []);
});

test("what an honest server reveals holds", () => {
  const page = browser();
  const { nonce } = contribute(page);
  assert.equal(page.check(revealed(nonce)), null);
  assert.equal(browser().check(revealed(nonce)), null);
});

test("whatever was changed is found", () => {
  const page = browser();
  const { nonce } = contribute(page);
  const good = revealed(nonce);
  const order = good.order.split(" ").reverse().join(" ");
  const skipped = [{ seat: 0, commitment: sha256(nonce) }];
  const first = (firstByChance(seedOf(SECRET, good.nonces), 4) + 1) % 4;
  assert.equal(page.check({ ...good, order }), "order");
  assert.equal(page.check({ ...good, secret: "1".repeat(32) }), "secret");
  assert.equal(page.check({ ...good, first }), "first");
  assert.equal(page.check({ ...good, first, chosen: true }), null);
  assert.equal(page.check({ ...good, nonces: [], skipped }), "left-out");
  assert.equal(page.check({ ...good, nonces: [], skipped: [] }), "commitments");
  const more = [...good.nonces, { seat: 1, nonce: "2".repeat(32) }];
  assert.equal(page.check({ ...good, nonces: more }), "commitments");
  assert.equal(page.check({ ...good, hash: sha256("other") }), "changed");
});

test("in poker it checks its own part", () => {
  const page = browser();
  const { nonce } = contribute(page);
  const told = { secret: "", order: "", first: null };
  assert.equal(page.check(revealed(nonce, told)), null);
  assert.equal(page.check(revealed("3".repeat(32), told)), "commitments");
});

test("a shuffle of the older scheme is checked as before", () => {
  const hash = sha256("salt 0-0 1-0");
  const old = revealed("", {
    scheme: 1,
    number: 9,
    salt: "salt",
    secret: "",
    nonces: [],
    order: "0-0 1-0",
    hash,
  });
  assert.equal(browser().check(old), null);
  assert.equal(browser().check({ ...old, order: "1-0 0-0" }), "order");
});
