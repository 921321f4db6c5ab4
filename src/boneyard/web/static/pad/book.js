// What this device keeps of its pads, and how it shares them: every entry is kept here first, shown at once, and sent
// when there is a line. An entry has an id, so one that is sent twice counts once.
import { begin, write } from "./folding.js";

const BEFORE = "boneyard.pad.";
const MOST_PADS = 40;
const BATCH = 40;
const PATIENCE = 8000; // milliseconds
const LIVELY = 20 * 60 * 1000;
const memory = new Map(); // where the browser keeps nothing

export function randomId(bytes = 16) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function read(id) {
  try {
    const text = localStorage.getItem(BEFORE + id);
    if (text) return JSON.parse(text);
  } catch { /* not readable: as if it were not there */ }
  return memory.get(id) ?? null;
}

function keep(id, pad) {
  pad.at = Date.now();
  memory.set(id, pad);
  try {
    localStorage.setItem(BEFORE + id, JSON.stringify(pad));
    return true;
  } catch {
    return false;
  }
}

// The pads of this device, the last used first. Old ones go, but never one that has not been sent.
export function padsHere() {
  const found = [];
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at);
      const id = key.startsWith(BEFORE) ? key.slice(BEFORE.length) : "";
      const pad = id.length === 22 ? read(id) : null;
      if (pad) found.push({ id, pad });
    }
  } catch { /* a browser that keeps nothing has none */ }
  found.sort((one, two) => two.pad.at - one.pad.at);
  for (const { id, pad } of found.splice(MOST_PADS)) {
    if (pad.sent && !pad.waiting.length && !pad.refused.length) forget(id);
  }
  return found;
}

export function forget(id) {
  memory.delete(id);
  try { localStorage.removeItem(BEFORE + id); } catch { /* nothing is kept */ }
}

export class Book {
  constructor(id) {
    this.id = id;
    this.pad = read(id);
    this.line = navigator.onLine ? "asking" : "cut";
    this.why = ""; // what the server has against the whole pad
    this.safe = true;
    this.listeners = [];
    this.folded = null;
  }

  static start(head, sheet) {
    const book = new Book(randomId());
    book.pad = { head, sheet, entries: [], waiting: [], refused: [], sent: false, at: 0 };
    book.store();
    return book;
  }

  onChange(listener) {
    this.listeners.push(listener);
  }

  changed() {
    this.folded = null;
    this.busyUntil = Date.now() + LIVELY;
    for (const listener of this.listeners) listener();
  }

  // Whether something has happened on the pad lately, so that other phones should be looked after often.
  get lively() {
    return Date.now() < (this.busyUntil ?? 0);
  }

  store() {
    this.safe = keep(this.id, this.pad);
  }

  // Another page of this browser may have written on the same pad.
  reread() {
    this.pad = read(this.id) ?? this.pad;
    this.folded = null;
  }

  get state() {
    if (!this.folded) {
      const { head, sheet, entries, waiting } = this.pad;
      let state = begin(sheet, head.names, head.first);
      for (const entry of entries) [state] = write(sheet, state, entry);
      for (const entry of waiting) [state] = write(sheet, state, entry);
      this.folded = state;
    }
    return this.folded;
  }

  // What would come of an entry: [state, why].
  tried(entry) {
    const state = this.state;
    return write(this.pad.sheet, state, { id: "tried", match: state.match, number: state.number, ...entry });
  }

  add(entry) {
    this.reread();
    const [, why] = this.tried(entry);
    if (why) return why;
    const { match, number } = this.state;
    this.pad.waiting.push({ id: randomId(12), match, number, ...entry });
    this.store();
    this.changed();
    this.sync();
    return "";
  }

  drop(id) {
    this.reread();
    this.pad.refused = this.pad.refused.filter((each) => each.entry.id !== id);
    this.store();
    this.changed();
  }

  async sync() {
    if (this.busy) {
      this.again = true;
      return;
    }
    this.busy = true;
    try {
      let before;
      do {
        before = this.pad?.waiting.length ?? 0;
        this.again = false;
        await this.exchange();
      } while (this.again || (this.line === "open" && this.pad?.waiting.length < before));
    } finally {
      this.busy = false;
    }
  }

  async exchange() {
    const before = JSON.stringify([this.line, this.why, this.pad]);
    try {
      this.reread();
      if (!this.pad) await this.fetchAll();
      else if (!this.pad.sent) await this.put();
      if (this.pad?.sent) await this.send();
    } catch (problem) {
      this.line = problem.status === 404 && !this.pad ? "unknown" : "cut";
      if (problem.status && problem.status !== 404) this.why = problem.message;
    }
    if (JSON.stringify([this.line, this.why, this.pad]) !== before) this.changed();
  }

  async ask(method, path, body) {
    const answer = await fetch(`/pad/${this.id}${path}`, {
      method, cache: "no-store", signal: AbortSignal.timeout(PATIENCE),
      headers: { Accept: "application/json", ...(body ? { "Content-Type": "application/json" } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    const told = await answer.json().catch(() => ({}));
    if (!answer.ok) throw Object.assign(new Error(told.why ?? "The server cannot be reached."), { status: answer.status });
    return told;
  }

  async fetchAll() {
    const { head, sheet, entries } = await this.ask("GET", "/entries");
    this.pad = { head, sheet, entries, waiting: [], refused: [], sent: true, at: 0 };
    this.line = "open";
    this.store();
  }

  async put() {
    const { sheet } = await this.ask("PUT", "", this.pad.head);
    this.reread();
    Object.assign(this.pad, { sheet, sent: true });
    this.why = "";
    this.store();
  }

  async send() {
    const waiting = this.pad.waiting.slice(0, BATCH);
    const since = this.pad.entries.length;
    let told;
    try {
      told = waiting.length
        ? await this.ask("POST", "/entries", { since, entries: waiting })
        : await this.ask("GET", `/entries?since=${since}`);
    } catch (problem) {
      if (problem.status !== 404) throw problem;
      this.lost(0); // the server has forgotten it: we have not
      return;
    }
    this.line = "open";
    this.why = "";
    this.reread();
    if (this.pad.entries.length !== since) return; // another page of this browser was faster
    if (told.count < since) this.lost(told.count);
    else if (told.entries.length || waiting.length) this.merge(told);
  }

  merge({ entries, refused = [] }) {
    const { pad } = this;
    pad.entries.push(...entries);
    const known = new Set(pad.entries.map((entry) => entry.id));
    const against = new Map(refused.map((each) => [each.id, each.why]));
    for (const entry of pad.waiting) {
      if (against.has(entry.id) && ["round", "made"].includes(entry.kind) && !this.sameStands(entry)) {
        pad.refused.push({ entry, why: against.get(entry.id) });
      }
    }
    pad.waiting = pad.waiting.filter((entry) => !known.has(entry.id) && !against.has(entry.id));
    this.store();
    this.changed();
  }

  // Two phones wrote down the same round with the same numbers: nothing is amiss then.
  sameStands(entry) {
    const plain = ({ id, ...rest }) => JSON.stringify(Object.entries(rest).sort());
    return entry.kind === "round" && this.pad.entries.some((each) => plain(each) === plain(entry));
  }

  lost(count) {
    this.pad.waiting = [...this.pad.entries.slice(count), ...this.pad.waiting];
    this.pad.entries = this.pad.entries.slice(0, count);
    this.pad.sent = count > 0;
    this.store();
    this.again = true;
  }
}
