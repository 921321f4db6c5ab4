// The board: one drawing whose pieces keep their elements from play to play.
import { arrange, svg, touchable } from "./dom.js";
import { ring, shadow, tileParts } from "./faces.js";
import { labelParts, laneRect, railsPath, spotParts } from "./drawing.js";
import { fadeAway, glide, glideTime } from "./motion.js";
import { inside, put, rim } from "./places.js";
import { glides, prefs } from "./prefs.js";
import { Sliding } from "./sliding.js";

const SMALL = 30; // pixels; numerals on a tile that is not as long as this
const LEGIBLE = 26; // pixels; below this the felt scrolls instead
const READABLE = 8.5; // pixels that words are high, at the least
const LYING = new Set(["table", "piled", undefined]);
const NEAR = 34; // pixels from a place that still mean it

export class Stage {
  constructor(felt, board) {
    this.felt = felt;
    this.board = board;
    this.world = svg("g", { class: "world" });
    this.layers = {};
    for (const name of ["rails", "lanes", "shadows", "spots", "pieces", "previews", "labels"]) {
      this.layers[name] = svg("g", { class: name });
      this.world.append(this.layers[name]);
    }
    for (const name of ["rails", "lanes", "shadows"]) this.layers[name].setAttribute("aria-hidden", "true");
    board.append(this.world);
    this.pieces = new Map(); // id to {piece, group, shade, small}
    this.spots = new Map();
    this.scene = null;
    this.fit = { k: 1, x: 0, y: 0 };
    this.sliding = new Sliding(this);
    new ResizeObserver(() => this.resized()).observe(felt);
  }

  // What was wide stays so until it is clearly tall: a row of buttons more or less must not rearrange the table.
  get wide() {
    const across = this.felt.clientWidth / Math.max(1, this.felt.clientHeight);
    this.lying = this.lying ? across >= 0.9 : across >= (this.scene ? 1.35 : 1.05);
    return this.lying;
  }

  resized() {
    if (!this.scene) return;
    this.place(false);
    this.redraw();
  }

  // --- where the world lies on the felt

  place(gently) {
    const [left, top, width, height] = this.scene.box;
    const across = this.felt.clientWidth;
    const down = this.felt.clientHeight;
    const scales = this.scene.pieces.filter((piece) => LYING.has(piece.role)).map((piece) => piece.scale ?? 1);
    const least = scales.length ? Math.max(0.6, Math.min(...scales)) : 1;
    const whole = Math.min(across / width, down / height);
    const legible = Math.max(LEGIBLE / (2 * least), READABLE / this.scene.em);
    const k = whole >= legible ? whole : Math.max(whole, Math.min(legible, Math.max(across / width, 0.75 * legible)));
    const w = Math.max(across, Math.floor(k * width));
    const h = Math.max(down, Math.floor(k * height));
    this.fit = { k, x: (w - k * width) / 2 - k * left, y: (h - k * height) / 2 - k * top };
    this.board.setAttribute("width", w);
    this.board.setAttribute("height", h);
    this.scrolls = w > across + 1 || h > down + 1;
    this.felt.classList.toggle("scrolls", this.scrolls);
    this.felt.tabIndex = this.scrolls ? 0 : -1; // what scrolls can be reached by keys
    this.world.classList.toggle("gently", gently && glides());
    this.world.style.transform = `translate(${this.fit.x}px, ${this.fit.y}px) scale(${k})`;
    this.board.style.setProperty("--px", String(1 / k));
  }

  toWorld(x, y) {
    const rect = this.board.getBoundingClientRect();
    return { x: (x - rect.left - this.fit.x) / this.fit.k, y: (y - rect.top - this.fit.y) / this.fit.k };
  }

  toScreen(x, y) {
    const rect = this.board.getBoundingClientRect();
    return { x: rect.left + this.fit.x + this.fit.k * x, y: rect.top + this.fit.y + this.fit.k * y };
  }

  // --- showing a scene

  // `origins` tells where a piece that was not on the board comes from: its place and size on the screen.
  show(scene, origins = () => null) {
    const first = !this.scene;
    this.scene = scene;
    this.sliding.start(scene);
    this.place(!first);
    this.layers.rails.replaceChildren(...railsPath(scene));
    this.layers.lanes.replaceChildren(...scene.lanes.map((lane) => laneRect(lane, scene)));
    this.layers.labels.replaceChildren(...scene.labels.map((label) => labelParts(label)));
    this.showSpots(scene.spots);
    this.showPieces(scene.pieces, first, origins);
    if (this.scrolls) this.follow(!first);
  }

  // The same scene with its long lanes slid along: nothing glides, what leaves its lane is gone at once.
  slide({ pieces, spots, labels }) {
    this.layers.labels.replaceChildren(...labels.map((label) => labelParts(label)));
    this.showSpots(spots);
    this.showPieces(pieces, true, () => null, true);
    this.marks && this.mark(this.marks);
  }

