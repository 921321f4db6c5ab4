// Tiles from the sheet of symbols: a body lit from above, two faces, or a back.
import { make, svg } from "../../lib/dom.js";
import { settings } from "../../lib/settings.js";

const UPRIGHT_FROM = 19; // wild faces and letters stand upright, and so do numerals
const HALF = 48.5; // from the middle of a tile to the middle of a face
const RING = 5;
const LEAST_PIP = 5; // pixels across; smaller pips are no longer counted at a glance
/** @type {[upTo: number, across: number][]} How large pips are in a tile a hundred wide, as the sheet draws them. */
const PIPS = [
  [9, 21],
  [12, 15.2],
  [16, 12.8],
  [18, 11.2],
];
/** @type {Map<string, string>} */
const sheets = new Map();
let prefix = "by-";
/** @type {Set<string>} */
let known = new Set();
/** @type {HTMLElement | null} */
let holder = null;
let highest = 6; // number of the set, as far as it is known

/** @typedef {{ first: number, second: number, turn?: number }} Faces */

/** Fetch the faces of a palette and draw all tiles with them from now on. @param {string} palette */
export async function usePalette(palette) {
  let drawn = sheets.get(palette);
  if (drawn === undefined) {
    const answer = await fetch(`/faces/${palette}.svg`);
    if (!answer.ok) throw new Error(answer.statusText);
    drawn = await answer.text();
    sheets.set(palette, drawn);
  }
  const sheet = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  const ids = [...sheet.querySelectorAll("[id]")].map((each) => each.id);
  prefix = ids.find((id) => id.endsWith("back"))?.slice(0, -4) ?? "by-";
  known = new Set(ids);
  if (!holder) {
    holder = make("div", { class: "sheet-of-faces", "aria-hidden": "true" });
    document.body.append(holder);
  }
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  holder.replaceChildren(document.importNode(sheet, true));
}

/** Draw the tiles of this set from now on, or of a larger one that was known already. @param {number} size */
export function useSet(size) {
  highest = Math.max(highest, size);
}

/** Whether a face is a number, not a letter or wild. @param {number} face */
export const isNumber = (face) => face < UPRIGHT_FROM;

/** The tile width from which its pips are legible. @param {number} size The highest number of the set. */
export function legibleWidth(size) {
  const [, across] = PIPS.find(([upTo]) => size <= upTo) ?? PIPS[PIPS.length - 1];
  return (100 * LEAST_PIP) / across;
}

/** Whether a tile of this width in pixels shows numerals; all tiles of one size do, or none. @param {number} width */
export const showsNumerals = (width) => settings.numerals || width < legibleWidth(highest);

/** @param {string} name @param {string} [transform] */
const use = (name, transform) => svg("use", { href: `#${prefix}${name}`, transform });

/**
 * @param {number} face
 * @param {number} x
 * @param {number} turn
 * @param {boolean} numerals
 * @returns {Element[]}
 */
function drawFace(face, x, turn, numerals) {
  const upright = face >= UPRIGHT_FROM || numerals;
  const name = numerals && face < UPRIGHT_FROM ? `n${face}` : `f${face}`;
  const place = `translate(${x} 0)${upright ? ` rotate(${-45 * turn})` : ""}`;
  if (known.has(prefix + name)) return [use(name, place)];
  if (!numerals || face >= UPRIGHT_FROM) return [];
  return [svg("text", { class: "numeral", y: 24, transform: place }, String(face))];
}

/**
 * A tile centered at the origin, a hundred units wide.
 * @param {Faces} tile
 * @param {boolean} numerals
 */
export function drawTile(tile, numerals) {
  if (tile.first < 0) return [use("back")];
  const turn = (tile.turn ?? 0) % 8;
  return [
    use(`b${turn}`),
    ...drawFace(tile.first, -HALF, turn, numerals),
    ...drawFace(tile.second, HALF, turn, numerals),
  ];
}

export const drawShadow = () => use("sh");
export const drawEngine = () => svg("g", { class: "sign" }, use(`f${UPRIGHT_FROM}`));

export function drawRing() {
  return svg("rect", {
    class: "ring",
    x: -97 - RING,
    y: -47 - RING,
    width: 194 + 2 * RING,
    height: 94 + 2 * RING,
    rx: 17 + RING,
  });
}

/**
 * A single tile: upright, as on a rack, or lying, as in a train.
 * @param {Faces} tile
 * @param {boolean} numerals
 */
export function drawSingleTile(tile, numerals, lies = false) {
  const turned = { ...tile, turn: lies ? 0 : 2 };
  const turn = lies ? "" : "rotate(90)";
  return svg(
    "svg",
    { viewBox: lies ? "-104 -54 208 112" : "-54 -104 108 212", "aria-hidden": "true", class: "tile" },
    svg("g", { transform: `translate(0 5) ${turn}` }, drawShadow()),
    svg("g", { transform: turn || null }, ...drawTile(turned, numerals), drawRing()),
  );
}
