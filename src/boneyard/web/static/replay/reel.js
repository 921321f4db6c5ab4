// All moments of a record, fetched a few at a time and cached for each view and shape.
/** @import { ReplayMoment, ReplayMoments, ReplayOutline } from "../lib/protocol.js" */
import { fetchJson, withParameters } from "../lib/http.js";

const BATCH = 6;
const KEPT = 600;

/** @typedef {"wide" | "tall"} ReplayShape */

export class Reel {
  /** @type {Map<string, ReplayMoment>} */
  #kept = new Map();
  /** @type {Map<string, Promise<void>>} */
  #coming = new Map();

  /** @param {ReplayOutline} outline */
  constructor(outline) {
    this.outline = outline;
    this.steps = outline.steps;
    this.last = outline.steps.length - 1;
  }

  /**
   * The moment at a step; its neighbors are fetched along with it.
   * @param {number} index
   * @param {string} view
   * @param {ReplayShape} shape
   * @param {boolean} ahead
   */
  async moment(index, view, shape, ahead = true) {
    /** @param {number} at */
    const find = (at) => this.#kept.get(`${view} ${shape} ${at}`);
    const found = find(index);
    if (found) {
      const further = Math.max(0, Math.min(this.last, index + (ahead ? 3 : -3)));
      if (!find(further)) this.#fetch(further, view, shape, ahead).catch(() => {});
      return found;
    }
    await this.#fetch(index, view, shape, ahead);
    return find(index);
  }

  /** @param {number} index @param {string} view @param {ReplayShape} shape @param {boolean} ahead */
  #fetch(index, view, shape, ahead) {
    const from = ahead ? index : Math.max(0, index - BATCH + 1);
    const batch = `${view} ${shape} ${from}`;
    const coming =
      this.#coming.get(batch) ??
      this.#fetchBatch(from, view, shape).finally(() => this.#coming.delete(batch));
    this.#coming.set(batch, coming);
    return coming;
  }

  /** @param {number} from @param {string} view @param {ReplayShape} shape */
  async #fetchBatch(from, view, shape) {
    const address = withParameters(this.outline.links.moments, { at: from, count: BATCH, view, shape });
    /** @type {ReplayMoments} */
    const { moments } = await fetchJson(address);
    for (const moment of moments) this.#kept.set(`${view} ${shape} ${moment.at}`, moment);
    const surplus = Math.max(0, this.#kept.size - KEPT);
    for (const key of [...this.#kept.keys()].slice(0, surplus)) this.#kept.delete(key);
  }

  /**
   * The step after a number of moves of a round, or the last one before it.
   * @param {number} round
   * @param {number} move
   */
  indexOf(round, move) {
    return this.steps.findLastIndex((step) => step.round === round && step.move <= move);
  }

  /** @param {number} ply */
  indexOfPly(ply) {
    return this.steps.findIndex((step) => step.seat !== null && step.ply === ply);
  }

  /** The numbers of the rounds. */
  get rounds() {
    return [...new Set(this.steps.map((step) => step.round))];
  }
}

/**
 * The view the address asks for; otherwise your own while the match goes on, or everything when it is over.
 * @param {ReplayOutline} outline
 * @param {string | null} wanted
 */
export function chooseView({ views, over, you }, wanted) {
  const known = views.map(({ view }) => view);
  if (wanted !== null && known.includes(wanted)) return wanted;
  if (!over && you !== null && known.includes(String(you))) return String(you);
  if (!over && you === null && known.includes("everybody")) return "everybody";
  return known[0];
}
