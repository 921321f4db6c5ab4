// An open record: one moment after another, as seen by a seat, by everyone, or with all tiles open.
/** @import { ReplayMoment, ReplayOutline } from "../lib/protocol.js" */
/** @import { Board } from "../table/board/board.js" */
/** @import { Origins, ViewScene } from "../table/types.js" */
/** @import { HandRow, Hands } from "./hands.js" */
/** @import { ReplayShape } from "./reel.js" */
/** @import { Review } from "./review.js" */
import { byId, make, toNodes } from "../lib/dom.js";
import { toHttpError, withParameters } from "../lib/http.js";
import { wait } from "../lib/motion.js";
import { animates } from "../lib/settings.js";
import { unitName } from "../lib/text.js";
import { _, pgettext } from "../lib/words.js";
import { findFullTrick, mergeScene } from "../table/board/scene.js";
import { showScores } from "../table/scores.js";
import { showBanner } from "../table/status.js";
import { Moves } from "./moves.js";
import { chooseView, Reel } from "./reel.js";

const TRICK = 700; // milliseconds that a full trick is looked at
const WRITE = 350; // milliseconds before the address of the page follows
const slider = byId("slider", HTMLInputElement);

export class Replay {
  /** The step to be shown. */
  index = 0;
  /** The step that is shown. */
  #shown = -1;
  /** @type {ViewScene | null} */
  #seen = null;
  /** The view and the shape of what is shown. */
  #seenAs = "";
  #busy = false;
  #closed = false;
  /** @type {Timer} */
  #playing;
  /** @type {Timer} */
  #writing;
  /** @type {Review | null} */
  #review = null;

  /**
   * @param {ReplayOutline} outline
   * @param {string} base Where the record is.
   * @param {boolean} kept Whether the address of the page leads here again.
   * @param {{ board: Board, hands: Hands }} parts
   * @param {URLSearchParams} words What the address asks for.
   */
  constructor(outline, base, kept, { board, hands }, words) {
    this.outline = outline;
    this.base = base;
    this.kept = kept;
    this.board = board;
    this.hands = hands;
    this.reel = new Reel(outline);
    this.moves = new Moves(byId("moves"), byId("marks"), this.reel, (index) => this.go(index));
    this.view = chooseView(outline, words.get("view"));
    board.scene = null;
    slider.max = String(this.reel.last);
    this.#showChoices();
    this.showTab("moves");
    const round = Number(words.get("round"));
    this.go(round ? Math.max(0, this.reel.indexOf(round, Number(words.get("move") ?? 0))) : 0);
  }

