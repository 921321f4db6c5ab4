// The set as a little grid, to tap the tiles that are left in a hand.
import { button, byId, make } from "../table/dom.js";
import { held } from "./counting.js";
import { tilesOf } from "./checking.js";

function nameOf(tile) {
  const [high, low] = tile.split("-");
  return high === low ? `double ${high}` : tile;
}

// Ask for the tiles of a hand; `taken` are those that lie elsewhere. `done` hears the tiles, in the grid's order.
export function askTiles({ sheet, name, chosen, taken, done }) {
  const dialog = byId("tiles");
  const counts = new Map();
  for (const tile of chosen) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const elsewhere = new Map();
  for (const tile of taken) elsewhere.set(tile, (elsewhere.get(tile) ?? 0) + 1);
  const all = tilesOf(sheet);
  const picked = () => [...all.keys()].flatMap((tile) => Array(counts.get(tile) ?? 0).fill(tile));
  const total = make("p", { class: "counted", role: "status" });
  const grid = make("div", { class: "grid", role: "group", "aria-label": "Tiles of the set" });
  grid.style.setProperty("--columns", sheet.set + 1);

  function show() {
    const tiles = picked();
    const points = held(sheet, { tiles });
    total.textContent = tiles.length ? `${tiles.length} ${tiles.length === 1 ? "tile" : "tiles"}, ${points} ${points === 1 ? "point" : "points"}` : "No tile yet";
  }

  function cell(tile) {
    const free = all.get(tile) - (elsewhere.get(tile) ?? 0);
    const face = make("button", {
      type: "button", class: "bone", "aria-pressed": String(counts.has(tile)), "aria-label": nameOf(tile), "data-tile": tile,
      disabled: free < 1,
    }, ...tile.split("-").map((end) => make("span", { "data-n": end }, end === "0" ? "·" : end)));
    const mark = () => {
      const count = counts.get(tile) ?? 0;
      face.setAttribute("aria-pressed", String(count > 0));
      if (all.get(tile) > 1) face.dataset.count = count > 1 ? `${count}×` : "";
    };
    face.addEventListener("click", () => {
      const next = ((counts.get(tile) ?? 0) + 1) % (free + 1);
      if (next) counts.set(tile, next);
      else counts.delete(tile);
      mark();
      show();
    });
    mark();
    return face;
  }

  for (const [high, row] of Object.entries(grouped(all))) {
    grid.append(make("div", { class: "grid-row", "data-row": high }, ...row.map(cell)));
  }
  show();
  dialog.replaceChildren(
    make("div", { class: "tiles-top" }, make("h2", { id: "tiles-head" }, `What ${name} has left`), total),
    grid,
    make("div", { class: "row tiles-end" }, button("Done", () => {
      dialog.close();
      done(picked());
    }, { class: "main" }), button("Leave it", () => dialog.close(), { class: "plain" })),
  );
  dialog.showModal();
  dialog.scrollTop = 0;
}

function rowOf(tile) {
  const [high, low] = tile.split("-");
  return low === "W" ? "wild" : high;
}

function grouped(all) {
  const rows = {};
  for (const tile of all.keys()) (rows[rowOf(tile)] ??= []).push(tile);
  return rows;
}
