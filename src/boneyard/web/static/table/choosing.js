// What is chosen and what it can still become. It knows no rules: only moves and the things one touches to mean them.
export class Choosing {
  constructor(askServer) {
    this.askServer = askServer;
    this.set({ moves: [], touch: null });
  }

  set(now) {
    this.moves = now.moves;
    this.many = now.touch; // the moves are too many to be sent: the server says what goes on from here
    this.chosen = [];
    this.answer = null;
    this.last = "";
  }

  get touching() {
    const moves = this.answer ? this.answer.moves : this.moves;
    return moves.filter((move) => move.touch.length);
  }

  get words() {
    return this.moves.filter((move) => !move.touch.length);
  }

  fits(chosen = this.chosen) {
    return this.touching.filter((move) => chosen.every((id) => move.touch.includes(id)));
  }

  // Moves that nothing has to be added to.
  exact() {
    const count = this.chosen.length;
    return count ? this.fits().filter((move) => new Set(move.touch).size === count) : [];
  }

  next() {
    if (this.many) return new Set(this.answer ? this.answer.next : this.many.next);
    const found = new Set(this.fits().flatMap((move) => move.touch));
    for (const id of this.chosen) found.delete(id);
    return found;
  }

  // Everything that takes part in some move from the start.
  able() {
    if (this.many) return new Set(this.many.next);
    return new Set(this.moves.flatMap((move) => move.touch));
  }

  // The one move that is meant, where only one can be: it may be named before all of it was touched.
  meant() {
    const exact = this.exact();
    if (exact.length === 1) return exact[0];
    if (exact.length || !this.chosen.length) return null;
    const fits = this.fits();
    return fits.length === 1 && !(this.many && !this.answer?.moves.length) ? fits[0] : null;
  }

  // Tiles whose two cells are settled by what was chosen: they can be shown lying there already.
  settled(isCell) {
    const fits = this.fits();
    const found = [];
    for (const id of this.chosen.filter((each) => !isCell(each))) {
      const cells = new Set(fits.map((move) => move.touch.slice(move.touch.indexOf(id) + 1, move.touch.indexOf(id) + 3).join(" ")));
      const two = cells.size === 1 ? [...cells][0].split(" ") : [];
      if (two.length === 2 && two.every(isCell)) found.push([id, ...two]);
    }
    return found;
  }

  // Touch one thing more; a thing that does not go with the others begins anew.
  touch(id) {
    if (this.waiting()) return true;
    if (this.chosen.includes(id)) this.drop(id);
    else if (this.next().has(id)) this.chosen = [...this.chosen, id];
    else if (this.able().has(id)) this.chosen = [id];
    else return false;
    this.last = id;
    this.ask();
    return true;
  }

  drop(id) {
    this.chosen = this.chosen.filter((each) => each !== id);
  }

  choose(ids) {
    this.chosen = ids;
    this.ask();
  }

  clear() {
    this.chosen = [];
    this.answer = null;
  }

  ask() {
    if (!this.many) return;
    this.answer = null;
    if (this.chosen.length) this.askServer(this.chosen);
  }

  hear(choices) {
    if ([...choices.chosen].sort().join(" ") !== [...this.chosen].sort().join(" ")) return;
    this.answer = choices;
    // Things that do not go together: what was touched last begins anew.
    if (!choices.moves.length && !choices.next.length && this.chosen.length > 1) this.choose([this.last]);
  }

  waiting() {
    return Boolean(this.many && this.chosen.length && !this.answer);
  }
}
