// @ts-check
/** The review of a finished game, while somebody looks at it: what is known of it, what is shown on the board, what is tried. */
import { announce } from './announce.js';
import { apply } from './live.js';
import { boardOf, looks } from './parts/board_host.js';
import { companyAt } from './parts/people.js';
import { Past } from './parts/replay.js';
import { go } from './router.js';
import { Refusal, ask, wordsForRefusals } from './server.js';
import { settings } from './settings.js';
import { need, percent, say } from './words.js';

/** @typedef {import('./protocol').ReviewTold} ReviewTold */
/** @typedef {import('./protocol').ReviewRow} ReviewRow */
/** @typedef {import('./protocol').Tried} Tried */
/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./boards/board.js').Board} Board */
/** @typedef {Record<string, any>} View */

/**
 * The page of a table.
 * @typedef {import('./counting.js').TablePage & {
 *   review: boolean,
 *   openPly: (ply: number) => void,
 *   openRule: (rule: string) => void,
 *   closeReview: () => void,
 * }} TablePage
 */

/** @typedef {{ ply: number, seat: number, action: string, view: View, after: View }} Better what would have been, and where */

/**
 * A mistake of one's own that is tried again.
 * @typedef {object} Attempt
 * @property {ReviewRow} row
 * @property {number} seat
 * @property {View} view before it, as the seat knew it
 * @property {string | null} picked
 * @property {boolean} busy it is being judged
 * @property {number} tries so many were not good enough
 * @property {Tried | null} answer to the latest
 * @property {boolean} hinted what speaks for the best was asked for
 * @property {boolean} shown the best was asked for
 * @property {Refusal | null} refusal
 */

const BETWEEN = 700; // milliseconds from one piece of news to the next question
const PATIENCE = 3_000; // until computers that are busy are asked again
const RIVAL = 'level3'; // where nobody but people sat
export const TRIES_BEFORE_HINT = 2;

export class Reviewing {
  /** @type {ReviewTold | null} */
  told = null;
  isOpen = false;
  /** @type {Refusal | null} why there is no news */
  refusal = null;
  /** @type {Better | null} shown on the board while its moment is */
  better = null;
  /** @type {Attempt | null} */
  attempt = null;
  /** @type {Map<string, Promise<string>>} actions in words, by the moment */
  #words = new Map();
  /** @type {Map<number | null, Past>} */
  #pasts = new Map();
  /** @type {Promise<Board> | null} never drawn: it knows the words for actions of its game */
  #speaker = null;

  /** @type {typeof import('./parts/try_bar.js').tryBar | null} */
  #tryBar = null;

  #rounds = 0; // so often news were asked for: who opens it again is not told twice

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** What is needed to review comes when somebody wants to. */
  open = async () => {
    const { page } = this;
    const sitting = page.sitting;
    const game = sitting?.shown?.table.game;
    if (!sitting || !game || this.isOpen) return;
    const [{ tryBar }] = await Promise.all([
      import('./parts/try_bar.js'),
      import('./parts/review.js'),
      need('review', 'web_review', 'hints', `${game}/hints`),
      looks('../style/review.css'),
    ]);
    this.#tryBar = tryBar;
    if (sitting !== page.sitting || this.isOpen || !page.review) return;
    this.isOpen = true;
    await this.#drawn('.review h2');
    void this.#listen(sitting);
  };

  async close() {
    if (!this.isOpen) return;
    this.stop();
    await this.#drawn('.result .review-tool');
  }

  /** Nothing of it stays. */
  stop() {
    this.isOpen = false;
    this.told = null;
    this.refusal = null;
    this.better = null;
    this.attempt = null;
    this.#words.clear();
    this.#pasts.clear();
    this.#speaker = null;
  }

  get isDone() {
    return this.told?.done ?? false;
  }

  /** Ask for news until all is known. @param {import('./sitting.js').Sitting} sitting */
  async #listen(sitting) {
    const round = ++this.#rounds;
    const goesOn = () => this.isOpen && round === this.#rounds && sitting === this.page.sitting && !this.isDone;
    while (goesOn()) {
      let pause = BETWEEN;
      try {
        const told = await sitting.live.send('review', { known: this.told?.known ?? -1 });
        if (!goesOn()) return;
        this.told = told;
        this.refusal = null;
        if (this.isDone) announce(say('web-review-done'));
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        await wordsForRefusals();
        if (!goesOn()) return;
        this.refusal = refusal;
        if (refusal.code !== 'busy') return this.page.requestUpdate();
        pause = PATIENCE;
      }
      this.page.requestUpdate();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  // Moments

  /** @param {number | null} seat @param {number} ply @returns {Promise<import('./protocol').EarlierTable>} */
  #at(seat, ply) {
    const past = this.#pasts.get(seat) ?? new Past(this.page.table, seat);
    this.#pasts.set(seat, past);
    return past.at(ply, false);
  }