  showSpots(spots) {
    const kept = new Map();
    const groups = spots.map((spot) => {
      const entry = this.spots.get(spot.id) ?? { group: svg("g", { class: "spot", "data-spot": spot.id }) };
      entry.spot = spot;
      entry.group.replaceChildren(...spotParts(spot, this.fit.k));
      kept.set(spot.id, entry);
      return entry.group;
    });
    this.spots = kept;
    arrange(this.layers.spots, groups);
  }

  showPieces(pieces, first, origins, still = false) {
    const kept = new Map();
    for (const piece of pieces) {
      const before = this.pieces.get(piece.id);
      const entry = before ?? this.newPiece(piece);
      this.paint(entry, piece);
      const to = put(piece);
      const from = before ? put(before.piece, piece) : this.origin(piece, origins(piece));
      entry.piece = piece;
      for (const element of [entry.group, entry.shade]) {
        element.style.transform = to;
        if (from && from !== to && !still) glide(element, { transform: from }, { transform: to });
        else if (!before && !first) glide(element, { opacity: 0 }, { opacity: 1 });
      }
      if (from && from !== to && !still) this.lift(entry.group);
      kept.set(piece.id, entry);
    }
    const leaving = [];
    for (const [id, entry] of this.pieces) {
      if (!kept.has(id)) leaving.push(entry);
    }
    this.pieces = kept;
    arrange(this.layers.shadows, [...kept.values()].map((entry) => entry.shade));
    arrange(this.layers.pieces, [...kept.values()].map((entry) => entry.group));
    for (const entry of still ? [] : leaving) {
      this.layers.pieces.append(entry.group);
      fadeAway(entry.group);
    }
  }

  // What glides does so above the rest.
  lift(group) {
    if (!glides()) return;
    group.classList.add("gliding");
    setTimeout(() => group.classList.remove("gliding"), 1.15 * glideTime());
  }

  newPiece(piece) {
    return {
      piece,
      group: svg("g", { class: "piece", "data-piece": piece.id }),
      shade: svg("g", { class: "shade" }, shadow()),
    };
  }

  paint(entry, piece) {
    const numerals = prefs.numerals || 2 * (piece.scale ?? 1) * this.fit.k < SMALL;
    const look = [piece.first, piece.second, (piece.turn ?? 0) % 8, numerals, prefs.palette].join(" ");
    if (entry.look !== look) {
      entry.look = look;
      entry.group.replaceChildren(svg("g", { class: "body" }, ...tileParts(piece, numerals), ring()));
    }
    const marks = entry.group.classList;
    marks.toggle("last", Boolean(piece.last));
    marks.toggle("binds", Boolean(piece.binds));
    marks.toggle("dim", Boolean(piece.dim));
    marks.toggle("able", Boolean(piece.able));
    entry.group.dataset.role = piece.role ?? "table";
    entry.shade.classList.toggle("none", !LYING.has(piece.role));
  }

  origin(piece, from) {
    if (!from) return null;
    const at = this.toWorld(from.x, from.y);
    const start = { x: at.x, y: at.y, turn: from.turn ?? 2, scale: from.width / this.fit.k };
    return put(start, piece);
  }

  redraw() {
    for (const entry of this.pieces.values()) {
      entry.look = null;
      this.paint(entry, entry.piece);
    }
    if (this.scene) this.showSpots(this.scene.spots);
    this.marks && this.mark(this.marks);
  }

  // --- what can be touched

  // Marks: what is chosen, what goes on from it, what may begin, and how a place or tile is called.
  mark(marks) {
    this.marks = marks;
    if (marks.chosen.length && this.sliding.end()) return; // what is chosen shows where it fits: at the tails
    const { chosen, next, able, name } = marks;
    for (const [id, { group, spot }] of this.spots) {
      const bright = next.has(id) && (chosen.length > 0 || !spot.tiles?.length);
      group.classList.toggle("active", able.has(id) || next.has(id));
      group.classList.toggle("next", bright && chosen.length > 0);
      group.classList.toggle("chosen", chosen.includes(id));
      group.classList.toggle("asleep", chosen.length > 0 && !next.has(id) && !chosen.includes(id));
      touchable(group, next.has(id) && chosen.length > 0 || chosen.includes(id), () => name(null, spot), chosen.includes(id));
    }
    for (const [id, { group, piece }] of this.pieces) {
      const mine = !this.spots.has(id) && able.has(id) && piece.first >= 0;
      const on = mine && chosen.includes(id);
      group.classList.toggle("chosen", on);
      group.classList.toggle("next", mine && chosen.length > 0 && next.has(id));
      group.classList.toggle("asleep", mine && chosen.length > 0 && !next.has(id) && !on);
      group.classList.toggle("touchable", mine);
      touchable(group, mine, () => name(piece), on);
    }
    if (this.scrolls && chosen.length) this.follow(true);
  }

