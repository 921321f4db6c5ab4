// Generated from the types in src/boneyard/server/protocol by tools/protocol_pages.py (`make pages`).
// A message from the server is named after its `type`, with Message; one to the server after its `do`,
// with Request. docs/protocol.md says more.

/** What a tile in a scene is. */
export type PieceRole = "table" | "rack" | "shown" | "held" | "yard" | "tucked" | "piled";

/** Which point of a label its position gives. */
export type Anchor = "start" | "middle" | "end";

/** What a label in a scene says. */
export type LabelRole = "words" | "name" | "count" | "binds" | "marker" | "chips" | "score";

/** Who plays in a seat. */
export type SeatKind = "person" | "bot" | "open";

/** How a person left whose seat a bot plays; someone who is only away can come back at any moment. */
export type TableGone = "" | "left" | "resigned";

/** What happens when a turn's time is up: a bot moves, or the plainest move is made. */
export type TurnEnding = "bot" | "forced";

/** Whether hints, or undo, are allowed if several people play: never, if the others agree, or always. */
export type Help = "off" | "ask" | "on";

/** How fast the bots play; with many seats they never wait. */
export type Speed = "slow" | "normal" | "fast" | "instant";

/** What stage a table is at. */
export type TablePhase = "waiting" | "playing" | "over";

/** The kind of move, as pages distinguish them. */
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

/** What a player may ask the others for. */
export type RequestKind = "undo" | "redo" | "rematch" | "hint";

/** The stage of the current match. */
export type Phase = "waiting" | "playing" | "round-over" | "over";

/** The kind of refusal; the code sent with it says more. */
export type RefusalKind =
  | "malformed"
  | "too-much"
  | "stale"
  | "not-your-turn"
  | "illegal"
  | "unreadable"
  | "impossible"
  | "unavailable";

/** Whether a solitaire can still be won. */
export type WinnableAnswer = "yes" | "no" | "unknown";

/** How far the players' part in a shuffle is. */
export type ShufflePhase = "open" | "closed";

/** What the numbers of a line count: seats, sides or the whole table. */
export type CountedBy = "seat" | "side" | "table";

/** The stage a table is at. */
export type StoredPhase = "waiting" | "playing" | "over" | "archived" | "closed";

/** How a scene is arranged; `none` for programs that need no picture. */
export type Shape = "wide" | "low" | "tall" | "none";

/** Who plays in a seat from now on. */
export type SeatChange = "bot" | "person";

export type Box = [left: number, top: number, width: number, height: number];
export type OptionValue = number | string;

/** A tile in a scene. */
export interface Piece {
  /** its permanent name, like `6-4`, so that it can glide from the hand to the table; backs are named after the player who holds them */
  id: string;
  /** the numbers at its tail and its head, -1 for a back */
  first: number;
  /** the numbers at its tail and its head, -1 for a back */
  second: number;
  /** its center */
  x: number;
  /** its center */
  y: number;
  /** eighths of a turn clockwise; at 0 the tail is left and the head right */
  turn?: number;
  /** how large it is */
  scale?: number;
  /** `rack` (your own), `shown`, `held`, `yard`, `tucked` (not drawn), `piled` (only its edge shows) */
  role?: PieceRole;
  /** the lane it lies in */
  lane?: string;
  /** it was played last */
  last?: boolean;
  /** this must be answered before anything else may be played */
  binds?: boolean;
  /** it doesn't fit anywhere now */
  dim?: boolean;
  /** you can use it where it lies */
  able?: boolean;
  /** where it lies, in words for people who can't see it: `third on Ann's train` */
  place?: string;
}

/** A place that takes a tile. */
export interface Spot {
  /** the place as a record writes it */
  id: string;
  /** the number that is open there */
  number: string;
  /** as for pieces */
  x: number;
  /** as for pieces */
  y: number;
  /** as for pieces */
  turn?: number;
  /** how long it is */
  length?: number;
  /** as for pieces */
  scale?: number;
  /** as for pieces */
  lane?: string;
  /** you can play here now */
  active?: boolean;
  /** the pieces in your rack that fit here */
  tiles?: string[];
  /** where it is and what it takes, in words: `Ann's train, open for 7` */
  place?: string;
}

/** Text on the table. */
export interface Label {
  id: string;
  text: string;
  /** the middle of its line in height; its start, middle or end in width, depending on `anchor` */
  x: number;
  /** the middle of its line in height; its start, middle or end in width, depending on `anchor` */
  y: number;
  /** the height of the text */
  size: number;
  /** `start`, `middle` or `end` */
  anchor?: Anchor;
  /** `name`, `count`, `binds`; `marker`, `chips` and `score` are drawn on a plate */
  role?: LabelRole;
  /** `""` */
  lane?: string;
  strong?: boolean;
}

/** The strip of a train, the plate of a seat, or a place in a trick. */
export interface Lane {
  id: string;
  /** its upper left corner and its size */
  x: number;
  /** its upper left corner and its size */
  y: number;
  /** its upper left corner and its size */
  width: number;
  /** its upper left corner and its size */
  height: number;
  /** its position, counted from the top */
  slot?: number;
  /** you can play on it, or it is the plate of the seat whose turn it is */
  bright?: boolean;
  /** it has a marker */
  marked?: boolean;
  /** how many tiles at its start are out of view */
  hidden?: number;
  /** it is only a plate for text */
  plain?: boolean;
}

/** A line that connects one thing to another. */
export interface Rail {
  /** its ends */
  x1: number;
  /** its ends */
  y1: number;
  /** its ends */
  x2: number;
  /** its ends */
  y2: number;
  curved?: boolean;
}

/** The table as a picture, the same for everyone. */
export interface Scene {
  /** left, top, width and height of the whole picture */
  box: Box;
  /** whether it is meant for a wide screen */
  wide: boolean;
  /** the height of ordinary text */
  em: number;
  /** tiles */
  pieces: Piece[];
  /** places that take a tile */
  spots: Spot[];
  /** text on the table */
  labels: Label[];
  /** strips of trains, plates of seats, places in a trick */
  lanes: Lane[];
  /** lines that connect one thing to another; in `own` they replace all of the scene's */
  rails: Rail[];
  /** the picture in a sentence, for anyone who can't see it */
  summary: string;
}