  #showChoices() {
    const { outline, reel } = this;
    /**
     * @param {string} id
     * @param {[value: string | number, text: string][]} options
     * @param {string | number} chosen
     */
    const fill = (id, options, chosen) => {
      const select = byId(id, HTMLSelectElement);
      select.replaceChildren(...options.map(([value, text]) => make("option", { value }, text)));
      select.value = String(chosen);
    };
    const matches = Array.from({ length: outline.matches }, (_each, index) => index + 1);
    fill(
      "view",
      outline.views.map(({ view, label }) => [view, label]),
      this.view,
    );
    fill(
      "rounds",
      reel.rounds.map((round) => [round, String(round)]),
      reel.rounds[0],
    );
    fill(
      "matches",
      matches.map((match) => [match, String(match)]),
      outline.match,
    );
    byId("rounds-label").hidden = reel.rounds.length < 2;
    byId("rounds-label").firstChild?.replaceWith(`${unitName(outline.unit)} `);
    byId("matches-label").hidden = matches.length < 2;
  }

  // --- from moment to moment

  /** @returns {ReplayShape} */
  get #shape() {
    return this.board.shape === "tall" ? "tall" : "wide";
  }

  /** Go to a step on request, which ends playback. @param {number} index */
  go(index) {
    this.stop();
    return this.#go(index);
  }

  /** @param {number} index */
  async #go(index) {
    this.index = Math.max(0, Math.min(this.reel.last, index));
    slider.value = String(this.index);
    if (this.#busy) return; // the running call goes on to the latest step
    this.#busy = true;
    try {
      while (
        !this.#closed &&
        (this.#shown !== this.index || this.#seenAs !== `${this.view} ${this.#shape}`)
      ) {
        await this.#show(this.index, this.view, this.#shape);
      }
    } catch (problem) {
      showBanner(toHttpError(problem).message);
      this.stop();
    } finally {
      this.#busy = false;
    }
  }

  /** @param {number} index @param {string} view @param {ReplayShape} shape */
  async #show(index, view, shape) {
    const { reel, board, hands } = this;
    const moment = await reel.moment(index, view, shape, index >= this.#shown);
    if (!moment) throw new Error("The server didn't send this moment.");
    if (this.#closed) return;
    showBanner("");
    const scene = mergeScene(moment.scene, moment.own);
    const mover = reel.steps[index].seat;
    const follows = index === this.#shown + 1 && this.#seenAs === `${view} ${shape}` && mover !== null;
    const origins = follows ? this.#originsFor(mover, view) : () => null;
    const full = follows ? findFullTrick(this.#seen, scene, mover) : null;
    this.#shown = index;
    this.#describe(moment, index);
    if (full) {
      board.show(full, origins);
      await wait(animates() ? TRICK : TRICK / 2);
      if (this.#closed) return;
    }
    const rows = this.#handRows(moment, scene, view);
    const yard = board.scene ? board.whereAny("yard") : null;
    const before = new Map(rows.flatMap((row) => row.tiles).map(({ id = "" }) => [id, board.whereIs(id)]));
    board.show(scene, origins);
    hands.show(rows, `seat ${reel.steps[index + 1]?.seat}`, (id) => before.get(id) ?? yard);
    this.#seen = scene;
    this.#seenAs = `${view} ${shape}`;
  }

  /** @param {number} mover @param {string} view @returns {Origins} */
  #originsFor(mover, view) {
    const own = String(mover) === view;
    return (piece) => {
      const held = this.hands.whereIs(piece.id);
      return held ?? (own || piece.first < 0 ? null : this.board.whereSits(mover));
    };
  }

  /**
   * The hands below the table: the viewer's own, or everyone's.
   * @param {ReplayMoment} moment
   * @param {ViewScene} scene
   * @param {string} view
   * @returns {HandRow[]}
   */
  #handRows({ hands, yard }, scene, view) {
    const { players } = this.outline;
    if (!hands) {
      const seat = Number(view);
      return scene.rack.length ? [{ key: `seat ${seat}`, name: players[seat], tiles: scene.rack }] : [];
    }
    const none = players.length === 1 && !hands[0].length;
    const rows = none
      ? []
      : hands.map((tiles, seat) => ({ key: `seat ${seat}`, name: players[seat], tiles }));
    if (!yard?.length) return rows;
    return [
      ...rows,
      { key: "yard", name: pgettext("tiles", "Boneyard"), tiles: yard, folded: rows.length > 0 },
    ];
  }

  /** @param {ReplayMoment} moment @param {number} index */
  #describe(moment, index) {
    const { outline, reel } = this;
    const { round, move, text } = reel.steps[index];
    const several = reel.rounds.length > 1;
    byId("place").textContent = several
      ? describePlace(outline.unit, round, move)
      : _("move {move}", { move });
    byId("told").replaceChildren(...toNodes(text));
    const { ended, result, ask } = moment;
    const says = [ended?.how, index === reel.last ? result : "", ended ? "" : ask];
    byId("ask").replaceChildren(...toNodes(says.filter(Boolean).join(" ")));
    byId("summary").textContent = moment.own?.summary ?? moment.scene.summary;
    showScores(byId("scores"), moment.scores, -1, several);
    slider.setAttribute("aria-valuetext", `${describePlace(outline.unit, round, move)}: ${text}`);
    byId("rounds", HTMLSelectElement).value = String(round);
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = document.querySelectorAll("[data-go]");
    for (const button of buttons) {
      const back = ["first", "back"].includes(button.dataset.go ?? "");
      button.setAttribute("aria-disabled", String(index === (back ? 0 : reel.last)));
    }
    this.moves.show(index);
    this.#review?.show(index);
    clearTimeout(this.#writing);
    if (this.kept) this.#writing = setTimeout(() => this.writeAddress(location.pathname), WRITE);
  }

  /** Go to the start of the round before or after. @param {1 | -1} way */
  goRound(way) {
    const { reel } = this;
    const { rounds } = reel;
    const place = rounds.indexOf(reel.steps[this.index].round);
    const start = reel.indexOf(rounds[place], 0);
    if (way < 0 && this.index > start) return this.go(start);
    const wanted = rounds[Math.max(0, Math.min(rounds.length - 1, place + way))];
    return this.go(wanted === rounds[place] && way > 0 ? reel.last : reel.indexOf(wanted, 0));
  }

  /** Show the same moment again, for another shape or after a change of settings. */
  refresh(repaint = false) {
    if (repaint) this.#seenAs = "";
    return this.#go(this.index);
  }

  /** Stop everything: another record takes its place. */
  close() {
    this.stop();
    clearTimeout(this.#writing);
    this.#closed = true;
  }

  // --- automatic playback

  stop() {
    clearTimeout(this.#playing);
    this.#playing = undefined;
    byId("play").textContent = pgettext("a recording", "Play");
  }

  togglePlaying() {
    if (this.#playing !== undefined) return this.stop();
    byId("play").textContent = _("Pause");
    const { last } = this.reel;
    /** @param {number} index */
    const play = async (index) => {
      await this.#go(index);
      if (this.#playing === undefined) return;
      if (this.index >= last) return this.stop();
      this.#playing = setTimeout(() => play(this.index + 1), Number(byId("speed", HTMLSelectElement).value));
    };
    this.#playing = setTimeout(() => play(this.index === last ? 0 : this.index + 1));
  }

  // --- around it

  /** The address of this moment. @param {string} path */
  link(path) {
    const { round, move } = this.reel.steps[this.index];
    const { match } = this.outline;
    return withParameters(path, { ...(match ? { match } : {}), round, move, view: this.view }).href;
  }

  /** @param {string} path */
  writeAddress(path) {
    history.replaceState(null, "", this.link(path));
  }

  /** @param {"moves" | "review"} name */
  async showTab(name) {
    for (const tab of ["moves", "review"]) {
      byId(`show-${tab}`).setAttribute("aria-pressed", String(tab === name));
      byId(tab).hidden = tab !== name;
    }
    if (name === "moves") return this.moves.follow();
    if (!this.#review) {
      const { Review } = await import("./review.js");
      this.#review ??= new Review(byId("review"), this.reel, this.moves, (index) => this.go(index));
    }
    this.#review.show(this.index);
  }

  async share() {
    const { showShare } = await import("./record.js");
    const { outline, index, view, base, kept } = this;
    /** @param {string} path */
    const keep = (path) => {
      this.base = path;
      this.kept = true;
      this.writeAddress(path);
      return this.link(path);
    };
    showShare({ outline, index, view, base, link: kept ? this.link(location.pathname) : null, keep });
  }
}

/** @param {string} unit @param {number} round @param {number} move */
export function describePlace(unit, round, move) {
  if (unit === "hand") return _("Hand {round}, move {move}", { round, move });
  return unit === "deal"
    ? _("Deal {round}, move {move}", { round, move })
    : _("Round {round}, move {move}", { round, move });
}
