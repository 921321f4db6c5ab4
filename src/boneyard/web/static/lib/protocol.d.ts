// Generated from the types in src/boneyard/server/protocol by tools/protocol_pages.py (`make pages`).
// A message from the server is named after its `type`, with Message; one to the server after its `do`,
// with Request. docs/protocol.md says more.

/** What a tile in a scene is. */
export type PieceRole = "table" | "rack" | "shown" | "held" | "yard" | "tucked" | "piled";

/** Which point of a label its position is. */
export type Anchor = "start" | "middle" | "end";

/** What a label in a scene says. */
export type LabelRole = "words" | "name" | "count" | "binds" | "marker" | "chips" | "score";

/** Who plays in a seat. */
export type SeatKind = "person" | "bot" | "open";

/** How a person went for whom a bot plays; one who is merely away can come back at any moment. */
export type Gone = "" | "left" | "resigned";

/** What happens when a turn's time is up: a bot moves, or the plainest move is made. */
export type TurnEnding = "bot" | "forced";

/** Whether there are hints, or undo, where several people play: never, if the others agree, or always. */
export type Help = "off" | "ask" | "on";

/** How fast the bots play; with many seats they never wait. */
export type Speed = "slow" | "normal" | "fast" | "instant";

/** How far a table has come. */
export type TablePhase = "waiting" | "playing" | "over";

/** What kind of move it is, as a page tells them apart. */
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

/** How far the current match has come. */
export type Phase = "waiting" | "playing" | "round-over" | "over";

/** Why something was refused, for programs; the sentence beside it is for people. */
export type RefusalCode =
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

/** What the numbers of a line are for. */
export type CountedBy = "seat" | "side" | "table";

/** How far a table has come. */
export type StoredPhase = "waiting" | "playing" | "over" | "archived";

/** How a scene is arranged; `none` for programs that need no picture. */
export type Shape = "wide" | "tall" | "none";

/** Who plays in a seat from now on. */
export type SeatChange = "bot" | "person";

export type Box = [left: number, top: number, width: number, height: number];
export type OptionValue = number | string;

/** A tile in a scene. */
export interface Piece {
  /** its name for life, `6-4`, so that it can glide from the hand to the table; backs are named by who holds them */
  id: string;
  /** the faces at its tail and its head, -1 for a back */
  first: number;
  /** the faces at its tail and its head, -1 for a back */
  second: number;
  /** its middle */
  x: number;
  /** its middle */
  y: number;
  /** eighths of a turn clockwise; at 0 the tail is left and the head right */
  turn?: number;
  /** how large it is */
  scale?: number;
  /** `rack` (your own), `shown`, `held`, `yard`, `tucked` (not drawn), `piled` (only its rim is seen) */
  role?: PieceRole;
  /** the lane in which it lies */
  lane?: string;
  /** it was played last */
  last?: boolean;
  /** nothing else may be played before this has got what it asks for */
  binds?: boolean;
  /** it fits nowhere now */
  dim?: boolean;
  /** you can do something with it where it lies */
  able?: boolean;
  /** where it lies, in words for somebody who cannot see it: `third on Ann's train` */
  place?: string;
}

/** A place that takes a tile. */
export interface Spot {
  /** the place as a record writes it */
  id: string;
  /** what is open there */
  number: string;
  /** as of pieces */
  x: number;
  /** as of pieces */
  y: number;
  /** as of pieces */
  turn?: number;
  /** how long it is */
  length?: number;
  /** as of pieces */
  scale?: number;
  /** as of pieces */
  lane?: string;
  /** you can play here now */
  active?: boolean;
  /** the pieces of your rack that fit here */
  tiles?: string[];
  /** where it is and what it takes, in words: `Ann's train, open for 7` */
  place?: string;
}

/** Words on the table. */
export interface Label {
  id: string;
  text: string;
  /** the middle of its line, at its start, its middle or its end */
  x: number;
  /** the middle of its line, at its start, its middle or its end */
  y: number;
  /** the height of the words */
  size: number;
  /** or `middle`, `end` */
  anchor?: Anchor;
  /** `name`, `count`, `binds`; `marker`, `chips` and `score` stand on a plate */
  role?: LabelRole;
  /** `""` */
  lane?: string;
  strong?: boolean;
}

/** A strip of a train, the plate of a seat, or a place of a trick. */
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
  /** which one it is, from the top */
  slot?: number;
  /** it can be played on, or its seat has the turn; it carries a marker; it is only a plate for words */
  bright?: boolean;
  /** it can be played on, or its seat has the turn; it carries a marker; it is only a plate for words */
  marked?: boolean;
  /** tiles out of view at its beginning */
  hidden?: number;
  /** it can be played on, or its seat has the turn; it carries a marker; it is only a plate for words */
  plain?: boolean;
}

