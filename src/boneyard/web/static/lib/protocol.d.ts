// The messages between the server and the page scripts; docs/protocol.md says what each field means.
// A message from the server is named after its `type`, with Message; one to the server after its `do`, with Request.

export type Shape = "wide" | "tall" | "none";
export type Phase = "waiting" | "playing" | "round-over" | "over";
export type SeatKind = "person" | "bot" | "open";
export type MoveKind =
  | "lay"
  | "draw"
  | "pass"
  | "stop"
  | "muggins"
  | "catch"
  | "claim"
  | "check"
  | "bet"
  | "call"
  | "raise"
  | "fold"
  | "stand"
  | "count"
  | "turn"
  | "waste"
  | "fill"
  | "add"
  | "concede"
  | "bid"
  | "trump"
  | "aside"
  | "alone"
  | "shift"
  | "exchange"
  | "remove"
  | "spread";

// --- scenes: fields at their usual value are left out

export type PieceRole = "table" | "rack" | "shown" | "held" | "yard" | "tucked" | "piled";
export type LabelRole = "words" | "name" | "count" | "binds" | "marker" | "chips";
export type Box = [left: number, top: number, width: number, height: number];

export interface Piece {
  id: string;
  /** The faces at its tail and its head; -1 where it lies face down. */
  first: number;
  second: number;
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  role?: PieceRole;
  lane?: string;
  last?: boolean;
  binds?: boolean;
  dim?: boolean;
  able?: boolean;
}

export interface Spot {
  id: string;
  number: string;
  x: number;
  y: number;
  turn?: number;
  length?: number;
  scale?: number;
  lane?: string;
  active?: boolean;
  tiles?: string[];
}

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "middle" | "end";
  role?: LabelRole;
  lane?: string;
  strong?: boolean;
}

export interface Lane {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  slot?: number;
  bright?: boolean;
  marked?: boolean;
  hidden?: number;
  plain?: boolean;
}

export interface Rail {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  curved?: boolean;
}

export interface Scene {
  box: Box;
  wide: boolean;
  em: number;
  pieces: Piece[];
  spots: Spot[];
  labels: Label[];
  lanes: Lane[];
  rails: Rail[];
  summary: string;
}

/** What differs for one viewer. */
export interface OwnScene {
  box: Box;
  pieces: Piece[];
  gone: string[];
  spots: Spot[];
  gone_spots?: string[];
  labels: Label[];
  gone_labels: string[];
  lanes: Lane[];
  gone_lanes?: string[];
  rails?: Rail[];
  summary: string;
}

// --- from the server, over the socket of a table

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  here: boolean;
  stands_in: boolean;
  wants: boolean;
}

export interface TableSettings {
  limit: number;
  ending: "bot" | "forced";
  talk: boolean;
}

export interface TableMessage {
  type: "table";
  version: number;
  table: string;
  game: string;
  edition: string;
  family: string;
  title: string;
  set: number;
  options: Record<string, number | string | boolean>;
  rounds: number;
  aim: string;
  public: boolean;
  deal: number | null;
  ways: TableSettings;
  phase: "waiting" | "playing" | "over";
  host: boolean;
  you: number | null;
  seats: Seat[];
  bots: string[];
  watchers: number;
  link: string;
  code: string | null;
  personal: string | null;
  forms: string;
  lineup: boolean;
  rules: string;
  household: string;
}

export interface Move {
  move: string;
  touch: string[];
  label: string;
  kind: MoveKind;
}

export interface LogLine {
  ply: number;
  round: number;
  seat: number | null;
  text: string;
}

export interface Scores {
  sides: string[];
  totals: number[];
  rounds: { round: number; points: number[] }[];
}

export interface RoundEnd {
  how: string;
  head: string[];
  rows: string[][];
}

export interface Ask {
  what: "undo" | "redo" | "rematch";
  seat: number;
  text: string;
  agreed: number[];
  waits: number[];
}

export interface Clock {
  seat: number | null;
  until: number;
  left: number;
}

export interface Shuffle {
  round: number;
  salt: string;
  order: string;
  hash: string;
}

export interface Fairness {
  hash: string | null;
  round: number;
  deal: number | null;
  never: boolean;
  revealed: Shuffle[];
}

