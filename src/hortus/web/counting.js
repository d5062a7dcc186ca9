// @ts-check
/** The count at the end of a game, while somebody counts: its steps, and where on the board each of them is shown. */
import { stopsOf } from './parts/replay.js';
import { ask } from './server.js';
import { need } from './words.js';

/** @typedef {import('./protocol').CountStep} CountStep */

/**
 * The page of a table.
 * @typedef {import('./vendor/lit.js').LitElement & {
 *   table: string,
 *   ply: number | null,
 *   sitting: import('./sitting.js').Sitting | null,
 *   past: import('./parts/replay.js').Past | null,
 *   place: import('./protocol').EarlierTable | null,
 *   board: import('./boards/board.js').Board | null,
 * }} TablePage
 */

/** What a step of the count has in common with a line of the log. */
const NO_ENTRY = { actor: null, action: null, rule: null, after_halt: false, note: false, turn: null };

export class Counting {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {CountStep[] | null} null while nobody counts */
    this.steps = null;
    /** How much of the end is shown as counted. */
    this.counted = 0;
  }

  /** What is needed to count comes when somebody wants to. */
  open = async () => {
    const { page } = this;
    const { sitting, table } = page;
    if (!sitting) return;
    const query = sitting.seat === null ? '' : `?seat=${sitting.seat}`;
    const answer = await sitting.told(ask(`/api/tables/${table}/count${query}`));
    if (!answer) return;
    await Promise.all([need('count', `${sitting.shown?.table.game}/count`), import('./parts/count.js')]);
    if (sitting !== page.sitting || page.ply !== null) return;
    this.steps = answer.steps;
    await this.#focus('.count-on');
  };

  /** The moment that brought the points, with what was counted then marked; the table of now where it still lies there. */
  look = async (/** @type {number} */ counted) => {
    const { page, steps } = this;
    const { past, sitting } = page;
    const model = sitting?.shown;
    if (!steps || !past || !model) return;
    const step = steps[counted - 1] ?? null;
    this.counted = counted;
    const ply = step?.ply ?? model.now.ply;
    const halt = stopsOf(model).some((stop) => stop.halt && stop.ply === ply);
    const place = ply === model.now.ply ? null : await past.at(ply, halt).catch(() => null);
    if (this.counted !== counted || this.steps !== steps) return;
    page.place = place;
    await page.updateComplete;
    page.board?.point(step && { ...NO_ENTRY, ply, id: step.name.id, arguments: step.name.arguments });
    page.board?.count(counted);
  };

  close = async () => {
    const { page } = this;
    this.stop();
    page.place = null;
    page.board?.point(null);
    page.board?.count(null);
    await this.#focus('.result .count');
  };

  stop() {
    this.steps = null;
  }

  /** @param {string} where it goes once the page is drawn again */
  async #focus(where) {
    this.page.requestUpdate();
    await this.page.updateComplete;
    /** @type {HTMLElement | null} */ (this.page.querySelector(where))?.focus();
  }
}
