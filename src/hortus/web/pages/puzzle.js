// @ts-check
/** A puzzle: a real position on the real board, one move that is far better than all others, and any number of tries. */
import { html, nothing } from '../vendor/lit.js';
import { looks } from '../parts/board_host.js';
import { Exercise, part } from '../parts/exercise.js';
import { header } from '../parts/header.js';
import { icon } from '../parts/icons.js';
import { notHere } from '../parts/not_here.js';
import { ask } from '../server.js';
import { nextOf, noteShown, noteSolved, solvedOf, streakOn, wasShown } from '../solved.js';
import { due, language, need, percent, say, speakerFor } from '../words.js';

/** @typedef {import('../protocol').PuzzleInfo} PuzzleInfo */
/** @typedef {import('../protocol').PuzzleAnswer} PuzzleAnswer */
/** @typedef {import('../protocol').PuzzleHint} PuzzleHint */
/** @typedef {import('../protocol').PuzzleSolution} PuzzleSolution */
/** @typedef {import('../protocol').Sentence} Sentence */

class PagePuzzle extends Exercise {
  static properties = {
    ...Exercise.properties,
    game: { attribute: false },
    number: { attribute: false },
    info: { state: true },
    answer: { state: true },
    hint: { state: true },
    solution: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** As it stands in the address. */
    this.number = '';
    /** @type {PuzzleInfo | null} */
    this.info = null;
    /** @type {PuzzleAnswer | null} to the latest try */
    this.answer = null;
    /** @type {PuzzleHint | null} */
    this.hint = null;
    /** @type {PuzzleSolution | null} */
    this.solution = null;
    /** The best and the second move in words: the board knows them as long as they can be made. */
    this.named = { best: '', second: '' };
    /** What somebody who was here before should know; the name of a sentence. */
    this.earlier = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game') || changed.has('number')) void this.open(changed.has('game'));
  }

  /** Of the puzzle that is open, or of that in the address: “today” is another one after midnight. */
  path(number = this.info?.number ?? this.number) {
    return `/api/puzzles/${part(this.game)}/${part(String(number))}`;
  }

  /** @param {boolean} anew another game than before */
  async open(anew) {
    const path = this.path(this.number);
    const stays = () => path === this.path(this.number);
    try {
      const [info] = await Promise.all([ask(path), wordsOf(this.game)]);
      if (anew || !this.board) await this.fetchBoard(this.game);
      if (stays()) await this.begin(info);
    } catch (refusal) {
      if (!stays()) return;
      await need('puzzles');
      this.miss(refusal);
    }
  }

  /** @param {PuzzleInfo} info */
  async begin(info) {
    const wasOpen = this.info !== null;
    this.info = info;
    this.earlier = earlierVisit(this.game, info);
    this.answer = this.hint = this.solution = null;
    this.openAt(info.view);
    if (!wasOpen) return;
    await this.updateComplete;
    scrollTo(0, 0);
    this.querySelector('h1')?.focus({ preventScroll: true });
  }

  // Trying

  /** @param {string} action that was picked, or tapped though it is not allowed */
  async attempt(action) {
    const { info } = this;
    if (!info || this.solution) return;
    await this.during(async () => {
      const answer = await ask(this.path(), { action });
      if (info !== this.info) return;
      this.answer = answer;
      if (!answer.solution) return;
      noteSolved(this.game, info.number, info.date);
      await this.show(info, answer.solution);
    });
  }

  async askHint() {
    const { info } = this;
    await this.during(async () => {
      const hint = await ask(`${this.path()}/hint`);
      if (info === this.info) this.hint = hint;
    });
  }

  async giveUp() {
    const { info } = this;
    if (!info) return;
    await this.during(async () => {
      const solution = await ask(`${this.path()}/solution`);
      if (info !== this.info) return;
      this.answer = null;
      noteShown(this.game, info.date);
      await this.show(info, solution);
    });
  }

  /** @param {PuzzleInfo} info @param {PuzzleSolution} solution */
  async show(info, solution) {
    const describe = (/** @type {string} */ action) => this.board?.describe(action) ?? action;
    this.named = { best: describe(solution.best), second: describe(solution.second) };
    await this.showHow(solution.log, solution.view);
    if (info !== this.info) return;
    this.solution = solution;
    this.look(solution.view);
    await this.updateComplete;
    this.querySelector('.board-host')?.scrollIntoView(); // on phones the words lie over its lower part
    /** @type {HTMLElement | null} */ (this.querySelector('.lesson-on'))?.focus({ preventScroll: true });
  }

  // Looks

