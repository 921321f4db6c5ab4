// Pieces, scenes and moves with only what a test is about.
/** @import { Label, Lane, Move, Piece, Scene } from "../../../src/boneyard/web/static/lib/protocol.js" */
/** @import { Spot } from "../../../src/boneyard/web/static/lib/protocol.js" */
/** @import { ViewScene } from "../../../src/boneyard/web/static/table/types.js" */

/** A tile by its name, like 6-4. @param {string} id @param {Partial<Piece>} [more] @returns {Piece} */
export function piece(id, more = {}) {
  const [first, second] = id.split("/")[0].split("-").map(Number);
  return { id, first, second, x: 0, y: 0, ...more };
}

/** A move by what is touched for it. @param {string} touch @param {Partial<Move>} [more] @returns {Move} */
export function move(touch, more = {}) {
  const ids = touch.split(" ").filter(Boolean);
  const text = ids.join(" > ");
  return { move: text, touch: ids, label: `Play ${text}`, kind: "lay", points: 0, ...more };
}

/** @param {string} id @param {Partial<Lane>} [more] @returns {Lane} */
export const lane = (id, more = {}) => ({ id, x: 0, y: 0, width: 10, height: 2, ...more });

/** @param {string} id @param {Partial<Spot>} [more] @returns {Spot} */
export const spot = (id, more = {}) => ({ id, number: "", x: 0, y: 0, ...more });

/** @param {string} id @param {Partial<Label>} [more] @returns {Label} */
export const label = (id, more = {}) => ({ id, text: id, x: 0, y: 0, size: 1, ...more });

/** @param {Partial<Scene>} [more] @returns {Scene} */
export const scene = (more = {}) => ({
  box: [0, 0, 20, 10],
  wide: true,
  em: 0.5,
  pieces: [],
  spots: [],
  labels: [],
  lanes: [],
  rails: [],
  summary: "",
  ...more,
});

/** @param {Partial<ViewScene>} [more] @returns {ViewScene} */
export const viewScene = (more = {}) => ({
  ...scene(),
  rack: [],
  tucked: [],
  buried: [],
  order: [],
  ...more,
});