/** What is different for one viewer: a part replaces the scene's part with the same id, others are added. */
export interface OwnScene {
  /** left, top, width and height of the whole picture */
  box: Box;
  /** tiles */
  pieces: Piece[];
  /** only in `own`: the ids of pieces in the scene that you don't see */
  gone: string[];
  /** places that take a tile */
  spots: Spot[];
  /** text on the table */
  labels: Label[];
  /** only in `own`: the ids of labels, spots and lanes that you don't see */
  gone_labels: string[];
  /** strips of trains, plates of seats, places in a trick */
  lanes: Lane[];
  /** the picture in a sentence, for anyone who can't see it; `null` if it is the scene's */
  summary: string | null;
  /** only in `own`: the ids of labels, spots and lanes that you don't see */
  gone_spots?: string[];
  /** only in `own`: the ids of labels, spots and lanes that you don't see */
  gone_lanes?: string[];
  /** lines that connect one thing to another; in `own` they replace all of the scene's */
  rails?: Rail[];
}

/** What has changed in a scene; what is missing has not. */
export interface ScenePatch {
  /** the new box */
  box?: Box;
  /** the new height of ordinary text */
  em?: number;
  /** each `[at, gone, come]`: from place `at` on, `gone` parts are replaced by the parts in `come` */
  pieces?: [number, number, Piece[]][];
  /** each `[at, gone, come]`: from place `at` on, `gone` parts are replaced by the parts in `come` */
  spots?: [number, number, Spot[]][];
  /** each `[at, gone, come]`: from place `at` on, `gone` parts are replaced by the parts in `come` */
  labels?: [number, number, Label[]][];
  /** each `[at, gone, come]`: from place `at` on, `gone` parts are replaced by the parts in `come` */
  lanes?: [number, number, Lane[]][];
  /** all of them */
  rails?: Rail[];
  /** the new summary */
  summary?: string;
}

/** The fields of `own` that have changed, each whole; what is missing has not. */
export interface OwnPatch {
  /** as in `own` */
  box?: Box;
  /** as in `own` */
  pieces?: Piece[];
  /** as in `own` */
  gone?: string[];
  /** as in `own` */
  spots?: Spot[];
  /** as in `own` */
  labels?: Label[];
  /** as in `own` */
  gone_labels?: string[];
  /** as in `own` */
  lanes?: Lane[];
  /** as in `own` */
  summary?: string | null;
  /** as in `own` */
  gone_spots?: string[];
  /** as in `own` */
  gone_lanes?: string[];
  /** as in `own` */
  rails?: Rail[];
}

/** A seat of a table. */
export interface Seat {
  /** its number */
  seat: number;
  /** the player's name, typed by a stranger: escape it before you show it */
  name: string;
  /** `person`, `bot` or `open` */
  kind: SeatKind;
  /** the bot's name, `null` for others */
  bot: string | null;
  /** whether the player is connected now; always `true` for a bot, unless it is standing in for someone */
  here: boolean;
  /** whether a bot is playing for the person named there, who is away or gone */
  stands_in: boolean;
  /** how that person went: `left` for good, `resigned` from this match, or `""` if they are only away and get the seat back when they return */
  gone: TableGone;
  /** how many seconds the person has been away when this is sent, `null` for people who are here and for bots; after `ways.grace` a bot may play for them */
  away: number | null;
  /** whether this is the host's seat */
  host: boolean;
  /** the seat this person would like to have, `null` for none: they get a bot's seat when the round is over, and a person's seat if both want to swap */
  wish: number | null;
  /** whether only a program is connected there; no one waits for it between rounds */
  program: boolean;
}

/** The host's settings besides the rules. */
export interface TableSettings {
  /** seconds for a turn, 0 for no clock */
  limit: number;
  /** what happens when time is up: a move by a `bot`, or a `forced` one */
  ending: TurnEnding;
  /** whether people may chat at this table */
  talk: boolean;
  /** hints if several people play: `off`, `ask` (if the others agree) or `on` */
  hints: Help;
  /** undo if several people play: `off`, `ask` (if the others agree) or `on` */
  undo: Help;
  /** how many seconds someone must be away before a bot may play for them */
  grace: number;
  /** how fast the bots play: `slow`, `normal`, `fast` or `instant` */
  speed: Speed;
}

/** The table, its seats and who is connected: sent on connecting, and whenever that changes. */
export interface TableMessage {
  type: "table";
  /** the version of this protocol: 1 */
  version: number;
  /** the table's id */
  table: string;
  /** the game and its edition */
  game: string;
  /** the game and its edition */
  edition: string;
  /** the game's family: `lines`, `trains`, `tricks`, `poker` or `solitaire` */
  family: string;
  /** the title for people, and the set */
  title: string;
  /** the title for people, and the set */
  set: number;
  /** every option with its value */
  options: Record<string, number | boolean | string>;
  /** how many rounds the match has, 0 if it ends at a number of points */
  rounds: number;
  /** how the match ends, in words */
  aim: string;
  /** what to know before sitting down, in a few words each: edition, set, how the match ends, changed options, clock, help */
  summary: string[];
  /** whether the lobby lists it */
  public: boolean;
  /** the number of a solitaire's deal, which has the same tiles for everyone; `null` in other games */
  deal: number | null;
  /** the table's settings besides the rules */
  ways: TableSettings;
  /** `waiting` for people to sit down, `playing`, `over` */
  phase: TablePhase;
  /** whether you are the host, or are acting as host because the host has been away for a long time */
  host: boolean;
  /** your seat, `null` for a spectator */
  you: number | null;
  /** the seat that you left and can take back, otherwise `null` */
  former: number | null;
  /** whether the host has removed you; then you can only watch */
  removed: boolean;
  /** one object for each seat, in order */
  seats: Seat[];
  /** the names of the bots that know this game, the weakest first */
  bots: string[];
  /** how many spectators there are */
  watchers: number;
  /** the address to give to others */
  link: string;
  /** five letters and digits that also lead to the table, at `/j/CODE`; `null` once the table is put away */
  code: string | null;
  /** your personal link, which is the key to your seat; `null` for a spectator */
  personal: string | null;
  /** how moves are written here, in words that can follow "write" */
  forms: string;
  /** the address of the rules */
  rules: string;
  /** the TOML text of the [house rules](households.md) that are played here, `""` for a published edition: you need it to read this table's records */
  household: string;
  /** whether a hand can be [lined up](#lineup) here: `true` in train games */
  lineup: boolean;
}

/** A legal move, ready to be shown and sent. */
export interface Move {
  /** what to send */
  move: string;
  /** the ids of the pieces and spots in the scene that a person touches to make this move */
  touch: string[];
  /** for a button, or for a screen reader */
  label: string;
  /** `lay`, `draw`, `pass`, `stop`, `muggins`, `catch`, `claim`, `check`, `bet`, `call`, `raise`, `fold`, `stand`, `count`, `turn`, `waste`, `fill`, `add`, `concede`, `bid`, `trump`, `aside`, `alone`, `shift`, `exchange`, `remove`, `spread` */
  kind: MoveKind;
  /** what it scores right away, 0 if nothing; the `label` says so too */
  points: number;
}