/** A line from one thing to what belongs to it. */
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
  /** left, top, width and height of the whole */
  box: Box;
  /** whether it is meant for a wide screen */
  wide: boolean;
  /** the height of ordinary words */
  em: number;
  /** tiles */
  pieces: Piece[];
  /** places that take a tile */
  spots: Spot[];
  /** words on the table */
  labels: Label[];
  /** strips of trains, plates of seats, places of a trick */
  lanes: Lane[];
  /** lines from one thing to what belongs to it; in `own` they replace all of the scene's */
  rails: Rail[];
  /** the picture in a sentence, for anyone who can't see it */
  summary: string;
}

/** What is different for one viewer: a part replaces the scene's part with the same id, others are added. */
export interface OwnScene {
  /** left, top, width and height of the whole */
  box: Box;
  /** tiles */
  pieces: Piece[];
  /** only in `own`: the ids of pieces of the scene that you do not see */
  gone: string[];
  /** places that take a tile */
  spots: Spot[];
  /** words on the table */
  labels: Label[];
  /** only in `own`: the ids of labels, spots and lanes that are not there for you */
  gone_labels: string[];
  /** strips of trains, plates of seats, places of a trick */
  lanes: Lane[];
  /** the picture in a sentence, for anyone who can't see it */
  summary: string;
  /** only in `own`: the ids of labels, spots and lanes that are not there for you */
  gone_spots?: string[];
  /** only in `own`: the ids of labels, spots and lanes that are not there for you */
  gone_lanes?: string[];
  /** lines from one thing to what belongs to it; in `own` they replace all of the scene's */
  rails?: Rail[];
}

/** A seat of a table. */
export interface Seat {
  /** its number */
  seat: number;
  /** who sits there; text by a stranger: escape it before you show it */
  name: string;
  /** `person`, `bot` or `open` */
  kind: SeatKind;
  /** the bot's name, `null` for others */
  bot: string | null;
  /** whether the seat has a viewer now; always `true` for a bot, but for one that stands in for somebody */
  here: boolean;
  /** whether a bot plays for the person named there, who is away or gone */
  stands_in: boolean;
  /** how that person went: `left` for good, `resigned` from this match, or `""`: they are only away and get the seat back when they return */
  gone: Gone;
  /** how many seconds a person has been away as this is sent, `null` for those who are here and for bots; after `ways.grace` a bot may play for them */
  away: number | null;
  /** whether this is the host's seat */
  host: boolean;
  /** the seat that this person would like to have, `null` for none: they get a bot's seat when the round is over, and a person's when both would like to swap */
  wish: number | null;
  /** whether only a program is connected there, which nobody waits for between two rounds */
  program: boolean;
}

/** What the host has settled besides the rules. */
export interface TableSettings {
  /** seconds for a turn, 0 where there is no clock */
  limit: number;
  /** what happens when they are over: a move by a `bot`, or a `forced` one */
  ending: TurnEnding;
  /** whether people may talk at this table */
  talk: boolean;
  /** hints where several people play: `off`, `ask` (if the others agree) or `on` */
  hints: Help;
  /** undo where several people play: `off`, `ask` (if the others agree) or `on` */
  undo: Help;
  /** seconds that someone is away before a bot may play for them */
  grace: number;
  /** how fast the bots play: `slow`, `normal`, `fast` or `instant` */
  speed: Speed;
}

/** What the table is, who sits there and who is here: on connecting, and whenever that changes. */
export interface TableMessage {
  type: "table";
  /** of this protocol: 1 */
  version: number;
  /** the table's id */
  table: string;
  /** what is played, and with which set */
  game: string;
  /** what is played, and with which set */
  edition: string;
  /** of the game: `lines`, `trains`, `tricks`, `poker` or `solitaire` */
  family: string;
  /** what is played, and with which set */
  title: string;
  /** what is played, and with which set */
  set: number;
  /** every option with its value */
  options: Record<string, number | boolean | string>;
  /** how many rounds the match has, 0 where points end it */
  rounds: number;
  /** how the match ends, in words */
  aim: string;
  /** what to know before sitting down, in a few words each: edition, set, how the match ends, changed options, clock, help */
  summary: string[];
  /** whether the lobby lists it */
  public: boolean;
  /** the number of the deal of a game for one, which has the same tiles for everybody; `null` where others play */
  deal: number | null;
  /** what the host has settled besides the rules */
  ways: TableSettings;
  /** `waiting` for people to sit down, `playing`, `over` */
  phase: TablePhase;
  /** whether you are the host, or act as one because the host has been away for long */
  host: boolean;
  /** your seat, `null` for a watcher */
  you: number | null;
  /** the seat that you have left and can take back, else `null` */
  former: number | null;
  /** whether the host has removed you, so that you can only watch */
  removed: boolean;
  /** one object for each seat, in order */
  seats: Seat[];
  /** the names of the bots that know this game, the weakest first */
  bots: string[];
  /** how many watch */
  watchers: number;
  /** the address to give to others */
  link: string;
  /** five letters and digits that lead to the table too: `/j/CODE`; `null` once the table is put away */
  code: string | null;
  /** your own link, `null` for a watcher; it is the key to your seat */
  personal: string | null;
  /** how moves are written here, to go on after "write" */
  forms: string;
  /** the address of the rules */
  rules: string;
  /** the TOML of the [household's own edition](households.md) that is played here, `""` for a published one: records of this table can be read with it */
  household: string;
  /** whether a hand can be [lined up](#lineup) here: `true` in the games of trains */
  lineup: boolean;
}

