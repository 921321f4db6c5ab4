// Types that the modules of the table share and that are no messages.
import type { Piece, Scene, Spot } from "../lib/protocol.js";

/** A scene as one viewer sees it: the hand is taken out of it, to be shown on the rack. */
export interface ViewScene extends Scene {
  rack: Piece[];
  /** Pieces out of view at the beginning of a long lane. */
  tucked: Piece[];
  /** All pieces out of view: those, and what lies deep in a pile. */
  buried: Piece[];
  /** The ids of all pieces in the order in which they are read. */
  order: string[];
}

/** Where something is on the screen: its middle, how wide a tile is there, and how it is turned. */
export interface ScreenPlace {
  x: number;
  y: number;
  width: number;
  turn: number;
}

/** Where a piece that is new comes from. */
export type Origins = (piece: Piece) => ScreenPlace | null;

/** What is chosen, what can be chosen next, what can be chosen at all, and how things are called. */
export interface Marks {
  chosen: string[];
  next: Set<string>;
  able: Set<string>;
  yours: boolean;
  /** What the boneyard would do when it is touched; not set where it does nothing. */
  stock?: string;
  /** Whether everything dims that cannot be touched now, as in a game for one. */
  dimsRest?: boolean;
  describePiece(piece: Piece, place?: string): string;
  describeSpot(spot: Spot): string;
}
