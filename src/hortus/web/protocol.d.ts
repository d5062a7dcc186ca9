// Made from hortus/server/protocol.py by `python -m tools.describe_protocol`: change it there.

/** Play an action. At a sealed choice it is kept secret, and may be replaced until every seat has chosen. */
export interface Act {
  type: 'act';
  request: string;
  seat: number;
  ply: number;
  action: string;
}

/** Be the first where people race. */
export interface Race {
  type: 'race';
  request: string;
  seat: number;
  ply: number;
}

/** Take back one's last decision. */
export interface Undo {
  type: 'undo';
  request: string;
  seat: number;
  ply: number;
}

/** Give up; all others win. */
export interface Resign {
  type: 'resign';
  request: string;
  seat: number;
}

/** A new table with the same seats and options; the first seat moves on by one. */
export interface Rematch {
  type: 'rematch';
  request: string;
}

/** Why is this not allowed? Answered by a refusal with its rule, or by `done` if it is allowed. */
export interface Why {
  type: 'why';
  request: string;
  seat: number;
  action: string;
}

/** What would the board be after this action? Made from what the seat knows; reveals nothing. */
export interface Preview {
  type: 'preview';
  request: string;
  seat: number;
  action: string;
  ply?: number | null;
}

/** The exact odds of a draw, where the game has them and the table allows aids. */
export interface Odds {
  type: 'odds';
  request: string;
  seat: number | null;
}

/** The best actions of a seat, from what it may know, where the table of powers allows hints. All see who asked. */
export interface Hint {
  type: 'hint';
  request: string;
  seat: number;
}

/** The review of a game that is over. The first who asks has it begun; what is there is told to all.

Answered once more than `known` actions have been looked at, all have, or some seconds are over. */
export interface Review {
  type: 'review';
  request: string;
  known?: number;
}

/** Something else in place of a decision of one's own, in a game that is over: how good would that have been? */
export interface Try {
  type: 'try';
  request: string;
  ply: number;
  action: string;
}

/** Let the computer that thinks decide at once. */
export interface Hurry {
  type: 'hurry';
  request: string;
}

/** The page has shown event `number`. A table that is `paced` waits for that; elsewhere nobody needs to know. */
export interface Shown {
  type: 'shown';
  request: string;
  seat: number | null;
  number: number;
}

/** Ask the person on a seat to leave it to a computer or to whoever comes, or to agree to a pause. */
export interface Ask {
  type: 'ask';
  request: string;
  seat: number;
  kind: 'computer' | 'open' | 'pause';
  player?: string;
}

/** Answer the question that the person on a seat was asked. */
export interface Consent {
  type: 'consent';
  request: string;
  seat: number;
  yes: boolean;
  question?: AskInfo | null;
}

/** Let a computer stand in for a person who has been away for longer than the table allows. */
export interface Takeover {
  type: 'takeover';
  request: string;
  seat: number;
  player: string;
}

/** A pause is over. */
export interface Resume {
  type: 'resume';
  request: string;
}

/** Make a link anew: the old one is dead, and whoever came by it has to leave.

Of `manage` all other managers, of `watch` (and the code) everybody who watches, of a `seat` nobody (only a free
one has a link), of `devices` all other devices of one's own seat. */
export interface Renew {
  type: 'renew';
  request: string;
  what: 'devices' | 'manage' | 'seat' | 'watch';
  seat?: number;
}

/** A new name for a seat of one's own. */
export interface Rename {
  type: 'rename';
  request: string;
  seat: number;
  name: string;
}

/** Decide who plays on a seat: a person (of this computer if `here`, else by a link), a computer player, or open.

Who manages the table decides about seats that are nobody's; a person about the own seat, and takes it back from a
computer that stands in with `person` and `here`. */
export interface Settle {
  type: 'settle';
  request: string;
  seat: number;
  kind: 'computer' | 'open' | 'person';
  name?: string;
  player?: string;
  here?: boolean;
}

