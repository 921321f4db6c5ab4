// A lane too long for the table shows its tail. Drag it, or scroll over it, to see its beginning.
/** @import { Lane, Piece, Spot } from "../../lib/protocol.js" */
/** @import { ViewScene } from "../types.js" */
/** @import { Board } from "./board.js" */
import { isInside } from "./geometry.js";

const SLACK = 8; // pixels before a touch becomes a drag
const SIGN = 0.7; // tile units from the count of the hidden tiles to the edge of the lane

/** @typedef {{ tucked: Piece[], mirrored: boolean, low: number, high: number }} LaneEnds */

export class LaneScroll {
  /** @type {Map<string, number>} How far each lane is scrolled. */
  #shifts = new Map();
  /** @type {{ lane: Lane, x: number, from: number, pointer: number } | null} */
  #held = null;
  #dragged = false;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    const { drawing } = board;
    drawing.addEventListener("pointerdown", (event) => this.#press(event));
    drawing.addEventListener("wheel", (event) => this.#turnWheel(event), { passive: false });
    // A drag is not a tap.
    drawing.addEventListener("click", (event) => this.#dragged && event.stopImmediatePropagation(), {
      capture: true,
    });
    addEventListener("pointermove", (event) => this.#drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => {
        this.#held = null;
      });
    }
  }

  /** @param {ViewScene} scene */
  reset(scene) {
    this.#shifts.clear();
    this.board.drawing.classList.toggle(
      "slides",
      scene.lanes.some((lane) => lane.hidden),
    );
  }

  /** Scroll all lanes back to their tails. @returns {boolean} Whether anything was scrolled. */
  end() {
    if (!this.#shifts.size || !this.board.scene) return false;
    this.#shifts.clear();
    this.board.showScrolled(this.board.scene);
    return true;
  }

  /** @param {MouseEvent} event */
  #laneAt(event) {
    const point = this.board.toWorld(event.clientX, event.clientY);
    return this.board.scene?.lanes.find((lane) => lane.hidden && isInside(lane, point)) ?? null;
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#dragged = false;
    const lane = event.button ? null : this.#laneAt(event);
    const from = lane ? (this.#shifts.get(lane.id) ?? 0) : 0;
    this.#held = lane && { lane, x: event.clientX, from, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const dx = event.clientX - held.x;
    if (!this.#dragged && Math.abs(dx) < SLACK) return;
    this.#dragged = true;
    this.#scrollTo(held.lane, held.from + dx / this.board.fit.scale);
  }

  /** @param {WheelEvent} event */
  #turnWheel(event) {
    const way = event.shiftKey ? event.deltaY : event.deltaX;
    const lane = way ? this.#laneAt(event) : null;
    if (!lane) return;
    event.preventDefault();
    this.#scrollTo(lane, (this.#shifts.get(lane.id) ?? 0) - way / this.board.fit.scale);
  }

  /** @param {Lane} lane @param {number} wanted */
  #scrollTo(lane, wanted) {
    const { scene } = this.board;
    if (!scene) return;
    const shift = limitShift(findEnds(scene, lane), wanted);
    if (shift) this.#shifts.set(lane.id, shift);
    else this.#shifts.delete(lane.id);
    this.board.showScrolled(scrollLanes(scene, this.#shifts));
  }
}

/**
 * The edges between which the tiles of a lane are visible, and the tiles hidden before them. A train to the left of
 * a hub grows to the left, so it begins at the right.
 * @param {ViewScene} scene
 * @param {Lane} lane
 * @returns {LaneEnds}
 */
export function findEnds(scene, lane) {
  const tucked = scene.tucked.filter((piece) => piece.lane === lane.id);
  const count = scene.labels.find((label) => label.id === `${lane.id} hidden`);
  const mirrored = count !== undefined && count.x > lane.x + lane.width / 2;
  const low = count && !mirrored ? count.x - SIGN : lane.x;
  const high = count && mirrored ? count.x + SIGN : lane.x + lane.width;
  const row = scene.pieces.filter((piece) => piece.lane === lane.id && isInLane(piece, tucked[0]));
  // The count of hidden tiles is shown in a gap, which closes when they appear.
  const gap = mirrored
    ? Math.max(...row.map((piece) => piece.x + reach(piece))) - high
    : Math.min(...row.map((piece) => piece.x - reach(piece))) - low;
  return { tucked: tucked.map((piece) => ({ ...piece, x: piece.x + gap })), mirrored, low, high };
}

/** @param {LaneEnds} ends @param {number} wanted */
export function limitShift({ tucked, mirrored, low, high }, wanted) {
  const far = tucked.map((piece) =>
    mirrored ? piece.x + reach(piece) - high : low - piece.x + reach(piece),
  );
  const most = Math.max(0, ...far);
  return mirrored ? Math.max(-most, Math.min(0, wanted)) : Math.min(most, Math.max(0, wanted));
}

/**
 * The scene with lanes scrolled by these shifts.
 * @param {ViewScene} scene
 * @param {Map<string, number>} shifts
 */
export function scrollLanes(scene, shifts) {
  const ends = new Map(
    scene.lanes.filter((lane) => shifts.has(lane.id)).map((lane) => [lane.id, findEnds(scene, lane)]),
  );
  /** @template {Piece | Spot} T @param {T[]} things @returns {T[]} */
  const shift = (things) =>
    things.flatMap((thing) => {
      const end = ends.get(thing.lane ?? "");
      if (!end || !isInLane(thing, end.tucked[0])) return [thing];
      const x = thing.x + (shifts.get(thing.lane ?? "") ?? 0);
      const shown = x - reach(thing) >= end.low - 0.01 && x + reach(thing) <= end.high + 0.01;
      return shown ? [{ ...thing, x, role: "table" }] : [];
    });
  return {
    pieces: shift([...[...ends.values()].flatMap(({ tucked }) => tucked), ...scene.pieces]),
    spots: shift(scene.spots),
    labels: scene.labels.filter((label) => !ends.has(label.id.replace(/ hidden$/, ""))),
  };
}

/**
 * Whether a piece or spot is in the same row of its lane as a hidden tile.
 * @param {Piece | Spot} thing
 * @param {Piece} tile
 */
function isInLane(thing, tile) {
  const role = "role" in thing ? thing.role : undefined;
  return role !== "held" && role !== "shown" && Math.abs(thing.y - tile.y) < 0.6;
}

/** How far a tile reaches along its lane. @param {Piece | Spot} thing */
const reach = (thing) => (thing.scale ?? 1) * ((thing.turn ?? 0) % 4 ? 0.5 : 1);
