// The viewer's own tiles, at the thumb's place, as large as there is room for.
import { arrange, make } from "./dom.js";
import { standing } from "./faces.js";
import { glide } from "./motion.js";
import { prefs } from "./prefs.js";

const GAP = 5;
const LEAST = 26;
const SEVERAL = 42; // pixels, the widest tile where there are several rows: the felt wants its share
const BESIDE = 10; // with more tiles than these a desk's rack takes the whole width

export class Rack {
  constructor(panel) {
    this.panel = panel;
    this.tiles = new Map(); // id to {button, piece}
    this.high = 0;
    this.most = 0;
    this.rows = 1;
    this.round = null;
    new ResizeObserver(() => this.resized()).observe(panel.parentElement);
  }

  resized() {
    if (!this.tiles.size || this.panel.clientWidth === this.across) return;
    this.high = 0;
    this.layOut(this.tiles.size);
  }

  // `origins` tells where a new tile comes from: its middle on the screen.
  show(pieces, round, origins = () => null) {
    if (round !== this.round) this.high = this.most = 0;
    this.round = round;
    this.panel.hidden = !pieces.length && !this.high;
    const places = new Map([...this.tiles].map(([id, { button }]) => [id, button.getBoundingClientRect()]));
    const kept = new Map();
    for (const piece of pieces) {
      const entry = this.tiles.get(piece.id) ?? { button: this.tile(piece) };
      this.paint(entry, piece);
      kept.set(piece.id, entry);
    }
    const first = !this.tiles.size;
    this.tiles = kept;
    this.layOut(pieces.length);
    arrange(this.panel, [...kept.values()].map((entry) => entry.button));
    this.settle(places, first, origins);
    this.rove();
  }

  tile(piece) {
    return make("button", { type: "button", class: "held", "data-piece": piece.id, tabindex: "-1" });
  }

  paint(entry, piece) {
    const look = [piece.first, piece.second, prefs.numerals, prefs.palette].join(" ");
    entry.piece = piece;
    if (entry.look === look) return;
    entry.look = look;
    entry.button.replaceChildren(standing(piece, prefs.numerals));
  }

  redraw() {
    for (const entry of this.tiles.values()) this.paint(Object.assign(entry, { look: null }), entry.piece);
  }

  // The widest tile with which all of them fit into the rows there is room for.
  layOut(count) {
    if (!count) return;
    this.most = Math.max(this.most, count);
    this.panel.parentElement.classList.toggle("full", this.most > BESIDE);
    this.across = this.panel.clientWidth;
    const room = this.across - 24;
    const phone = innerWidth < 760;
    const most = innerHeight <= 520 ? 32 : phone ? 50 : 54;
    const high = phone || innerHeight <= 520 ? Math.min(204, 0.26 * innerHeight) : 168;
    let best = null;
    for (let rows = 1; rows <= 4; rows += 1) {
      const columns = Math.ceil(count / rows);
      const wide = Math.min(rows > 1 ? Math.min(most, SEVERAL) : most, (room + GAP) / columns - GAP, (high - (rows - 1) * GAP) / rows / 2);
      if (wide >= LEAST && (!best || wide > 1.35 * best.wide)) best = { wide, columns }; // another row has to be worth it
    }
    best ??= { wide: LEAST, columns: Math.max(1, Math.floor((room + GAP) / (LEAST + GAP))) };
    const wide = Math.floor(best.wide);
    this.panel.style.setProperty("--wide", `${wide}px`);
    this.panel.style.setProperty("--columns", best.columns);
    const rows = Math.ceil(count / best.columns);
    // The panel does not shrink as tiles leave, only when a whole row is no longer needed.
    if (rows < this.rows) this.high = 0;
    this.rows = rows;
    this.high = Math.max(this.high, rows * (2 * wide) + (rows - 1) * GAP + 22);
    this.panel.style.minHeight = `${this.high}px`;
  }

  settle(places, first, origins) {
    for (const [id, { button, piece }] of this.tiles) {
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
      const from = first ? null : origins(piece);
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
      button.classList.toggle("chosen", on);
      button.classList.toggle("next", chosen.length > 0 && next.has(id));
      button.classList.toggle("dim", piece.dim ?? (yours && able.size > 0 && !able.has(id)));
      button.setAttribute("aria-pressed", String(on));
      button.setAttribute("aria-label", says(piece));
    }
  }

  // One of the tiles is reached with Tab, the others with the arrows.
  rove(id) {
    const buttons = [...this.tiles.values()].map((entry) => entry.button);
    const wanted = this.tiles.get(id)?.button ?? buttons.find((each) => each === document.activeElement) ?? buttons[0];
    for (const each of buttons) each.tabIndex = each === wanted ? 0 : -1;
    return wanted;
  }

  whereIs(id) {
    const button = this.tiles.get(id)?.button;
    if (!button) return null;
    const rect = button.getBoundingClientRect();
    return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width: rect.width, turn: 2 };
  }
}
