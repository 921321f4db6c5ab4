// Types that the forms of the pad share.
import type { Draft } from "./checks.js";
import type { PadState } from "./state.js";

export interface RoundFormOptions<Sheet, Round> {
  sheet: Sheet;
  state: PadState;
  /** A round to begin with. */
  old?: Round;
  changed: () => void;
}

/** A form in which a round is written down. */
export interface RoundForm {
  element: HTMLElement;
  read: () => Draft;
}
