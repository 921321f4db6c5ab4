// The board: one SVG drawing whose pieces keep their elements from state to state.
/** @import { Piece, Spot } from "../../lib/protocol.js" */
/** @import { Marks, Origins, ScreenPlace, ViewScene } from "../types.js" */
import { reorder, svg } from "../../lib/dom.js";
import { fadeOut, glide, glideTime } from "../../lib/motion.js";
import { animates, settings } from "../../lib/settings.js";
import { tileAtPlace } from "../../lib/text.js";
import { _ } from "../../lib/words.js";
import { distanceTo, fitScene, isInside, toTransform } from "./geometry.js";
import { LaneScroll } from "./lanes.js";
import { drawLabel, drawLane, drawRails, drawSpot, isCell } from "./shapes.js";
import { drawRing, drawShadow, drawTile, isNumber, showsNumerals, useSet } from "./tiles.js";

const LEGIBLE = 26; // pixels of a tile's length; below this the felt scrolls instead ...
const NUMERALS = 12; // ... or below this on a phone held sideways, which shows numerals on tiles so small
const READABLE = 8.5; // pixels that text is high, at the least
const EASY = 11; // pixels; what matters and is smaller is said above the hand as well
/** @type {Set<string | undefined>} */
const LYING = new Set(["table", "piled", undefined]);
const LOW = matchMedia("(max-height: 560px) and (orientation: landscape)"); // as the styles have it
const STOCK = "yard"; // the role of the tiles of the boneyard
const NEAR = 34; // pixels from a spot that still mean it
const LAYERS = /** @type {const} */ ([
  "rails",
  "lanes",
  "shadows",
  "buried",
  "spots",
  "pieces",
  "sent",
  "labels",
]);

/** @typedef {{ piece: Piece, group: SVGGElement, shade: SVGGElement, look: string }} PieceEntry */
/** @typedef {{ spot: Spot, group: SVGGElement }} SpotEntry */

export class Board {
  /** @type {Map<string, PieceEntry>} */
  pieces = new Map();
  /** @type {Map<string, SpotEntry>} */
  spots = new Map();
  /** @type {ViewScene | null} */
  scene = null;
  /** How tile units map to the felt: scale and origin. */
  fit = { scale: 1, x: 0, y: 0 };
  /** How much smaller than easily legible a table may be drawn whole, before the felt scrolls instead. */
  leastLegible = 0.9;
  #wide = false;
  #low = false;
  #scrolls = false;
  /** @type {Map<string, SVGGElement>} */
  #buried = new Map();
  /** @type {Marks | null} */
  #marks = null;
  /** @type {Piece | null} What was played and is not confirmed yet. */
  #sent = null;