/** Manage: the table and everything about it is deleted. */
export interface Delete {
  type: 'delete';
  request: string;
}

/** Answered by `done`, to keep a quiet line open. */
export interface Ping {
  type: 'ping';
  request: string;
}

/** A sentence of the language files. */
export interface Sentence {
  id: string;
  arguments: Record<string, any>;
}

/** What the person on a seat was asked and has not answered. */
export interface AskInfo {
  by: number | null;
  kind: 'computer' | 'open' | 'pause';
  player: string;
}

/** Who held a seat for a while. */
export interface Holder {
  name: string;
  player: string;
  yours: boolean;
}

export interface SeatInfo {
  key: string;
  kind: 'computer' | 'open' | 'person';
  name: string;
  player: string;
  present: boolean;
  yours: boolean;
  hints: boolean;
  taken: boolean;
  devices: number;
  returns: boolean;
  away: string | null;
  ask: AskInfo | null;
  earlier: Holder[];
  earlier_from: number;
}

/** Whether the viewer may take back its last decision, and why not. */
export interface UndoInfo {
  possible: boolean;
  reason: Sentence | null;
}

export interface LogEntry {
  ply: number;
  actor: number | null;
  action: string | null;
  id: string;
  arguments: Record<string, any>;
  rule: string | null;
  after_halt: boolean;
  note: boolean;
  turn: Sentence | null;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, string>;
  aids: boolean;
  authentic: boolean;
  commitment: string;
  secret: string | null;
  rematch: string | null;
  manage: boolean;
  practice: boolean;
  chosen: boolean;
  onward: boolean;
  absence: number | null;
  paused: boolean;
  watchers: number;
}

/** What goes with a view: who acts, what may be done, what waits. */
export interface Now {
  ply: number;
  prompt: Sentence;
  rule: string | null;
  choosing: number[];
  sealed: boolean;
  chosen: number[];
  own: string | null;
  thinking: number[];
  race: boolean;
  paced: boolean;
  halt: boolean;
  undo: UndoInfo;
  over: boolean;
  winners: number[];
  resigned: number | null;
}

/** Everything a viewer may know, at event `number`; of the notes in the log the last hundred. */
export interface Snapshot {
  type: 'snapshot';
  number: number;
  seat: number | null;
  table: TableInfo;
  seats: SeatInfo[];
  now: Now;
  view: Record<string, any>;
  log: LogEntry[];
  earlier_notes: number;
  seat_changes: number[];
}

/** Event `number`: what changed since event `number` - 1. The same number again: only `now`, `seats`, `table`. */
export interface Event {
  type: 'event';
  number: number;
  now: Now;
  changes: any;
  log: LogEntry[];
  back: boolean;
  seats: SeatInfo[] | null;
  table: TableInfo | null;
}

/** A command was carried out. */
export interface Done {
  type: 'done';
  request: string;
  number: number;
}

export interface Previewed {
  type: 'previewed';
  request: string;
  changes: any;
}

export interface Figure {
  exact: string;
  about: number;
}

/** What an action brings, counted out; each figure has the id of a sentence that says what it is. */
export interface OddsRow {
  action: string;
  chances: Record<string, Figure>;
  means: Record<string, Figure>;
}

export interface OddsTold {
  type: 'oddstold';
  request: string;
  rows: OddsRow[];
}

/** One of the best actions. Its chance is that to win, a shared victory counted by its share. */
export interface HintRow {
  action: string;
  share: number | null;
  chance: number | null;
  low: number | null;
  high: number | null;
  exact: boolean;
  for_round: boolean;
  if_open: boolean;
  reasons: Sentence[];
}

export interface HintTold {
  type: 'hinttold';
  request: string;
  ply: number;
  simulations: number;
  rows: HintRow[];
}

