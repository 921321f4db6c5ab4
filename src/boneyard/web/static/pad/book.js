// The pads on this device, and their exchange with the server: every entry is saved here first, shown at once, and
// sent when there is a connection. Entries have ids, so one that is sent twice counts once.
/** @import { PadEntries, PadEntriesRequest, PadEntry, PadHead, PadSheet } from "../lib/protocol.js" */
/** @import { WholePad } from "../lib/protocol.js" */
/** @import { Draft } from "./checks.js" */
/** @import { PadState } from "./state.js" */
import { fetchJson, jsonBody, toHttpError } from "../lib/http.js";
import { keysWith, load, remove, save } from "../lib/store.js";
import { language } from "../lib/words.js";
import { startPad, writeEntry } from "./state.js";

const PREFIX = "boneyard.pad.";
const ID_LENGTH = 22;
const MOST_PADS = 40;
const BATCH = 40; // entries that are sent at once
const PATIENCE = 8000; // milliseconds
const LIVELY = 20 * 60 * 1000; // milliseconds after an entry

/**
 * @typedef {object} Pad
 * @property {PadHead} head
 * @property {PadSheet} sheet
 * @property {PadEntry[]} entries As the server has them.
 * @property {PadEntry[]} waiting To be sent.
 * @property {{ entry: PadEntry, why: string }[]} refused
 * @property {boolean} sent Whether the server has the pad at all.
 * @property {string} [language] Of the sentences on its sheet.
 * @property {number} at When it was last written, in milliseconds since 1970.
 */

/** @type {Map<string, Pad>} Where the browser keeps nothing. */
const memory = new Map();

/** @param {number} [bytes] */
export function randomId(bytes = 16) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @param {string} id @returns {Pad | null} */
const readPad = (id) => /** @type {Pad | null} */ (load(PREFIX + id)) ?? memory.get(id) ?? null;

/**
 * The pads on this device, most recent first. Old ones are forgotten, unless they have not been sent yet.
 */
export function listPads() {
  const ids = keysWith(PREFIX).map((key) => key.slice(PREFIX.length));
  const found = ids
    .filter((id) => id.length === ID_LENGTH)
    .flatMap((id) => {
      const pad = readPad(id);
      return pad ? [{ id, pad }] : [];
    })
    .sort((one, other) => other.pad.at - one.pad.at);
  for (const { id, pad } of found.splice(MOST_PADS)) {
    if (pad.sent && !pad.waiting.length && !pad.refused.length) forgetPad(id);
  }
  return found;
}

/** @param {string} id */
export function forgetPad(id) {
  memory.delete(id);
  remove(PREFIX + id);
}

/** @param {PadEntry} entry */
const withoutId = ({ id: _, ...rest }) => JSON.stringify(Object.entries(rest).sort());