  /** @param {HTMLElement} felt @param {SVGSVGElement} drawing */
  constructor(felt, drawing) {
    this.felt = felt;
    this.drawing = drawing;
    this.world = svg("g", { class: "world" });
    this.layers = /** @type {Record<typeof LAYERS[number], SVGGElement>} */ (
      Object.fromEntries(LAYERS.map((name) => [name, svg("g", { class: name })]))
    );
    this.world.append(...Object.values(this.layers));
    const { rails, lanes, shadows } = this.layers;
    for (const layer of [rails, lanes, shadows]) layer.setAttribute("aria-hidden", "true");
    drawing.append(this.world);
    this.laneScroll = new LaneScroll(this);
    drawing.addEventListener("focusin", () => this.#rove());
    new ResizeObserver(() => this.#resize()).observe(felt);
  }

  /**
   * The shape of scene that suits the felt. It changes only when the felt is clearly of the other shape: one more
   * row of buttons must not rearrange the table. An upright phone has a tall one, however low the felt gets there,
   * and a phone held sideways a low one, unless the results take some of its width.
   */
  get shape() {
    const ratio = this.felt.clientWidth / Math.max(1, this.felt.clientHeight);
    const upright = innerHeight > innerWidth;
    this.#wide = this.#wide && !upright ? ratio >= 0.9 : ratio >= (this.scene || upright ? 1.35 : 1.05);
    if (!this.#wide) return "tall";
    this.#low = LOW.matches && ratio >= (this.#low ? 1.82 : 1.88);
    return this.#low ? "low" : "wide";
  }

  #resize() {
    if (!this.scene) return;
    this.#fitToFelt(this.scene, false);
    this.redraw();
  }

  // --- where the world lies on the felt

  /** @param {ViewScene} scene @param {boolean} gently */
  #fitToFelt(scene, gently) {
    const { clientWidth, clientHeight } = this.felt;
    const scales = scene.pieces.filter((piece) => LYING.has(piece.role)).map((piece) => piece.scale ?? 1);
    const halves = scales.length ? 1 / (2 * Math.max(0.6, Math.min(...scales))) : 0;
    const [legible, enough] = [LEGIBLE, this.#low ? NUMERALS : LEGIBLE].map((pixels) =>
      Math.max(pixels * halves, READABLE / scene.em),
    );
    const fit = fitScene(scene.box, this.felt, legible, enough * this.leastLegible);
    if (!fit) return;
    const { scale, x, y, w, h } = fit;
    this.fit = { scale, x, y };
    this.drawing.setAttribute("width", String(w));
    this.drawing.setAttribute("height", String(h));
    this.#scrolls = w > clientWidth + 1 || h > clientHeight + 1;
    this.felt.classList.toggle("scrolls", this.#scrolls);
    this.felt.tabIndex = this.#scrolls ? 0 : -1; // what scrolls can be reached by keyboard
    this.world.classList.toggle("gently", gently && animates());
    this.world.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.drawing.style.setProperty("--px", String(1 / scale));
  }

  /** @param {number} x @param {number} y */
  toWorld(x, y) {
    const { left, top } = this.drawing.getBoundingClientRect();
    return { x: (x - left - this.fit.x) / this.fit.scale, y: (y - top - this.fit.y) / this.fit.scale };
  }

  /** @param {{ x: number, y: number }} point */
  toScreen({ x, y }) {
    const { left, top } = this.drawing.getBoundingClientRect();
    return { x: left + this.fit.x + this.fit.scale * x, y: top + this.fit.y + this.fit.scale * y };
  }

  // --- showing a scene

  /** @param {ViewScene} scene @param {Origins} [origins] */
  show(scene, origins = () => null) {
    const first = !this.scene;
    useSet(Math.max(0, ...scene.pieces.flatMap(({ first, second }) => [first, second]).filter(isNumber)));
    this.scene = scene;
    this.laneScroll.reset(scene);
    this.#fitToFelt(scene, !first);
    this.layers.rails.replaceChildren(...drawRails(scene));
    this.layers.lanes.replaceChildren(...scene.lanes.map((lane) => drawLane(lane, scene)));
    this.layers.labels.replaceChildren(...scene.labels.map(drawLabel));
    this.#showSpots(scene.spots);
    this.#showPieces(scene.pieces, first, origins);
    this.#nameBuried(scene.buried);
    if (this.#scrolls) this.#scrollToAction(scene, !first);
  }

  /**
   * Show the same scene with its long lanes scrolled: nothing glides or fades.
   * @param {Pick<ViewScene, "pieces" | "spots" | "labels">} scene
   */
  showScrolled({ pieces, spots, labels }) {
    this.layers.labels.replaceChildren(...labels.map(drawLabel));
    this.#showSpots(spots);
    this.#showPieces(pieces, true, () => null, true);
    this.#nameBuried(this.scene?.buried ?? []);
    if (this.#marks) this.mark(this.#marks);
  }

  /** @param {Spot[]} spots */
  #showSpots(spots) {
    /** @type {Map<string, SpotEntry>} */
    const kept = new Map();
    for (const spot of spots) {
      const group = this.spots.get(spot.id)?.group ?? svg("g", { class: "spot", "data-spot": spot.id });
      group.replaceChildren(drawSpot(spot, this.fit.scale));
      if (group.getAttribute("role") !== "button") nameSpot(group, spot);
      kept.set(spot.id, { spot, group });
    }
    this.spots = kept;
    reorder(
      this.layers.spots,
      [...kept.values()].map(({ group }) => group),
    );
  }

  /** @param {Piece[]} pieces @param {boolean} first @param {Origins} origins */
  #showPieces(pieces, first, origins, still = false) {
    /** @type {Map<string, PieceEntry>} */
    const kept = new Map();
    for (const piece of pieces) {
      const before = this.pieces.get(piece.id);
      const entry = before ?? newEntry(piece);
      this.#paint(entry, piece);
      const to = toTransform(piece);
      const from = before ? toTransform(before.piece, piece) : this.#fromScreen(piece, origins(piece));
      entry.piece = piece;
      const moves = from !== null && from !== to && !still;
      for (const element of [entry.group, entry.shade]) {
        element.style.transform = to;
        if (moves) glide(element, { transform: from }, { transform: to });
        else if (!before && !first) glide(element, { opacity: 0 }, { opacity: 1 });
      }
      if (moves) raise(entry.group);
      kept.set(piece.id, entry);
    }
    const leaving = [...this.pieces].filter(([id]) => !kept.has(id)).map(([, entry]) => entry.group);
    this.pieces = kept;
    reorder(
      this.layers.shadows,
      [...kept.values()].map((entry) => entry.shade),
    );
    reorder(
      this.layers.pieces,
      [...kept.values()].map((entry) => entry.group),
    );
    for (const group of still ? [] : leaving) {
      this.layers.pieces.append(group);
      fadeOut(group);
    }
  }

  /** @param {PieceEntry} entry @param {Piece} piece */
  #paint(entry, piece) {
    const numerals = showsNumerals((piece.scale ?? 1) * this.fit.scale);
    const look = [piece.first, piece.second, (piece.turn ?? 0) % 8, numerals, settings.palette].join(" ");
    if (entry.look !== look) {
      entry.look = look;
      entry.group.replaceChildren(svg("g", { class: "body" }, ...drawTile(piece, numerals), drawRing()));
    }
    for (const mark of /** @type {const} */ (["last", "binds", "dim", "able"])) {
      entry.group.classList.toggle(mark, Boolean(piece[mark]));
    }
    entry.group.dataset.role = piece.role ?? "table";
    if (entry.group.getAttribute("role") !== "button") namePiece(entry.group, piece);
    entry.shade.classList.toggle("none", !LYING.has(piece.role));
  }

  /** @param {Piece} piece @param {ScreenPlace | null} from */
  #fromScreen(piece, from) {
    if (!from) return null;
    return toTransform(
      { ...this.toWorld(from.x, from.y), turn: from.turn, scale: from.width / this.fit.scale },
      piece,
    );
  }