/** A legal move, ready to be shown and sent. */
export interface Move {
  /** what to send */
  move: string;
  /** the ids of the pieces and spots of the scene that mean this move when they are touched */
  touch: string[];
  /** for a button, or for a screen reader */
  label: string;
  /** `lay`, `draw`, `pass`, `stop`, `muggins`, `catch`, `claim`, `check`, `bet`, `call`, `raise`, `fold`, `stand`, `count`, `turn`, `waste`, `fill`, `add`, `concede`, `bid`, `trump`, `aside`, `alone`, `shift`, `exchange`, `remove`, `spread` */
  kind: MoveKind;
  /** what it scores at once, 0 where plays score nothing; the `label` says it too */
  points: number;
}

/** What can be touched first, where there are too many moves to list them. */
export interface Touch {
  /** the ids that a first touch can mean */
  next: string[];
}

/** An event in words. */
export interface LogLine {
  /** the event's */
  ply: number;
  /** the number of its round */
  round: number;
  /** who moved, `null` for a deal */
  seat: number | null;
  /** what happened, in words */
  text: string;
  /** a pass, a draw, a bid in the few words that a page shows at the seat for a moment; `""` for everything that can be seen on the table */
  bubble: string;
  /** what the move scored at once, 0 where it scored nothing */
  points: number;
  /** the clock made this move: the player's time was up */
  late?: boolean;
}

/** What a round brought each side. */
export interface RoundScore {
  /** its number */
  round: number;
  /** what each side made in it */
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
  /** in words, as one tells them to you: your own name is You there and in the rows */
  how: string;
  /** the head of a table that counts the hands */
  head: string[];
  /** its rows, each a list of texts, in order of standing in the match */
  rows: string[][];
  /** how many of the first rows lead the match, or have won it once it is over; 0 if everyone is level */
  lead: number;
}

/** Who won a match. */
export interface MatchResult {
  /** the seats that won; none where a game for one was lost */
  winners: number[];
  /** the same in words, as one tells them to you */
  text: string;
}

/** What a player asks the others for. */
export interface Ask {
  /** `undo`, `redo`, `hint` or `rematch` */
  what: RequestKind;
  /** who asks */
  seat: number;
  /** the same in words */
  text: string;
  /** the seats that agree, the one that asks among them */
  agreed: number[];
  /** the seats whose answer is missing */
  waits: number[];
}

/** A shuffle that may be known. */
export interface Shuffle {
  /** its number */
  round: number;
  /** 32 hexadecimal digits */
  salt: string;
  /** all tiles in the order in which they were dealt */
  order: string;
  /** what was shown before */
  hash: string;
}

/** The promise of a shuffle, and those that may be known by now. */
export interface Fairness {
  /** of the shuffle of round `fair.round`, `null` once no more will be dealt */
  hash: string | null;
  /** the round that the hash belongs to: the one that is played, or the next one */
  round: number;
  /** the number of the deal of a game for one: no secret, so its salt is this number; else `null` */
  deal: number | null;
  /** `true` where no shuffle is ever told (poker) */
  never: boolean;
  /** the shuffles of the rounds that are over; where a round ends with tiles that were never shown (Forty-Two and Moon when a hand is passed out, or a tile was put aside) its shuffle comes at the end of the match; in poker never, for it would show the hands that were folded */
  revealed: Shuffle[];
}

/** What a seat can take back or play again. */
export interface UndoOptions {
  /** whether you have made a move in this round */
  back: boolean;
  /** whether something was taken back that can be played again */
  again: boolean;
  /** whether it happens at once: no other person plays here, or the host allows it */
  free: boolean;
}

/** The clock as it is shown. */
export interface Clock {
  /** whose time runs, `null` between two rounds */
  seat: number | null;
  /** when it is over, in seconds since 1970 */
  until: number;
  /** how many seconds are left as this is sent */
  left: number;
}

