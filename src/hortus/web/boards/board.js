// @ts-check
/**
 * What the frame of a table and the board of a game owe each other.
 *
 * The frame sets the properties below, shows the prompt and the buttons, talks to the server, and calls `animate` for
 * each event before it sets the new view. A board draws everything of its game: the table and the hands; it names
 * every place for screen readers, and tells what was picked. It knows no rule: what may be picked is in `legal`, and
 * what a pick would do is in `preview`, both from the server. A board that fails in drawing itself is replaced by the
 * plain one.
 */
import { LitElement } from '../vendor/lit.js';

/** @typedef {Record<string, any>} View what a viewer may know, as the server sent it */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */
/** @typedef {(id: string, args?: Record<string, unknown>) => string} Say a sentence of the language files */

export class Board extends LitElement {
  /** @type {Record<string, object>} */
  static properties = {
    view: { attribute: false },
    legal: { attribute: false },
    chosen: { attribute: false },
    preview: { attribute: false },
    recent: { attribute: false },
    seats: { attribute: false },
    names: { attribute: false },
    now: { attribute: false },
    say: { attribute: false },
    motion: { attribute: false },
    letters: { attribute: false },
  };

  constructor() {
    super();
    /** @type {View} the position to show, live or of a replay */
    this.view = {};
    /** @type {string[]} the texts of all actions that may be picked; empty when it is not for this viewer to act */
    this.legal = [];
    /** @type {string | null} the action that was picked and waits to be confirmed, or lies as a sealed choice */
    this.chosen = null;
    /** @type {View | null} the view after `chosen`, to be drawn translucent over `view` */
    this.preview = null;
    /** @type {LogEntry[]} what happened last: to be marked */
    this.recent = [];
    /** @type {SeatInfo[]} who sits where */
    this.seats = [];
    /** @type {string[]} what those who sit there are called */
    this.names = [];
    /** @type {import('../protocol').Now | null} who chooses, what is sealed, who has chosen */
    this.now = null;
    /** @type {Say} */
    this.say = (id) => id;
    /** @type {number} how long motion takes: 0 off, 1 normal, 2 slow */
    this.motion = 1;
    /** @type {boolean} show letters on pieces, for those who cannot tell colours apart */
    this.letters = false;
  }

  /** Nobody here sits at this table: whatever is tapped, the frame says so. */
  get isWatched() {
    return !this.seats.some((seat) => seat.yours && seat.kind === 'person');
  }

  /** Boards live in the page's own document: one style sheet, one focus order. */
  createRenderRoot() {
    return this;
  }

  performUpdate() {
    try {
      super.performUpdate();
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** Something here is broken: the frame shows another board. @param {unknown} fault */
  fail(fault) {
    console.error(fault);
    this.dispatchEvent(new CustomEvent('fail'));
  }

  /** Whether somebody who taps what is not allowed is told why: not those who have to wait for others. */
  get explains() {
    return this.legal.length > 0 || this.isWatched;
  }

  /** Pick an action, let it go again, or learn why it may not be. @param {string} action */
  tap(action) {
    if (this.legal.includes(action)) this.pick(this.chosen === action ? null : action);
    else if (this.explains) this.why(action);
  }

  /**
   * A complete action was picked (or none any more: null). The frame sets `chosen`, and `preview` as soon as it is there.
   * @param {string | null} action
   * @param {boolean} [open] another tap may change it, so it waits to be confirmed even if moves are played at once
   */
  pick(action, open = false) {
    this.dispatchEvent(new CustomEvent('pick', { detail: { action, open } }));
  }

  /**
   * Something was tapped that is not allowed: the frame asks the server and shows the rule.
   * @param {string} action
   */
  why(action) {
    this.dispatchEvent(new CustomEvent('why', { detail: { action } }));
  }

  /**
   * The picked action in a few words, for the button that confirms it.
   * @param {string} action
   * @returns {string}
   */
  describe(action) {
    return action;
  }

  /**
   * Show how an event led from one view to the next. The frame waits for the promise, then sets the new view.
   * @param {LogEntry[]} log what happened, in order
   * @param {View} before
   * @param {View} after
   * @returns {Promise<void>}
   */
  async animate(log, before, after) {}

  /**
   * Mark on the board what a line of the log is about, while it is pointed at (null: no more).
   * @param {LogEntry | null} entry
   */
  point(entry) {}

  /**
   * Show so many steps of the count at the end as counted (null: all of them), for a board that shows the count itself.
   * @param {number | null} steps
   */
  count(steps) {}
}
