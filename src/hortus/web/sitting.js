// @ts-check
/**
 * One viewer at one table: what is known and what is shown, the move that is being made, what was refused.
 *
 * Events are shown one after the other, see show.js; everything on the page is of the moment that is shown. Who acts before
 * all was shown sees the rest at once. It has no looks: a `change` tells the page to draw itself, a `turn` that it is the
 * viewer's turn now.
 */
import { announce } from './announce.js';
import { EarlierNotes } from './earlier_notes.js';
import { Live, apply, deeds } from './live.js';
import { teller, tellersThen } from './parts/people.js';
import { Refusal, wordsForRefusals } from './server.js';
import { settings } from './settings.js';
import { Show } from './show.js';
import { sound } from './sound.js';
import { due, say } from './words.js';

/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./protocol').LogEntry} LogEntry */
/** @typedef {import('./boards/board.js').Board} Board */
/** @typedef {{ text: string, rule: string | null }} Notice */

/** @typedef {import('./show.js').Step} Step */
/** @typedef {{ seat: number, text: string }} Deeds what one of the others did */

const SEEN = 'hortus-seen-'; // the ply that somebody who watches has been shown in this visit
const BETWEEN_WORDS = 250; // milliseconds from one word to the table about what was shown to the next

export class Sitting extends EventTarget {
  /** @type {Snapshot | null} what the page shows: the latest, or a little less while something moves */
  shown = null;
  /** @type {Board | null} */
  board = null;
  /** @type {string | null} the action that was picked */
  picked = null;
  /** @type {Record<string, any> | null} the view after it */
  preview = null;
  /** The picked action is on its way. */
  sent = false;
  /** @type {Notice | null} what was refused, or another word of the table to this viewer */
  notice = null;
  /** @type {LogEntry[]} what happened last */
  recent = [];
  gone = false;
  /** A hint is on its way. */
  hinting = false;
  /** @type {{ action: string, view: Record<string, any> | null } | null} a hint that is pointed at, and the view after it */
  pointed = null;
  /** @type {import('./protocol').HintTold | null} */
  #hints = null;
  /** @type {number | null} what came after this ply was not seen as it happened: it is told in a line for each seat */
  missed = null;
  /** @type {Snapshot | null} the last one that was handed to the show */
  #latest = null;
  #telling = 0;
  /** @type {{ number: number, previews: Map<string, Promise<any>> }} what was asked about the moment that is shown */
  #asked = { number: -1, previews: new Map() };
  /** @type {number | null} the event that settles the action on its way */
  #settledBy = null;

