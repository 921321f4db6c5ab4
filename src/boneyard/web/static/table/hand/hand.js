// Arranging the hand: tiles can be reordered, turned, sorted, divided, or lined up as a train.
/** @import { LineupMessage, NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
/** @import { Sorting } from "./order.js" */
/** @import { Rack } from "./rack.js" */
import { targetOf } from "../../lib/dom.js";
import { glide } from "../../lib/motion.js";
import { tileName } from "../../lib/text.js";
import { _, ngettext } from "../../lib/words.js";
import { settledMiddle } from "./keyboard.js";
import { isDivider, Order, REST } from "./order.js";
import { addTool, showTools } from "./toolbar.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
const SLACK = 12; // pixels around the rack that still belong to it
const BELOW = 60;
const DWELL = 70; // milliseconds over a place before the others make room

export class Hand {
  /** What was touched last. */
  #last = "";
  /** Whether to announce the next train, because the player has just asked for it. */
  #curious = false;
  #undoDrag = () => {};
  /**
   * @type {string | null | undefined} Before which item the dragged one is about to lie; undefined before it
   * is known.
   */
  #wanted;
  /** @type {Timer} */
  #makingRoom;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.rack = page.rack;
    this.order = new Order(page.id);
    this.rack.arrange = (pieces) => {
      this.order.useDeal(dealOf(page.now));
      return { items: this.order.arrange(pieces), lies: this.order.linedUp && this.order.train !== null };
    };
    page.pointer.hand = {
      lift: (id) => this.#lift(id),
      over: (id, x, y) => this.#dragOver(id, x, y),
      leave: () => this.#leave(),
      drop: (id, x, y) => this.#drop(id, x, y),
      turn: (id) => this.turn(id),
    };
    for (const kind of ["pointerdown", "focusin"]) {
      this.rack.panel.addEventListener(kind, (event) => this.#remember(event));
    }
    this.rack.panel.addEventListener("keydown", (event) => this.#press(event));
    page.onShown(() => this.#askForTrain());
    page.on("lineup", (message) => this.#showTrain(message));
    this.#addTools();
  }

  /** Tiles and dividers in their current order. */
  get ids() {
    return this.rack.items.map((each) => idOf(each) ?? "");
  }

  get isPlaying() {
    return this.page.now?.phase === "playing" && this.rack.tiles.size > 0;
  }

  /** The tile or divider that the menu acts on. */
  get current() {
    return this.ids.includes(this.#last) ? this.#last : this.ids[0];
  }

  /** @param {string} id */
  nameOf(id) {
    const tile = this.rack.tiles.get(id);
    return tile ? tileName(tile.piece) : _("divider");
  }

  /** Whether there is a divider behind this tile, or this is one. @param {string} id */
  isDivided(id) {
    return isDivider(id) || isDivider(this.ids[this.ids.indexOf(id) + 1] ?? "");
  }

  #redraw() {
    this.rack.rearrange();
    this.page.mark();
  }

  /** @param {string} id */
  #settle(id) {
    this.order.clean(this.rack.pieces);
    this.#redraw();
    const index = this.ids.indexOf(id);
    const fields = { tile: this.nameOf(id), number: index + 1, all: this.ids.length };
    this.page.say(index < 0 ? _("Divider removed.") : _("{tile} is at place {number} of {all}.", fields));
  }

  // --- by finger and mouse

  /** @param {string} id */
  #lift(id) {
    if (id === REST) return null;
    this.#undoDrag = this.order.remember();
    if (isDivider(id)) return { id, gap: /** @type {const} */ (true) };
    return this.rack.tiles.get(id)?.piece ?? null;
  }

  /** @param {string} id @param {number} x @param {number} y */
  #dragOver(id, x, y) {
    const { left, right, top, bottom } = this.rack.panel.getBoundingClientRect();
    if (x < left - SLACK || x > right + SLACK || y < top || y > bottom + BELOW) return false;
    const wanted = findSlot(this.rack, id, x, y);
    if (wanted === this.#wanted) return true;
    this.#wanted = wanted;
    clearTimeout(this.#makingRoom);
    // Wait a moment: a tile on its way to the table should move nothing. A train is rearranged only on drop.
    if (!this.order.linedUp) {
      this.#makingRoom = setTimeout(() => this.#makeRoom(id, findSlot(this.rack, id, x, y)), DWELL);
    }
    return true;
  }

  #leave() {
    clearTimeout(this.#makingRoom);
    this.#wanted = undefined;
    this.#undoDrag();
    this.#redraw();
  }

  /** @param {string} id @param {number} x @param {number} y */
  #drop(id, x, y) {
    const inside = this.#dragOver(id, x, y);
    clearTimeout(this.#makingRoom);
    this.#wanted = undefined;
    if (inside) {
      this.#makeRoom(id, findSlot(this.rack, id, x, y));
      this.#settle(id);
    } else if (isDivider(id)) {
      setTimeout(() => this.divide(id)); // the finger is still on it
    }
    return inside || isDivider(id);
  }

  /** @param {string} id @param {string | null} before */
  #makeRoom(id, before) {
    const { ids } = this;
    if (before === (ids[ids.indexOf(id) + 1] ?? null)) return;
    this.order.move(this.rack.pieces, id, before);
    this.#redraw();
  }

  // --- by keyboard

  /** @param {KeyboardEvent} event */
  #press(event) {
    const id = idOf(targetOf(event));
    if (id === undefined) return;
    const held = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (held && STEPS[event.key]) this.#step(id, STEPS[event.key]);
    else if (held) return;
    else if (event.key === "f") this.turn(id);
    else if (event.key === "d" || (isDivider(id) && ["Delete", "Backspace"].includes(event.key))) {
      this.divide(id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} id @param {number} by */
  #step(id, by) {
    if (id === REST) return;
    const others = this.ids.filter((each) => each !== id);
    const index = Math.max(0, Math.min(others.length, this.ids.indexOf(id) + by));
    this.order.move(this.rack.pieces, id, others[index] ?? null);
    this.#settle(id);
  }

  // --- what can be done with it

  /** @param {string} id */
  turn(id) {
    if (!this.rack.tiles.has(id)) return;
    this.order.turn(this.rack.pieces, id);
    this.#redraw();
    const tile = this.rack.tiles.get(id);
    if (!tile) return;
    const { button, piece } = tile;
    if (button.firstElementChild) {
      glide(button.firstElementChild, { transform: "rotate(-180deg)" }, { transform: "none" });
    }
    const name = this.nameOf(id);
    this.page.say(
      piece.first === piece.second
        ? _("{tile} is turned around.", { tile: name })
        : _("{tile} is turned around, {number} first.", { tile: name, number: upperFace(piece) }),
    );
  }

  /** @param {string} id */
  divide(id) {
    if (id === REST) return;
    if (isDivider(id)) this.order.removeDivider(id);
    else this.order.divide(this.rack.pieces, id);
    this.order.clean(this.rack.pieces);
    const count = this.ids.length;
    this.#redraw();
    const added = this.ids.length > count;
    this.page.say(added ? _("A divider behind {tile}.", { tile: this.nameOf(id) }) : _("Divider removed."));
    if (isDivider(id)) this.rack.rove()?.focus();
  }

  /** @param {Sorting} sorting */
  sort(sorting) {
    this.order.sort(this.rack.pieces, sorting);
    this.#redraw();
    this.page.say(sorting === "pips" ? _("Sorted by pips.") : _("Sorted by number."));
  }

  reset() {
    this.order.reset();
    this.#redraw();
    this.page.say(_("As they were dealt."));
  }

  // --- lined up as a train, which the server works out

  #askForTrain() {
    if (this.order.linedUp && this.isPlaying && this.page.now?.you !== null) this.page.tell({ do: "lineup" });
  }

