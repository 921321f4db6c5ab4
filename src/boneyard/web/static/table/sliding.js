// A lane too long for the table shows its tail; drag it along, or turn the wheel over it, to see its beginning.
import { inside } from "./places.js";

const SLACK = 8; // pixels before a touch becomes a drag
const SIGN = 0.7; // from the count of the tiles out of view to the edge of the lane's ground

export class Sliding {
  constructor(stage) {
    this.stage = stage;
    this.shifts = new Map(); // lane to how far it is slid
    this.held = null;
    const { board } = stage;
    board.addEventListener("pointerdown", (event) => this.down(event));
    board.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    // A drag is no touch.
    board.addEventListener("click", (event) => this.slid && event.stopImmediatePropagation(), { capture: true });
    addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { this.held = null; });
  }

  start(scene) {
    this.shifts.clear();
    this.stage.board.classList.toggle("slides", scene.lanes.some((lane) => lane.hidden));
  }

  // Back to the tails; whether anything was slid.
  end() {
    if (!this.shifts.size) return false;
    this.shifts.clear();
    this.stage.slide(this.stage.scene);
    return true;
  }

  lane(event) {
    const at = this.stage.toWorld(event.clientX, event.clientY);
    return this.stage.scene?.lanes.find((lane) => lane.hidden && inside(lane, at)) ?? null;
  }

  down(event) {
    this.slid = false;
    const lane = event.button ? null : this.lane(event);
    this.held = lane && { lane, x: event.clientX, from: this.shifts.get(lane.id) ?? 0, pointer: event.pointerId };
  }

  move(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.pointer) return;
    const dx = event.clientX - held.x;
    if (!this.slid && Math.abs(dx) < SLACK) return;
    this.slid = true;
    this.to(held.lane, held.from + dx / this.stage.fit.k);
  }

  wheel(event) {
    const way = event.shiftKey ? event.deltaY : event.deltaX;
    const lane = way ? this.lane(event) : null;
    if (!lane) return;
    event.preventDefault();
    this.to(lane, (this.shifts.get(lane.id) ?? 0) - way / this.stage.fit.k);
  }

  to(lane, wish) {
    const { low, high, before, mirrored } = this.ends(lane);
    const far = Math.max(0, ...before.map((piece) => mirrored ? piece.x + half(piece) - high : low - piece.x + half(piece)));
    const shift = mirrored ? Math.max(-far, Math.min(0, wish)) : Math.min(far, Math.max(0, wish));
    if (shift) this.shifts.set(lane.id, shift);
    else this.shifts.delete(lane.id);
    this.stage.slide(this.slidden());
  }

  // Between which edges the tiles of a lane show, and what lies before its beginning. On the left of a hub a train
  // grows to the left, and its beginning is at the right.
  ends(lane) {
    const { scene } = this.stage;
    const hidden = scene.tucked.filter((piece) => piece.lane === lane.id);
    const sign = scene.labels.find((label) => label.id === `${lane.id} hidden`); // where the tiles out of view are counted
    const mirrored = sign && sign.x > lane.x + lane.width / 2;
    const low = sign && !mirrored ? sign.x - SIGN : lane.x;
    const high = mirrored ? sign.x + SIGN : lane.x + lane.width;
    // The count of them stands in a gap, which closes when they come.
    const row = scene.pieces.filter((piece) => piece.lane === lane.id && lies(piece) && beside(piece, hidden[0]));
    const gap = mirrored ? Math.max(...row.map((piece) => piece.x + half(piece))) - high : Math.min(...row.map((piece) => piece.x - half(piece))) - low;
    return { before: hidden.map((piece) => ({ ...piece, x: piece.x + gap })), mirrored, low, high };
  }

  slidden() {
    const { scene } = this.stage;
    const slid = new Map(scene.lanes.filter((lane) => this.shifts.has(lane.id)).map((lane) => [lane.id, this.ends(lane)]));
    const shifted = (things) => things.flatMap((thing) => {
      const ends = slid.get(thing.lane);
      if (!ends || !lies(thing) || !beside(thing, ends.before[0])) return [thing];
      const x = thing.x + this.shifts.get(thing.lane);
      return x - half(thing) >= ends.low - 0.01 && x + half(thing) <= ends.high + 0.01 ? [{ ...thing, x, role: "table" }] : [];
    });
    return {
      pieces: shifted([...[...slid.values()].flatMap(({ before }) => before), ...scene.pieces]),
      spots: shifted(scene.spots),
      labels: scene.labels.filter((label) => !slid.has(label.id.replace(/ hidden$/, ""))),
    };
  }
}

const lies = (thing) => thing.role !== "held" && thing.role !== "shown";
const beside = (thing, other) => Math.abs(thing.y - other.y) < 0.6;
// How far a tile reaches along its lane.
const half = (thing) => (thing.scale ?? 1) * ((thing.turn ?? 0) % 4 ? 0.5 : 1);