/** What can be touched first, when there are too many moves to list. */
export interface Touch {
  /** the ids that can be touched first */
  next: string[];
}

/** An event in words. */
export interface LogLine {
  /** the ply of the event */
  ply: number;
  /** the number of its round */
  round: number;
  /** who moved, `null` for a deal */
  seat: number | null;
  /** what happened, in words */
  text: string;
  /** a pass, a draw or a bid in a few words, which a page shows at the seat for a moment; `""` for everything that can be seen on the table */
  bubble: string;
  /** what the move scored right away, 0 if nothing */
  points: number;
  /** the clock made this move: the player's time was up */
  late?: boolean;
}

/** What each side scored in a round. */
export interface RoundScore {
  /** its number */
  round: number;
  /** what each side scored in it */
  points: number[];
}

/** The points of a match. */
export interface Scores {
  /** the names of the sides */
  sides: string[];
  /** a number for each side */
  totals: number[];
  /** the finished rounds, in order */
  rounds: RoundScore[];
}

/** How a round ended. */
export interface RoundEnd {
  /** in words addressed to you: you are You there and in the rows */
  how: string;
  /** the headings of a table that counts the hands */
  head: string[];
  /** its rows, each a list of texts, in order of standing in the match */
  rows: string[][];
  /** how many of the first rows lead the match, or have won it once it is over; 0 if everyone is level */
  lead: number;
}

/** Who won a match. */
export interface MatchResult {
  /** the seats that won; empty if a solitaire was lost */
  winners: number[];
  /** the same in words, addressed to you */
  text: string;
}

/** What a player asks the others for. */
export interface Ask {
  /** `undo`, `redo`, `hint` or `rematch` */
  what: RequestKind;
  /** the player who asks */
  seat: number;
  /** the same in words */
  text: string;
  /** the same in words, for the player who asks */
  own: string;
  /** the seats that agree, including the one that asks */
  agreed: number[];
  /** the seats that haven't answered yet */
  waits: number[];
}

/** What a seat contributed to a shuffle. */
export interface Nonce {
  /** the seat */
  seat: number;
  /** 32 hexadecimal digits */
  nonce: string;
}

/** What a seat has committed to. */
export interface Commitment {
  /** the seat */
  seat: number;
  /** the SHA-256 of its nonce; empty if a seat that was skipped made none */
  commitment: string;
}

/** A shuffle that has been revealed. */
export interface Shuffle {
  /** its number */
  round: number;
  /** 32 hexadecimal digits in scheme 1, where the server shuffled alone; otherwise empty */
  salt: string;
  /** all tiles in the order in which they were dealt; `position` and the position, where the round started from one; empty in poker */
  order: string;
  /** what was shown before */
  hash: string;
  /** 2 where [players contribute](#the-shuffle), 1 where the server shuffled alone */
  scheme: number;
  /** the server's secret in scheme 2, 32 hexadecimal digits; empty in poker, where it is never told */
  secret: string;
  /** its number, counted through all matches of the table */
  number: number;
  /** what the players contributed */
  nonces: Nonce[];
  /** the people and programs who contributed nothing, with what they had committed to, if anything */
  skipped: Commitment[];
  /** the seat that the deal started with, where the rules don't decide that */
  first: number | null;
  /** whether that seat was chosen by the host or by turns, not by chance */
  chosen: boolean;
  /** how many seats play */
  seats: number;
}

/** The hash of the current shuffle, and the shuffles revealed so far. */
export interface Fairness {
  /** the hash of the shuffle for round `fair.round`, `null` once no more will be dealt */
  hash: string | null;
  /** the round that the hash belongs to: the current one or the next */
  round: number;
  /** the number of a solitaire's deal, which is no secret and serves as its salt; otherwise `null` */
  deal: number | null;
  /** `true` if round `fair.round` starts from a given position, so nothing was shuffled */
  given: boolean;
  /** `true` where no shuffle is ever told (poker) */
  never: boolean;
  /** how round `fair.round` is shuffled: 2 where [players contribute](#the-shuffle) */
  scheme: number;
  /** the shuffles of the rounds that are over. If a round ends with tiles that were never shown (in Forty-Two and Moon, when everyone passes or a tile was put aside), its shuffle comes at the end of the match. Poker only reveals the nonces, because the order would show folded hands */
  revealed: Shuffle[];
}

/** What a seat can take back or play again. */
export interface UndoOptions {
  /** whether you have made a move in this round */
  back: boolean;
  /** whether there is something to redo */
  again: boolean;
  /** whether it happens right away: no other person is playing, or the host allows it */
  free: boolean;
}

/** The clock as it is shown. */
export interface Clock {
  /** the seat whose time is running, `null` between rounds */
  seat: number | null;
  /** when time is up, in seconds since 1970 */
  until: number;
  /** how many seconds are left when this is sent */
  left: number;
}

/** The complete current state of a table as one viewer may see it: on connecting, and after each event. `snapshot.Snapshot` encodes it in parts, so that what all viewers share is encoded only once. */
export interface NowMessage {
  type: "now";
  /** how many events there have been: include it in whatever you send about this position */
  ply: number;
  /** `waiting` (nothing has been dealt yet), `playing`, `round-over` (until everyone has [continued](#between-rounds)), `over` */
  phase: Phase;
  /** the number of the current or last round; 0 before the first */
  round: number;
  /** the seat whose turn it is, `null` if it is no one's */
  turn: number | null;
  /** all seats that can act now: in games with spoken calls, others may call out of turn */
  actors: number[];
  /** [between rounds](#between-rounds), the seats that have continued; `clock` says how long the others have */
  ready: number[];
  /** what someone is asking the others for ([taking back](#taking-back)), or `null` */
  asks: Ask | null;
  /** the number of the match at this table: 1, plus one for each rematch */
  match: number;
  /** how many matches each side has won here, in the order of `scores.sides`; a shared victory counts for each */
  won: number[];
  /** the number of this state, for [patches](#patch) */
  serial: number;
  /** the points */
  scores: Scores;
  /** the [shuffle](#the-shuffle) */
  fair: Fairness;
  /** your seat, `null` for a spectator */
  you: number | null;
  /** what you can take back, `null` for a spectator and before the first deal */
  undo: UndoOptions | null;
  /** whether you can have a hint: `on`, `ask` (send `consult` first) or `off`; `null` as for `undo` */
  hint: Help | null;
  /** how the last round ended, while `phase` is `round-over` or `over`; else `null` */
  ended: RoundEnd | null;
  /** `null` while the match goes on */
  result: MatchResult | null;
  /** what you have to do, or who the table is waiting for, in words */
  ask: string;
  /** a list of sentences: what restricts play now, and why you can't play */
  says: string[];
  /** all the [moves](#moves) you can make now */
  moves: Move[];
  /** an object that replaces `moves` when there are more than 300 of them ([many moves](#many-moves)), otherwise `null` */
  touch: Touch | null;
  /** `null` if no clock is running ([time](#time)) */
  clock: Clock | null;
  /** the public [scene](#scenes), `null` for the shape `none` and before the first deal */
  scene: Scene | null;
  /** what is different for you, `null` for a spectator */
  own: OwnScene | null;
  /** what happened since your last `now`, oldest first */
  log: LogLine[];
}