  render() {
    if (this.missing) return notHere(say(this.missing.id, this.missing.arguments));
    const { info, solution } = this;
    if (!info || !this.board) return html`${header()}<main id="main" class="loading" tabindex="-1"></main>`;
    const { number, count, date } = info;
    const game = say(`game-${this.game}`);
    document.title = say('puzzle-page-title', { game, number });
    this.tell = speakerFor({ names: {}, you: info.seats[info.seat] });
    this.setBoard(this.board, info, solution ? solution.log : null);
    return html`
      <div class="table learn">
        ${header({ middle: html`<a class="lesson-game" href="/puzzles">${say('puzzles-page')}</a>` })}
        <main id="main" class="play" tabindex="-1" aria-labelledby="puzzle-title">
          <section class="lesson-words">
            <p class="note">
              ${game} · ${say('puzzle-page-number', { number, count })}${date ? html` · ${say('puzzle-of-day', { date: inWords(date) })}` : nothing}
            </p>
            <h1 id="puzzle-title" class="theme" tabindex="-1">${say(info.theme.name)}</h1>
            <p>${say('puzzle-page-you', { key: info.seats[info.seat] })} ${due(info.prompt, this.tell)}</p>
            ${this.earlier ? html`<p class="note earlier">${say(this.earlier)}</p>` : nothing}
          </section>
          ${solution ? nothing : html`<p class="lesson-task">${say('puzzle-task')}</p>`}
          <div class="board-host" @keydown=${this.onKey}>${this.board}</div>
          <section class="lesson-foot" aria-label=${say('puzzle-page-answer')}>${this.told()} ${this.buttons(info)}</section>
        </main>
      </div>
    `;
  }

  /** The answer to the latest try: there is always one. */
  told() {
    const { answer, hint, notice, solution } = this;
    const mood = answer?.right ? 'right' : answer || notice || solution ? 'wrong' : '';
    return html`<div class="lesson-answer ${mood}" role="status">
      ${notice ? html`<p>${say(notice.id, notice.arguments)}</p>` : answer ? this.verdict(answer) : nothing}
      ${solution ? this.explained(solution) : hint ? html`<p>${this.hinted(hint)}</p>` : nothing}
    </div>`;
  }

  /** @param {PuzzleAnswer} answer */
  verdict({ right, refusal, rule, most }) {
    if (right) return html`<p>${icon('tick')}${say('puzzle-right')}</p>`;
    if (!refusal) return html`<p>${say('puzzle-wrong', { chance: percent(most) })}</p>`;
    return html`<p>${this.tell(refusal.id, refusal.arguments)}</p>
      ${rule ? html`<a href="/rules/${this.game}#rule-${rule}">${say('learn-page-rule', { rule })}</a>` : nothing}`;
  }

  /** @param {PuzzleHint} hint */
  hinted({ reasons, chance }) {
    if (!reasons.length) return say('puzzle-hint-chance', { chance: percent(chance) });
    return say('puzzle-hint', { reasons: this.sentences(reasons) });
  }

  /** @param {PuzzleSolution} solution */
  explained({ chance, second_chance, sure, reasons, log }) {
    const { best, second } = this.named;
    const worth = { best, second, chance: percent(chance), other: percent(second_chance) };
    const date = this.answer?.right ? this.info?.date : null;
    return html`
      <div class="puzzle-worth">
        <p>${say('puzzle-worth', worth)} ${say(`puzzle-sure-${sure}`)}</p>
        ${reasons.length ? html`<p>${say('puzzle-why', { reasons: this.sentences(reasons) })}</p>` : nothing}
        ${date ? html`<p class="streak">${say('puzzle-streak', { days: streakOn(date) })}</p>` : nothing}
      </div>
      <ul>${log.map((entry) => html`<li>${this.tell(entry.id, entry.arguments)}</li>`)}</ul>
    `;
  }

  /** @param {Sentence[]} all */
  sentences(all) {
    return all.map(({ id, arguments: args }) => this.tell(id, args)).join(' ');
  }

  /** @param {PuzzleInfo} info */
  buttons({ number, theme }) {
    const { solution, busy } = this;
    const picked = this.picked && !busy ? this.picked : null;
    const next = nextOf(this.game, theme.numbers, number);
    return html`<div class="lesson-buttons">
      ${
        solution
          ? nothing
          : html`<button type="button" ?disabled=${busy} @click=${() => this.askHint()}>${say('puzzle-page-hint')}</button>
            <button type="button" ?disabled=${busy} @click=${() => this.giveUp()}>${say('puzzle-page-solution')}</button>`
      }
      <a class="button lesson-on ${solution ? 'seal' : ''}" href=${next === number ? '/puzzles' : `/puzzles/${this.game}/${next}`}>
        ${say('puzzle-page-next')}
      </a>
      ${
        picked
          ? html`<button class="seal" type="button" @click=${() => this.attempt(picked)}>
            ${say('web-confirm', { what: this.board?.describe(picked) })}
          </button>`
          : nothing
      }
    </div>`;
  }
}

/** @param {string} game @param {PuzzleInfo} info */
function earlierVisit(game, { number, date }) {
  if (solvedOf(game).includes(number)) return 'puzzle-solved-before';
  return wasShown(game, date) ? 'puzzle-shown-before' : '';
}

/** @param {string} date as in 2026-11-16: a day that begins for everybody at the same moment */
function inWords(date) {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** @param {string} game */
const wordsOf = (game) =>
  Promise.all([
    need('puzzles', 'web_puzzles', 'web_learn', `${game}/game`, `${game}/web`, `${game}/hints`, `${game}/puzzles`),
    looks('../style/learn.css'),
    looks('../style/puzzles.css'),
  ]);

customElements.define('page-puzzle', PagePuzzle);