/** A decision, judged by what its seat could know then. Chances are those to win, a shared victory by its share. */
export interface JudgedInfo {
  best: string;
  worth: number;
  loss: number;
  low: number;
  high: number;
  sure: 'exact' | 'proved' | null;
  mixed: boolean;
  reasons: Sentence[];
}

/** One action of a game, and what came of it. */
export interface ReviewRow {
  ply: number;
  actor: number | null;
  action: string | null;
  w: number[];
  skill: number;
  luck: number[];
  kind: 'blunder' | 'inaccuracy' | 'mistake' | null;
  judged: JudgedInfo | null;
}

/** What a seat owes to what: start + skill + luck = result, or the chance after the last action looked at. */
export interface ReviewSeat {
  start: number;
  skill: number;
  luck: number;
  result: number;
  accuracy: number | null;
}

/** A review as far as it is. */
export interface ReviewTold {
  type: 'reviewtold';
  request: string;
  done: boolean;
  known: number;
  count: number;
  seconds: number | null;
  net: string;
  simulations: number;
  severity: number;
  start: number[];
  seats: ReviewSeat[];
  plies: ReviewRow[];
  turns: number[];
}

/** What was tried, judged as the review does it. */
export interface Tried {
  type: 'tried';
  request: string;
  good: boolean;
  judged: JudgedInfo;
  changes: any;
}

/** A command was not carried out, and nothing changed. */
export interface Refused {
  type: 'refused';
  request: string;
  code: string;
  rule: string | null;
  id: string;
  arguments: Record<string, any>;
}

/** The table was deleted. */
export interface Gone {
  type: 'gone';
}

export interface SeatWish {
  kind: 'computer' | 'open' | 'person';
  name?: string;
  player?: string;
  here?: boolean;
}

/** A moment of a game that is over. A sealed choice begins anew. */
export interface Origin {
  table: string;
  ply: number;
}

/** A new table. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  aids?: boolean;
  authentic?: boolean;
  seed?: string;
  lot?: boolean;
  absence?: '5 minutes' | 'day' | 'never' | 'week';
  origin?: Origin | null;
}

/** Paths to hand out: whoever opens one gets its power. The first to follow the link of a seat binds it. */
export interface Links {
  seats: Record<string, string>;
  watch: string;
  manage: string;
  far: boolean;
}

/** How the person on a seat comes back to it, from any device. Nobody else should know. */
export interface DeviceInfo {
  code: string;
  path: string;
  devices: number;
}

export interface TableMade {
  table: string;
  code: string;
}

/** Join by the code of a table (takes a free seat), by a link, by the personal code of a seat; or only watch. */
export interface JoinWish {
  key: string;
  name?: string;
  watch?: boolean;
}

export interface Joined {
  table: string;
  seat: number | null;
}

/** What a code or a link leads to, for whoever holds it; nothing has changed by asking. */
export interface InvitationInfo {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  over: boolean;
  absence: number | null;
  aids: boolean;
  chosen: boolean;
  gives: 'manage' | 'return' | 'seat' | 'watch';
  seat: number | null;
  yours: boolean;
  refusal: Sentence | null;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  points: number[];
  resigned: number | null;
  practice: boolean;
}

/** A table that this guest has something to do with, for the start page. */
export interface OwnTable {
  table: string;
  code: string;
  game: string;
  seats: SeatInfo[];
  turn: boolean;
  over: boolean;
  result: Result | null;
  ply: number;
  changed: string;
}

/** Take a table, or all finished ones, from the list of one's own. Nothing changes for anybody else. */
export interface TidyWish {
  table?: string | null;
}

/** Forget everything about this guest. */
export interface ForgetWish {
}

/** What became of the guest's tables. */
export interface Forgotten {
  deleted: number;
  left: number;
}

export interface OptionInfo {
  name: string;
  default: string;
  choices: string[];
  further: string[];
}

/** What there is to know about a computer player that is offered. Its name: `player-NAME`, `player-NAME-about`. */
export interface CardInfo {
  player: string;
  level: number;
  told: Sentence[];
}