/** What has changed since the state with the number `since`: only for clients that asked for [patches](#patch). */
export interface PatchMessage {
  type: "patch";
  /** the `serial` of the state that this changes; if yours is another one, send `{"do": "look"}` to get the whole state */
  since: number;
  /** as in `now` */
  ply: number;
  /** as in `now` */
  phase: Phase;
  /** as in `now` */
  round: number;
  /** as in `now` */
  turn: number | null;
  /** the number of the state that comes of it */
  serial: number;
  /** as in `now` */
  clock: Clock | null;
  /** what happened since the state before, oldest first */
  log: LogLine[];
  /** as in `now`, if it has changed */
  actors?: number[];
  /** as in `now`, if it has changed */
  ready?: number[];
  /** as in `now`, if it has changed */
  asks?: Ask | null;
  /** as in `now`, if it has changed */
  match?: number;
  /** as in `now`, if it has changed */
  won?: number[];
  /** as in `now`, if it has changed */
  scores?: Scores;
  /** as in `now`, if it has changed */
  fair?: Fairness;
  /** as in `now`, if it has changed */
  undo?: UndoOptions | null;
  /** as in `now`, if it has changed */
  hint?: Help | null;
  /** as in `now`, if it has changed */
  ended?: RoundEnd | null;
  /** as in `now`, if it has changed */
  result?: MatchResult | null;
  /** as in `now`, if it has changed */
  ask?: string;
  /** as in `now`, if it has changed */
  says?: string[];
  /** as in `now`, if it has changed */
  moves?: Move[];
  /** as in `now`, if it has changed */
  touch?: Touch | null;
  /** what has changed in the scene */
  scene?: ScenePatch;
  /** what has changed in `own` */
  own?: OwnPatch;
}

/** Your move, your deal or your chat line is stored, and no crash can lose it. */
export interface AcceptedMessage {
  type: "accepted";
  /** the one you sent */
  id: string;
  /** the table's ply after it */
  ply: number;
}

/** A rule in the edition's own words. */
export interface Rule {
  /** the rule's heading on the rules page */
  question: string;
  /** what the rule says */
  says: string;
  /** the address of that rule */
  link: string;
}

/** Nothing was changed, and why. */
export interface RefusedMessage {
  type: "refused";
  /** the table's ply now */
  ply: number;
  /** a sentence for a person */
  why: string;
  /** the kind of refusal: `malformed`, `too-much` (too many requests), `stale`, `not-your-turn`, `illegal`, `unreadable`, `impossible` (no such option, bot or setting), `unavailable` (it couldn't be stored or computed now) */
  kind: RefusalKind;
  /** the same as `why`, for programs: the rule's code, like `does-not-fit` or `must-play` ([all of them](refusals.md)), or the kind if no rule has a code for it */
  code: string;
  /** `true` if the table had moved on: a `now` follows, so look and choose again */
  stale: boolean;
  /** only if a move breaks a rule: that rule, in the edition's own words */
  rule?: Rule;
  /** the one you sent; missing if the message couldn't be read */
  id?: string;
}

/** The answer to `touch`. */
export interface ChoicesMessage {
  type: "choices";
  /** the table's ply */
  ply: number;
  /** what you sent */
  chosen: string[];
  /** the ids that can be touched next */
  next: string[];
  /** the moves that match exactly what is chosen */
  moves: Move[];
}

/** The answer to `why`. */
export interface WhyMessage {
  type: "why";
  /** the one you asked about */
  tile: string;
  /** why you can't play it now, or that you can */
  text: string;
  /** the rule behind it, if there is one, as in [`refused`](#refused) */
  rule?: Rule;
}

/** The answer to `hint`: what the bot `normal` would play in your place, knowing only what you know. */
export interface HintMessage {
  type: "hint";
  /** the table's ply */
  ply: number;
  /** the [move](#moves) */
  move: string;
  /** the [move](#moves) */
  touch: string[];
  /** the [move](#moves) */
  label: string;
  /** the [move](#moves) */
  kind: MoveKind;
  /** the reason, in a sentence */
  why: string;
  /** how sure the bot is, with its numbers, in words */
  sure: string;
}

/** The answer to `winnable`, a few seconds later. */
export interface WinnableMessage {
  type: "winnable";
  /** `yes`; `no`, which is proven; or `unknown`: no win was found, but not every line was searched */
  answer: WinnableAnswer;
  /** the same in words, with what was searched */
  text: string;
  /** how many positions were searched */
  positions: number;
  /** the one you asked about */
  ply: number;
}

/** The answer to `solution`, a few seconds later. */
export interface SolutionMessage {
  type: "solution";
  /** whether the moves end with a win */
  won: boolean;
  /** whether this is proven to be the best possible result */
  proved: boolean;
  /** how many tiles they leave, `null` if no complete line was found */
  left: number | null;
  /** what to send, one after another */
  moves: string[];
  /** the same in words */
  text: string;
  /** how many positions were searched */
  positions: number;
  /** the one you asked about */
  ply: number;
}

/** A tile of a line-up, as it would lie. */
export interface LineupTile {
  /** its id */
  tile: string;
  /** the number that joins the tile before it */
  first: number;
  /** the number it leaves open */
  second: number;
}

/** The longest train you can lay from your hand at the open end of your train; of several equally long ones, the one with the most pips. */
export interface LineupMessage {
  type: "lineup";
  /** the ply it applies to */
  ply: number;
  /** the open number of your train, or the hub's if you haven't started one */
  open: string;
  /** its tiles in playing order */
  train: LineupTile[];
  /** the ids of the other tiles in your hand */
  rest: string[];
}

/** The answer to `record`. */
export interface RecordMessage {
  type: "record";
  /** the table's ply */
  ply: number;
  /** the match so far, [as your seat may know it](records.md#records) */
  text: string;
}

/** The promise of the next shuffle: on connecting, when it is made, and when someone has contributed to it. */
export interface ShuffleMessage {
  type: "shuffle";
  /** its number, counted through all matches of the table */
  number: number;
  /** the match it is for */
  match: number;
  /** the round it is for */
  round: number;
  /** its seal: the SHA-256 of the server's secret */
  hash: string;
  /** `open` while you can `commit`, then `closed`: `reveal` your nonce at once */
  phase: ShufflePhase;
  /** what the seats have committed to */
  commitments: Commitment[];
}