  /** @param {string} table @param {number | null} seat */
  constructor(table, seat) {
    super();
    this.table = table;
    this.seat = seat;
    this.live = new Live(table, seat);
    this.earlierNotes = new EarlierNotes();
    this.show = new Show({
      seat,
      animate: ({ log, before, after }) => this.#animate(log, before, after),
      present: (step, told) => this.#present(step, told),
      changed: () => this.#changed(),
    });
    this.live.addEventListener('snapshot', () => this.#arrive(/** @type {Snapshot} */ (this.live.model)));
    this.live.addEventListener('event', (event) => this.#enqueue(/** @type {CustomEvent} */ (event).detail));
    this.live.addEventListener('line', () => this.#changed());
    this.live.addEventListener('turnedaway', () => this.dispatchEvent(new CustomEvent('turnedaway')));
    this.live.addEventListener('gone', () => {
      this.gone = true;
      this.#changed();
    });
  }

  open() {
    this.live.open();
  }

  /** @param {Board} board where everything is shown from now on */
  playOn(board) {
    this.board = board;
    this.show.begin();
  }

  close() {
    this.live.close();
    this.show.close();
    clearTimeout(this.#telling);
    this.shown = null;
    this.board = null;
  }

  /** Whether it is for this viewer to act, as the page shows it. */
  get mine() {
    const now = this.shown?.now;
    return Boolean(now && this.seat !== null && !now.over && now.choosing.includes(this.seat));
  }

  /** Whether the table waits for this viewer: a sealed choice that is in can be changed, but nobody waits for it. */
  get awaited() {
    return this.mine && !this.shown?.now.chosen.includes(/** @type {number} */ (this.seat));
  }

  /** Whether more has happened at the table than the page shows. */
  get behind() {
    return this.shown?.number !== this.live.model?.number;
  }

  /** Whether the viewer could act if the page were not behind the table. */
  get early() {
    const now = this.live.model?.now;
    return this.behind && this.seat !== null && Boolean(now?.choosing.includes(this.seat));
  }

  /** @returns {string[]} what may be picked: nothing while the page is behind the table */
  get legal() {
    return this.mine && !this.behind && !this.sent ? (this.shown?.view.legal ?? NOTHING) : NOTHING;
  }

  /** @returns {string | null} the action to mark on the board */
  get chosen() {
    return this.pointed?.action ?? this.picked ?? this.shown?.now.own ?? null;
  }

  /** @returns {Record<string, any> | null} the view after it */
  get after() {
    return this.pointed ? this.pointed.view : this.preview;
  }

  /** An action in a few words. @param {string} action */
  describe(action) {
    try {
      return this.board?.describe(action) ?? action;
    } catch (fault) {
      this.board?.fail(fault);
      return action;
    }
  }

  /**
   * An action was picked on the board, or none any more.
   * @param {string | null} action
   * @param {boolean} [open] another tap may change it, so it is confirmed in any case
   */
  async pick(action, open = false) {
    if (this.seat === null) return this.#tell(say('web-watching-tap'));
    if (this.behind) return this.show.hurry();
    this.notice = null;
    this.preview = null;
    this.picked = action;
    this.#changed();
    if (action === null) return;
    if (!settings.confirm && !open) return this.confirm();
    const preview = await this.#viewAfter(action, () => this.picked === action && !this.sent);
    if (!preview) return;
    this.preview = preview;
    this.#changed();
  }

  /** @param {string} action @param {() => boolean} isWanted still */
  async #viewAfter(action, isWanted) {
    const { number, view } = /** @type {Snapshot} */ (this.shown);
    const matters = () => isWanted() && this.shown?.number === number;
    const answer = await this.told(this.#previewOf(action, number), matters);
    return answer && matters() ? apply(view, answer.changes) : null;
  }

  /** @returns {import('./protocol').HintTold | null} the best moves at the moment that is shown, if somebody asked */
  get hints() {
    return this.legal.length ? this.#hints : null;
  }

  /** Ask for the best moves, once at each moment. */
  async hint() {
    if (this.behind) return this.show.hurry();
    if (!this.mine || this.hinting || this.hints) return;
    const ply = this.shown?.now.ply;
    this.hinting = true;
    this.#changed();
    const told = await this.#command('hint', { seat: this.seat });
    this.hinting = false;
    if (this.shown?.now.ply === ply) this.#hints = told;
    this.#changed();
  }

  /** Show on the board what a hint would do, without picking it. @param {string | null} action null: no more */
  async point(action) {
    const pointed = action && this.legal.includes(action) ? { action, view: null } : null;
    if (!pointed && !this.pointed) return;
    this.pointed = pointed;
    this.#changed();
    const view = pointed && (await this.#viewAfter(pointed.action, () => this.pointed === pointed));
    if (!view || !pointed) return;
    this.pointed = { action: pointed.action, view };
    this.#changed();
  }

  /**
   * What an action would do. It is asked once at each moment, and never waited for by what follows.
   * @param {string} action
   * @param {number} number of the moment that is shown
   * @returns {Promise<any>}
   */
  #previewOf(action, number) {
    if (this.#asked.number !== number) this.#asked = { number, previews: new Map() };
    const { previews } = this.#asked;
    const preview = previews.get(action) ?? this.live.send('preview', { seat: this.seat, action });
    previews.set(action, preview);
    preview.catch(() => previews.delete(action));
    return preview;
  }

  cancel() {
    if (this.sent) return;
    this.picked = null;
    this.preview = null;
    this.#changed();
  }

  /** Play what was picked. The preview stays until the event comes, or goes when the move is refused. */
  async confirm() {
    if (!this.picked || this.sent || !this.shown) return;
    this.sent = true;
    this.#changed();
    const answer = await this.#command('act', { seat: this.seat, ply: this.shown.now.ply, action: this.picked });
    if (answer && (this.shown?.number ?? 0) < answer.number) this.#settledBy = answer.number;
    else this.#settle();
    this.#changed();
  }

  /** @param {string} action that was tapped, though it is not allowed */
  async why(action) {
    if (this.seat === null) return this.#tell(say('web-watching-tap'));
    if (this.behind) return this.show.hurry();
    await this.#command('why', { seat: this.seat, action });
  }

  undo() {
    if (this.behind) return this.show.hurry();
    const undo = this.shown?.now.undo;
    const reason = undo?.reason ?? { id: 'web-undo-nothing', arguments: {} };
    if (!undo?.possible) return this.#tell(this.tell(reason.id, reason.arguments));
    this.cancel();
    return this.#command('undo', { seat: this.seat, ply: this.shown?.now.ply });
  }

  /** @param {number} seat */
  race(seat) {
    return this.#command('race', { seat, ply: this.shown?.now.ply });
  }

  /** @returns {Promise<import('./protocol').OddsRow[] | null>} of the draw that is due, where the table allows aids */
  async odds() {
    const shown = this.shown;
    if (!shown?.table.aids || shown.now.over) return null;
    const answer = await this.#command('odds', { seat: this.seat });
    return shown === this.shown ? (answer?.rows ?? null) : null;
  }

  /**
   * Any other command. Resolves with its answer, or with null when it was refused: the refusal is shown.
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   */
  order(type, fields = {}) {
    return this.#command(type, fields);
  }

  dismiss() {
    this.notice = null;
    this.#changed();
  }

  /** @param {string} type @param {Record<string, unknown>} fields */
  #command(type, fields) {
    return this.told(this.live.send(type, fields));
  }

  /**
   * The answer, or null when it is a refusal, which is shown.
   * @param {Promise<any>} answer
   * @param {() => boolean} [matters] whether a refusal is still of interest
   */
  async told(answer, matters = () => true) {
    try {
      return await answer;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      if (this.gone || !this.shown) return null; // the viewer has left the table, or the table is gone
      await wordsForRefusals();
      if (!this.shown || !matters()) return null;
      this.#tell(this.tell(refusal.id, refusal.arguments), refusal.rule);
      return null;
    }
  }

  /** @param {string} text @param {string | null} [rule] */
  #tell(text, rule = null) {
    this.notice = { text, rule };
    announce(text);
    this.#changed();
  }

  /** All that is known, at the start or after the line was down for long. @param {Snapshot} model */
  #arrive(model) {
    const before = this.#latest;
    this.#latest = model;
    if (before) {
      const log = deeds(model.log).filter((entry) => entry.ply > before.now.ply);
      return this.show.add({ before, after: model, log, jump: true });
    }
    const seen = Number(sessionStorage.getItem(SEEN + this.table) ?? model.now.ply); // before a reload
    this.#show(model);
    if (this.seat === null && seen < model.now.ply) this.missed = seen;
    else if (this.seat !== null && !model.now.over) this.#miss(model);
  }

  /** @param {{ event: import('./protocol').Event, before: Snapshot, after: Snapshot }} told */
  #enqueue({ event, before, after }) {
    this.#latest = after;
    if (event.back) this.earlierNotes.takeBack(event.now.ply);
    this.show.add({ before, after, log: deeds(event.log), notes: event.log.filter((entry) => entry.note) });
  }

  /** @param {LogEntry[]} log @param {Snapshot} before @param {Snapshot} after */
  async #animate(log, before, after) {
    this.#forgetPick();
    await this.board?.updateComplete;
    await this.board?.animate(log, before.view, after.view);
  }

