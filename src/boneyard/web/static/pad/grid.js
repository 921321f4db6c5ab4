// The whole set as a grid, to tap the tiles left in a hand.
/** @import { PadSheet } from "../lib/protocol.js" */
import { button, byId, make } from "../lib/dom.js";
import { doubleName } from "../lib/text.js";
import { _, ngettext } from "../lib/words.js";
import { countTiles } from "./checks.js";
import { countHand, isDouble } from "./points.js";

/**
 * @typedef {object} TilesQuestion
 * @property {PadSheet} sheet
 * @property {string} name Whose hand it is.
 * @property {string[]} chosen
 * @property {string[]} taken Tiles that lie elsewhere.
 * @property {(tiles: string[]) => void} done Gets them in the grid's order.
 */

/** @param {string[]} tiles */
function countEach(tiles) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

/** The two ends of a tile. @param {string} tile */
export const tileFace = (tile) =>
  tile.split("-").map((end) => make("span", { "data-n": end }, end === "0" ? "·" : end));

/** @param {TilesQuestion} question */
export function askForTiles({ sheet, name, chosen, taken, done }) {
  const dialog = byId("tiles", HTMLDialogElement);
  const counts = countEach(chosen);
  const elsewhere = countEach(taken);
  const all = countTiles(sheet);
  const picked = () => [...all.keys()].flatMap((tile) => Array(counts.get(tile) ?? 0).fill(tile));
  const total = make("p", { class: "counted", role: "status" });

  function showTotal() {
    const tiles = picked();
    const points = countHand(sheet, { tiles });
    total.textContent = tiles.length
      ? [
          ngettext("{count} tile", "{count} tiles", tiles.length),
          ngettext("{count} point", "{count} points", points),
        ].join(", ")
      : _("No tile yet");
  }

  /** @param {string} tile @param {number} copies */
  function drawCell(tile, copies) {
    const free = copies - (elsewhere.get(tile) ?? 0);
    const label = isDouble(tile) ? doubleName(tile) : tile;
    const attributes = { class: "bone", "aria-label": label, "data-tile": tile, disabled: free < 1 };
    const cell = make("button", { type: "button", ...attributes }, ...tileFace(tile));
    const mark = () => {
      const count = counts.get(tile) ?? 0;
      cell.setAttribute("aria-pressed", String(count > 0));
      if (copies > 1) cell.dataset.count = count > 1 ? `${count}×` : "";
    };
    cell.addEventListener("click", () => {
      const next = ((counts.get(tile) ?? 0) + 1) % (free + 1);
      if (next) counts.set(tile, next);
      else counts.delete(tile);
      mark();
      showTotal();
    });
    mark();
    return cell;
  }

  /** @type {Map<string, HTMLElement>} */
  const rows = new Map();
  for (const [tile, copies] of all) {
    const key = rowOf(tile);
    const row = rows.get(key) ?? make("div", { class: "grid-row", "data-row": key });
    row.append(drawCell(tile, copies));
    rows.set(key, row);
  }
  const grid = make(
    "div",
    { class: "grid", role: "group", "aria-label": _("Tiles of the set") },
    ...rows.values(),
  );
  grid.style.setProperty("--columns", String(sheet.set + 1));
  showTotal();
  const finish = () => {
    dialog.close();
    done(picked());
  };
  dialog.replaceChildren(
    make(
      "div",
      { class: "tiles-top" },
      make("h2", { id: "tiles-head" }, _("What {name} has left", { name })),
      total,
    ),
    grid,
    make(
      "div",
      { class: "row tiles-end" },
      button(_("Done"), finish, { class: "main" }),
      button(_("Cancel"), () => dialog.close(), { class: "plain" }),
    ),
  );
  dialog.showModal();
  dialog.scrollTop = 0;
}

/** @param {string} tile */
function rowOf(tile) {
  const [high, low] = tile.split("-");
  return low === "W" ? "wild" : high;
}
