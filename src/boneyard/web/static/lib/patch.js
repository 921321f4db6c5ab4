// What changes from one state of a table to the next, put into the state that the page has.
/** @import { NowMessage, PatchMessage, Scene, ScenePatch } from "./protocol.js" */

/**
 * The new state; the old one stays as it was, because the page may still be about to show it.
 * @param {NowMessage} now
 * @param {PatchMessage} patch
 * @returns {NowMessage}
 */
export function patched(now, { type: _type, since: _since, scene, own, ...changed }) {
  return {
    ...now,
    ...changed,
    scene: now.scene && scene ? patchedScene(now.scene, scene) : now.scene,
    own: now.own && own ? { ...now.own, ...own } : now.own,
  };
}

/** @param {Scene} before @param {ScenePatch} patch @returns {Scene} */
function patchedScene(before, { pieces, spots, labels, lanes, ...changed }) {
  return {
    ...before,
    ...changed,
    pieces: spliced(before.pieces, pieces),
    spots: spliced(before.spots, spots),
    labels: spliced(before.labels, labels),
    lanes: spliced(before.lanes, lanes),
  };
}

/**
 * @template T
 * @param {T[]} parts
 * @param {[number, number, T[]][]} [splices]
 * @returns {T[]}
 */
function spliced(parts, splices = []) {
  const found = [...parts];
  for (const [at, gone, come] of splices) found.splice(at, gone, ...come);
  return found;
}
