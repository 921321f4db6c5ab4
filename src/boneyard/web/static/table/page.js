// The table's page as its features know it: what the server last said, what is on the screen, and how to answer.
/** @import { Intent } from "../lib/connection.js" */
/** @import { EventRequest, Move, NowMessage, QuestionRequest, ServerMessage } from "../lib/protocol.js" */
/** @import { TableMessage } from "../lib/protocol.js" */
import { Connection } from "../lib/connection.js";
import { byId } from "../lib/dom.js";
import { Board } from "./board/board.js";
import { Pointer } from "./hand/pointer.js";
import { Rack } from "./hand/rack.js";
import { Selection } from "./hand/selection.js";
import { Touch } from "./hand/touch.js";
import { say, setWords } from "./log.js";

/** @typedef {(now: NowMessage, table: TableMessage) => void} ShownListener */
/**
 * @template {ServerMessage["type"]} T
 * @typedef {(message: Extract<ServerMessage, { type: T }>) => void} MessageListener
 */
/** @typedef {Pick<Move, "move"> & Partial<Move>} PlayedMove */
/**
 * @typedef {object} PageActions
 * @property {(move: PlayedMove) => void} play
 * @property {() => void} mark Show again what is chosen and what can be.
 * @property {() => void} redraw
 * @property {() => void} hurry Show the latest state at once.
 */

export class TablePage {
  /** @type {TableMessage | null} */
  table = null;
  /** @type {NowMessage | null} What is shown. */
  now = null;
  /** Ids of requests whose answer a feature handles itself. @type {Set<string>} */
  handled = new Set();
  /** Buttons shown before the moves, when a round or match is over. @type {() => HTMLElement[]} */
  leadButtons = () => [];
  say = say;
  setWords = setWords;
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Map<string, ((message: ServerMessage) => void)[]>} */
  #messageListeners = new Map();
  /** @type {ShownListener[]} */
  #shownListeners = [];
  /** The tile that the player asked about. */
  #asked = "";

  /** @param {string} id @param {PageActions} actions */
  constructor(id, { play, mark, redraw, hurry }) {
    this.id = id;
    this.play = play;
    this.mark = mark;
    this.redraw = redraw;
    this.hurry = hurry;
    this.board = new Board(byId("felt"), byId("board", SVGSVGElement));
    this.rack = new Rack(byId("rack"));
    this.selection = new Selection((chosen) => this.tell({ do: "touch", ply: this.ply, chosen }));
    const askWhy = this.#askWhy.bind(this);
    const isReady = () => this.now !== null;
    const isYours = this.isYours.bind(this);
    const table = { isReady, isYours, play, mark, askWhy, setWords };
    this.touch = new Touch(this.selection, this.board, this.rack, table);
    this.pointer = new Pointer(this.rack.panel, this.board.drawing, this.touch);
    this.on("why", (message) => message.tile === this.#asked && setWords(message.text, "why"));
  }

  // --- what the moment is

  get ply() {
    return this.now?.ply ?? 0;
  }

  /** Whether it is your turn, and no bot plays it for you. */
  isYours() {
    const { now, table } = this;
    if (!now || now.you === null || now.phase !== "playing" || !now.actors.includes(now.you)) return false;
    return !table?.seats[now.you]?.stands_in;
  }

  /** @param {number | null} seat */
  nameOf(seat) {
    return this.table?.seats.find((each) => each.seat === seat)?.name;
  }

  // --- to and from the server

  /** @param {(there: boolean, silent?: boolean) => void} onLine */
  connect(onLine) {
    const onMessage = (/** @type {ServerMessage} */ message) => this.#receive(message);
    const connection = new Connection(this.id, this.board.shape, { onMessage, onLine });
    this.#connection = connection;
    new ResizeObserver(() => connection.reshape(this.board.shape)).observe(this.board.felt);
  }

  /** @param {ServerMessage} message */
  #receive(message) {
    for (const listener of this.#messageListeners.get(message.type) ?? []) listener(message);
  }

  /** @template {ServerMessage["type"]} T @param {T} type @param {MessageListener<T>} listener */
  on(type, listener) {
    const known = this.#messageListeners.get(type) ?? [];
    this.#messageListeners.set(type, [...known, /** @type {(message: ServerMessage) => void} */ (listener)]);
  }

  /** The listener is called after each state that is shown. @param {ShownListener} listener */
  onShown(listener) {
    this.#shownListeners.push(listener);
  }

  /** A state is on the screen: tell the features. */
  announce() {
    this.#asked = "";
    const { now, table } = this;
    if (now && table) for (const listener of this.#shownListeners) listener(now, table);
  }

  /** Send a message that may be lost. @param {QuestionRequest} message */
  tell(message) {
    this.#connection?.tell(message);
  }

  /** Send a message that has to arrive. @param {EventRequest} message @returns {string} Its id. */
  send(message) {
    return this.#connection?.send(message) ?? "";
  }

  /** Send something that applies whatever others do meanwhile. @param {Intent} intent */
  insist(intent) {
    this.#connection?.insist(intent);
  }

  /**
   * Ask the server why a tile cannot be played, at all or at a place.
   * @param {string} tile
   * @param {string} [place]
   */
  #askWhy(tile, place) {
    if (this.now?.phase !== "playing" || this.now.you === null) return;
    this.#asked = tile;
    this.tell({ do: "why", ply: this.ply, tile, ...(place ? { place } : {}) });
  }
}
