// The hands below the table: one seat's, or everyone's and the boneyard. Nothing here can be played.
/** @import { ReplayTile } from "../lib/protocol.js" */
/** @import { ScreenPlace } from "../table/types.js" */
import { make, reorder } from "../lib/dom.js";
import { glide } from "../lib/motion.js";
import { settings } from "../lib/settings.js";
import { tileName } from "../lib/text.js";
import { _ } from "../lib/words.js";
import { drawSingleTile, showsNumerals } from "../table/board/tiles.js";

/** @typedef {{ key: string, name: string, tiles: ReplayTile[], folded?: boolean }} HandRow */

export class Hands {
  /** @type {Map<string, HTMLElement>} */
  #tiles = new Map();
  #unfolded = false;
  #numerals = false;

  /** @param {HTMLElement} panel */
  constructor(panel) {
    this.panel = panel;
  }

  /**
   * @param {HandRow[]} rows
   * @param {string} turn The key of the row whose turn it is.
   * @param {(id: string) => ScreenPlace | null} [origins]
   */
  show(rows, turn, origins = () => null) {
    const before = new Map([...this.#tiles].map(([id, element]) => [id, element.getBoundingClientRect()]));
    const first = !this.#tiles.size;
    /** @type {Map<string, HTMLElement>} */
    const kept = new Map();
    const several = rows.length > 1;
    this.panel.hidden = !rows.length;
    this.panel.classList.toggle("several", several);
    const most = Math.max(0, ...rows.filter((row) => !row.folded).map((row) => row.tiles.length));
    const wide = this.#tileWidth(most, several);
    this.#numerals = showsNumerals(wide);
    this.panel.style.setProperty("--wide", `${wide}px`);
    reorder(
      this.panel,
      rows.map((row) => this.#drawRow(row, row.key === turn, kept)),
    );
    this.#tiles = kept;
    for (const [id, element] of kept) animate(element, before.get(id), first ? null : origins(id));
  }

  /** @param {number} most @param {boolean} several */
  #tileWidth(most, several) {
    const phone = innerWidth < 760;
    const room = (this.panel.parentElement?.clientWidth ?? innerWidth) - (phone ? 24 : 360);
    const [least, largest] = several ? [12, phone ? 17 : 24] : [18, phone ? 38 : 44];
    const rows = phone && !several ? 2 : 1;
    return Math.max(least, Math.min(largest, Math.floor((room * rows) / Math.max(1, most) - 4)));
  }

  /** @param {HandRow} row @param {boolean} turn @param {Map<string, HTMLElement>} kept */
  #drawRow({ key, name, tiles, folded }, turn, kept) {
    const label = tiles.length
      ? _("{name}: {tiles}", { name, tiles: tiles.map(tileName).join(", ") })
      : _("{name}: no tiles", { name });
    const list = make("div", { class: "tiles", role: "img", "aria-label": label });
    list.append(...tiles.map((tile) => this.#drawTile(tile, kept)));
    const count = make("span", { class: "how-many" }, ` ${tiles.length}`);
    const whose = make("span", { class: "whose" }, name, count);
    if (!folded) {
      return make("div", { class: `row${turn ? " turn" : ""}${key === "yard" ? " yard" : ""}` }, whose, list);
    }
    const details = make("details", { class: "row", open: this.#unfolded }, make("summary", {}, whose), list);
    details.addEventListener("toggle", () => {
      this.#unfolded = details.open;
    });
    return details;
  }

  /** @param {ReplayTile} tile @param {Map<string, HTMLElement>} kept */
  #drawTile(tile, kept) {
    const look = `${tile.first} ${tile.second} ${this.#numerals} ${settings.palette}`;
    let element = this.#tiles.get(tile.id ?? "");
    if (!element || element.dataset.look !== look) {
      element = make("span", { class: "lying", "data-look": look }, drawSingleTile(tile, this.#numerals));
    }
    if (tile.id) kept.set(tile.id, element);
    return element;
  }

  /** @param {string} id @returns {ScreenPlace | null} */
  whereIs(id) {
    const rect = this.#tiles.get(id)?.getBoundingClientRect();
    if (!rect?.width) return null;
    return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width: rect.width, turn: 2 };
  }
}

/** @param {HTMLElement} element @param {DOMRect | undefined} before @param {ScreenPlace | null} from */
function animate(element, before, from) {
  const now = element.getBoundingClientRect();
  if (!now.width) return;
  if (before?.width) {
    const [dx, dy] = [before.left - now.left, before.top - now.top];
    if (Math.abs(dx) + Math.abs(dy) <= 1) return;
    glide(element, { transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" });
  } else if (from) {
    const [dx, dy] = [from.x - now.left - now.width / 2, from.y - now.top - now.height / 2];
    const scale = Math.max(0.2, from.width / now.width);
    glide(element, { transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" });
  }
}