/** The shuffles of an earlier match. */
export interface MatchShuffles {
  /** its number */
  match: number;
  /** its shuffles, as in `fair.revealed` */
  revealed: Shuffle[];
}

/** The answer to `shuffles`: the shuffles of earlier matches at this table, at most the last 20. */
export interface ShufflesMessage {
  type: "shuffles";
  /** the table's ply */
  ply: number;
  /** one object for each match, oldest first */
  matches: MatchShuffles[];
}

/** A line of chat. */
export interface ChatLine {
  /** counts up at each table; after a lost connection you may get a line again, and recognize it by its number */
  number: number;
  /** the seat of the player who said it */
  seat: number;
  /** the player's name at the time, typed by a stranger */
  name: string;
  /** one line of up to 200 characters, typed by a stranger: escape it before you show it */
  text: string;
  /** when, in seconds since 1970 */
  at: number;
}

/** Chat: the last 100 lines on connecting, then new ones as they come. */
export interface SaidMessage {
  type: "said";
  /** oldest first */
  lines: ChatLine[];
}

/** One thing that was counted. */
export interface FigureLine {
  /** in words */
  what: string;
  /** one per seat, one per side, or a single number */
  numbers: number[];
  /** `seat`, `side` or `table` */
  by: CountedBy;
}

/** A round in numbers. */
export interface RoundFigures {
  /** the number of the round */
  number: number;
  /** what each side scored in it */
  points: number[];
  /** each side's total after it */
  totals: number[];
}

/** The statistics of a finished match. They name no tile. */
export interface FiguresMessage {
  type: "figures";
  /** the table's ply */
  ply: number;
  /** their names */
  players: string[];
  /** their names */
  sides: string[];
  /** what a part of the match is called: `round`, `deal` or `hand` */
  unit: string;
  /** what each side started with */
  start: number[];
  /** whether the lowest score wins */
  low_wins: boolean;
  /** in order */
  rounds: RoundFigures[];
  /** totals such as tiles drawn, passes, the longest train and bids made */
  counts: FigureLine[];
  /** the points by how they were scored; empty if there is only one kind */
  kinds: FigureLine[];
}

/** The answer to `ping`. */
export interface PongMessage {
  type: "pong";
}

/** The table was closed; the connection is closed after this message. */
export interface GoneMessage {
  type: "gone";
  /** a sentence for a person */
  why: string;
}

/** A message of the server's operator to everyone, at a table or in the lobby. */
export interface NoticeMessage {
  type: "notice";
  /** the operator's words, as they were typed */
  text: string;
}

/** A public table as the lobby lists it. */
export interface LobbyTable {
  /** its id */
  table: string;
  /** its address; over the WebSocket only the path */
  link: string;
  /** the game that is played */
  game: string;
  /** the game that is played */
  edition: string;
  /** the game that is played */
  title: string;
  /** the game that is played */
  set: number;
  /** `waiting` or `playing` */
  phase: StoredPhase;
  /** when it was made, in seconds since 1970 */
  made: number;
  /** how many seats there are */
  seats: number;
  /** the names of the players */
  names: string[];
  /** how many seats are open */
  open: number;
  /** the players and the open seats, in words */
  says: string;
  /** what to know before sitting down, in a few words each: edition, set, how the match ends, changed options, clock, help */
  summary: string[];
}

/** The public tables, over the lobby's WebSocket: on connecting, and whenever they change. */
export interface TablesMessage {
  type: "tables";
  tables: LobbyTable[];
}

/** A table where the visitor holds a seat and the match is not over. */
export interface OwnTable {
  /** its id */
  table: string;
  /** its path */
  link: string;
  /** the game that is played */
  title: string;
  /** the players, in words */
  says: string;
  /** its rules and settings, in a few words each */
  summary: string[];
  /** its state for you in words, like `Your turn` */
  state: string;
  /** whether the others are waiting for you */
  yours: boolean;
}

/** The visitor's own tables, over the lobby's WebSocket: on connecting, and whenever one changes. */
export interface OwnTablesMessage {
  type: "own-tables";
  tables: OwnTable[];
}

/** Make a move. It is read leniently, as in records: `4-6>5-5` is fine. */
export interface MoveRequest {
  do: "move";
  /** the ply of the `now` you are answering */
  ply: number;
  /** the move */
  move: string;
}

/** Continue to the next round, when the phase is `round-over` ([between rounds](#between-rounds)). It is dealt once everyone who is here has continued, or 20 seconds after the first player did. */
export interface DealRequest {
  do: "deal";
  /** the ply of the `now` you are answering */
  ply: number;
}

/** Play on automatically as long as there is nothing to decide, as in Bingo: every move is stored, and the last position is sent. */
export interface RunRequest {
  do: "run";
  /** the ply of the `now` you are answering */
  ply: number;
}

/** Ask which moves match what is chosen so far. */
export interface TouchRequest {
  do: "touch";
  /** the ids of pieces and spots */
  chosen: string[];
  /** the ply of the `now` you are answering */
  ply: number;
}

/** Ask why you can't play a tile, either anywhere or at one place. */
export interface WhyRequest {
  do: "why";
  /** a tile in your hand; in a solitaire any tile, `boneyard`, or tiles on cells, like 6-3@0,0v */
  tile: string;
  /** the ply of the `now` you are answering */
  ply: number;
  /** the id of a spot: why the tile can't go there */
  place?: string;
}

/** Ask for a [hint](#hint) when you are among the `actors`. A seat gets up to eight at once, then one every two seconds. If several people are playing, `ways.hints` decides. */
export interface HintRequest {
  do: "hint";
  /** the ply of the `now` you are answering */
  ply: number;
}

/** In train games, ask for the best train you can lay from your hand. */
export interface LineupRequest {
  do: "lineup";
}

/** Get scenes in this shape from now on; a `now` follows. */
export interface ShapeRequest {
  do: "shape";
  /** the shape */
  shape: Shape;
}

/** Ask for the whole state again, if you have missed something; a `now` follows. */
export interface LookRequest {
  do: "look";
  /** the log from this ply on comes with it; if omitted, what is new in it */
  since?: number | null;
}

/** Ask for the record. */
export interface RecordRequest {
  do: "record";
  /** an earlier match at this table */
  match?: number | null;
}

/** Only for the player of a solitaire: ask the solver, which sees the hidden tiles, if it can still be won. */
export interface WinnableRequest {
  do: "winnable";
  /** the ply of the `now` you are answering */
  ply: number;
}

/** Only for the player of a solitaire: ask the solver for the best line from here. */
export interface SolutionRequest {
  do: "solution";
  /** the ply of the `now` you are answering */
  ply: number;
}