/** The whole present of a table as one viewer may know it: on connecting, and after each event. `snapshot.Snapshot` encodes it part by part, so that what all viewers share is encoded once. */
export interface NowMessage {
  type: "now";
  /** how many events there have been: write it into whatever you send about this moment */
  ply: number;
  /** `waiting` (nothing is dealt yet), `playing`, `round-over` (until everyone has [continued](#between-two-rounds)), `over` */
  phase: Phase;
  /** the number of the round that is played or was played last; 0 before the first */
  round: number;
  /** the seat whose turn it is, `null` where it is nobody's */
  turn: number | null;
  /** all seats that may do something now: where calls are spoken others may call out of turn */
  actors: number[];
  /** [between two rounds](#between-two-rounds): the seats that have continued; `clock` says how long the others have */
  ready: number[];
  /** `null`, or what somebody asks the others for ([taking back](#taking-back)) */
  asks: Ask | null;
  /** the number of the match at this table: 1, and one more after each rematch */
  match: number;
  /** how many matches each side has won here, in the order of `scores.sides`; a shared victory counts for each */
  won: number[];
  /** the points */
  scores: Scores;
  /** the [shuffle](#the-shuffle) */
  fair: Fairness;
  /** your seat, `null` for a watcher */
  you: number | null;
  /** what you can take back, `null` for a watcher and before the first deal */
  undo: UndoOptions | null;
  /** whether you can have a hint: `on`, `ask` (send `consult` first) or `off`; `null` as for `undo` */
  hint: Help | null;
  /** how the last round ended, while `phase` is `round-over` or `over`; else `null` */
  ended: RoundEnd | null;
  /** `null` while the match goes on */
  result: MatchResult | null;
  /** what you are to do, or whom one waits for, in words */
  ask: string;
  /** a list of sentences: what binds the table now, and why you cannot play */
  says: string[];
  /** all [moves](#moves) that you can make now */
  moves: Move[];
  /** `null`, or where there are more than 300 moves an object in their stead ([many moves](#many-moves)) */
  touch: Touch | null;
  /** `null` where no clock runs ([time](#time)) */
  clock: Clock | null;
  /** the public [scene](#scenes), `null` for the shape `none` and before the first deal */
  scene: Scene | null;
  /** what is different for you, `null` for a watcher */
  own: OwnScene | null;
  /** what happened since your last `now`, oldest first */
  log: LogLine[];
}

/** Your move, your deal or what you said is kept, and no crash can lose it. */
export interface AcceptedMessage {
  type: "accepted";
  /** the one you sent */
  id: string;
  /** the table's after it */
  ply: number;
}

/** A rule in the edition's own words. */
export interface Rule {
  /** the question that the rules page asks */
  question: string;
  /** its answer */
  says: string;
  /** where that stands */
  link: string;
}

/** Nothing happened, and why. */
export interface RefusedMessage {
  type: "refused";
  /** the table's now */
  ply: number;
  /** a sentence for a person */
  why: string;
  /** the same for programs: `malformed`, `too-much` (at once), `stale`, `not-your-turn`, `illegal`, `unreadable`, `impossible` (no such option, bot or setting), `unavailable` (it could not be written or found out now) */
  code: RefusalCode;
  /** `true` where the table had moved on: a `now` follows, look again and choose again */
  stale: boolean;
  /** only where a move runs into a rule: the rule, in the edition's own words */
  rule?: Rule;
  /** the one you sent; missing where the message could not be read */
  id?: string;
}

/** The answer to `touch`. */
export interface ChoicesMessage {
  type: "choices";
  /** the table's */
  ply: number;
  /** what you sent */
  chosen: string[];
  /** the ids that can be touched next */
  next: string[];
  /** the moves that are meant by exactly what is chosen */
  moves: Move[];
}

/** The answer to `why`. */
export interface WhyMessage {
  type: "why";
  /** the one you asked about */
  tile: string;
  /** why it cannot be played now, or that it can */
  text: string;
  /** the rule behind it, where there is one, as in [`refused`](#refused) */
  rule?: Rule;
}

