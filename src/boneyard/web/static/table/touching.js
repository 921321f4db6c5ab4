// What a touch, a drag or a key on a thing means for what is chosen.
export class Touching {
  // `table` has: now(), play(move), ask(tile), mark(), words(text).
  constructor(choosing, stage, rack, table) {
    this.choosing = choosing;
    this.stage = stage;
    this.rack = rack;
    this.table = table;
    this.under = null; // the place under what is dragged
    this.hand = null; // how the tiles of the rack are put in order: hand.js
    this.late = []; // touches that came while the server was still asked what goes on
  }

  // Fingers are quicker than the line: what is touched before the answer is here counts as soon as it is.
  waits(touch) {
    if (!this.choosing.waiting()) return false;
    this.late.push(touch);
    return true;
  }

  goOn() {
    while (this.late.length && !this.choosing.waiting()) this.late.shift()();
  }

  forget() {
    this.late = [];
  }

  tap(thing, twice) {
    const { choosing, table } = this;
    if (!table.now() || this.waits(() => this.tap(thing, twice))) return;
    if (twice && choosing.chosen.length) {
      const meant = choosing.meant();
      if (meant) return table.play(meant);
      if (choosing.chosen.includes(thing)) return;
    }
    if (choosing.touch(thing)) {
      table.words("");
      this.rack.rove(thing);
    } else if (this.rack.tiles.has(thing)) {
      choosing.clear();
      table.ask(thing);
    }
    table.mark();
  }

  // A touch on the felt means the place under it, or nothing.
  felt(x, y) {
    const { choosing, stage } = this;
    if (this.waits(() => this.felt(x, y))) return;
    if (!choosing.chosen.length) {
      const thing = stage.hit(x, y, choosing.able());
      if (thing && !stage.spots.has(thing)) this.tap(thing, false);
      return;
    }
    const thing = stage.hit(x, y, choosing.next()) ?? stage.hit(x, y, new Set(choosing.chosen));
    if (thing) this.reach(thing);
  }

  // A tile and its place are a move when nothing more can be meant; what takes more touches waits for the button.
  reach(thing) {
    const { choosing, stage } = this;
    if (this.waits(() => this.reach(thing))) return;
    choosing.touch(thing);
    const exact = choosing.exact();
    const only = exact.length === 1 && !choosing.next().size && exact[0].touch.length <= 2;
    if (only && stage.spots.has(thing)) this.table.play(exact[0]);
    this.table.mark();
  }

  // The piece that is taken up, or nothing where it cannot be moved.
  take(thing) {
    const { choosing, stage, rack } = this;
    if (!choosing.able().has(thing) || choosing.waiting()) return null;
    if (!choosing.chosen.includes(thing)) {
      if (choosing.next().has(thing) && choosing.chosen.length) choosing.touch(thing);
      else choosing.choose([thing]);
    }
    this.table.mark();
    return (rack.tiles.get(thing) ?? stage.pieces.get(thing))?.piece ?? null;
  }

  over(x, y) {
    const thing = x === null ? null : this.stage.hit(x, y, this.choosing.next());
    if (thing === this.under) return;
    this.stage.element(this.under)?.classList.remove("over");
    this.stage.element(thing)?.classList.add("over");
    this.under = thing;
  }

  // Tells whether it was played there; a missed drop stays chosen.
  drop(x, y) {
    const { choosing, stage } = this;
    stage.element(this.under)?.classList.remove("over");
    this.under = null;
    const there = stage.hit(x, y, choosing.next());
    if (!there) return false;
    choosing.touch(there);
    const exact = choosing.exact();
    if (exact.length === 1 && !choosing.next().size) {
      this.table.play(exact[0]);
      return true;
    }
    this.table.mark();
    return false;
  }

  // Why a tile that was brought to the table cannot lie there.
  ask(thing) {
    if (this.rack.tiles.has(thing)) this.table.ask(thing);
  }

  // What was only dragged about is not chosen.
  leave() {
    this.choosing.clear();
    this.table.mark();
  }

  clear() {
    const back = this.choosing.chosen[0];
    this.forget();
    this.choosing.clear();
    this.table.words("");
    this.table.mark();
    const element = this.rack.tiles.get(back)?.button ?? this.stage.element(back);
    element?.focus({ preventScroll: true });
  }

  // Everything the arrows can reach.
  things() {
    return [...this.rack.items, ...this.stage.board.querySelectorAll("[role=button]")];
  }

  // Enter on a thing of the board.
  enter(element) {
    const { spot, piece } = element.dataset;
    if (spot === undefined) this.tap(piece, false);
    else this.reach(spot);
  }
}
