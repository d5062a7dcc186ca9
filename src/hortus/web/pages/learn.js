// @ts-check
/** A lesson: a real position on the real board, one thing to understand, one thing to do, an answer to every try. */
import { html, nothing } from '../vendor/lit.js';
import { looks } from '../parts/board_host.js';
import { Exercise, part } from '../parts/exercise.js';
import { header } from '../parts/header.js';
import { icon } from '../parts/icons.js';
import { miniature } from '../parts/miniature.js';
import { notHere } from '../parts/not_here.js';
import { END, farthest, reach, startAgain } from '../progress.js';
import { go } from '../router.js';
import { ask } from '../server.js';
import { coachAt, settings } from '../settings.js';
import { need, say, speakerFor } from '../words.js';

/** @typedef {import('../protocol').LessonInfo} LessonInfo */
/** @typedef {import('../protocol').LessonAnswer} LessonAnswer */

const GENTLEST = 'level1';

class PageLearn extends Exercise {
  static properties = {
    ...Exercise.properties,
    game: { attribute: false },
    lesson: { attribute: false },
    info: { state: true },
    answer: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** The number in the address, END, or '' for wherever one was. */
    this.lesson = '';
    /** @type {LessonInfo | null} the lesson that is shown; at the end the first one, which knows how many there are */
    this.info = null;
    /** @type {LessonAnswer | null} to the latest try */
    this.answer = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game') || changed.has('lesson')) void this.open(changed.has('game'));
  }

  /** @param {boolean} anew another game than before */
  async open(anew) {
    if (!this.lesson) return go(`/learn/${this.game}/${farthest(this.game) ?? 1}`, { replace: true });
    const { game, lesson } = this;
    const stays = () => game === this.game && lesson === this.lesson;
    try {
      const [info] = await Promise.all([
        ask(`/api/lessons/${part(game)}/${lesson === END ? 1 : part(lesson)}`),
        wordsOf(game),
      ]);
      if (anew || !this.board) await this.fetchBoard(game);
      if (stays()) await this.begin(info);
    } catch (refusal) {
      if (stays()) this.miss(refusal);
    }
  }

  /** @param {LessonInfo} info */
  async begin(info) {
    const wasOpen = this.info !== null;
    this.info = info;
    this.answer = null;
    this.openAt(info.view);
    reach(this.game, this.lesson === END ? END : info.number);
    if (!wasOpen) return;
    await this.updateComplete;
    scrollTo(0, 0);
    this.querySelector('h1')?.focus({ preventScroll: true });
  }

  // Trying

  /** @param {string} action that was picked, or tapped though it is not allowed */
  async attempt(action) {
    const { info, board } = this;
    if (!info || !board || this.answer?.right) return;
    await this.during(async () => {
      const answer = await ask(`/api/lessons/${part(this.game)}/${info.number}`, { action });
      if (info !== this.info) return;
      if (answer.right) await this.showHow(answer.log, answer.view);
      if (info === this.info) await this.accept(answer);
    });
  }

