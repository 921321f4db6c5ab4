// A viewer's scene: the public scene with the viewer's own differences, matched by id.
/** @import { OwnScene, Scene } from "../../lib/protocol.js" */
/** @import { ViewScene } from "../types.js" */

const ABOVE_THE_RACK = new Set(["asks"]); // labels that the page shows in HTML

/**
 * @template {{ id: string }} T
 * @param {T[]} all
 * @param {T[]} [changed]
 * @param {string[]} [gone]
 */
function patch(all, changed = [], gone = []) {
  const found = new Map(all.map((each) => [each.id, each]));
  for (const id of gone) found.delete(id);
  for (const each of changed) found.set(each.id, each);
  return [...found.values()];
}

/** @param {Scene} scene @param {OwnScene | null} own @returns {ViewScene} */
export function mergeScene(scene, own) {
  const seen = { ...scene };
  if (own) {
    seen.pieces = patch(scene.pieces, own.pieces, own.gone);
    seen.spots = patch(scene.spots, own.spots, own.gone_spots);
    seen.labels = patch(scene.labels, own.labels, own.gone_labels);
    seen.lanes = patch(scene.lanes, own.lanes, own.gone_lanes);
    seen.rails = own.rails ?? scene.rails;
    seen.summary = own.summary ?? scene.summary;
  }
  const long = new Set(seen.lanes.filter((lane) => lane.hidden).map((lane) => lane.id));
  return {
    ...seen,
    rack: seen.pieces
      .filter(({ role }) => role === "rack")
      .sort((one, other) => one.y - other.y || one.x - other.x),
    order: seen.pieces.map(({ id }) => id),
    buried: seen.pieces.filter(({ role }) => role === "tucked"),
    tucked: seen.pieces.filter(({ role, lane }) => role === "tucked" && long.has(lane ?? "")),
    pieces: seen.pieces.filter(({ role }) => role !== "rack" && role !== "tucked"),
    labels: seen.labels.filter((label) => !ABOVE_THE_RACK.has(label.id)),
    lanes: seen.lanes.filter((lane) => lane.id !== "rack"),
  };
}

/**
 * By the rules a full trick goes to its side at once, but people want to see it complete. This is the scene before,
 * with the last tile in its place; null if no trick was taken.
 * @param {ViewScene | null} before
 * @param {ViewScene} after
 * @param {number | null | undefined} seat Who played last.
 * @returns {ViewScene | null}
 */
export function findFullTrick(before, after, seat) {
  if (!before || seat === null || seat === undefined) return null;
  const played = before.pieces.filter((piece) => piece.lane?.startsWith("place "));
  const lanes = new Map(after.pieces.map((piece) => [piece.id, piece.lane]));
  if (!played.length || !played.every((piece) => lanes.get(piece.id)?.startsWith("side "))) return null;
  const known = new Set(before.pieces.map((piece) => piece.id));
  const last = after.pieces.find((piece) => piece.lane?.startsWith("side ") && !known.has(piece.id));
  const place = before.lanes.find((lane) => lane.id === `place ${seat}`);
  if (!last || !place) return null;
  const laid = {
    ...last,
    x: place.x + place.width / 2,
    y: place.y + place.height / 2,
    scale: played[0].scale,
    turn: 2,
    lane: place.id,
    last: true,
  };
  return {
    ...before,
    pieces: [...before.pieces.map((piece) => ({ ...piece, last: false })), laid],
    spots: [],
    labels: before.labels.filter((label) => label.lane !== place.id),
    rack: before.rack.filter((piece) => piece.id !== last.id),
  };
}