  // A cell of a grid: half a tile, without a number.
  isCell(id) {
    const spot = this.spots.get(id)?.spot;
    return Boolean(spot && spot.length === 1 && !spot.number);
  }

  // Tiles shown where they are going to lie, each over its two cells.
  preview(settled) {
    this.layers.previews.replaceChildren(...settled.filter(([id]) => this.pieces.has(id)).map(([id, first, second]) => {
      const { piece } = this.pieces.get(id);
      const [one, other] = [this.spots.get(first).spot, this.spots.get(second).spot];
      const turn = 2 * Math.round(Math.atan2(other.y - one.y, other.x - one.x) / (Math.PI / 2));
      const laid = { ...piece, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, turn: (turn + 8) % 8, scale: one.scale };
      const group = svg("g", { class: "piece" }, ...tileParts(laid, prefs.numerals), ring());
      group.style.transform = put(laid);
      return group;
    }));
  }

  // The element that has the focus for a thing.
  element(id) {
    return this.spots.get(id)?.group ?? this.pieces.get(id)?.group ?? null;
  }

  // All things that can be touched now, with their middles on the screen.
  targets(ids) {
    const found = [];
    for (const [id, { spot, group }] of this.spots) {
      if (ids.has(id)) found.push({ id, group, ...this.toScreen(spot.x, spot.y), spot });
    }
    for (const [id, { piece, group }] of this.pieces) {
      if (ids.has(id) && !this.spots.has(id)) found.push({ id, group, ...this.toScreen(piece.x, piece.y), piece });
    }
    return found;
  }

  // Which of these things a point on the screen means: what is under it, its lane, its tile, or the nearest.
  hit(x, y, ids) {
    const at = this.toWorld(x, y);
    const targets = this.targets(ids);
    let best = null;
    for (const target of targets) {
      const thing = target.spot ?? target.piece;
      const room = rim(thing, at);
      const far = room * this.fit.k;
      if (far < (best?.far ?? NEAR)) best = { id: target.id, far };
    }
    if (best) return best.id;
    const lane = this.scene?.lanes.find((each) => !each.plain && inside(each, at));
    return targets.find((target) => lane && target.spot?.lane === lane.id)?.id
      ?? targets.find((target) => this.pieces.has(target.id) && rim(this.pieces.get(target.id).piece, at) <= 0)?.id
      ?? null;
  }

  whereIs(id) {
    const thing = this.pieces.get(id)?.piece ?? this.spots.get(id)?.spot;
    if (!thing) return null;
    return { ...this.toScreen(thing.x, thing.y), width: (thing.scale ?? 1) * this.fit.k, turn: thing.turn ?? 0 };
  }

  // Where somebody's tiles lie: the last of them, or the name on the plate.
  plate(seat) {
    return this.somewhere(`seat ${seat} `);
  }

  // The first piece whose id begins like this, or a label of that name: where somebody's tiles lie.
  somewhere(start) {
    let found = null;
    for (const [id, { piece }] of this.pieces) {
      if (id.startsWith(start)) found = piece;
    }
    if (found) return { ...this.toScreen(found.x, found.y), width: (found.scale ?? 1) * this.fit.k, turn: found.turn ?? 0 };
    const label = this.scene?.labels.find((each) => each.id.startsWith(start));
    return label ? { ...this.toScreen(label.x, label.y), width: 0.6 * this.fit.k, turn: 2 } : null;
  }

  // On a felt that scrolls, what matters now comes into view.
  follow(gently) {
    const wanted = [...this.spots.values()].filter(({ group }) => group.classList.contains("next"));
    const things = wanted.length ? wanted.map(({ spot }) => spot)
      : this.scene.pieces.filter((piece) => piece.last || piece.binds);
    if (!things.length) return;
    const xs = things.map((each) => this.fit.x + this.fit.k * each.x);
    const ys = things.map((each) => this.fit.y + this.fit.k * each.y);
    const edge = 1.5 * this.fit.k;
    const views = [[this.felt.scrollLeft, this.felt.clientWidth], [this.felt.scrollTop, this.felt.clientHeight]];
    const seen = (place, way) => place >= views[way][0] && place <= views[way][0] + views[way][1];
    const all = [xs, ys].map((places) => [Math.min(...places), Math.max(...places)]);
    const whole = all.every(([low, high], way) => high - low + 2 * edge <= views[way][1]);
    // Where there is more than can be seen at once, whoever sees some of it is left where they look: they are about to touch it.
    if (!whole && xs.some((x, at) => seen(x, 0) && seen(ys[at], 1))) return;
    const to = all.map(([low, high], way) => {
      const [at, room] = views[way];
      if (low - edge >= at && high + edge <= at + room) return at;
      return high - low + 2 * edge > room ? low - edge : (low + high - room) / 2;
    });
    this.felt.scrollTo({ left: to[0], top: to[1], behavior: gently && glides() ? "smooth" : "auto" });
  }
}