/** Stop the solver; asking a new question stops it too. */
export interface EnoughRequest {
  do: "enough";
}

/** Change the table's settings, any of those in `ways`; only the host can. */
export interface SettleRequest {
  do: "settle";
  /** seconds for a turn, 0 for no clock */
  limit?: number;
  /** what happens when time is up */
  ending?: TurnEnding;
  /** whether people may chat */
  talk?: boolean;
  /** hints among people */
  hints?: Help;
  /** undo among people */
  undo?: Help;
  /** how many seconds someone must be away before a bot may play for them */
  grace?: number;
  /** how fast the bots play */
  speed?: Speed;
}

/** Take back the moves of this round, back to your last real choice. */
export interface UndoRequest {
  do: "undo";
  /** the ply of the `now` you are answering */
  ply: number;
  /** how many moves */
  count?: number | null;
  /** every move of the round */
  to?: "start" | null;
}

/** Replay what was taken back, up to your next choice. */
export interface RedoRequest {
  do: "redo";
  /** the ply of the `now` you are answering */
  ply: number;
  /** how many moves */
  count?: number | null;
}

/** Agree to what someone is asking for, or not; the player who asked can withdraw it with `false`. */
export interface AnswerRequest {
  do: "answer";
  /** the ply of the `now` you are answering */
  ply: number;
  /** whether you agree */
  agree: boolean;
}

/** Another match at this table, once this one is over ([rematch](#rematch)). */
export interface RematchRequest {
  do: "rematch";
  /** the ply of the `now` you are answering */
  ply: number;
}

/** Ask the others if you may have a hint, when the table's `hints` are `ask`; if they agree, send `hint`. */
export interface ConsultRequest {
  do: "consult";
  /** the ply of the `now` you are answering */
  ply: number;
}

/** Let a bot play for a person who has been away for the grace period, or take your seat back from a bot ([seats](#seats)). */
export interface SeatRequest {
  do: "seat";
  /** the ply of the `now` you are answering */
  ply: number;
  /** which seat */
  seat: number;
  /** `bot` or `person`: who plays there from now on */
  to: SeatChange;
  /** which bot, `normal` or better */
  bot?: string | null;
}

/** Leave your seat. Before the match it is open again; later a bot plays on ([seats](#seats)). */
export interface LeaveRequest {
  do: "leave";
}

/** Give up the match: a bot plays on for you, and you stay for the next one. */
export interface ResignRequest {
  do: "resign";
}

/** Move to an open seat or a bot's seat, or ask a person to swap; during a round it waits until the round is over. Send your own seat's number to cancel. */
export interface ChangeRequest {
  do: "change";
  /** which seat */
  seat: number;
}

/** Remove a person from the table; only the host can. */
export interface RemoveRequest {
  do: "remove";
  /** which seat */
  seat: number;
}

/** Make another person the host; only the host can. */
export interface HostRequest {
  do: "host";
  /** which seat */
  seat: number;
}

/** Replace your personal link: the old one, and other devices that used it, lose the seat. */
export interface RevokeRequest {
  do: "revoke";
}

/** Ask for the shuffles of the last 20 matches before this one, or of the match that you name. */
export interface ShufflesRequest {
  do: "shuffles";
  /** an earlier match at this table */
  match?: number | null;
}

/** Commit to a nonce for [the next shuffle](#the-shuffle): 32 random hexadecimal digits that you keep secret. */
export interface CommitRequest {
  do: "commit";
  /** the number in the last `shuffle` */
  number: number;
  /** the SHA-256 of your nonce */
  commitment: string;
}

/** Reveal the nonce that you have committed to, once `shuffle` says that commitments are closed. First check that your commitment is among them, and that the seal is the one you committed for. */
export interface RevealRequest {
  do: "reveal";
  /** the number in the last `shuffle` */
  number: number;
  /** the nonce */
  nonce: string;
}

/** Send a chat line of up to 200 characters to the table. You need a seat; spectators only read. Line breaks become spaces; characters that reverse or overprint text are removed. */
export interface SayRequest {
  do: "say";
  /** what to say */
  text: string;
}

/** Ask for the statistics of a finished match. */
export interface FiguresRequest {
  do: "figures";
}

/** Let the bots play without delay until it is a person's turn; anyone with a seat can. */
export interface SkipRequest {
  do: "skip";
}

/** Ask for a `pong`. */
export interface PingRequest {
  do: "ping";
}

/** The body of every response with a status from 400 to 599. */
export interface Refusal {
  /** a sentence for a person */
  why: string;
  /** the line of the record with the mistake */
  line?: number;
}

/** The settings of a table, as far as they differ from the usual ones. */
export interface SettingsWish {
  /** seconds for a turn, 0 for no clock */
  limit?: number;
  /** what happens when time is up: `bot` or `forced` */
  ending?: TurnEnding;
  /** whether people may chat */
  talk?: boolean;
  /** hints among people: `off`, `ask` (if the others agree) or `on` */
  hints?: Help;
  /** undo among people: `off`, `ask` (if the others agree) or `on` */
  undo?: Help;
  /** how many seconds someone must be away before a bot may play for them */
  grace?: number;
  /** how fast the bots play */
  speed?: Speed;
}

/** Who should sit in a seat. */
export interface SeatWish {
  /** `person` (the first of them is you), `bot` or `open` */
  kind?: SeatKind;
  /** the bot that sits there, or that takes an open seat if no one comes */
  bot?: string | null;
}

/** `POST /api/tables`: the table to make. */
export interface NewTable {
  /** like `muggins`; [the list of games](../README.md) has every name and its editions */
  game: string;
  /** the game's first edition if omitted */
  edition?: string | null;
  /** [house rules](households.md), the text of a TOML file, instead of `edition`. `"edition": "house.ID"` means the house rules at `/house/ID` */
  household?: string | null;
  /** 6 for double-six; the edition's usual set if omitted */
  set?: number | null;
  /** how many seats; if omitted, as many as `seats` has, or the fewest the game allows */
  players?: number | null;
  /** the options that differ from the printed values, like `{"target": 50}` */
  options?: Record<string, unknown>;
  /** one object for each seat: `kind` is `person` (the first of them is you), `bot` (`bot` is its name, `greedy` if omitted) or `open` (`bot` is the bot that takes the seat if no one comes) */
  seats?: SeatWish[] | null;
  /** your name; the server makes one up if you omit it */
  name?: string | null;
  /** only for solitaires: a number, `today`, or a day like `2026-11-15`; a random deal if omitted */
  deal?: number | string | null;
  /** a seed for the shuffles instead of chance; only on a server started with `--arena 1`, for [tournaments](lab.md) between programs */
  seed?: string | null;
  /** the seat that starts, from 0, if the rules leave that open; otherwise it is random */
  first?: number | null;
  /** `true` lists the table in the lobby while it has open seats */
  public?: boolean;
  /** the settings besides the rules, as in `table`: `{"limit": 60, "ending": "forced"}` */
  ways?: SettingsWish;
}

