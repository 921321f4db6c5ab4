import "./support/browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Connection } from "../../src/boneyard/web/static/lib/connection.js";

/** @import { ServerMessage } from "../../src/boneyard/web/static/lib/protocol.js" */

class Socket extends EventTarget {
  static OPEN = 1;
  readyState = 0;
  /** @type {Record<string, unknown>[]} */
  sent = [];

  /** @param {URL} address */
  constructor(address) {
    super();
    this.address = address;
    sockets.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  /** @param {number} [code] */
  close(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  /** @param {Record<string, unknown>} message */
  receive(message) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}
/** @type {Socket[]} */
let sockets = [];
Object.assign(globalThis, { WebSocket: Socket });

/**
 * An open connection, what it received, and whether the line was up.
 * @param {import("node:test").TestContext} context
 */
function connect(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {ServerMessage[]} */
  const messages = [];
  /** @type {boolean[]} */
  const lines = [];
  const connection = new Connection("a b", "wide", {
    onMessage: (message) => messages.push(message),
    onLine: (there) => lines.push(there),
  });
  sockets[0].open();
  return { connection, messages, lines, tick: (/** @type {number} */ ms) => context.mock.timers.tick(ms) };
}

beforeEach(() => {
  sockets = [];
});

test("a lost line comes back, and says how far the page has seen", (context) => {
  const { messages, lines, tick } = connect(context);
  const opened = sockets[0].address;
  assert.equal(opened.pathname, "/t/a%20b/live");
  assert.equal(opened.search, "?language=en&shape=wide&patches=1&shuffles=joint");
  sockets[0].receive({ type: "now", ply: 7 });
  sockets[0].close();
  assert.deepEqual(lines, [true, false]);
  tick(500);
  assert.equal(sockets.length, 2);
  assert.equal(sockets[1].address.searchParams.get("since"), "7");
  assert.equal(messages.length, 1);
});

test("it waits longer from time to time, and at once where something has come", (context) => {
  const { tick } = connect(context);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    sockets[sockets.length - 1].close();
    tick(10_000);
  }
  assert.equal(sockets.length, 13);
  sockets[12].close();
  tick(400);
  assert.equal(sockets.length, 13, "after many failures it waits for seconds");
  tick(10_000);
  sockets[13].open();
  sockets[13].receive({ type: "pong" });
  sockets[13].close();
  tick(500);
  assert.equal(sockets.length, 15);
});

test("what was not answered is sent again under its own id", (context) => {
  const { connection, tick } = connect(context);
  const first = connection.send({ do: "move", ply: 1, move: "6-4" });
  const second = connection.send({ do: "say", text: "Hello!" });
  assert.notEqual(first, second);
  sockets[0].receive({ type: "accepted", id: first, ply: 2 });
  sockets[0].close();
  tick(500);
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, [{ do: "say", text: "Hello!", id: second }]);
  connection.tell({ do: "figures" });
  sockets[1].receive({ type: "refused", id: second, ply: 2, why: "", stale: false });
  sockets[1].close();
  tick(500);
  sockets[2].open();
  assert.deepEqual(sockets[2].sent, [], "what was answered or may be lost is not sent again");
});

test("what is insisted on is sent again for the moment that is, but not for ever", (context) => {
  const { connection } = connect(context);
  const [socket] = sockets;
  socket.receive({ type: "now", ply: 1 });
  connection.insist({ do: "undo", count: 1 });
  for (let ply = 2; ply < 20; ply += 1) {
    const { id } = socket.sent[socket.sent.length - 1];
    socket.receive({ type: "refused", id, ply, why: "", stale: true });
    socket.receive({ type: "now", ply });
  }
  assert.deepEqual(
    socket.sent.map(({ ply }) => ply),
    [1, 2, 3, 4, 5, 6, 7],
  );
  assert.equal(new Set(socket.sent.map(({ id }) => id)).size, 7);
});

test("a refusal that is not about time ends the insisting, and so does success", (context) => {
  const { connection } = connect(context);
  const [socket] = sockets;
  for (const type of ["accepted", "refused"]) {
    connection.insist({ do: "rematch" });
    const { id } = socket.sent[socket.sent.length - 1];
    socket.receive({ type, id, ply: 3, why: "no", stale: false });
    socket.receive({ type: "now", ply: 3 });
  }
  assert.equal(socket.sent.length, 2);
});

test("a silent line is found out by asking, and shown within two seconds", (context) => {
  const { lines, tick } = connect(context);
  tick(1000);
  assert.deepEqual(sockets[0].sent, [{ do: "ping" }]);
  tick(950);
  assert.deepEqual(lines, [false]);
  assert.equal(sockets.length, 1, "an answer may still come");
  sockets[0].receive({ type: "pong" });
  assert.deepEqual(lines, [false, true]);
  for (const ms of [1000, 6000, 1000]) tick(ms);
  assert.equal(sockets.length, 2);
});

test("where there is no table it does not come back", (context) => {
  const { messages, tick } = connect(context);
  sockets[0].close(4404);
  tick(60_000);
  assert.equal(sockets.length, 1);
  assert.equal(messages[0].type, "gone");
});

test("another shape is asked for once", (context) => {
  const { connection } = connect(context);
  connection.reshape("wide");
  connection.reshape("tall");
  connection.reshape("tall");
  assert.deepEqual(sockets[0].sent, [{ do: "shape", shape: "tall" }]);
});

test("patches are put into the state, and the page sees whole states only", (context) => {
  const { messages } = connect(context);
  const log = [{ ply: 7 }];
  sockets[0].receive({ type: "now", ply: 7, serial: 3, turn: 0, scene: null, own: null, log: [] });
  sockets[0].receive({ type: "patch", since: 3, serial: 4, ply: 8, turn: 1, clock: null, log });
  const last = /** @type {any} */ (messages.at(-1));
  assert.deepEqual(
    {
      type: last.type,
      serial: last.serial,
      ply: last.ply,
      turn: last.turn,
      log: last.log,
      scene: last.scene,
    },
    { type: "now", serial: 4, ply: 8, turn: 1, log, scene: null },
  );
});

test("a page that has missed a patch asks for the whole state, once", (context) => {
  const { messages } = connect(context);
  const [socket] = sockets;
  const told = () => messages.filter(({ type }) => type === "now").length;
  const looks = () => socket.sent.filter((each) => each.do === "look");
  socket.receive({ type: "now", ply: 7, serial: 3, scene: null, own: null, log: [] });
  socket.receive({ type: "patch", since: 4, serial: 5, ply: 9, clock: null, log: [] });
  socket.receive({ type: "patch", since: 5, serial: 6, ply: 10, clock: null, log: [] });
  assert.equal(told(), 1);
  assert.deepEqual(looks(), [{ do: "look", since: 7 }]);
  socket.receive({ type: "now", ply: 10, serial: 6, scene: null, own: null, log: [] });
  socket.receive({ type: "patch", since: 6, serial: 7, ply: 11, clock: null, log: [] });
  assert.equal(told(), 3);
  assert.equal(looks().length, 1);
});