  /** @returns {number[]} the seats of this guest, or none */
  get own() {
    const seats = this.page.sitting?.shown?.seats ?? [];
    return seats.flatMap(({ yours, kind }, seat) => (yours && kind === 'person' ? [seat] : []));
  }

  /** @returns {ReviewRow[]} */
  get mistakes() {
    return (this.told?.plies ?? []).filter(({ kind }) => kind !== null);
  }

  /** @returns {ReviewRow[]} which may be tried again */
  get ownMistakes() {
    return this.mistakes.filter(({ actor }) => actor !== null && this.own.includes(actor));
  }

  /** An action in a few words, as one would have said it then. @param {ReviewRow} row @param {string} action */
  describe({ ply, actor }, action) {
    const key = `${ply} ${action}`;
    const words = this.#words.get(key) ?? this.#described(ply - 1, actor, action);
    this.#words.set(key, words);
    return words;
  }

  /** @param {number} ply @param {number | null} actor @param {string} action */
  async #described(ply, actor, action) {
    const model = /** @type {Snapshot} */ (this.page.sitting?.shown);
    const eyes = actor !== null && this.own.includes(actor) ? actor : model.seat;
    this.#speaker ??= boardOf(model.table.game);
    const [speaker, { view }] = await Promise.all([this.#speaker, this.#at(eyes, ply)]);
    const { seats } = model;
    try {
      return Object.assign(speaker, { view, seats, ...companyOf(model) }).describe(action);
    } catch (fault) {
      console.error(fault);
      return action;
    }
  }

  /** The board before a mistake, with what would have been better on it. @param {ReviewRow} row */
  show = async (row) => {
    const { page } = this;
    const { ply, actor, judged } = row;
    const sitting = page.sitting;
    if (!sitting || actor === null || !judged) return;
    this.better = null;
    if (this.own.includes(actor)) {
      const better = await sitting.told(this.#better(sitting, ply - 1, actor, judged.best));
      if (sitting !== page.sitting || !this.isOpen) return;
      this.better = better;
    }
    page.openPly(ply - 1);
    page.requestUpdate();
    toBoard();
  };

  /**
   * @param {import('./sitting.js').Sitting} sitting @param {number} ply @param {number} seat @param {string} action
   * @returns {Promise<Better>}
   */
  async #better(sitting, ply, seat, action) {
    const [{ view }, { changes }] = await Promise.all([
      this.#at(seat, ply),
      sitting.live.send('preview', { seat, action, ply }),
    ]);
    return { ply, seat, action, view, after: apply(view, changes) };
  }

  // Trying again

  /** @param {ReviewRow | undefined} row */
  begin = async (row) => {
    const { page } = this;
    const seat = row?.actor ?? null;
    if (!row || seat === null) return this.end();
    this.better = null;
    const place = await page.sitting?.told(this.#at(seat, row.ply - 1));
    if (!place || !this.isOpen) return;
    const fresh = { picked: null, busy: false, tries: 0, answer: null, hinted: false, shown: false, refusal: null };
    this.attempt = { row, seat, view: place.view, ...fresh };
    page.openPly(row.ply - 1);
    announce(say('web-try-task', { ply: row.ply }));
    toBoard();
    await this.#drawn('.board-host [data-place][tabindex="0"]');
  };

  end = async () => {
    const row = this.attempt?.row;
    this.attempt = null;
    await this.#drawn(row ? `#mistake-${row.ply} .try` : '.review h2');
  };

  /** The board shows another moment: whatever was tried elsewhere has ended. @param {number | null} ply */
  turnTo(ply) {
    if (this.attempt && ply !== this.attempt.row.ply - 1) this.attempt = null;
  }

  /** @returns {ReviewRow | undefined} the mistake after the one that is tried */
  get next() {
    const { attempt } = this;
    return attempt ? this.ownMistakes.find(({ ply }) => ply > attempt.row.ply) : undefined;
  }

  /** Something was picked on the board. @param {string | null} action @param {boolean} open another tap may change it */
  pick(action, open) {
    const { attempt } = this;
    if (!attempt || attempt.busy || isOver(attempt)) return;
    this.attempt = { ...attempt, picked: action, refusal: null, answer: null };
    this.page.requestUpdate();
    if (action && !open) void this.try(action);
  }

  /** @param {string} action that was picked, or tapped though it is not allowed */
  async try(action) {
    const { attempt, page } = this;
    const { sitting } = page;
    if (!attempt || !sitting || attempt.busy || isOver(attempt)) return;
    this.attempt = { ...attempt, picked: action, busy: true, refusal: null, answer: null };
    page.requestUpdate();
    const { row } = attempt;
    const stays = () => this.attempt?.row === row && sitting === page.sitting;
    try {
      const answer = await sitting.live.send('try', { ply: row.ply, action });
      if (!stays()) return;
      this.attempt = {
        ...attempt,
        picked: answer.good ? action : null,
        tries: attempt.tries + (answer.good ? 0 : 1),
        answer,
      };
      announce(verdict(answer));
      await this.#drawn(answer.good ? '.try-bar .seal' : '');
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      await wordsForRefusals();
      if (stays()) this.attempt = { ...attempt, picked: null, refusal };
      page.requestUpdate();
    }
  }

  /** What speaks for the best, without saying which it is. */
  hint = () => {
    const { attempt, page } = this;
    if (!attempt) return;
    this.attempt = { ...attempt, picked: null, answer: null, refusal: null, hinted: true };
    page.requestUpdate();
  };

  /** What was the best. */
  reveal = async () => {
    const { attempt, page } = this;
    const { sitting } = page;
    if (!attempt?.row.judged || !sitting) return;
    const { row, seat } = attempt;
    const { best } = /** @type {import('./protocol').JudgedInfo} */ (row.judged);
    const better = await sitting.told(this.#better(sitting, row.ply - 1, seat, best));
    if (!better || this.attempt?.row !== row) return;
    this.better = better;
    this.attempt = { ...attempt, picked: null, shown: true };
    await this.#drawn('.try-bar .seal');
  };

  // Playing on

  /** The moment that the board shows, with everybody who would play on from there; null: nothing is left to play. */
  get onward() {
    const { place, sitting } = this.page;
    const model = sitting?.shown;
    if (!place || !model || place.ply >= model.now.ply || this.attempt) return null;
    const { choosing } = place.view;
    const own = this.own.find((seat) => choosing.includes(seat)) ?? choosing[0] ?? this.own[0] ?? 0;
    const rival = model.seats.find(({ kind }) => kind === 'computer')?.player ?? RIVAL;
    const seats = model.seats.map(({ kind, player, name, yours }, seat) =>
      seat === own
        ? { kind: 'person', name: yours ? name : settings.name }
        : { kind: 'computer', player: kind === 'computer' ? player : rival },
    );
    return { ply: place.ply, seats };
  }

  /** A new table with the position of the moment that is shown. */
  playOn = async () => {
    const { onward, page } = this;
    const { sitting, table } = page;
    const game = sitting?.shown?.table.game;
    if (!onward || !sitting) return;
    const { ply, seats } = onward;
    const made = await sitting.told(ask('/api/tables', { game, seats, lot: false, origin: { table, ply } }));
    if (made && sitting === page.sitting) go(`/table/${made.table}`);
  };

  /** Below the board while something is tried again. @param {import('./sitting.js').Sitting} sitting */
  bar(sitting) {
    return this.attempt && this.#tryBar?.(this, this.attempt, sitting, this.page);
  }

  /** What the board shows instead of the moment alone, if anything. */
  get onBoard() {
    const { attempt, better } = this;
    const { place } = this.page;
    if (!this.isOpen || !place) return null;
    if (attempt && place.ply === attempt.row.ply - 1 && !attempt.shown) {
      const { view, picked, busy, answer, seat } = attempt;
      const after = answer?.good ? apply(view, answer.changes) : null;
      return { seat, view, legal: busy || after ? [] : view.legal, chosen: picked, preview: after };
    }
    if (!better || place.halt || better.ply !== place.ply) return null;
    const { seat, view, action, after } = better;
    return { seat, view, legal: view.legal, chosen: action, preview: after };
  }

  /** @param {string} where the focus goes once the page is drawn again */
  async #drawn(where) {
    this.page.requestUpdate();
    await this.page.updateComplete;
    if (where) /** @type {HTMLElement | null} */ (this.page.querySelector(where))?.focus({ preventScroll: true });
  }
}

/** Something good was found, or the best was asked for. @param {Attempt} attempt */
export function isOver({ answer, shown }) {
  return Boolean(answer?.good || shown);
}

/** There is something to say that does not give it away. @param {Attempt} attempt */
export function hasHint({ row, hinted }) {
  return !hinted && Boolean(row.judged?.reasons.length);
}

/** How good a try was, in words. @param {Tried} answer */
export function verdict({ good, judged }) {
  const lost = percent(judged.loss);
  return say(good ? (judged.loss > 0 ? 'web-try-good' : 'web-try-best') : 'web-try-bad', { lost });
}

/** @param {Snapshot} model */
function companyOf(model) {
  const { names, tell } = companyAt(model);
  return { names, say: tell };
}

/** Where the review lies below the board, the board is brought into sight. */
function toBoard() {
  document.getElementById('main')?.scrollIntoView();
}