export interface NowMessage {
  type: "now";
  ply: number;
  phase: Phase;
  round: number;
  turn: number | null;
  actors: number[];
  you: number | null;
  ask: string;
  says: string[];
  scene: Scene | null;
  own: OwnScene | null;
  moves: Move[];
  touch: { next: string[] } | null;
  log: LogLine[];
  scores: Scores;
  ended: RoundEnd | null;
  result: { winners: number[]; text: string } | null;
  asks: Ask | null;
  clock: Clock | null;
  match: number;
  won: number[];
  undo: { back: boolean; again: boolean; free: boolean } | null;
  fair: Fairness;
}

export interface Rule {
  question: string;
  says: string;
  link: string;
}

export interface AcceptedMessage {
  type: "accepted";
  id: string;
  ply: number;
}

export interface RefusedMessage {
  type: "refused";
  id?: string;
  ply: number;
  why: string;
  stale: boolean;
  rule?: Rule;
}

export interface ChoicesMessage {
  type: "choices";
  ply: number;
  chosen: string[];
  next: string[];
  moves: Move[];
}

export interface WhyMessage {
  type: "why";
  tile: string;
  text: string;
  rule?: Rule;
}

export interface HintMessage extends Move {
  type: "hint";
  ply: number;
  why: string;
}

export interface WinnableMessage {
  type: "winnable";
  answer: "yes" | "no" | "unknown";
  text: string;
  positions: number;
  ply: number;
}

export interface SolutionMessage {
  type: "solution";
  won: boolean;
  proved: boolean;
  left: number | null;
  moves: string[];
  text: string;
  positions: number;
  ply: number;
}

export interface LineupMessage {
  type: "lineup";
  ply: number;
  open: string;
  train: { tile: string; first: number; second: number }[];
  rest: string[];
}

export interface RecordMessage {
  type: "record";
  ply: number;
  text: string;
}

