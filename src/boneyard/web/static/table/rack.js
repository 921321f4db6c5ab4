// The viewer's own tiles, at the thumb's place, as large as there is room for.
import { arrange, make } from "./dom.js";
import { standing } from "./faces.js";
import { fitted } from "./fitting.js";
import { glide } from "./motion.js";
import { prefs } from "./prefs.js";

const EDGE = 12; // pixels beside the tiles
const BESIDE = 10; // with more tiles than these a desk's rack takes the whole width

export class Rack {
  constructor(panel) {
    this.panel = panel;
    this.tiles = new Map(); // id to {button, piece}
    this.gaps = new Map(); // dividers, id to {button}
    this.pieces = [];
    this.items = []; // the buttons of all of them, in order
    this.arranged = (pieces) => ({ items: pieces, lies: false }); // in which order they stand, with which dividers
    this.high = 0;
    this.most = 0;
    this.rows = 1;
    this.round = null;
    new ResizeObserver(() => this.resized()).observe(panel.parentElement);
  }

  resized() {
    if (!this.tiles.size || this.panel.parentElement.clientWidth === this.across) return;
    this.high = 0;
    this.layOut();
  }

  // `origins` tells where a new tile comes from: its middle on the screen.
  show(pieces, round = this.round, origins = () => null) {
    if (round !== this.round) this.high = this.most = 0;
    this.round = round;
    this.pieces = pieces;
    this.panel.hidden = !pieces.length && !this.high;
    const { items, lies } = this.arranged(pieces);
    if (lies !== this.lies) this.high = 0;
    this.lies = lies;
    this.panel.classList.toggle("lying", lies);
    const places = new Map([...this.tiles, ...this.gaps].map(([id, { button }]) => [id, button.getBoundingClientRect()]));
    const first = !this.tiles.size;
    const before = new Map([...this.tiles, ...this.gaps]);
    this.tiles = new Map();
    this.gaps = new Map();
    for (const item of items) {
      const entry = before.get(item.id) ?? { button: item.gap ? this.divider(item) : this.tile(item) };
      if (!item.gap) this.paint(entry, item);
      (item.gap ? this.gaps : this.tiles).set(item.id, entry);
    }
    this.items = items.map((item) => (this.tiles.get(item.id) ?? this.gaps.get(item.id)).button);
    this.layOut();
    const focused = this.items.find((each) => each === document.activeElement);
    this.around();
    arrange(this.panel, this.items);
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    this.settle(places, first, origins);
    this.rove();
  }

  // What a finger holds must not be moved in the page, or its touch is lost: the others are put around it.
  around() {
    const held = this.items.findIndex((each) => each.classList.contains("away") && each.isConnected);
    if (held < 0) return;
    this.items[held].before(...this.items.slice(0, held));
    this.items[held].after(...this.items.slice(held + 1));
  }

  // The same tiles in another order.
  rearrange() {
    this.show(this.pieces);
  }

  tile(piece) {
    return make("button", { type: "button", class: "held", "data-piece": piece.id, tabindex: "-1" });
  }

  divider(item) {
    return make("button", { type: "button", class: "divider", "data-gap": item.id, "aria-label": "Divider", tabindex: "-1" });
  }

  paint(entry, piece) {
    const look = [piece.first, piece.second, prefs.numerals, prefs.palette, this.lies].join(" ");
    entry.piece = piece;
    if (entry.look === look) return;
    entry.look = look;
    entry.button.replaceChildren(standing(piece, prefs.numerals, this.lies));
  }

  redraw() {
    for (const entry of this.tiles.values()) this.paint(Object.assign(entry, { look: null }), entry.piece);
  }

  layOut() {
    const count = this.tiles.size;
    if (!count) return;
    this.most = Math.max(this.most, count);
    this.panel.parentElement.classList.toggle("full", this.most > BESIDE);
    this.across = this.panel.parentElement.clientWidth;
    this.panel.style.paddingInline = "";
    const inside = this.panel.clientWidth;
    const items = this.items.map((each) => each.classList.contains("divider") ? "gap" : "tile");
    const { wide, across, rows, high } = fitted(items, inside - 2 * EDGE, this.lies);
    this.panel.style.setProperty("--wide", `${wide}px`);
    this.panel.style.paddingInline = `${Math.floor((inside - across) / 2)}px`;
    // The panel does not shrink as tiles leave, only when a whole row is no longer needed.
    if (rows < this.rows) this.high = 0;
    this.rows = rows;
    this.high = Math.max(this.high, high + 22);
    this.panel.style.minHeight = `${this.high}px`;
  }

  settle(places, first, origins) {
    for (const [id, { button, piece }] of [...this.tiles, ...this.gaps]) {
      for (const way of button.getAnimations()) if (!(way instanceof CSSTransition)) way.cancel();
      const now = button.getBoundingClientRect();
      const before = places.get(id);
      if (before) {
        const dx = before.left - now.left;
        const dy = before.top - now.top;
        if (Math.abs(dx) + Math.abs(dy) > 1) {
          glide(button, { transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" });
        }
        continue;
      }
      const from = first || !piece ? null : origins(piece);
      if (from) {
        const dx = from.x - now.left - now.width / 2;
        const dy = from.y - now.top - now.height / 2;
        const small = Math.max(0.2, from.width / now.width);
        glide(button, { transform: `translate(${dx}px, ${dy}px) scale(${small})` }, { transform: "none" });
      } else {
        glide(button, { opacity: 0, transform: "translateY(10px)" }, { opacity: 1, transform: "none" });
      }
    }
  }

  // `says` is how a tile is called, with what can be done with it.
  mark({ chosen, next, able, yours, says }) {
    for (const [id, { button, piece }] of this.tiles) {
      const on = chosen.includes(id);
      const fits = yours && able.has(id);
      button.classList.toggle("chosen", on);
      button.classList.toggle("next", chosen.length > 0 && next.has(id));
      button.classList.toggle("able", prefs.marks && fits);
      button.classList.toggle("dim", prefs.marks && Boolean(piece.dim ?? (yours && able.size > 0 && !fits)));
      button.setAttribute("aria-pressed", String(on));
      button.setAttribute("aria-label", says(piece));
    }
  }

  // One of the tiles is reached with Tab, the others with the arrows.
  rove(id) {
    const wanted = this.tiles.get(id)?.button ?? this.items.find((each) => each === document.activeElement)
      ?? this.items.find((each) => each.tabIndex === 0) ?? this.items[0];
    for (const each of this.items) each.tabIndex = each === wanted ? 0 : -1;
    return wanted;
  }

  whereIs(id) {
    const button = this.tiles.get(id)?.button;
    if (!button) return null;
    const rect = button.getBoundingClientRect();
    return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width: Math.min(rect.width, rect.height), turn: this.lies ? 0 : 2 };
  }
}