/** The answer to `hint`: what the bot `normal` would play in your place, from what your seat sees. */
export interface HintMessage {
  type: "hint";
  /** the table's */
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

/** The answer to `winnable`, some seconds later. */
export interface WinnableMessage {
  type: "winnable";
  /** `yes`; `no`, which is proved; or `unknown`: no win was found, and not everything was looked at */
  answer: WinnableAnswer;
  /** the same in words, with what was searched */
  text: string;
  /** how many were looked at */
  positions: number;
  /** the one you asked about */
  ply: number;
}

/** The answer to `solution`, some seconds later. */
export interface SolutionMessage {
  type: "solution";
  /** whether the moves end with a win */
  won: boolean;
  /** whether there can be no better end */
  proved: boolean;
  /** what they leave, `null` where no line to an end was found */
  left: number | null;
  /** what to send, one after the other */
  moves: string[];
  /** the same in words */
  text: string;
  /** how many were looked at */
  positions: number;
  /** the one you asked about */
  ply: number;
}

/** A tile of a line-up, as it would lie. */
export interface LineupTile {
  /** its id */
  tile: string;
  /** the face that joins what lies before it */
  first: number;
  /** the face that it leaves open */
  second: number;
}

/** The longest train that your hand has for the open end of your own; of those as long, the one with the most pips. */
export interface LineupMessage {
  type: "lineup";
  /** of the moment that it is meant for */
  ply: number;
  /** what is open at the end of your train, or of the hub where you have none */
  open: string;
  /** its tiles in the order in which they would be laid */
  train: LineupTile[];
  /** the ids of the other tiles of your hand */
  rest: string[];
}

/** The answer to `record`. */
export interface RecordMessage {
  type: "record";
  /** the table's */
  ply: number;
  /** the match so far, [as your seat may know it](records.md#records) */
  text: string;
}

/** The shuffles of a match that was played before. */
export interface MatchShuffles {
  /** its number */
  match: number;
  /** its shuffles, as in `fair.revealed` */
  revealed: Shuffle[];
}

/** The answer to `shuffles`: those of the matches that were played here before this one. */
export interface ShufflesMessage {
  type: "shuffles";
  /** the table's */
  ply: number;
  /** one object for each match, oldest first */
  matches: MatchShuffles[];
}

/** Something that was said. */
export interface ChatLine {
  /** counts up at each table; after a lost connection you may hear a line again, and know it by this */
  number: number;
  /** who said it */
  seat: number;
  /** what they were called then; text by a stranger */
  name: string;
  /** one line of up to 200 characters, text by a stranger: escape it before you show it */
  text: string;
  /** when, in seconds since 1970 */
  at: number;
}

/** What people say to each other: on connecting the last 100 lines, then whatever is new. */
export interface SaidMessage {
  type: "said";
  /** oldest first */
  lines: ChatLine[];
}

/** One thing that was counted. */
export interface FigureLine {
  /** in words */
  what: string;
  /** as many as there are seats, sides, or one */
  numbers: number[];
  /** `seat`, `side` or `table` */
  by: CountedBy;
}

/** A round in numbers. */
export interface RoundFigures {
  /** of the round */
  number: number;
  /** what each side made in it */
  points: number[];
  /** what each had after it */
  totals: number[];
}

/** The match in numbers, when it is over. No tile is named in it. */
export interface FiguresMessage {
  type: "figures";
  /** the table's */
  ply: number;
  /** their names */
  players: string[];
  /** their names */
  sides: string[];
  /** what the match is made of: `round`, `deal` or `hand` */
  unit: string;
  /** what each side brought to the first of them */
  start: number[];
  /** whether few points are good */
  low_wins: boolean;
  /** in order */
  rounds: RoundFigures[];
  /** how often, how many, how long: tiles drawn, passes, the longest train, bids made */
  counts: FigureLine[];
  /** the points by what brought them; empty where there is one kind only */
  kinds: FigureLine[];
}

/** The answer to `ping`. */
export interface PongMessage {
  type: "pong";
}

/** Nobody can play here any more; the connection is closed after it. */
export interface GoneMessage {
  type: "gone";
  /** a sentence for a person; the connection is closed after it */
  why: string;
}

/** A public table as the lobby lists it. */
export interface LobbyTable {
  /** its id */
  table: string;
  /** its address; over the WebSocket only the path */
  link: string;
  /** what is played */
  game: string;
  /** what is played */
  edition: string;
  /** what is played */
  title: string;
  /** what is played */
  set: number;
  /** `waiting` or `playing` */
  phase: StoredPhase;
  /** when it was made, in seconds since 1970 */
  made: number;
  /** how many seats there are */
  seats: number;
  /** who sits there */
  names: string[];
  /** how many seats are open */
  open: number;
  /** who sits there in words, with the seats that are free */
  says: string;
  /** what to know before sitting down, in a few words each: edition, set, how the match ends, changed options, clock, help */
  summary: string[];
}

/** The public tables, over the socket of the lobby: on connecting, and whenever they change. */
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
  /** what is played */
  title: string;
  /** who sits there in words */
  says: string;
  /** its rules and settings, in a few words each */
  summary: string[];
  /** how it stands for you in words, like `Your turn` */
  state: string;
  /** whether the others wait for you */
  yours: boolean;
}

/** The tables where the visitor sits, over the socket of the lobby: on connecting, and whenever one changes. */
export interface OwnTablesMessage {
  type: "own-tables";
  tables: OwnTable[];
}

