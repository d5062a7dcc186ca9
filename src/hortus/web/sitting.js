// @ts-check
/**
 * One viewer at one table: what is known and what is shown, the move that is being made, what was refused.
 *
 * Events are shown one after the other, each with its motion; whoever is more than a moment behind catches up at once.
 * It has no looks: a `change` tells the page to draw itself, a `turn` that it is the viewer's turn now.
 */
import { announce } from './announce.js';
import { Live, apply } from './live.js';
import { Refusal, wordsForRefusals } from './server.js';
import { motion, settings } from './settings.js';
import { sound } from './sound.js';
import { due, say } from './words.js';

/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./protocol').LogEntry} LogEntry */
/** @typedef {import('./boards/board.js').Board} Board */
/** @typedef {{ text: string, rule: string | null }} Notice */

const FURTHEST_BEHIND = 2_000; // milliseconds that the show may lag behind the table
const LONGEST_MOTION = 2_500; // a board that never finishes must not stop the game
const BETWEEN_SHOWN = 100; // milliseconds: the server wants no more than 20 messages a second
const LONGEST_END = 15_000; // nothing comes after the last event: it may take its time

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
  /** @type {{ before: Snapshot, after: Snapshot, log: LogEntry[], arrived: number }[]} */
  #queue = [];
  #moving = false;
  /** @type {number | undefined} a timer: the table will be told what was shown */
  #telling;
  /** @type {number | null} the event that settles the action on its way */
  #settledBy = null;

  /** @param {string} table @param {number | null} seat */
  constructor(table, seat) {
    super();
    this.table = table;
    this.seat = seat;
    this.live = new Live(table, seat);
    this.live.addEventListener('snapshot', () => this.#restart());
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

  close() {
    this.live.close();
    this.#queue = [];
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

  /** @returns {string[]} what may be picked: nothing while the page is behind the table */
  get legal() {
    const behind = this.shown?.number !== this.live.model?.number;
    return this.mine && !behind && !this.sent ? (this.shown?.view.legal ?? []) : [];
  }

  /** @returns {string | null} the action to mark on the board */
  get chosen() {
    return this.picked ?? this.shown?.now.own ?? null;
  }

  /**
   * An action was picked on the board, or none any more.
   * @param {string | null} action
   * @param {boolean} [open] another tap may change it, so it is confirmed in any case
   */
  async pick(action, open = false) {
    this.notice = null;
    this.preview = null;
    this.picked = action;
    this.#changed();
    if (action === null) return;
    if (!settings.confirm && !open) return this.confirm();
    const shown = this.shown;
    const answer = await this.#command('preview', { seat: this.seat, action });
    if (!answer || this.picked !== action || this.shown !== shown) return;
    this.preview = apply(shown?.view, answer.changes);
    this.#changed();
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
    await this.#command('why', { seat: this.seat, action });
  }

  undo() {
    const undo = this.shown?.now.undo;
    const reason = undo?.reason ?? { id: 'web-undo-nothing', arguments: {} };
    if (!undo?.possible) return this.#tell(say(reason.id, reason.arguments));
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
  async #command(type, fields) {
    try {
      return await this.live.send(type, fields);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      await wordsForRefusals();
      this.#tell(say(refusal.id, refusal.arguments), refusal.rule);
      return null;
    }
  }

  /** @param {string} text @param {string | null} [rule] */
  #tell(text, rule = null) {
    this.notice = { text, rule };
    announce(text);
    this.#changed();
  }

  #restart() {
    this.#queue = [];
    this.#show(/** @type {Snapshot} */ (this.live.model));
  }

  /** @param {{ event: import('./protocol').Event, before: Snapshot, after: Snapshot }} told */
  #enqueue({ event, before, after }) {
    this.#queue.push({ before, after, log: event.log, arrived: performance.now() });
    void this.#perform();
  }

  async #perform() {
    if (this.#moving) return;
    this.#moving = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const late = performance.now() - step.arrived > FURTHEST_BEHIND * motion();
      if (step.log.length) this.#forgetPick();
      if (!late && motion() && step.log.length && !document.hidden) await this.#animate(step);
      if (this.live.model) this.#show(step.after, step.log);
      await this.board?.updateComplete;
      await new Promise((resolve) => setTimeout(resolve)); // a long queue must not hold up the page
    }
    this.#moving = false;
  }

  /** @param {{ before: Snapshot, after: Snapshot, log: LogEntry[] }} step */
  async #animate({ before, after, log }) {
    this.#changed();
    await this.board?.updateComplete;
    const patience = (after.now.over ? LONGEST_END : LONGEST_MOTION) * motion();
    const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
    try {
      await Promise.race([this.board?.animate(log, before.view, after.view), tooLong]);
    } catch (fault) {
      console.error(fault);
    }
  }

  /** @param {Snapshot} model @param {LogEntry[]} [log] what is new */
  #show(model, log = []) {
    const awaited = this.awaited;
    const over = this.shown?.now.over ?? true;
    this.shown = model;
    this.recent = lately(model);
    if (log.length) this.notice = null;
    if (this.#settledBy !== null && model.number >= this.#settledBy) this.#settle();
    const isLatest = model.number === this.live.model?.number;
    if (this.picked && !this.sent && isLatest && !this.legal.includes(this.picked)) this.cancel();
    announce(log.map((entry) => say(entry.id, entry.arguments)).join(' '));
    if (log.length) sound(model.now.over && !over ? 'wood' : 'water');
    if (this.awaited && !awaited) this.#beginTurn();
    if (model.now.paced) this.#tellShown();
    this.#changed();
  }

  /** The table waits for its pages: it hears of the last event that was shown, a few times a second at most. */
  #tellShown() {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      if (this.shown) this.live.send('shown', { seat: this.seat, number: this.shown.number }).catch(() => {});
    }, BETWEEN_SHOWN);
  }

  /** What is to be done, in words. At a sealed choice all are asked at once, so each viewer is told of the own seat. */
  get asked() {
    const { now, seats } = /** @type {Snapshot} */ (this.shown);
    const own = now.sealed && this.mine ? { seat: seats[/** @type {number} */ (this.seat)].key } : {};
    return due({ id: now.prompt.id, arguments: { ...now.prompt.arguments, ...own } });
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

const FEWEST_PLIES = 3;
const MOST_PLIES = 12;

/**
 * The entries to mark: what happened since the viewer's own last action, and at least the last few.
 * @param {Snapshot} model
 * @returns {LogEntry[]}
 */
function lately({ log, seat, seats, now }) {
  const own = seat === null ? null : seats[seat].key;
  const last = log.findLast((entry) => entry.arguments.seat === own)?.ply ?? 0;
  const from = Math.max(Math.min(last, now.ply - FEWEST_PLIES), now.ply - MOST_PLIES);
  return log.filter((entry) => entry.ply > from);
}
