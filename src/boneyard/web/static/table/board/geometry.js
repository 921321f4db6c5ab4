// Positions and distances, in tile units.
/** @import { Lane } from "../../lib/protocol.js" */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Point & { turn?: number, scale?: number }} Placed */

/**
 * A position as a CSS transform, with full turns added so that it rotates the short way to `towards`.
 * @param {Placed} thing
 * @param {Placed} [towards]
 */
export function toTransform(thing, towards = thing) {
  let turn = thing.turn ?? 0;
  const aim = towards.turn ?? 0;
  while (turn - aim > 4) turn -= 8;
  while (aim - turn > 4) turn += 8;
  return `translate(${thing.x}px, ${thing.y}px) rotate(${turn * 45}deg) scale(${(thing.scale ?? 1) / 100})`;
}

const ALMOST = 0.9;

/**
 * How large a scene is drawn, and from where: whole if that is enough, else so large that the felt scrolls. Null
 * while the felt is not shown: it has no size then, and nothing can be fitted to it.
 * @param {[left: number, top: number, width: number, height: number]} box
 * @param {{ clientWidth: number, clientHeight: number }} felt
 * @param {number} legible Pixels to a tile's width that can be read.
 * @param {number} enough How many are taken for the whole table.
 */
export function fitScene([left, top, width, height], { clientWidth, clientHeight }, legible, enough) {
  if (!clientWidth || !clientHeight || !width || !height) return null;
  const whole = Math.min(clientWidth / width, clientHeight / height);
  const larger = Math.max(whole, Math.min(legible, Math.max(clientWidth / width, 0.75 * legible)));
  // No one scrolls for the sake of a few pixels.
  const scale = whole >= enough || whole >= ALMOST * larger ? whole : larger;
  const w = Math.max(clientWidth, Math.floor(scale * width));
  const h = Math.max(clientHeight, Math.floor(scale * height));
  return {
    scale,
    x: (w - scale * width) / 2 - scale * left,
    y: (h - scale * height) / 2 - scale * top,
    w,
    h,
  };
}

/**
 * The distance from a point to a tile or spot; 0 inside it.
 * @param {Placed & { length?: number }} thing
 * @param {Point} point
 */
export function distanceTo(thing, point) {
  const angle = (-(thing.turn ?? 0) * Math.PI) / 4;
  const dx = point.x - thing.x;
  const dy = point.y - thing.y;
  const scale = thing.scale ?? 1;
  const along = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) - ((thing.length ?? 2) / 2) * scale;
  const across = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) - scale / 2;
  return Math.hypot(Math.max(along, 0), Math.max(across, 0));
}

/** @param {Lane} lane @param {Point} point */
export const isInside = (lane, point) =>
  point.x >= lane.x && point.x <= lane.x + lane.width && point.y >= lane.y && point.y <= lane.y + lane.height;
