// A queue of states, shown one after another, each long enough to be seen.
/** @import { LogLine, NowMessage } from "../lib/protocol.js" */

const BEHIND = 4; // with more states waiting than this they are not shown one by one

export class Playback {
  /** @type {NowMessage[]} */
  #queue = [];
  #showing = false;
  #show;

  /** @param {(state: NowMessage) => Promise<void>} show */
  constructor(show) {
    this.#show = show;
  }

  /** Whether too many states are waiting to linger on this one. */
  get isBehind() {
    return this.#queue.length >= BEHIND;
  }

  /** @param {NowMessage} state */
  async push(state) {
    this.#queue.push(state);
    if (this.#showing) return;
    this.#showing = true;
    while (this.#queue.length) {
      if (this.#queue.length > BEHIND) this.skip();
      const next = this.#queue.shift();
      if (next) await this.#show(next);
    }
    this.#showing = false;
  }

  /** Skip to the last state, with the log of those skipped. */
  skip() {
    if (!this.#queue.length) return;
    const [last] = this.#queue.slice(-1);
    const log = this.#queue.flatMap((state) => state.log);
    this.#queue = [{ ...last, log }];
  }
}

/** The seat that moved last. @param {LogLine[]} log */
export const lastMover = (log) => log.findLast((line) => line.seat !== null)?.seat ?? null;
