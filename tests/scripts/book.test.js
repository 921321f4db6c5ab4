import "./support/browser.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { Book, listPads } from "../../src/boneyard/web/static/pad/book.js";
import { totalsOf } from "../../src/boneyard/web/static/pad/state.js";

/** @import { PadEntry, PadHead, PadSheet } from "../../src/boneyard/web/static/lib/protocol.js" */

/** @type {PadSheet} */
const SHEET = JSON.parse(readFileSync(new URL("support/sheet.json", import.meta.url), "utf-8"));
/** @type {PadHead} */
const HEAD = {
  game: "block",
  edition: "cardinal",
  set: 6,
  players: 2,
  options: {},
  names: ["Ann", "Ben"],
  first: 0,
};
const ROUND = { kind: "round", out: [0], hands: [null, { pips: 12 }] };

/** A server that keeps one pad, and refuses what comes second for the same round. */
class Server {
  /** @type {PadEntry[]} */
  entries = [];
  isThere = true;
  hasPad = false;

  /** @param {string} address @param {RequestInit} options */
  async answer(address, { method = "GET", body } = {}) {
    if (!this.isThere) throw new TypeError("no line");
    const since = Number(new URL(address, "http://table.test").searchParams.get("since") ?? 0);
    if (method === "PUT") this.hasPad = true;
    if (!this.hasPad) return Response.json({ why: "no such pad" }, { status: 404 });
    if (method === "PUT") return Response.json({ head: HEAD, sheet: SHEET, entries: [], count: 0 });
    if (method === "GET") {
      return Response.json({
        head: HEAD,
        sheet: SHEET,
        entries: this.entries.slice(since),
        count: this.entries.length,
      });
    }
    /** @type {{ since: number, entries: PadEntry[] }} */
    const sent = JSON.parse(String(body));
    const refused = [];
    for (const entry of sent.entries) {
      const taken = this.entries.some((each) => each.number === entry.number && each.kind === entry.kind);
      if (taken) refused.push({ id: entry.id, why: "Another phone was faster." });
      else this.entries.push(entry);
    }
    return Response.json({ entries: this.entries.slice(sent.since), count: this.entries.length, refused });
  }
}

/** @type {Server} */
let server;

beforeEach((context) => {
  localStorage.clear();
  server = new Server();
  if ("mock" in context) {
    context.mock.method(
      globalThis,
      "fetch",
      (/** @type {string} */ address, /** @type {RequestInit} */ options) => server.answer(address, options),
    );
  }
});

/** Until nothing is pending. */
const settle = () => new Promise((done) => setTimeout(done, 20));

test("an entry counts at once, and is sent", async () => {
  const book = Book.start(HEAD, SHEET);
  assert.equal(book.add(ROUND), "");
  assert.deepEqual(totalsOf(book.state), [12, 0]);
  await settle();
  assert.equal(book.line, "open");
  assert.equal(server.entries.length, 1);
  assert.deepEqual([book.pad?.waiting.length, book.pad?.entries.length, book.pad?.sent], [0, 1, true]);
});

test("without a line it is kept here, and sent once the line is back", async () => {
  server.isThere = false;
  const book = Book.start(HEAD, SHEET);
  book.add(ROUND);
  book.add({ ...ROUND, hands: [null, { pips: 5 }] });
  await settle();
  assert.equal(book.line, "cut");
  assert.equal(book.pad?.waiting.length, 2);
  const later = new Book(book.id);
  assert.deepEqual(totalsOf(later.state), [17, 0], "another page of this browser knows it");
  server.isThere = true;
  await later.sync();
  assert.equal(server.entries.length, 2);
  assert.equal(later.pad?.waiting.length, 0);
});

test("an entry that makes no sense is refused here, with a sentence", () => {
  const book = Book.start(HEAD, SHEET);
  assert.equal(book.add({ ...ROUND, out: [] }), "Enter what Ann has left.");
  assert.equal(book.pad?.waiting.length, 0);
});

test("where another phone was faster its round counts, and yours is kept to look at", async () => {
  const mine = Book.start(HEAD, SHEET);
  await mine.sync();
  server.isThere = false;
  mine.add(ROUND);
  await settle();
  const other = { kind: /** @type {const} */ ("round"), out: [1], hands: [{ pips: 30 }, null] };
  server.entries.push({ ...other, id: "theirs", match: 1, number: 1 });
  server.isThere = true;
  await mine.sync();
  assert.deepEqual(totalsOf(mine.state), [0, 30]);
  assert.deepEqual(
    mine.pad?.refused.map(({ why }) => why),
    ["Another phone was faster."],
  );
  mine.drop(mine.pad?.refused[0].entry.id ?? "");
  assert.deepEqual(mine.pad?.refused, []);
});

test("two phones that wrote the same numbers have nothing to sort out", async () => {
  const mine = Book.start(HEAD, SHEET);
  await mine.sync();
  server.isThere = false;
  mine.add(ROUND);
  await settle();
  const [entry] = mine.pad?.waiting ?? [];
  server.entries.push({ ...entry, id: "theirs" });
  server.isThere = true;
  await mine.sync();
  assert.deepEqual(mine.pad?.refused, []);
  assert.deepEqual(totalsOf(mine.state), [12, 0]);
});

test("a server that has lost the pad is sent all of it again", async () => {
  const book = Book.start(HEAD, SHEET);
  book.add(ROUND);
  await settle();
  server = new Server();
  await book.sync();
  assert.equal(server.entries.length, 1);
  assert.deepEqual(totalsOf(book.state), [12, 0]);
});

test("a pad that comes by its link is fetched; one that nobody knows is not there", async () => {
  const first = Book.start(HEAD, SHEET);
  first.add(ROUND);
  await settle();
  localStorage.clear();
  const guest = new Book("guestguestguestguestgu");
  await guest.sync();
  assert.deepEqual(totalsOf(guest.state), [12, 0]);
  server.hasPad = false;
  const stranger = new Book("nobodynobodynobodynobo");
  await stranger.sync();
  assert.equal(stranger.line, "unknown");
});

test("the pads of this device are listed, the last used first, and old ones are forgotten once they are sent", (context) => {
  context.mock.timers.enable({ apis: ["Date"] });
  for (let number = 0; number < 45; number += 1) {
    context.mock.timers.tick(1000);
    const book = Book.start({ ...HEAD, names: [`Ann ${number}`, "Ben"] }, SHEET);
    const key = `boneyard.pad.${book.id}`;
    const pad = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...pad, sent: number > 1 }));
  }
  const listed = listPads();
  assert.equal(listed.length, 40);
  assert.equal(listed[0].pad.head.names[0], "Ann 44");
  assert.equal(localStorage.length, 42, "two were never sent and stay");
});