  /** @param {LineupMessage} message */
  #showTrain(message) {
    if (!this.order.linedUp) return;
    this.order.train = message;
    this.#redraw();
    if (this.#curious) {
      const text = describeTrain(message);
      this.page.setWords(text);
      this.page.say(text);
    }
    this.#curious = false;
  }

  #toggleTrain() {
    this.order.linedUp = this.#curious = !this.order.linedUp;
    if (!this.order.linedUp) {
      this.order.train = null;
      this.#redraw();
      this.page.setWords("");
    }
    this.order.save();
    showTools();
    this.#askForTrain();
  }

  // --- tools

  /** @param {Event} event */
  #remember(event) {
    const id = idOf(targetOf(event).closest("[data-piece], [data-gap]"));
    if (id !== undefined && id !== REST) this.#last = id;
  }

  #addTools() {
    addTool({
      key: "arrange",
      label: _("Arrange"),
      order: 10,
      shown: () => this.isPlaying && this.rack.tiles.size > 1,
      press: async (opener) => (await import("./menu.js")).toggleMenu(opener, this),
    });
    addTool({
      key: "lineup",
      label: _("Line up"),
      order: 11,
      shown: () => this.isPlaying && Boolean(this.page.table?.lineup),
      pressed: () => this.order.linedUp,
      press: () => this.#toggleTrain(),
    });
  }
}

/** The id of a tile or a divider. @param {Element | null} element */
const idOf = (element) =>
  element instanceof HTMLElement ? (element.dataset.piece ?? element.dataset.gap) : undefined;

/**
 * A key for the deal and the seat: a table can deal the same round again with other tiles.
 * @param {NowMessage | null} now
 */
function dealOf(now) {
  if (!now || now.you === null || now.phase !== "playing") return null;
  return `${now.you} ${now.round} ${now.fair?.hash?.slice(0, 12) ?? ""}`;
}

/**
 * The face at the upper end of a tile, as its name has it.
 * @param {{ id: string, first: number, second: number }} piece
 */
function upperFace(piece) {
  const [one, other] = piece.id.split("/")[0].split("-");
  return one === String(piece.first) || other === String(piece.second) ? one : other;
}

/** @param {LineupMessage} message */
function describeTrain({ open, train, rest }) {
  if (!train.length) return _("Nothing starts a train at {number}.", { number: open });
  const [number, left] = [open, rest.length];
  return left
    ? ngettext(
        "{count} tile in a row from {number}, {left} left over.",
        "{count} tiles in a row from {number}, {left} left over.",
        train.length,
        { number, left },
      )
    : ngettext(
        "{count} tile in a row from {number}, none left over.",
        "{count} tiles in a row from {number}, none left over.",
        train.length,
        { number },
      );
}

/**
 * The item before which a dragged one would be dropped: the row first, then the position in that row.
 * @param {Rack} rack
 * @param {string} id
 * @param {number} x
 * @param {number} y
 */
function findSlot(rack, id, x, y) {
  const items = rack.items.map((each) => ({ id: idOf(each), ...settledMiddle(each) }));
  const row = items.reduce((best, each) => (Math.abs(each.y - y) < Math.abs(best.y - y) - 2 ? each : best)).y;
  const behind = items.find((each) => each.id !== id && each.y > row - 4 && (each.y > row + 4 || each.x > x));
  return behind?.id ?? null;
}