  redraw() {
    for (const entry of this.pieces.values()) {
      entry.look = "";
      this.#paint(entry, entry.piece);
    }
    if (this.scene) this.#showSpots(this.scene.spots);
    if (this.#marks) this.mark(this.#marks);
  }

  // --- what can be touched

  /** @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    const { chosen, next, able } = marks;
    if (chosen.length && this.laneScroll.end()) return; // what is chosen shows where it fits: at the tails
    for (const [id, { group, spot }] of this.spots) {
      const [open, on] = [chosen.length > 0 && next.has(id), chosen.includes(id)];
      group.classList.toggle("active", able.has(id) || next.has(id));
      group.classList.toggle("next", open);
      group.classList.toggle("chosen", on);
      group.classList.toggle("asleep", chosen.length > 0 && !open && !on);
      if (open || on) setButton(group, marks.describeSpot(spot), on);
      else nameSpot(group, spot);
    }
    const targets = chosen.length ? [...next].flatMap((id) => this.spots.get(id)?.spot ?? []) : [];
    const lanes = new Set(targets.flatMap(({ lane }) => lane || []));
    const stock = [...this.pieces.values()].findLast(({ piece }) => piece.role === STOCK)?.piece.id;
    for (const [id, { group, piece }] of this.pieces) {
      const mine = !this.spots.has(id) && able.has(id) && piece.first >= 0;
      const [open, on] = [mine && chosen.length > 0 && next.has(id), mine && chosen.includes(id)];
      const target = marks.dimsRest && (piece.role ?? "table") === "table" && lanes.has(piece.lane ?? "");
      const lit = chosen.length ? open || on || target : mine || !able.size;
      const draws = id === stock && Boolean(marks.stock);
      group.classList.toggle("chosen", on);
      group.classList.toggle("next", Boolean(open || target));
      group.classList.toggle(
        "asleep",
        (marks.dimsRest ? piece.first >= 0 : mine && chosen.length > 0) && !lit,
      );
      group.classList.toggle("touchable", mine || draws);
      const name = draws ? (marks.stock ?? "") : marks.describePiece(piece);
      if (mine || draws) setButton(group, name, draws ? null : on);
      else namePiece(group, piece);
    }
    this.#rove();
    if (this.#scrolls && chosen.length && this.scene) this.#scrollToAction(this.scene, true);
  }

  /** Whether this is a tile of the boneyard. @param {string} id */
  isStock(id) {
    return this.pieces.get(id)?.piece.role === STOCK;
  }

  /** The piece at a point on the screen, whether it can be touched or not. @param {number} x @param {number} y */
  pieceAt(x, y) {
    const point = this.toWorld(x, y);
    return [...this.pieces.values()].findLast(({ piece }) => distanceTo(piece, point) <= 0)?.piece ?? null;
  }

  /** Whether this is a cell of a grid. @param {string} id */
  isCell(id) {
    const spot = this.spots.get(id)?.spot;
    return spot !== undefined && isCell(spot);
  }

  /**
   * Lay a piece somewhere for the time being, or where the scene has it again.
   * @param {string} id
   * @param {{ x: number, y: number, turn: number, scale: number } | null} place
   */
  lay(id, place) {
    const entry = this.pieces.get(id);
    const home = this.scene?.pieces.find((piece) => piece.id === id);
    if (!entry || !home) return;
    const piece = place ? { ...home, ...place } : home;
    const [from, to] = [toTransform(entry.piece, piece), toTransform(piece)];
    this.#paint(entry, piece);
    entry.piece = piece;
    for (const element of [entry.group, entry.shade]) {
      element.style.transform = to;
      if (from !== to && !entry.group.classList.contains("away")) {
        glide(element, { transform: from }, { transform: to });
      }
    }
  }

  /** Whether a point on the screen is over a lane, not over the open table. @param {number} x @param {number} y */
  isOverLane(x, y) {
    const point = this.toWorld(x, y);
    return this.scene?.lanes.some((lane) => isInside(lane, point)) ?? false;
  }

  /**
   * Show a tile where it was played, pale until the server has confirmed it; null takes it away again.
   * @param {Piece | null} piece
   * @param {string} [place]
   */
  showSent(piece, place = "") {
    const spot = this.spots.get(place)?.spot;
    this.#sent = null;
    if (piece && spot && !isCell(spot)) {
      const joined = String(piece.second) === spot.number && piece.first !== piece.second;
      const [first, second] = joined ? [piece.second, piece.first] : [piece.first, piece.second];
      const { scale = 1, turn = 0 } = spot;
      // A double lies across the end that it is played on, half a tile nearer.
      const across = first === second && spot.number !== "" && (spot.length ?? 2) === 2;
      const nearer = across ? scale / 2 : 0;
      const x = spot.x - nearer * Math.cos((turn * Math.PI) / 4);
      const y = spot.y - nearer * Math.sin((turn * Math.PI) / 4);
      this.#sent = { ...piece, first, second, x, y, turn: across ? turn + 2 : turn, scale };
    }
    for (const [id, entry] of this.spots) {
      entry.group.classList.toggle("taken", this.#sent !== null && id === place);
    }
    const group = this.#sent && svg("g", { class: "piece", "data-sent": this.#sent.id });
    if (group && this.#sent) {
      group.append(
        ...drawTile(this.#sent, showsNumerals((this.#sent.scale ?? 1) * this.fit.scale)),
        drawRing(),
      );
      group.style.transform = toTransform(this.#sent);
    }
    this.layers.sent.replaceChildren(...(group ? [group] : []));
  }

  /** Where a tile lies that was played and is not confirmed yet. @param {string} id @returns {ScreenPlace | null} */
  whereSent(id) {
    return this.#sent?.id === id ? this.#onScreen(this.#sent) : null;
  }

  /** Whether words on the felt can be read without scrolling or stooping. @param {{ size: number }} label */
  isEasyToRead({ size }) {
    return !this.#scrolls && size * this.fit.scale >= EASY;
  }

  // --- for people who listen to the board

  /**
   * Everything with a name, in the order in which it is read: the tiles as they were played, and after those of a
   * lane its open end.
   * @returns {SVGElement[]}
   */
  get items() {
    const things = [...(this.scene?.buried ?? []), ...[...this.pieces.values()].map(({ piece }) => piece)];
    const spots = [...this.spots.values()].map(({ spot }) => spot);
    const order = new Map((this.scene?.order ?? []).map((id, index) => [id, index]));
    things.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
    const ids = things.flatMap((thing, index) => {
      const ends = thing.lane && thing.lane !== things[index + 1]?.lane;
      return [thing.id, ...spots.filter(({ lane }) => ends && lane === thing.lane).map(({ id }) => id)];
    });
    const found = [...ids, ...spots.map(({ id }) => id)].map(
      (id) => this.element(id) ?? this.#buried.get(id),
    );
    return [...new Set(found)].flatMap((each) => (each?.hasAttribute("role") ? [each] : []));
  }

  /** Everything that can be chosen now. */
  get buttons() {
    return this.items.filter((each) => each.getAttribute("role") === "button");
  }

  /** Roving tabindex: Tab reaches one thing on the board, the arrow keys the others. */
  #rove() {
    const { items } = this;
    const wanted =
      items.find((each) => each === document.activeElement) ??
      items.find((each) => each.classList.contains("next")) ??
      items.find((each) => each.getAttribute("tabindex") === "0") ??
      items.find((each) => each.getAttribute("role") === "button") ??
      items[0];
    for (const each of items) each.setAttribute("tabindex", each === wanted ? "0" : "-1");
  }

  /** Tiles that are there but not drawn have a name all the same. @param {Piece[]} pieces */
  #nameBuried(pieces) {
    const hidden = pieces.filter(({ id }) => !this.pieces.has(id));
    this.#buried = new Map(
      hidden.map((piece) => {
        const group = this.#buried.get(piece.id) ?? svg("g", { class: "buried" });
        namePiece(group, piece);
        return [piece.id, group];
      }),
    );
    reorder(this.layers.buried, [...this.#buried.values()]);
  }

  /** The element of a spot or a piece. @param {string | null | undefined} id */
  element(id) {
    return this.spots.get(id ?? "")?.group ?? this.pieces.get(id ?? "")?.group ?? null;
  }

  /**
   * Which of these things a point on the screen means: the nearest, or the one in the lane there.
   * @param {number} x
   * @param {number} y
   * @param {Set<string>} ids
   * @returns {string | null}
   */
  hit(x, y, ids) {
    const point = this.toWorld(x, y);
    const spots = [...this.spots.values()].map(({ spot }) => spot).filter(({ id }) => ids.has(id));
    const pieces = [...this.pieces.values()].map(({ piece }) => piece).filter(({ id }) => ids.has(id));
    let best = null;
    let nearest = NEAR;
    for (const thing of [...spots, ...pieces.filter(({ id }) => !this.spots.has(id))]) {
      const pixels = distanceTo(thing, point) * this.fit.scale;
      if (pixels < nearest) [best, nearest] = [thing.id, pixels];
    }
    if (best !== null) return best;
    const lane = this.scene?.lanes.find((each) => !each.plain && isInside(each, point));
    const inLane = lane && spots.find((spot) => spot.lane === lane.id);
    return (inLane ?? pieces.find((piece) => distanceTo(piece, point) <= 0))?.id ?? null;
  }

  /** @param {string} id @returns {ScreenPlace | null} */
  whereIs(id) {
    const thing = this.pieces.get(id)?.piece ?? this.spots.get(id)?.spot;
    return thing ? this.#onScreen(thing) : null;
  }

  /** Where a player's tiles are, or their name. @param {number} seat */
  whereSits(seat) {
    return this.whereAny(`seat ${seat} `);
  }

  /** Where the tile lies that was played last. */
  whereLast() {
    const last = [...this.pieces.values()].find(({ piece }) => piece.last);
    return last ? this.#onScreen(last.piece) : null;
  }

  /**
   * The place of the last piece whose id begins like this, or of a label.
   * @param {string} start
   * @returns {ScreenPlace | null}
   */
  whereAny(start) {
    const piece = [...this.pieces.values()].findLast((entry) => entry.piece.id.startsWith(start))?.piece;
    if (piece) return this.#onScreen(piece);
    const label = this.scene?.labels.find((each) => each.id.startsWith(start));
    return label ? { ...this.toScreen(label), width: 0.6 * this.fit.scale, turn: 2 } : null;
  }

  /** @param {Piece | Spot} thing @returns {ScreenPlace} */
  #onScreen(thing) {
    return { ...this.toScreen(thing), width: (thing.scale ?? 1) * this.fit.scale, turn: thing.turn ?? 0 };
  }

  /**
   * On a felt that scrolls, bring what matters now into view.
   * @param {ViewScene} scene
   * @param {boolean} gently
   */
  #scrollToAction(scene, gently) {
    const open = [...this.spots.values()].filter(({ group }) => group.classList.contains("next"));
    const things = open.length
      ? open.map(({ spot }) => spot)
      : scene.pieces.filter((piece) => piece.last || piece.binds);
    if (!things.length) return;
    const { scrollLeft, clientWidth, scrollTop, clientHeight } = this.felt;
    const edge = 1.5 * this.fit.scale;
    const ways = [
      {
        places: things.map((each) => this.fit.x + this.fit.scale * each.x),
        start: scrollLeft,
        size: clientWidth,
      },
      {
        places: things.map((each) => this.fit.y + this.fit.scale * each.y),
        start: scrollTop,
        size: clientHeight,
      },
    ].map((way) => ({ ...way, low: Math.min(...way.places), high: Math.max(...way.places) }));
    const fits = ways.every(({ low, high, size }) => high - low + 2 * edge <= size);
    /** @param {number} index */
    const isSeen = (index) =>
      ways.every(({ places, start, size }) => places[index] >= start && places[index] <= start + size);
    // If not everything fits but some of it is visible, the player is about to touch it: don't move it away.
    if (!fits && things.some((_, index) => isSeen(index))) return;
    const [left, top] = ways.map(({ low, high, start, size }) => {
      if (low - edge >= start && high + edge <= start + size) return start;
      return high - low + 2 * edge > size ? low - edge : (low + high - size) / 2;
    });
    this.felt.scrollTo({ left, top, behavior: gently && animates() ? "smooth" : "auto" });
  }
}

/** @param {Piece} piece @returns {PieceEntry} */
function newEntry(piece) {
  const group = svg("g", { class: "piece", "data-piece": piece.id });
  return { piece, group, shade: svg("g", { class: "shade" }, drawShadow()), look: "" };
}

/** Draw a gliding piece above the others. @param {Element} group */
function raise(group) {
  if (!animates()) return;
  group.classList.add("gliding");
  setTimeout(() => group.classList.remove("gliding"), 1.15 * glideTime());
}

/**
 * Make a part of the drawing a named button.
 * @param {Element} group
 * @param {string} name
 * @param {boolean | null} pressed null where pressing chooses nothing
 */
function setButton(group, name, pressed) {
  group.setAttribute("role", "button");
  group.setAttribute("aria-label", name);
  if (pressed === null) group.removeAttribute("aria-pressed");
  else group.setAttribute("aria-pressed", String(pressed));
  group.removeAttribute("aria-hidden");
}

/**
 * Make a part of the drawing something that is only read, or not even that.
 * @param {Element} group
 * @param {string} name
 */
function setName(group, name) {
  group.removeAttribute("aria-pressed");
  if (name) {
    group.setAttribute("role", "img");
    group.setAttribute("aria-label", name);
    group.removeAttribute("aria-hidden");
    return;
  }
  for (const each of ["role", "tabindex", "aria-label"]) group.removeAttribute(each);
  group.setAttribute("aria-hidden", "true");
}

/**
 * Backs are announced by their number, after the name of the player who holds them.
 * @param {Element} group
 * @param {Piece} piece
 */
function namePiece(group, piece) {
  const told = [
    tileAtPlace(piece),
    piece.last && _("played last"),
    piece.binds && _("must be played on first"),
  ];
  setName(group, piece.first < 0 ? "" : told.filter(Boolean).join(", "));
}

/**
 * A grid has too many cells to be read one by one: those that take a tile are named when it is chosen.
 * @param {Element} group
 * @param {Spot} spot
 */
const nameSpot = (group, spot) => setName(group, isCell(spot) ? "" : (spot.place ?? ""));