/** The answer to `POST /api/tables`. */
export interface MadeTable {
  /** the id */
  table: string;
  /** the address to give to others */
  link: string;
  /** your seat, `null` if every seat went to a bot or was left open */
  seat: number | null;
  /** the token of your seat */
  token: string | null;
}

/** `GET /api/tables`: the public tables, as the lobby shows them. */
export interface PublicTables {
  /** tables that are waiting come first, then the newest */
  tables: LobbyTable[];
}

/** `POST /t/ID/sit` and `POST /t/ID/seats`: a name, and a seat to take. */
export interface SeatTaking {
  /** the player's name; the server makes one up if you omit it */
  name?: string | null;
  /** the number of the seat you want; the first open one if omitted */
  seat?: number | string | null;
}

/** The answer to `POST /t/ID/sit`. */
export interface TakenSeat {
  /** its number */
  seat: number | null;
  /** the seat's token */
  token: string | null;
  /** its personal link */
  link: string;
}

/** The answer to `POST /t/ID/seats`. */
export interface GivenSeat {
  /** its number */
  seat: number;
  /** the program's name at the table */
  name: string;
  /** the seat's token */
  token: string;
  /** its personal link */
  link: string;
  /** a terminal command that lets one of our bots play there */
  command: string;
}

/** The answer to `POST /t/ID/start`. */
export interface Done {
  ok: boolean;
}

/** `GET /health`: whether the server works. */
export interface Health {
  ok: boolean;
  /** how many tables are in memory */
  tables: number;
  /** how many messages and requests were refused since the server started */
  refused: number;
}

/** A step of the tour that shows a newcomer around a table. */
export interface LessonStep {
  head: string;
  says: string;
  /** the part of the page it is about */
  at: string;
  /** what the newcomer has to do before the next step */
  waits: "" | "choose" | "move";
}

/** `GET /t/ID/lesson`. */
export interface Lesson {
  steps: LessonStep[];
}

/** A deal or a move of a match, in words. */
export interface ReplayStep {
  round: number;
  move: number;
  ply: number;
  seat: number | null;
  text: string;
}

/** A point of view for a replay. */
export interface ReplayView {
  view: string;
  label: string;
}

/** The other addresses of a replay. */
export interface ReplayLinks {
  moments: string;
  record: string;
  picture: string;
  review: string;
}

/** `GET .../outline`: the players, the views that can be chosen, and every deal and move in words. */
export interface ReplayOutline {
  title: string;
  game: string;
  edition: string;
  players: string[];
  over: boolean;
  unit: string;
  views: ReplayView[];
  steps: ReplayStep[];
  matches: number;
  match: number;
  you: number | null;
  /** whether the record contains the seals of its shuffles */
  sealed: boolean;
  links: ReplayLinks;
}

/** A tile in an open hand; a face-down tile has no id. */
export interface ReplayTile {
  first: number;
  second: number;
  id?: string;
}

/** A moment of a match. */
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

/** `GET .../moments`. */
export interface ReplayMoments {
  moments: ReplayMoment[];
}

/** The answer to `POST /replay`. */
export interface OpenedRecord {
  base: string;
}

/** The answer to `POST BASE/share`. */
export interface SharedRecord {
  link: string;
}

/** A move and what it was worth. */
export interface ReviewedMove {
  does: string;
  worth: string;
  made: boolean;
}

/** A decision in a match, reviewed. */
export interface ReviewedDecision {
  ply: number;
  round: number;
  seat: number;
  costly: boolean;
  cost: string;
  says: string;
  why: string[];
  worths: ReviewedMove[];
  known: string[];
  opened: string[];
}

/** A point of a seat's curve. */
export interface CurvePoint {
  ply: number;
  before: number;
  after: number;
  mistake: boolean;
}

/** How a seat's chances went up and down. */
export interface ReviewCurve {
  seat: number;
  points: CurvePoint[];
}

/** The review of a finished match. */
export interface MatchReview {
  head: string;
  method: string;
  counts: string;
  share: boolean;
  seats: number[];
  decisions: ReviewedDecision[];
  mistakes: number[];
  none: string;
  curves: ReviewCurve[];
}

/** The progress of a review. */
export interface ReviewWaiting {
  state: "waiting" | "working";
  done: number;
  of: number;
  before: number;
}

/** A finished review. */
export interface ReviewDone {
  state: "done";
  review: MatchReview;
}

/** An option on a score sheet. */
export interface PadOption {
  name: string;
  /** its name as people see it */
  title: string;
  says: string;
  takes: string;
  default: number | string;
  low: number;
  high: number;
  choices: string[];
  /** the choices as people see them */
  labels: string[];
  /** the field of the sheet that takes its value, or the fields that each value sets */
  sets: string | Record<string, Record<string, unknown>>;
}

/** What is scored during play. */
export interface DuringPlay {
  asks: string;
  taps: number[];
  step: number;
  most: number;
}

/** What every score sheet has. */
export interface SheetFacts {
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
  /** where the tiles that no one is dealt go */
  rest: "boneyard" | "aside" | "widow";
  first_says: string;
  says: string[];
  /** the address of house rules; "" if they have none */
  rules?: string;
}

/** Everyone scores what they hold. */
export interface OwnWay {
  kind: "own";
}

/** The player who goes out scores all pips; in a blocked round you score what others hold beyond yours. */
export interface UpwardWay {
  kind: "upward";
}

/** The winner of a round scores one point. */
export interface PointWay {
  kind: "point";
}

/** The winner scores what the others hold. */
export interface WinnerWay {
  kind: "winner";
  less: "each" | "once" | "none";
  nearest: number;
}

/** Everyone pays into a pool. */
export interface PoolWay {
  kind: "pool";
  stake: number;
}

/** Bids are made or set. */
export interface BidsWay {
  kind: "bid";
  bids: number[];
  most: number;
  tricks: number;
  counts: Record<string, number>;
  itself: number;
  costs: boolean;
}

/** Chips are paid into a pot. */
export interface ChipsWay {
  kind: "pot";
  ante: number;
}

/** When a match scored by hands is over. */
export interface HandsEnding {
  target: number;
  rounds: number;
  out_wins: boolean;
}

/** When a match scored by bids is over. */
export interface BidsEnding {
  target: number;
  rounds: number;
  by: "points" | "hands" | "either";
  hands: number;
  at_once: number;
}