  /** @param {Step} step @param {boolean} told it could not be seen */
  #present({ after, log, notes }, told) {
    if (!this.live.model) return;
    const ownTurn = log.some((entry) => entry.actor !== null && entry.actor === this.seat);
    if (log.length) this.#forgetPick();
    if (after.now.ply !== this.shown?.now.ply) this.#hints = null;
    if (ownTurn) this.missed = null;
    else if (told && log.length) this.#miss(/** @type {Snapshot} */ (this.shown));
    this.#show(after, log, notes);
  }

  /** What the others did since the viewer's last turn is told in words, until the viewer acts. @param {Snapshot} model */
  #miss({ log, now }) {
    const own = deeds(log).findLast((entry) => entry.actor !== null && entry.actor === this.seat)?.ply ?? 0;
    this.missed ??= this.seat === null ? now.ply : own;
  }

  /** @returns {Deeds[]} what was missed, a line for each of the others */
  get recap() {
    const { missed, shown } = this;
    if (missed === null || !shown) return [];
    return shown.seats.flatMap(({ key }, seat) => {
      const isDeed = (/** @type {LogEntry} */ { ply, actor, arguments: told }) =>
        ply > missed && actor === seat && told.seat === key;
      const text = this.#wordsOf(deeds(shown.log).filter(isDeed));
      return seat === this.seat || !text ? [] : [{ seat, text }];
    });
  }

  /** @returns {number | null} the ply after which the others had their last turn; null: nobody else has acted yet */
  get lastTurn() {
    const turns = deeds(this.shown?.log ?? []).filter((entry) => entry.actor !== null);
    const last = turns.findLast((entry) => entry.actor !== this.seat);
    if (!last) return null;
    const isBefore = (/** @type {LogEntry} */ entry) =>
      entry.ply < last.ply && (this.seat === null ? entry.actor !== last.actor : entry.actor === this.seat);
    return turns.findLast(isBefore)?.ply ?? turns[0].ply - 1;
  }

  /** Fetch notes of the log from before those that are shown. */
  async fetchEarlierNotes() {
    if (this.shown) await this.told(this.earlierNotes.fetch(this.shown, this.seat));
    this.#changed();
  }

  forgetMissed() {
    this.missed = null;
    this.#changed();
  }

  /** The table waits until this has been shown: it is told, but not more often than needed. */
  #tellShown() {
    if (this.#telling || !this.shown?.now.paced) return;
    this.#telling = window.setTimeout(() => {
      this.#telling = 0;
      if (this.shown) this.live.send('shown', { seat: this.seat, number: this.shown.number }).catch(() => {});
    }, BETWEEN_WORDS);
  }

  /** @param {Snapshot} model @param {LogEntry[]} [log] what is new @param {LogEntry[]} [notes] around the table */
  #show(model, log = [], notes = []) {
    const awaited = this.awaited;
    const over = this.shown?.now.over ?? true;
    this.shown = model;
    this.recent = lately(model);
    this.#tellShown();
    if (this.seat === null) sessionStorage.setItem(SEEN + this.table, String(model.now.ply));
    if (log.length) this.notice = null;
    if (this.#settledBy !== null && model.number >= this.#settledBy) this.#settle();
    if (this.picked && !this.sent && !this.behind && !this.legal.includes(this.picked)) this.cancel();
    announce(this.#wordsOf([...log, ...notes]));
    if (log.length) sound(model.now.over && !over ? 'wood' : 'water');
    if (this.awaited && !awaited) this.#beginTurn();
    this.#changed();
  }

  /** Says a sentence as the viewer would hear it at the table. */
  get tell() {
    return teller(/** @type {Snapshot} */ (this.shown));
  }

  /** @param {LogEntry[]} log */
  #wordsOf(log) {
    const shown = /** @type {Snapshot} */ (this.shown);
    const tellers = tellersThen(shown);
    const tell = (/** @type {LogEntry} */ entry) => tellers(shown.log.indexOf(entry)) ?? this.tell;
    return log.map((entry) => tell(entry)(entry.id, entry.arguments)).join(' ');
  }

  /** What is to be done, in words. At a sealed choice all are asked at once, so each viewer is told of the own seat. */
  get asked() {
    const { now, seats } = /** @type {Snapshot} */ (this.shown);
    const own = now.sealed && this.mine ? { seat: seats[/** @type {number} */ (this.seat)].key } : {};
    return due({ id: now.prompt.id, arguments: { ...now.prompt.arguments, ...own } }, this.tell);
  }

  #beginTurn() {
    announce(this.asked);
    sound('bell');
    this.dispatchEvent(new CustomEvent('turn'));
  }

  /** What happened makes the pick old: it was played, or it was for another board. */
  #forgetPick() {
    this.picked = null;
    this.preview = null;
    this.pointed = null;
  }

  #settle() {
    this.#settledBy = null;
    this.sent = false;
    this.#forgetPick();
  }

  #changed() {
    this.dispatchEvent(new CustomEvent('change'));
  }
}

/** @type {string[]} always the same one: a board that is handed it twice is drawn once */
const NOTHING = [];
const FEWEST_PLIES = 3;
const MOST_PLIES = 12;

/**
 * The entries to mark: what happened since the viewer's own last action, and at least the last few.
 * @param {Snapshot} model
 * @returns {LogEntry[]}
 */
function lately({ log, seat, seats, now }) {
  const own = seat === null ? null : seats[seat].key;
  const moves = deeds(log);
  const last = moves.findLast((entry) => entry.arguments.seat === own)?.ply ?? 0;
  const from = Math.max(Math.min(last, now.ply - FEWEST_PLIES), now.ply - MOST_PLIES);
  return moves.filter((entry) => entry.ply > from);
}