export interface GameInfo {
  name: string;
  version: number;
  seats: string[];
  least: number;
  most: number;
  options: OptionInfo[];
  players: string[];
  cards: CardInfo[];
  odds: boolean;
  lessons: number;
  puzzles: number;
}

/** The table at an earlier ply, as the viewer may know it. */
export interface EarlierTable {
  ply: number;
  view: Record<string, any>;
  prompt: Sentence;
  halt: boolean;
}

/** A page of the notes that a viewer may read. */
export interface EarlierNotes {
  before: number;
  seat_changes: number[];
  log: LogEntry[];
}

/** One step of the count at the end. Boards mark what `name` speaks of, as for a line of the log. */
export interface CountStep {
  name: Sentence;
  points: number[];
  told: Sentence[];
  ply: number | null;
}

/** Where all points of a finished game come from, one after the other: they add up to the result. */
export interface CountInfo {
  steps: CountStep[];
}

/** A lesson as the one who learns sees it. Its sentences begin with `name`: see `contract/teaching.py`. */
export interface LessonInfo {
  game: string;
  number: number;
  count: number;
  name: string;
  seat: number;
  seats: string[];
  view: Record<string, any>;
  sealed: boolean;
  prompt: Sentence;
  rule: string;
}

export interface LessonTry {
  action: string;
}

export interface LessonAnswer {
  right: boolean;
  told: Sentence;
  rule: string | null;
  view: Record<string, any> | null;
  log: LogEntry[];
}

export interface ChapterInfo {
  name: string;
  rules: string[];
}

/** A picture in the rulebook. `after`: what an action made of it, and `log` tells how. */
export interface FigureInfo {
  name: string;
  rule: string;
  seats: string[];
  view: Record<string, any>;
  after: Record<string, any> | null;
  log: LogEntry[];
  facts: Record<string, any>;
}

/** A rulebook: its chapters in the order to be read in, its figures; the texts are in the language files. */
export interface BookInfo {
  game: string;
  prefix: string;
  lessons: number;
  chapters: ChapterInfo[];
  figures: FigureInfo[];
}

/** Puzzles that are about the same. */
export interface ThemeInfo {
  name: string;
  numbers: number[];
}

/** The puzzles of a game, and that of today. */
export interface PuzzlesInfo {
  game: string;
  count: number;
  date: string;
  today: number;
  themes: ThemeInfo[];
}

/** A puzzle as the one to act sees it. */
export interface PuzzleInfo {
  game: string;
  number: number;
  count: number;
  theme: ThemeInfo;
  date: string | null;
  seat: number;
  seats: string[];
  view: Record<string, any>;
  prompt: Sentence;
}

export interface PuzzleTry {
  action: string;
}

/** The best action, what it and the second best are worth as chances to win, and what came of it. */
export interface PuzzleSolution {
  best: string;
  chance: number;
  second: string;
  second_chance: number;
  sure: 'exact' | 'proved' | 'stable';
  reasons: Sentence[];
  view: Record<string, any>;
  log: LogEntry[];
}

export interface PuzzleAnswer {
  right: boolean;
  refusal: Sentence | null;
  rule: string | null;
  most: number;
  solution: PuzzleSolution | null;
}

/** What speaks for the best action; if nothing can be said in words, what it wins. */
export interface PuzzleHint {
  reasons: Sentence[];
  chance: number;
}

export type Command = Act | Race | Undo | Resign | Rematch | Why | Preview | Odds | Hint | Review | Try | Hurry | Shown | Ask | Consent | Takeover | Resume | Renew | Rename | Settle | Delete | Ping;

export type Answer = Done | Previewed | OddsTold | HintTold | ReviewTold | Tried | Refused;

export type Frame = Snapshot | Event | Done | Previewed | OddsTold | HintTold | ReviewTold | Tried | Refused | Gone;