/** Make a move. It is read leniently, as in records: `4-6>5-5` is understood. */
export interface MoveRequest {
  do: "move";
  /** the one of the `now` that you answer */
  ply: number;
  /** the move */
  move: string;
}

/** Continue to the next round, when the phase is `round-over` ([between two rounds](#between-two-rounds)). It is dealt once all people who are here have continued, or 20 seconds after the first of them. */
export interface DealRequest {
  do: "deal";
  /** the one of the `now` that you answer */
  ply: number;
}

/** Play on by itself for as long as there is nothing to decide, as in Bingo: every move is kept, and the last position is told. */
export interface RunRequest {
  do: "run";
  /** the one of the `now` that you answer */
  ply: number;
}

/** Ask what can be meant by what is chosen so far. */
export interface TouchRequest {
  do: "touch";
  /** the ids of pieces and spots */
  chosen: string[];
  /** the one of the `now` that you answer */
  ply: number;
}

/** Ask why a tile cannot be played, at all or at one place. */
export interface WhyRequest {
  do: "why";
  /** a tile of your hand; in a game for one any tile, `boneyard`, or tiles on cells, like 6-3@0,0v */
  tile: string;
  /** the one of the `now` that you answer */
  ply: number;
  /** the id of a spot: why the tile cannot go there */
  place?: string;
}

/** Ask for a [hint](#hint), where you are among the `actors`; a seat is given eight at once and one every two seconds. Where several people play, `ways.hints` decides. */
export interface HintRequest {
  do: "hint";
  /** the one of the `now` that you answer */
  ply: number;
}

/** In the games of trains, ask for the best train out of your hand as it is now. */
export interface LineupRequest {
  do: "lineup";
}

/** From now on scenes of this shape; a `now` follows. */
export interface ShapeRequest {
  do: "shape";
  /** the shape */
  shape: Shape;
}

/** Ask for the record. */
export interface RecordRequest {
  do: "record";
  /** an earlier match at this table */
  match?: number | null;
}

/** Only who plays a game for one: ask the solver, who sees what is to come, whether it can still be won. */
export interface WinnableRequest {
  do: "winnable";
  /** the one of the `now` that you answer */
  ply: number;
}

/** Only who plays a game for one: ask the solver for the best way on from here. */
export interface SolutionRequest {
  do: "solution";
  /** the one of the `now` that you answer */
  ply: number;
}

/** The solver need not go on; a new question breaks off the one before, too. */
export interface EnoughRequest {
  do: "enough";
}

/** Change the table's settings, any of those in `ways`; only the host can. */
export interface SettleRequest {
  do: "settle";
  /** seconds for a turn, 0 for no clock */
  limit?: number;
  /** what happens when they are over */
  ending?: TurnEnding;
  /** whether people may talk */
  talk?: boolean;
  /** hints among people */
  hints?: Help;
  /** undo among people */
  undo?: Help;
  /** seconds that someone is away before a bot may play for them */
  grace?: number;
  /** how fast the bots play */
  speed?: Speed;
}

/** Take back the moves of the round down to your own last one that was a choice. */
export interface UndoRequest {
  do: "undo";
  /** the one of the `now` that you answer */
  ply: number;
  /** how many moves */
  count?: number | null;
  /** all moves of the round */
  to?: "start" | null;
}

/** Play again what was taken back, up to your next choice. */
export interface RedoRequest {
  do: "redo";
  /** the one of the `now` that you answer */
  ply: number;
  /** how many moves */
  count?: number | null;
}

/** Agree to what somebody asks for, or not; who asked may withdraw it with `false`. */
export interface AnswerRequest {
  do: "answer";
  /** the one of the `now` that you answer */
  ply: number;
  /** whether you agree */
  agree: boolean;
}

/** Another match at this table, once this one is over ([rematch](#rematch)). */
export interface RematchRequest {
  do: "rematch";
  /** the one of the `now` that you answer */
  ply: number;
}

/** Ask the others for a hint, where the table's `hints` are `ask`; if they agree, send `hint`. */
export interface ConsultRequest {
  do: "consult";
  /** the one of the `now` that you answer */
  ply: number;
}

/** Let a bot play for a person who has been away for the grace period, or take your own seat back from one ([seats](#seats)). */
export interface SeatRequest {
  do: "seat";
  /** the one of the `now` that you answer */
  ply: number;
  /** which seat */
  seat: number;
  /** who plays there from now on */
  to: SeatChange;
  /** which bot, `normal` or better */
  bot?: string | null;
}

/** Stand up. Before the match your seat is open again, later a bot plays on ([seats](#seats)). */
export interface LeaveRequest {
  do: "leave";
}