/** When a match scored in chips is over. */
export interface ChipsEnding {
  target: number;
  rounds: number;
}

/** A sheet on which hands are counted. */
export interface HandsSheet {
  count: "hands";
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
  /** where the tiles that no one is dealt go */
  rest: "boneyard" | "aside" | "widow";
  first_says: string;
  says: string[];
  /** the address of house rules; "" if they have none */
  rules?: string;
  way: HandsWay;
  ending: HandsEnding;
}

/** A sheet on which bids are counted. */
export interface BidsSheet {
  count: "bids";
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
  /** where the tiles that no one is dealt go */
  rest: "boneyard" | "aside" | "widow";
  first_says: string;
  says: string[];
  /** the address of house rules; "" if they have none */
  rules?: string;
  way: BidsWay;
  ending: BidsEnding;
}

/** A sheet on which chips are counted. */
export interface ChipsSheet {
  count: "chips";
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
  /** where the tiles that no one is dealt go */
  rest: "boneyard" | "aside" | "widow";
  first_says: string;
  says: string[];
  /** the address of house rules; "" if they have none */
  rules?: string;
  way: ChipsWay;
  ending: ChipsEnding;
}

/** The options of a printed sheet, before a table's own choices are applied. */
export interface PrintedOptions {
  options: PadOption[];
}

/** An edition with a sheet for each set and number of players. */
export interface PadEdition {
  edition: string;
  title: string;
  source: string;
  sheets: PrintedSheet[];
  /** the text of house rules */
  household?: string;
  /** the address of house rules */
  house?: string;
}

/** A game with score sheets; `GET /pad/sheets.json` is a list of these. */
export interface PadGame {
  game: string;
  title: string;
  editions: PadEdition[];
}

/** `GET /pad/house/ID.json`. */
export interface HousePad {
  game: string;
  edition: PadEdition;
}

/** `PUT /pad/ID`: what a pad starts with. */
export interface PadHead {
  game: string;
  edition: string;
  set: number;
  players: number;
  options: Record<string, number | string>;
  names: string[];
  first: number;
  household?: string;
  house?: string;
}

/** The tiles left in a hand. */
export interface TilesLeft {
  tiles: string[];
}

/** The pips left in a hand, as someone typed them. */
export interface PipsLeft {
  pips: number;
  double?: boolean;
}

/** What every entry of a pad has. */
export interface EntryFacts {
  /** unique: an entry that is sent twice counts once */
  id: string;
  match: number;
  number: number;
}

/** A round: the players who went out, and what is left in each hand. */
export interface HandsRound {
  kind: "round";
  out: number[];
  hands: (TilesLeft | PipsLeft | null)[];
}

/** A round: its bid, and what each side took. */
export interface BidsRound {
  kind: "round";
  bid: number;
  bidder: number;
  took: number[];
}

/** A round: what everyone paid and won. */
export interface ChipsRound {
  kind: "round";
  paid: number[];
  won: number[];
}

/** Points made during play. */
export interface PointsMade {
  kind: "made";
  side: number;
  points: number;
}

/** The player who starts. */
export interface FirstChosen {
  kind: "first";
  seat: number;
}

/** New names for the players. */
export interface NamesChanged {
  kind: "names";
  names: string[];
}

/** Another match. */
export interface MatchAgain {
  kind: "again";
}

/** An entry is taken back. */
export interface EntryUndone {
  kind: "undo";
  /** the id of that entry */
  of: string;
}

/** An entry counts again. */
export interface EntryRedone {
  kind: "redo";
  /** the id of that entry */
  of: string;
}

/** A round is corrected in place; later rounds stay. */
export interface RoundEdited {
  kind: "edit";
  /** the id of the entry that added the round */
  of: string;
  /** the corrected fields: those of a `round` entry, and `made`, what each side scored during play, if that changes too */
  round: Record<string, unknown>;
}

/** All of a pad: the answer to `PUT /pad/ID` and `GET /pad/ID/entries`. */
export interface WholePad {
  head: PadHead;
  sheet: PadSheet;
  entries: PadEntry[];
  count: number;
}

/** An entry that wasn't added, and why. */
export interface RefusedEntry {
  id: string;
  why: string;
}

/** The entries from a given number on: the answer to `GET` and `POST /pad/ID/entries`. */
export interface PadEntries {
  entries: PadEntry[];
  count: number;
  refused?: RefusedEntry[];
}

/** `POST /pad/ID/entries`. */
export interface PadEntriesRequest {
  /** how many entries you already have */
  since: number;
  /** at most 50 */
  entries: PadEntry[];
}

export type ServerMessage =
  | TableMessage
  | NowMessage
  | PatchMessage
  | AcceptedMessage
  | RefusedMessage
  | ChoicesMessage
  | WhyMessage
  | HintMessage
  | WinnableMessage
  | SolutionMessage
  | LineupMessage
  | RecordMessage
  | ShuffleMessage
  | ShufflesMessage
  | SaidMessage
  | FiguresMessage
  | PongMessage
  | GoneMessage
  | NoticeMessage;

export type HandsWay = OwnWay | UpwardWay | PointWay | WinnerWay | PoolWay;

export type PadSheet = HandsSheet | BidsSheet | ChipsSheet;

export type LeftInHand = TilesLeft | PipsLeft;

export type PadAction =
  | HandsRound
  | BidsRound
  | ChipsRound
  | PointsMade
  | FirstChosen
  | NamesChanged
  | MatchAgain
  | EntryUndone
  | EntryRedone
  | RoundEdited;

export type ReviewProgress = ReviewWaiting | ReviewDone;

/** A request for an event or a line of chat, answered with `accepted` or `refused`. */
export type EventRequest =
  | MoveRequest
  | DealRequest
  | RunRequest
  | UndoRequest
  | RedoRequest
  | AnswerRequest
  | RematchRequest
  | SeatRequest
  | ConsultRequest
  | LeaveRequest
  | ResignRequest
  | ChangeRequest
  | RemoveRequest
  | HostRequest
  | RevokeRequest
  | CommitRequest
  | RevealRequest
  | SayRequest;

/** A request that changes nothing that has to be stored. */
export type QuestionRequest =
  | TouchRequest
  | WhyRequest
  | LineupRequest
  | ShapeRequest
  | LookRequest
  | RecordRequest
  | PingRequest
  | SettleRequest
  | WinnableRequest
  | SolutionRequest
  | EnoughRequest
  | ShufflesRequest
  | HintRequest
  | FiguresRequest
  | SkipRequest;

export type ClientRequest = (EventRequest & { id: string }) | QuestionRequest;

export type PadEntry = PadAction & EntryFacts;

/** A sheet as it is printed, before a table's own options are in their places. */
export type PrintedSheet = PadSheet & PrintedOptions;
