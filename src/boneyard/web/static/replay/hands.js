// The hands below the table: one seat's, or all of them, with the boneyard; nothing here can be played.
import { arrange, make } from "../table/dom.js";
import { standing } from "../table/faces.js";
import { glide } from "../table/motion.js";
import { prefs } from "../table/prefs.js";

const spoken = (tile) => tile.first < 0 ? "face down" : tile.first === tile.second ? `double ${tile.id.split("-")[0]}` : tile.id.split("/")[0];

export class Hands {
  constructor(panel) {
    this.panel = panel;
    this.tiles = new Map();
  }

  // `rows` are {key, name, tiles, quiet}: a quiet one is folded away until somebody wants to see it.
  show(rows, turn, origins = () => null) {
    const before = new Map([...this.tiles].map(([id, element]) => [id, element.getBoundingClientRect()]));
    const first = !this.tiles.size;
    const kept = new Map();
    const several = rows.length > 1;
    this.panel.hidden = !rows.length;
    this.panel.classList.toggle("several", several);
    const most = Math.max(0, ...rows.filter((row) => !row.quiet).map((row) => row.tiles.length));
    this.panel.style.setProperty("--wide", `${this.wide(most, several)}px`);
    arrange(this.panel, rows.map((row) => this.row(row, row.key === turn, kept)));
    this.tiles = kept;
    for (const [id, element] of kept) this.settle(element, before.get(id), first ? null : origins(id));
  }

  wide(most, several) {
    const phone = innerWidth < 760;
    const room = this.panel.parentElement.clientWidth - (phone ? 24 : 360);
    const largest = several ? (phone ? 17 : 21) : phone ? 38 : 44;
    const rows = several ? 1 : phone ? 2 : 1;
    return Math.max(several ? 12 : 18, Math.min(largest, Math.floor((room * rows) / Math.max(1, most) - 4)));
  }

  row(row, turn, kept) {
    const tiles = row.tiles.map((tile) => this.tile(tile, kept));
    const list = make("div", { class: "tiles", role: "img", "aria-label": `${row.name}: ${row.tiles.map(spoken).join(", ") || "no tiles"}` }, ...tiles);
    const name = make("span", { class: "whose" }, row.name, make("span", { class: "how-many" }, ` ${row.tiles.length}`));
    if (!row.quiet) return make("div", { class: `row${turn ? " turn" : ""}${row.key === "yard" ? " yard" : ""}` }, name, list);
    const folded = make("details", { class: "row" }, make("summary", {}, name), list);
    folded.open = this.unfolded ?? false;
    folded.addEventListener("toggle", () => { this.unfolded = folded.open; });
    return folded;
  }

  tile(tile, kept) {
    const look = `${tile.first} ${tile.second} ${prefs.numerals} ${prefs.palette}`;
    let element = tile.id && this.tiles.get(tile.id);
    if (!element || element.dataset.look !== look) {
      element = make("span", { class: "lying", "data-look": look });
      element.append(standing(tile, prefs.numerals));
    }
    if (tile.id) kept.set(tile.id, element);
    return element;
  }

  settle(element, before, from) {
    const now = element.getBoundingClientRect();
    if (!now.width) return;
    if (before?.width) {
      const [dx, dy] = [before.left - now.left, before.top - now.top];
      if (Math.abs(dx) + Math.abs(dy) > 1) glide(element, { transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" });
    } else if (from) {
      const [dx, dy] = [from.x - now.left - now.width / 2, from.y - now.top - now.height / 2];
      glide(element, { transform: `translate(${dx}px, ${dy}px) scale(${Math.max(0.2, from.width / now.width)})` }, { transform: "none" });
    }
  }

  whereIs(id) {
    const rect = this.tiles.get(id)?.getBoundingClientRect();
    return rect?.width ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width: rect.width, turn: 2 } : null;
  }
}
