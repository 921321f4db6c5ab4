// The order a player gave the tiles of a hand: which stand where, which are turned round, where dividers are.
// It is kept on the device for each table, for one deal of one seat.
const KEY = "boneyard.hands";
const TABLES = 24; // the tables whose hands are kept, the latest ones

export const REST = "|rest"; // the divider behind a train that is lined up, which cannot be moved
export const isGap = (id) => id.startsWith("|");
const total = (piece) => piece.first + piece.second;
const high = (piece) => Math.max(piece.first, piece.second);
const WAYS = {
  number: (one, other) => high(other) - high(one) || total(other) - total(one),
  pips: (one, other) => total(other) - total(one) || high(other) - high(one),
};

export class Order {
  constructor(table) {
    this.table = table;
    this.deal = null; // which deal of which seat this is
    this.forget();
    this.lined = false; // laid out as a train, as the server says
    this.plan = null;
  }

  forget() {
    this.list = null; // ids of tiles and dividers; what has left the hand keeps its place, should it come back
    this.turned = new Set();
    this.sorted = "";
  }

  // Another deal is another hand; the wish that it be sorted or lined up outlives it.
  at(deal) {
    if (deal === null || deal === this.deal) return;
    const kept = all()[this.table];
    const sorted = kept?.sorted ?? this.sorted;
    const fresh = this.deal !== null;
    this.deal = deal;
    this.plan = null;
    this.forget();
    this.sorted = WAYS[sorted] ? sorted : "";
    if (!fresh) this.lined = Boolean(kept?.lined);
    if (kept?.deal !== deal) return;
    this.list = kept.list?.filter?.((id) => typeof id === "string") ?? null;
    this.turned = new Set(Array.isArray(kept.turned) ? kept.turned : []);
  }

  copy() {
    const { list, turned, sorted, lined, plan } = this;
    return { list: list && [...list], turned: new Set(turned), sorted, lined, plan };
  }

  become(copy) {
    Object.assign(this, copy);
  }

  keep() {
    if (this.deal === null) return;
    const kept = all();
    delete kept[this.table];
    kept[this.table] = { deal: this.deal, list: this.list, turned: [...this.turned], sorted: this.sorted, lined: this.lined };
    const names = Object.keys(kept);
    for (const old of names.slice(0, Math.max(0, names.length - TABLES))) delete kept[old];
    try { localStorage.setItem(KEY, JSON.stringify(kept)); } catch { /* a private window forgets */ }
  }

  // The hand as it is to be shown.
  shown(pieces) {
    if (this.lined && this.plan) return this.train(pieces);
    const there = new Map(pieces.map((piece) => [piece.id, piece]));
    return this.ids(pieces).map((id) => isGap(id) ? { id, gap: true } : this.facing(there.get(id)));
  }

  facing(piece) {
    return this.turned.has(piece.id) ? { ...piece, first: piece.second, second: piece.first } : piece;
  }

  ids(pieces) {
    if (!this.list && !this.sorted) return pieces.map((piece) => piece.id);
    this.take(pieces);
    const there = new Set(pieces.map((piece) => piece.id));
    return tidy(this.list.filter((id) => isGap(id) || there.has(id)));
  }

  // New tiles come to the end, or to where the sorting has them.
  take(pieces) {
    this.list ??= this.sorted ? [] : pieces.map((piece) => piece.id);
    const fresh = pieces.filter((piece) => !this.list.includes(piece.id));
    if (!fresh.length) return;
    if (!this.sorted) this.list.push(...fresh.map((piece) => piece.id));
    else if (!this.list.length) this.list = inOrder(pieces, this.sorted);
    else for (const piece of fresh) this.insert(piece, pieces);
  }

  insert(piece, pieces) {
    const there = new Map(pieces.map((each) => [each.id, each]));
    const at = this.list.findIndex((id) => there.has(id) && WAYS[this.sorted](piece, there.get(id)) < 0);
    this.list.splice(at < 0 ? this.list.length : at, 0, piece.id);
  }

  // The train in its order, each tile turned so that it joins the one before; the rest behind a divider.
  train(pieces) {
    const there = new Map(pieces.map((piece) => [piece.id, piece]));
    const found = [];
    for (const { tile, first, second } of this.plan.train) {
      if (there.has(tile)) found.push({ ...there.get(tile), first, second });
      there.delete(tile);
    }
    const rest = [...this.plan.rest.filter((id) => there.has(id)).map((id) => there.get(id)), ...[...there.values()].filter((piece) => !this.plan.rest.includes(piece.id))];
    if (found.length && rest.length) found.push({ id: REST, gap: true });
    return [...found, ...rest.map((piece) => this.facing(piece))];
  }

  sort(pieces, way) {
    this.settle(pieces);
    this.sorted = way;
    this.list = inOrder(pieces, way);
    this.keep();
  }

  // What is shown now becomes an order of one's own: it is no longer sorted, nor in step with a train.
  settle(pieces) {
    const shown = this.shown(pieces);
    if (this.lined) {
      const dealt = new Map(pieces.map((piece) => [piece.id, piece]));
      this.turned = new Set(shown.filter((item) => !item.gap && item.first !== dealt.get(item.id).first).map((item) => item.id));
    }
    if (this.lined || !this.list) this.list = shown.map((item) => item.gap ? this.newGap() : item.id);
    this.lined = false;
    this.plan = null;
    this.sorted = "";
  }

  // Put a tile or a divider before another, or at the end.
  put(pieces, id, before) {
    this.settle(pieces);
    const list = this.list.filter((each) => each !== id);
    const rest = before === REST; // which has just become a divider like others
    const at = before === null ? -1 : rest ? list.findIndex(isGap) : list.indexOf(before);
    list.splice(at < 0 ? list.length : at, 0, id);
    this.list = list;
  }

  turn(pieces, id) {
    if (this.lined) this.settle(pieces);
    if (!this.turned.delete(id)) this.turned.add(id);
    this.keep();
  }

  newGap() {
    let number = 1;
    while (this.list?.includes(`|${number}`)) number += 1;
    return `|${number}`;
  }

  // A divider behind a tile, or away with the one that is there; its id where it was set.
  divide(pieces, id) {
    this.settle(pieces);
    const ids = this.ids(pieces);
    const behind = ids[ids.indexOf(id) + 1] ?? null;
    if (behind !== null && isGap(behind)) {
      this.list = this.list.filter((each) => each !== behind);
      this.keep();
      return null;
    }
    const gap = this.newGap();
    this.put(pieces, gap, behind);
    this.keep();
    return gap;
  }

  // Dividers that divide nothing are taken away.
  clean(pieces) {
    const seen = new Set(this.ids(pieces));
    this.list = this.list?.filter((id) => !isGap(id) || seen.has(id)) ?? null;
    this.keep();
  }
}

function inOrder(pieces, way) {
  return [...pieces].sort(WAYS[way]).map((piece) => piece.id);
}

// Without dividers at the very beginning, or two of them side by side.
function tidy(ids) {
  return ids.filter((id, at) => !isGap(id) || (at > 0 && !isGap(ids[at - 1])));
}

function all() {
  try { return JSON.parse(localStorage.getItem(KEY)) || {}; } catch { return {}; }
}