export interface ShufflesMessage {
  type: "shuffles";
  ply: number;
  matches: { match: number; revealed: Shuffle[] }[];
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface SaidMessage {
  type: "said";
  lines: ChatLine[];
}

export interface FigureLine {
  what: string;
  numbers: number[];
  by: "seat" | "side" | "table";
}

export interface FiguresMessage {
  type: "figures";
  ply: number;
  players: string[];
  sides: string[];
  unit: string;
  start: number[];
  low_wins: boolean;
  rounds: { number: number; points: number[]; totals: number[] }[];
  counts: FigureLine[];
  kinds: FigureLine[];
}

export interface PongMessage {
  type: "pong";
}

export interface GoneMessage {
  type: "gone";
  why: string;
}

export type ServerMessage =
  | TableMessage
  | NowMessage
  | AcceptedMessage
  | RefusedMessage
  | ChoicesMessage
  | WhyMessage
  | HintMessage
  | WinnableMessage
  | SolutionMessage
  | LineupMessage
  | RecordMessage
  | ShufflesMessage
  | SaidMessage
  | FiguresMessage
  | PongMessage
  | GoneMessage;

// --- to the server, over the socket of a table

export interface MoveRequest {
  do: "move";
  ply: number;
  move: string;
}

export interface DealRequest {
  do: "deal";
  ply: number;
}

export interface TouchRequest {
  do: "touch";
  ply: number;
  chosen: string[];
}

export interface WhyRequest {
  do: "why";
  ply: number;
  tile: string;
}

export interface HintRequest {
  do: "hint";
  ply: number;
}

export interface LineupRequest {
  do: "lineup";
}

export interface ShapeRequest {
  do: "shape";
  shape: Shape;
}

export interface RecordRequest {
  do: "record";
  match?: number;
}

export interface WinnableRequest {
  do: "winnable";
  ply: number;
}

export interface SolutionRequest {
  do: "solution";
  ply: number;
}

export interface EnoughRequest {
  do: "enough";
}

export interface SettleRequest extends Partial<TableSettings> {
  do: "settle";
}

export interface UndoRequest {
  do: "undo";
  ply: number;
  count?: number;
  to?: "start";
}

export interface RedoRequest {
  do: "redo";
  ply: number;
  count?: number;
}

export interface AnswerRequest {
  do: "answer";
  ply: number;
  agree: boolean;
}

export interface RematchRequest {
  do: "rematch";
  ply: number;
}

export interface SeatRequest {
  do: "seat";
  ply: number;
  seat: number;
  to: "bot" | "person" | "wait";
  bot?: string;
}

export interface ShufflesRequest {
  do: "shuffles";
}

export interface SayRequest {
  do: "say";
  text: string;
}

export interface FiguresRequest {
  do: "figures";
}

export interface PingRequest {
  do: "ping";
}

/** What the server answers with `accepted` or `refused`: it is sent with an id of its own. */
export type EventRequest =
  | MoveRequest
  | DealRequest
  | UndoRequest
  | RedoRequest
  | AnswerRequest
  | RematchRequest
  | SeatRequest
  | SayRequest;

/** What asks for something and changes nothing that has to be kept. */
export type QuestionRequest =
  | TouchRequest
  | WhyRequest
  | HintRequest
  | LineupRequest
  | ShapeRequest
  | RecordRequest
  | WinnableRequest
  | SolutionRequest
  | EnoughRequest
  | SettleRequest
  | ShufflesRequest
  | FiguresRequest
  | PingRequest;

export type ClientRequest = (EventRequest & { id: string }) | QuestionRequest;

// --- over HTTP, around a table

/** Whatever is refused has a status from 400 to 599 and this body. */
export interface Refusal {
  why: string;
  /** The line of a record that is wrong. */
  line?: number;
}

export interface LobbyTable {
  table: string;
  link: string;
  game: string;
  edition: string;
  title: string;
  set: number;
  seats: number;
  open: number;
  names: string[];
  says: string;
  phase: "waiting" | "playing";
  made: number;
}

/** Over the socket of the lobby. */
export interface TablesMessage {
  type: "tables";
  tables: LobbyTable[];
}

/** The answer to POST /t/ID/seats. */
export interface GivenSeat {
  seat: number;
  name: string;
  token: string;
  link: string;
  command: string;
}

export interface LessonStep {
  head: string;
  says: string;
  at: string;
  waits: "" | "choose" | "move";
}

/** GET /t/ID/lesson */
export interface Lesson {
  steps: LessonStep[];
}

// --- replays

export interface ReplayStep {
  round: number;
  move: number;
  ply: number;
  seat: number | null;
  text: string;
}

/** GET .../outline */
export interface ReplayOutline {
  title: string;
  game: string;
  edition: string;
  players: string[];
  over: boolean;
  unit: string;
  views: { view: string; label: string }[];
  steps: ReplayStep[];
  matches: number;
  match: number;
  you: number | null;
  links: { moments: string; record: string; picture: string; review: string };
}

/** A tile of an open hand; one that lies face down has no id. */
export interface ReplayTile {
  id?: string;
  first: number;
  second: number;
}

export interface ReplayMoment {
  at: number;
  round: number;
  move: number;
  ask: string;
  ended: RoundEnd | null;
  result: string;
  scores: Scores;
  hands: ReplayTile[][] | null;
  yard: ReplayTile[] | null;
  scene: Scene;
  own: OwnScene | null;
}

/** GET .../moments */
export interface ReplayMoments {
  moments: ReplayMoment[];
}

/** POST /replay */
export interface OpenedRecord {
  base: string;
}

/** POST BASE/share */
export interface SharedRecord {
  link: string;
}

export interface ReviewedDecision {
  ply: number;
  round: number;
  seat: number;
  costly: boolean;
  cost: string;
  says: string;
  why: string[];
  worths: { does: string; worth: string; made: boolean }[];
  known: string[];
  opened: string[];
}

export interface MatchReview {
  head: string;
  method: string;
  counts: string;
  share: boolean;
  seats: number[];
  decisions: ReviewedDecision[];
  mistakes: number[];
  none: string;
  curves: { seat: number; points: { ply: number; before: number; after: number; mistake: boolean }[] }[];
}

/** .../review */
export type ReviewProgress =
  | { state: "waiting" | "working"; done: number; of: number; before: number }
  | { state: "done"; review: MatchReview };

// --- score pads

export type OptionValue = number | string;

export interface PadOption {
  name: string;
  says: string;
  takes: string;
  default: OptionValue;
  low: number;
  high: number;
  choices: string[];
  /** The place on the sheet that takes its value, or what each of its values puts where. */
  sets: string | Record<string, Record<string, unknown>>;
}

export interface DuringPlay {
  asks: string;
  taps: number[];
  step: number;
  most: number;
}

interface SheetFacts {
  game: string;
  edition: string;
  title: string;
  source: string;
  set: number;
  seats: number;
  sides: number;
  tiles: number;
  low: boolean;
  begin: number;
  hubs: string[];
  worth: Record<string, number>;
  wild: number;
  outs: "one" | "several";
  during: DuringPlay | null;
  deal: number;
  deal_says: string;
  first_says: string;
  says: string[];
  /** Where the rules are, for house rules; "" where they are nowhere. */
  rules?: string;
}

export type HandsWay =
  | { kind: "own" }
  | { kind: "upward" }
  | { kind: "point" }
  | { kind: "winner"; less: "each" | "once" | "none"; nearest: number }
  | { kind: "pool"; stake: number };

export interface BidsWay {
  kind: "bid";
  bids: number[];
  most: number;
  tricks: number;
  counts: Record<string, number>;
  itself: number;
  costs: boolean;
}

export interface ChipsWay {
  kind: "pot";
  ante: number;
}

export interface HandsSheet extends SheetFacts {
  count: "hands";
  way: HandsWay;
  ending: { target: number; rounds: number; out_wins: boolean };
}

export interface BidsSheet extends SheetFacts {
  count: "bids";
  way: BidsWay;
  ending: { target: number; rounds: number; by: "points" | "hands"; hands: number; at_once: number };
}

export interface ChipsSheet extends SheetFacts {
  count: "chips";
  way: ChipsWay;
  ending: { target: number; rounds: number };
}

/** A sheet with a table's own options put in their places. */
export type PadSheet = HandsSheet | BidsSheet | ChipsSheet;

/** A sheet as it is printed. */
export type PrintedSheet = PadSheet & { options: PadOption[] };

export interface PadEdition {
  edition: string;
  title: string;
  source: string;
  sheets: PrintedSheet[];
  /** The text and the address of house rules. */
  household?: string;
  house?: string;
}

/** GET /pad/sheets.json is a list of these. */
export interface PadGame {
  game: string;
  title: string;
  editions: PadEdition[];
}

/** GET /pad/house/ID.json */
export interface HousePad {
  game: string;
  edition: PadEdition;
}

export interface PadHead {
  game: string;
  edition: string;
  set: number;
  players: number;
  options: Record<string, OptionValue>;
  names: string[];
  first: number;
  household?: string;
  house?: string;
}

/** What is left in a hand: its tiles, or a number that somebody typed. */
export type LeftInHand = { tiles: string[] } | { pips: number; double?: boolean };

export interface HandsRound {
  kind: "round";
  out: number[];
  hands: (LeftInHand | null)[];
}

export interface BidsRound {
  kind: "round";
  bid: number;
  bidder: number;
  took: number[];
}

export interface ChipsRound {
  kind: "round";
  paid: number[];
  won: number[];
}

export type PadAction =
  | HandsRound
  | BidsRound
  | ChipsRound
  | { kind: "made"; side: number; points: number }
  | { kind: "first"; seat: number }
  | { kind: "names"; names: string[] }
  | { kind: "again" }
  | { kind: "undo"; of: string }
  | { kind: "redo"; of: string };

export type PadEntry = PadAction & { id: string; match: number; number: number };

/** PUT /pad/ID, GET /pad/ID/entries */
export interface WholePad {
  head: PadHead;
  sheet: PadSheet;
  entries: PadEntry[];
  count: number;
}

/** GET and POST /pad/ID/entries?since=N */
export interface PadEntries {
  entries: PadEntry[];
  count: number;
  refused?: { id: string; why: string }[];
}

/** POST /pad/ID/entries */
export interface PadEntriesRequest {
  since: number;
  entries: PadEntry[];
}
