// @ts-check
/** A page where somebody tries an action on a real board, at no table: lessons and puzzles. */
import { Refusal } from '../server.js';
import { motion, settings } from '../settings.js';
import { say } from '../words.js';
import { boardOf, insteadOf } from './board_host.js';
import { needMiniature } from './miniature.js';
import { Part } from './part.js';

/** @typedef {import('../boards/board.js').Board} Board */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {import('../protocol').Sentence} Sentence */

const LONGEST_MOTION = 4_000; // milliseconds: a board that never finishes must not stop anybody
const NOBODY_ELSE = { thinking: [], chosen: [], winners: [], own: null, resigned: null, rule: null };
const QUIET = { ...NOBODY_ELSE, ply: 0, race: false, paced: false, halt: false, over: false };

/**
 * What is shown of a position.
 * @typedef {object} Shown
 * @property {number} seat
 * @property {string[]} seats
 * @property {Record<string, any>} view
 * @property {Sentence} prompt
 * @property {boolean} [sealed]
 */

export class Exercise extends Part {
  static properties = {
    picked: { state: true },
    notice: { state: true },
    missing: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {string | null} a move that another tap may still change */
    this.picked = null;
    /** @type {Refusal | null} a try that could not be made: the line is down, or it was no action at all */
    this.notice = null;
    /** @type {Refusal | null} */
    this.missing = null;
    this.busy = false;
    /** @type {unknown} what makes it busy; none of it is finished once something else is opened */
    this.doing = null;
    /** Enter confirms until another key moves on, as at a table. */
    this.armed = false;
    /** @type {Board | null} */
    this.board = null;
    /** @type {Record<string, any>} what the board shows */
    this.view = {};
    this.tell = say;
  }

  /** @param {string} game */
  async fetchBoard(game) {
    const [board] = await Promise.all([boardOf(game), needMiniature(game)]);
    board.addEventListener('fail', async () => this.useBoard(await insteadOf(game)), { once: true });
    this.useBoard(board);
  }

  /** @param {Board} board */
  useBoard(board) {
    board.addEventListener('pick', (event) => {
      const { action, open } = /** @type {CustomEvent} */ (event).detail;
      this.notice = null;
      this.picked = action;
      this.armed = true;
      if (action && !open) void this.attempt(action);
    });
    board.addEventListener('why', (event) => void this.attempt(/** @type {CustomEvent} */ (event).detail.action));
    this.board = board;
    this.requestUpdate();
  }

  /** Before the board hears of a key, which would take Enter for one more tap. */
  onKey = {
    capture: true,
    handleEvent: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' && this.picked && this.armed) {
        event.preventDefault();
        event.stopPropagation();
        void this.attempt(this.picked);
      } else if (event.key !== ' ') this.armed = false;
    },
  };

  /** @param {string} action that was picked, or tapped though it is not allowed @returns {Promise<void>} */
  async attempt(action) {
    throw new Error(`nobody tries ${action}`);
  }

  /** One thing at a time; what is refused is told. @param {() => Promise<void>} work */
  async during(work) {
    if (this.busy) return;
    this.doing = work;
    this.busy = true;
    this.notice = null;
    try {
      await work();
    } catch (refusal) {
      if (this.doing === work) this.notice = refused(refusal);
    }
    if (this.doing !== work) return;
    this.picked = null;
    this.busy = false;
  }

  /** Another position is opened. @param {Record<string, any>} view */
  openAt(view) {
    this.doing = this.picked = this.notice = this.missing = null;
    this.busy = false;
    this.view = view;
  }

  /** @param {unknown} refusal why there is nothing to show */
  miss(refusal) {
    this.missing = refused(refusal);
  }

  /** @param {Record<string, any>} view to be shown from now on */
  look(view) {
    this.view = view;
  }

  /** What came of it, as it happens. @param {LogEntry[]} log @param {Record<string, any> | null} view */
  async showHow(log, view) {
    const pace = motion();
    if (!pace || !view) return;
    const longest = new Promise((resolve) => setTimeout(resolve, LONGEST_MOTION * pace));
    await Promise.race([this.board?.animate(log, this.view, view), longest]).catch((fault) => console.error(fault));
  }

  /** @param {Board} board @param {Shown} shown @param {LogEntry[] | null} done what happened, once it is over */
  setBoard(board, shown, done) {
    const seats = shown.seats.map((key, seat) => ({ key, kind: 'person', yours: seat === shown.seat, name: '' }));
    Object.assign(board, {
      view: this.view,
      legal: done || this.busy ? [] : shown.view.legal,
      chosen: this.picked,
      recent: done ?? [],
      seats,
      names: shown.seats.map((key) => say('seat-name', { key })),
      now: { ...QUIET, prompt: shown.prompt, sealed: shown.sealed ?? false, choosing: done ? [] : [shown.seat] },
      say: this.tell,
      motion: motion(),
      letters: settings.letters,
    });
  }
}

/** One part of a path, of which anybody may have typed anything. @param {string} text */
export const part = (text) => encodeURIComponent(text);

/** @param {unknown} refusal @returns {Refusal} */
function refused(refusal) {
  if (refusal instanceof Refusal) return refusal;
  throw refusal;
}