/** Give up the match: a bot plays on for you, and you stay for the next one. */
export interface ResignRequest {
  do: "resign";
}

/** Change to an open seat or a bot's, or ask a person to swap; during a round it happens when the round is over. Your own seat's number takes the wish back. */
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

/** Replace your personal link: the old one, and other devices that were opened with it, lose the seat. */
export interface RevokeRequest {
  do: "revoke";
}

/** Ask for the shuffles of the matches before this one. */
export interface ShufflesRequest {
  do: "shuffles";
}

/** Say a line of up to 200 characters to the table, as who sits there; watchers read only. Line breaks become spaces, and letters that turn the line round or climb over others are left out. */
export interface SayRequest {
  do: "say";
  /** what to say */
  text: string;
}

/** Ask for the figures of a match that is over. */
export interface FiguresRequest {
  do: "figures";
}

/** Let the bots play without delay until it is a person's turn; anyone who sits at the table may. */
export interface SkipRequest {
  do: "skip";
}

/** Ask for a `pong`. */
export interface PingRequest {
  do: "ping";
}

/** The body of every answer with a status from 400 to 599. */
export interface Refusal {
  /** a sentence for a person */
  why: string;
  /** the line of a record that is wrong */
  line?: number;
}

/** The settings of a table, as far as they differ from the usual ones. */
export interface SettingsWish {
  /** seconds for a turn, 0 for no clock */
  limit?: number;
  /** what happens when they are over: `bot` or `forced` */
  ending?: TurnEnding;
  /** whether people may talk */
  talk?: boolean;
  /** hints among people: `off`, `ask` (if the others agree) or `on` */
  hints?: Help;
  /** undo among people: `off`, `ask` (if the others agree) or `on` */
  undo?: Help;
  /** seconds that someone is away before a bot may play for them */
  grace?: number;
  /** how fast the bots play */
  speed?: Speed;
}

/** Who is to sit in a seat. */
export interface SeatWish {
  /** `person` (the first of them is you), `bot` or `open` */
  kind?: SeatKind;
  /** the bot that sits there, or that takes an open seat when nobody comes */
  bot?: string | null;
}

/** `POST /api/tables`: a table to be made. */
export interface NewTable {
  /** as in `muggins`; every name, with its editions, is in [the list of games](../README.md) */
  game: string;
  /** the first one where it is left out */
  edition?: string | null;
  /** the text of a [household's](households.md) TOML file, in the place of `edition`. `"edition": "house.ID"` means the one at the address `/house/ID` */
  household?: string | null;
  /** 6 for double-six; the edition's own where it is left out */
  set?: number | null;
  /** how many seats; as many as `seats` has, or as few as the game takes */
  players?: number | null;
  /** an object with what differs from the printed values, like `{"target": 50}` */
  options?: Record<string, unknown>;
  /** a list with an object for each seat: `kind` is `person` (the first of them is you), `bot` (with `bot`: its name, `greedy` where it is left out) or `open` (`bot` then is who takes the seat when nobody comes) */
  seats?: SeatWish[] | null;
  /** yours; the house gives you one where it is left out */
  name?: string | null;
  /** only for games for one: a number, `today`, or a day like `2026-11-15`; any deal where it is left out */
  deal?: number | string | null;
  /** what shuffles in the place of chance; only on a server that is started with `--arena 1`, for [tournaments](lab.md) of programs */
  seed?: string | null;
  /** the seat that starts, from 0 on, where the rules leave that open; else chance decides */
  first?: number | null;
  /** `true` lists the table in the lobby while it has open seats */
  public?: boolean;
  /** what is settled besides the rules, as in `table`: `{"limit": 60, "ending": "forced"}` */
  ways?: SettingsWish;
}

/** The answer to `POST /api/tables`. */
export interface MadeTable {
  /** the id */
  table: string;
  /** the address to give to others */
  link: string;
  /** yours, `null` where every seat was given to a bot or left open */
  seat: number | null;
  /** the token of your seat */
  token: string | null;
}

/** `GET /api/tables`: the public tables, as the lobby shows them. */
export interface PublicTables {
  /** those that wait first, then the newest */
  tables: LobbyTable[];
}

/** `POST /t/ID/sit` and `POST /t/ID/seats`: who wants to sit where. */
export interface SeatTaking {
  /** what to be called; the house gives a name where you say none */
  name?: string | null;
  /** the number of a seat of your choice; the first open one where it is left out */
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
  /** what the program is called at the table */
  name: string;
  /** the seat's token */
  token: string;
  /** its personal link */
  link: string;
  /** a line for the terminal that lets one of our bots play there */
  command: string;
}

/** The answer to `POST /t/ID/start`. */
export interface Done {
  ok: boolean;
}