  /** @param {LessonAnswer} answer */
  async accept(answer) {
    this.answer = answer;
    if (!answer.right) return;
    if (answer.view) this.look(answer.view);
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector('.lesson-on'))?.focus({ preventScroll: true });
  }

  async playFirstGame() {
    const seats = [
      { kind: 'person', name: settings.name },
      { kind: 'computer', player: GENTLEST },
    ];
    await this.during(async () => {
      const { table } = await ask('/api/tables', { game: this.game, seats });
      coachAt(this.game, table);
      go(`/table/${table}`);
    });
  }

  // Looks

  render() {
    if (this.missing) return notHere(say(this.missing.id, this.missing.arguments));
    const { info } = this;
    if (!info || !this.board) return html`${header()}<main id="main" class="loading" tabindex="-1"></main>`;
    const game = say(`game-${this.game}`);
    document.title = say('learn-page-title', { game });
    if (this.lesson === END) return this.end(game);
    this.tell = speakerFor({ names: {}, you: info.seats[info.seat] });
    this.setBoard(this.board, info, this.answer?.right ? this.answer.log : null);
    return html`
      <div class="table learn">
        ${header({ middle: html`<a class="lesson-game" href="/rules/${this.game}">${game}</a>` })}
        <main id="main" class="play" tabindex="-1" aria-labelledby="lesson-title">
          <section class="lesson-words">
            <p class="note">${say('learn-page-number', { number: info.number, count: info.count })}</p>
            <h1 id="lesson-title" tabindex="-1">${this.tell(`${info.name}-title`)}</h1>
            <p>${this.tell(info.name)}</p>
          </section>
          <p class="lesson-task">${this.tell(`${info.name}-task`)}</p>
          <div class="board-host" @keydown=${this.onKey}>${this.board}</div>
          <section class="lesson-foot" aria-label=${say('learn-page-answer')}>
            ${this.told()} ${this.buttons(info)}
          </section>
          ${this.progress(info)}
        </main>
      </div>
    `;
  }

  /** The answer to the latest try: there is always one. */
  told() {
    const { answer, notice } = this;
    const mood = answer?.right ? 'right' : answer || notice ? 'wrong' : '';
    return html`<div class="lesson-answer ${mood}" role="status">
      ${notice ? html`<p>${say(notice.id, notice.arguments)}</p>` : answer ? this.words(answer) : nothing}
    </div>`;
  }

  /** @param {LessonAnswer} answer */
  words({ right, told, rule, log }) {
    return html`
      <p>${right ? icon('tick') : nothing}${this.tell(told.id, told.arguments)}</p>
      ${right ? html`<ul>${log.map((entry) => html`<li>${this.tell(entry.id, entry.arguments)}</li>`)}</ul>` : nothing}
      ${rule ? html`<a href="/rules/${this.game}#rule-${rule}">${say('learn-page-rule', { rule })}</a>` : nothing}
    `;
  }

  /** @param {LessonInfo} info */
  buttons({ number, count }) {
    const done = this.answer?.right;
    const on = number < count ? number + 1 : END;
    const picked = this.picked && !this.busy ? this.picked : null;
    return html`<div class="lesson-buttons">
      ${number > 1 ? html`<a class="button" href="/learn/${this.game}/${number - 1}">${say('learn-page-back')}</a>` : nothing}
      <a class="button lesson-on ${done ? 'seal' : ''}" href="/learn/${this.game}/${on}">
        ${say(done ? (on === END ? 'learn-page-finish' : 'learn-page-next') : 'learn-page-skip')}
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

  /** @param {LessonInfo} info */
  progress({ number, count }) {
    const far = farthest(this.game);
    const step = (/** @type {number} */ one) => {
      const done = far === END || one < (far ?? 1) || (one === number && this.answer?.right);
      return html`<li>
        <a
          class=${done ? 'done' : ''}
          href="/learn/${this.game}/${one}"
          aria-current=${one === number ? 'step' : nothing}
          aria-label=${say('learn-page-number', { number: one, count })}
          >${one}</a
        >
      </li>`;
    };
    return html`<nav class="lesson-steps" aria-label=${say('learn-page-lessons')}>
      <ol>
        ${Array.from({ length: count }, (_, index) => step(index + 1))}
      </ol>
    </nav>`;
  }

  /** @param {string} game */
  end(game) {
    return html`${header()}
      <main id="main" class="lesson-end" tabindex="-1">
        ${miniature(this.game)}
        <h1 tabindex="-1">${say('learn-page-end', { game })}</h1>
        <p>${say('learn-page-end-about')}</p>
        ${this.notice ? html`<p class="alert" role="alert">${say(this.notice.id, this.notice.arguments)}</p>` : nothing}
        <div class="lesson-buttons">
          <button class="seal big" type="button" ?disabled=${this.busy} @click=${() => this.playFirstGame()}>
            ${say('learn-page-first-game')}
          </button>
          <a class="button" href="/learn/${this.game}/1" @click=${() => startAgain(this.game)}>${say('learn-page-again')}</a>
          <a class="button" href="/rules/${this.game}">${say('learn-page-rules')}</a>
        </div>
      </main>`;
  }
}

/** @param {string} game */
const wordsOf = (game) =>
  Promise.all([
    need('learn', 'web_learn', `${game}/game`, `${game}/web`, `${game}/learn`),
    looks('../style/learn.css'),
  ]);

customElements.define('page-learn', PageLearn);