export class Book {
  /** @type {"asking" | "open" | "cut" | "unknown"} */
  line = navigator.onLine ? "asking" : "cut";
  /** Why the server refuses the whole pad. */
  why = "";
  /** Whether this browser could save what was written. */
  isSafe = true;
  /** @type {(() => void)[]} */
  #listeners = [];
  /** @type {PadState | null} */
  #state = null;
  #livelyUntil = 0;
  #busy = false;
  #again = false;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.pad = readPad(id);
  }

  /** @param {PadHead} head @param {PadSheet} sheet */
  static start(head, sheet) {
    const book = new Book(randomId());
    book.#keep({ head, sheet, entries: [], waiting: [], refused: [], sent: false, at: 0, language });
    return book;
  }

  /** @param {() => void} listener */
  onChange(listener) {
    this.#listeners.push(listener);
  }

  #announce() {
    this.#state = null;
    this.#livelyUntil = Date.now() + LIVELY;
    for (const listener of this.#listeners) listener();
  }

  /** Whether someone wrote lately, so that it is worth polling often. */
  get isLively() {
    return Date.now() < this.#livelyUntil;
  }

  /** @param {Pad} pad */
  #keep(pad) {
    pad.at = Date.now();
    this.pad = pad;
    memory.set(this.id, pad);
    this.isSafe = save(PREFIX + this.id, pad);
  }

  /** Another page of this browser may have written on the same pad. */
  reread() {
    this.pad = readPad(this.id) ?? this.pad;
    this.#state = null;
  }

  /** The state after all entries; the pad must be loaded. */
  get state() {
    if (this.#state) return this.#state;
    const { head, sheet, entries, waiting } = this.#known();
    let state = startPad(sheet, head.names, head.first);
    for (const entry of [...entries, ...waiting]) [state] = writeEntry(sheet, state, { ...entry });
    this.#state = state;
    return state;
  }

  #known() {
    if (!this.pad) throw new Error("There is no pad yet.");
    return this.pad;
  }

  /** The result of an entry, without writing it. @param {Draft} entry */
  tryEntry(entry) {
    const { state } = this;
    const { match, number } = state;
    return writeEntry(this.#known().sheet, state, { id: "tried", match, number, ...entry });
  }

  /** @param {Draft} entry @returns {string} Why not, or "". */
  add(entry) {
    this.reread();
    const [, why] = this.tryEntry(entry);
    if (why) return why;
    const { match, number } = this.state;
    const pad = this.#known();
    const checked = { id: randomId(12), match, number, ...entry };
    pad.waiting.push(/** @type {PadEntry} */ (/** @type {unknown} */ (checked)));
    this.#keep(pad);
    this.#announce();
    this.sync();
    return "";
  }

  /** Discard an entry that was refused. @param {string} id */
  drop(id) {
    this.reread();
    const pad = this.#known();
    pad.refused = pad.refused.filter((each) => each.entry.id !== id);
    this.#keep(pad);
    this.#announce();
  }

  // --- with the server

  async sync() {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    const waiting = () => this.pad?.waiting.length ?? 0;
    try {
      let before;
      do {
        before = waiting();
        this.#again = false;
        await this.#exchange();
      } while (this.#again || (this.line === "open" && waiting() < before));
    } finally {
      this.#busy = false;
    }
  }

  async #exchange() {
    const before = JSON.stringify([this.line, this.why, this.pad]);
    try {
      this.reread();
      if (!this.pad) await this.#fetchAll();
      else if (!this.pad.sent) await this.#sendHead(this.pad);
      else if (this.pad.language !== language) await this.#translate();
      if (this.pad?.sent) await this.#sendEntries(this.pad);
    } catch (problem) {
      const { status, message } = toHttpError(problem);
      this.line = status === 404 && !this.pad ? "unknown" : "cut";
      if (status && status !== 404) this.why = message;
    }
    if (JSON.stringify([this.line, this.why, this.pad]) !== before) this.#announce();
  }

  /** @template T @param {string} path @param {RequestInit} [options] @returns {Promise<T>} */
  #fetch(path, options = {}) {
    const limits = { cache: /** @type {const} */ ("no-store"), signal: AbortSignal.timeout(PATIENCE) };
    return fetchJson(`/pad/${this.id}${path}`, { ...options, ...limits });
  }

  async #fetchAll() {
    /** @type {WholePad} */
    const { head, sheet, entries } = await this.#fetch("/entries");
    this.line = "open";
    this.#keep({ head, sheet, entries, waiting: [], refused: [], sent: true, at: 0, language });
  }

  /** The sentences of the sheet, in the language that is read now. */
  async #translate() {
    try {
      /** @type {WholePad} */
      const { sheet } = await this.#fetch("/entries");
      this.reread();
      this.#keep({ ...this.#known(), sheet, language });
    } catch (problem) {
      if (toHttpError(problem).status !== 404) throw problem; // the server has forgotten it: it will be sent again
    }
  }

  /** @param {Pad} pad */
  async #sendHead(pad) {
    /** @type {WholePad} */
    const { sheet } = await this.#fetch("", jsonBody("PUT", pad.head));
    this.reread();
    this.why = "";
    this.#keep({ ...this.#known(), sheet, sent: true, language });
  }

  /** @param {Pad} pad */
  async #sendEntries(pad) {
    const entries = pad.waiting.slice(0, BATCH);
    const since = pad.entries.length;
    /** @type {PadEntriesRequest} */
    const request = { since, entries };
    /** @type {PadEntries} */
    let answer;
    try {
      answer = entries.length
        ? await this.#fetch("/entries", jsonBody("POST", request))
        : await this.#fetch(`/entries?since=${since}`);
    } catch (problem) {
      if (toHttpError(problem).status !== 404) throw problem;
      this.#sendAgain(0); // the server has forgotten it: we have not
      return;
    }
    this.line = "open";
    this.why = "";
    this.reread();
    if (this.#known().entries.length !== since) return; // another page of this browser was faster
    if (answer.count < since) this.#sendAgain(answer.count);
    else if (answer.entries.length || entries.length) this.#merge(answer);
  }

  /** @param {PadEntries} answer */
  #merge({ entries, refused = [] }) {
    const pad = this.#known();
    pad.entries.push(...entries);
    const known = new Set(pad.entries.map((entry) => entry.id));
    const whys = new Map(refused.map(({ id, why }) => [id, why]));
    for (const entry of pad.waiting) {
      const why = whys.get(entry.id);
      const counts = entry.kind === "round" || entry.kind === "made";
      if (why !== undefined && counts && !isWritten(pad, entry)) pad.refused.push({ entry, why });
    }
    pad.waiting = pad.waiting.filter((entry) => !known.has(entry.id) && !whys.has(entry.id));
    this.#keep(pad);
    this.#announce();
  }

  /** The server has lost entries after this many: send them again. @param {number} count */
  #sendAgain(count) {
    const pad = this.#known();
    pad.waiting = [...pad.entries.slice(count), ...pad.waiting];
    pad.entries = pad.entries.slice(0, count);
    pad.sent = count > 0;
    this.#keep(pad);
    this.#again = true;
  }
}

/**
 * Whether another phone wrote the same round with the same numbers: then there is nothing to sort out.
 * @param {Pad} pad
 * @param {PadEntry} entry
 */
const isWritten = (pad, entry) =>
  entry.kind === "round" && pad.entries.some((each) => withoutId(each) === withoutId(entry));