/** `GET /health`: whether the server works. */
export interface Health {
  ok: boolean;
  /** the tables in memory */
  tables: number;
  /** the messages and requests that were refused since the server was started */
  refused: number;
}

/** A step in which a newcomer is shown round a table. */
export interface LessonStep {
  head: string;
  says: string;
  /** the part of the page that it is about */
  at: string;
  /** what the newcomer is to do before the next step */
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

/** Through whose eyes a replay can be seen. */
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
  /** whether the record holds the seals of its shuffles */
  sealed: boolean;
  links: ReplayLinks;
}

/** A tile of an open hand; one that lies face down has no id. */
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

/** What a move was worth. */
export interface ReviewedMove {
  does: string;
  worth: string;
  made: boolean;
}

/** A decision of a match, looked at again. */
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

/** How far a review is. */
export interface ReviewWaiting {
  state: "waiting" | "working";
  done: number;
  of: number;
  before: number;
}

/** A review that is done. */
export interface ReviewDone {
  state: "done";
  review: MatchReview;
}

/** An option on a score sheet. */
export interface PadOption {
  name: string;
  says: string;
  takes: string;
  default: number | string;
  low: number;
  high: number;
  choices: string[];
  /** the place on the sheet that takes its value, or what each of its values puts where */
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
  deal_says: string;
  first_says: string;
  says: string[];
  /** where the rules are, for house rules; "" where they are nowhere */
  rules?: string;
}

/** Everyone scores what they hold. */
export interface OwnWay {
  kind: "own";
}

/** Whoever goes out scores all pips; in a blocked round you score what others hold more than you. */
export interface UpwardWay {
  kind: "upward";
}

/** Whoever wins a round scores one point. */
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

/** Bids are made and kept or set. */
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
  deal_says: string;
  first_says: string;
  says: string[];
  /** where the rules are, for house rules; "" where they are nowhere */
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
  deal_says: string;
  first_says: string;
  says: string[];
  /** where the rules are, for house rules; "" where they are nowhere */
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
  deal_says: string;
  first_says: string;
  says: string[];
  /** where the rules are, for house rules; "" where they are nowhere */
  rules?: string;
  way: ChipsWay;
  ending: ChipsEnding;
}

/** What a sheet has as long as a table's own options are not in their places. */
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

/** A game that is scored; `GET /pad/sheets.json` is a list of these. */
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

/** `PUT /pad/ID`: what a pad is begun with. */
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

/** The tiles that are left in a hand. */
export interface TilesLeft {
  tiles: string[];
}

/** What is left in a hand, as a number that somebody typed. */
export interface PipsLeft {
  pips: number;
  double?: boolean;
}

/** What every entry of a pad has. */
export interface EntryFacts {
  /** its own: an entry that is sent again counts once */
  id: string;
  match: number;
  number: number;
}

/** A round, by who went out and what is left in each hand. */
export interface HandsRound {
  kind: "round";
  out: number[];
  hands: (TilesLeft | PipsLeft | null)[];
}

/** A round, by its bid and what each side took. */
export interface BidsRound {
  kind: "round";
  bid: number;
  bidder: number;
  took: number[];
}

/** A round, by what everyone paid and won. */
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

/** Who begins. */
export interface FirstChosen {
  kind: "first";
  seat: number;
}

/** Other names. */
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
  /** the id of the entry that is meant */
  of: string;
}

/** An entry counts again. */
export interface EntryRedone {
  kind: "redo";
  /** the id of the entry that is meant */
  of: string;
}

/** A round is written otherwise where it stands; later rounds stay. */
export interface RoundEdited {
  kind: "edit";
  /** the id of the entry that the round was written with */
  of: string;
  /** the fields of the round as they should be: those of a `round` entry, and `made`, what each side made during it, if that changes too */
  round: Record<string, unknown>;
}

/** All of a pad: the answer to `PUT /pad/ID` and `GET /pad/ID/entries`. */
export interface WholePad {
  head: PadHead;
  sheet: PadSheet;
  entries: PadEntry[];
  count: number;
}

/** An entry that was not written, and why. */
export interface RefusedEntry {
  id: string;
  why: string;
}

/** The entries from a number on: the answer to `GET` and `POST /pad/ID/entries`. */
export interface PadEntries {
  entries: PadEntry[];
  count: number;
  refused?: RefusedEntry[];
}

/** `POST /pad/ID/entries`. */
export interface PadEntriesRequest {
  /** how many entries you know already */
  since: number;
  /** at most 50 */
  entries: PadEntry[];
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

/** What asks for an event or for a line of chat, and is answered with `accepted` or `refused`. */
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
  | SayRequest;

/** What asks for something and changes nothing that has to be kept. */
export type QuestionRequest =
  | TouchRequest
  | WhyRequest
  | LineupRequest
  | ShapeRequest
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
