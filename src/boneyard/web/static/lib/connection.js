// The connection to a table. It reconnects by itself and resends unanswered messages with the same id.
/** @import { EventRequest, NowMessage, QuestionRequest, ServerMessage, Shape } from "./protocol.js" */
import { socketAddress } from "./http.js";
import { patched } from "./patch.js";
import { _ } from "./words.js";

const FIRST_WAIT = 400; // milliseconds
const LAST_WAIT = 8000;
const PING_EVERY = 1000;
const PING_HIDDEN = 20000; // while the page is hidden
const PONG_WITHIN = 900; // then the page says that it waits
const DEAD_AFTER = 6000; // then it tries another connection
const NO_TABLE = 4404;
const INSIST = 6; // times

/**
 * @typedef {EventRequest extends infer R ? R extends { ply: number } ? Omit<R, "ply"> : never : never} Intent
 */

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {number | null} The last ply this page has received. */
  #ply = null;
  /** @type {NowMessage | null} What patches are put into; null while a whole state is awaited. */
  #state = null;
  /** @type {Map<string, EventRequest & { id: string }>} */
  #unanswered = new Map();
  /** @type {{ intent: Intent, id: string, left: number, waits: boolean } | null} */
  #insisted = null;
  #wait = FIRST_WAIT;
  #ended = false;
  #sent = 0;
  #name = Math.random().toString(36).slice(2, 10);
  /** @type {Timer} */
  #reopening;
  /** @type {Timer} */
  #pinging;
  /** @type {Timer} */
  #silent;
  /** @type {Timer} */
  #dead;

  /**
   * @param {string} table
   * @param {Shape} shape
   * @param {object} options
   * @param {(message: ServerMessage) => void} options.onMessage
   * @param {(there: boolean, silent?: boolean) => void} options.onLine Silent: it is open, but nothing comes.
   * @param {boolean} [options.watch]
   */
  constructor(table, shape, { onMessage, onLine, watch = false }) {
    this.table = table;
    this.shape = shape;
    this.onMessage = onMessage;
    this.onLine = onLine;
    this.watch = watch;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    this.#open();
  }

  #open() {
    clearTimeout(this.#reopening);
    const address = new URL(socketAddress(`/t/${encodeURIComponent(this.table)}/live`));
    address.searchParams.set("shape", this.shape);
    address.searchParams.set("patches", "1");
    if (this.#ply !== null) address.searchParams.set("since", String(this.#ply));
    if (this.watch) address.searchParams.set("as", "watcher");
    else address.searchParams.set("shuffles", "joint"); // a deal waits for this page's part in the shuffle
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#state = null;
    socket.addEventListener("message", (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener("open", () => {
      for (const message of this.#unanswered.values()) socket.send(JSON.stringify(message));
      this.#ping();
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.#socket) return;
      if (event.code === NO_TABLE) this.#receive({ type: "gone", why: _("There's no such table anymore.") });
      this.#lose();
    });
  }

  #lose() {
    this.#stopPinging();
    if (this.#ended) return;
    this.onLine(false);
    clearTimeout(this.#reopening);
    this.#reopening = setTimeout(() => this.#open(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.7, LAST_WAIT);
  }

  #hurry() {
    if (this.#ended) return;
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) {
      if (this.#socket.readyState === WebSocket.OPEN) this.#ping(0);
      return;
    }
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  #stopPinging() {
    for (const timer of [this.#pinging, this.#silent, this.#dead]) clearTimeout(timer);
  }

  // A connection that died silently is detected by asking.
  #ping(after = document.hidden ? PING_HIDDEN : PING_EVERY) {
    this.#stopPinging();
    this.#pinging = setTimeout(() => {
      this.tell({ do: "ping" });
      this.#silent = setTimeout(() => this.onLine(false, true), PONG_WITHIN);
      this.#dead = setTimeout(() => {
        const silent = this.#socket;
        this.#socket = null;
        silent?.close();
        this.#lose();
      }, DEAD_AFTER);
    }, after);
  }

  /** @param {ServerMessage} message */
  #receive(message) {
    this.#ping();
    this.#wait = FIRST_WAIT; // it counts as connected once something was received
    this.onLine(true);
    if (message.type === "patch") {
      if (this.#state?.serial !== message.since) return this.#lookAgain();
      message = patched(this.#state, message);
    }
    if (message.type === "now") {
      this.#state = message;
      this.#ply = message.ply;
    }
    if (message.type === "accepted" || message.type === "refused") this.#unanswered.delete(message.id ?? "");
    if (message.type === "gone") this.#ended = true;
    this.#insistAgain(message);
    this.onMessage(message);
  }

  /** Something was missed: ask for the whole state, once. */
  #lookAgain() {
    if (!this.#state) return;
    this.#state = null;
    this.tell({ do: "look", since: this.#ply ?? 0 });
  }

  /** Send a message that may be lost. @param {QuestionRequest | (EventRequest & { id: string })} message */
  tell(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /**
   * Send a message that has to arrive: it is kept until it is answered.
   * @param {EventRequest} message
   * @returns {string} Its id.
   */
  send(message) {
    const id = `${this.#name}-${++this.#sent}`;
    const kept = { ...message, id };
    this.#unanswered.set(id, kept);
    this.tell(kept);
    return id;
  }

  /**
   * Send something that applies whatever others do meanwhile: if it comes too late, it is sent again.
   * @param {Intent} intent
   */
  insist(intent) {
    this.#sendIntent(intent, INSIST);
  }

  /** @param {Intent} intent @param {number} left */
  #sendIntent(intent, left) {
    const id = this.send(/** @type {EventRequest} */ ({ ...intent, ply: this.#ply ?? 0 }));
    this.#insisted = { intent, id, left, waits: false };
  }

  /** @param {ServerMessage} message */
  #insistAgain(message) {
    const insisted = this.#insisted;
    if (!insisted) return;
    if (message.type === "now" && insisted.waits) this.#sendIntent(insisted.intent, insisted.left - 1);
    if (!("id" in message) || message.id !== insisted.id) return;
    if (message.type === "refused" && message.stale && insisted.left) insisted.waits = true;
    else this.#insisted = null;
  }

  /** @param {Shape} shape */
  reshape(shape) {
    if (shape === this.shape) return;
    this.shape = shape;
    this.tell({ do: "shape", shape });
  }
}
