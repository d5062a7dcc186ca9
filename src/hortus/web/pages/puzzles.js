// @ts-check
/** The puzzles of all games: that of today, the others by theme, and the days in a row. */
import { html, nothing } from '../vendor/lit.js';
import { looks } from '../parts/board_host.js';
import { header } from '../parts/header.js';
import { miniature, needMiniature } from '../parts/miniature.js';
import { Part } from '../parts/part.js';
import { Refusal, ask } from '../server.js';
import { nextOf, solvedOf, streakOn } from '../solved.js';
import { need, say } from '../words.js';

/** @typedef {import('../protocol').GameInfo} GameInfo */
/** @typedef {import('../protocol').PuzzlesInfo} PuzzlesInfo */
/** @typedef {import('../protocol').ThemeInfo} ThemeInfo */

class PagePuzzles extends Part {
  static properties = { games: { state: true }, notice: { state: true } };

  constructor() {
    super();
    /** @type {PuzzlesInfo[] | null} */
    this.games = null;
    /** @type {Refusal | null} */
    this.notice = null;
    void this.load();
  }

  async load() {
    try {
      const all = /** @type {GameInfo[]} */ (await ask('/api/games'));
      const names = all.filter(({ puzzles }) => puzzles).map(({ name }) => name);
      const [games] = await Promise.all([
        Promise.all(names.map((name) => ask(`/api/puzzles/${name}`))),
        need('puzzles', 'web_puzzles', ...names.flatMap((name) => [`${name}/game`, `${name}/puzzles`])),
        looks('../style/puzzles.css'),
        ...names.map(needMiniature),
      ]);
      this.games = games;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.notice = refusal;
    }
  }

  render() {
    const { games, notice } = this;
    if (notice)
      return html`${header()}
        <main id="main" class="start" tabindex="-1">
          <p class="alert" role="alert">${say(notice.id, notice.arguments)}</p>
        </main>`;
    if (!games) return html`${header()}<main id="main" class="loading" tabindex="-1"></main>`;
    document.title = say('puzzles-page-title');
    return html`
      ${header()}
      <main id="main" class="start" tabindex="-1">
        <div class="puzzles-words">
          <h1>${say('puzzles-page')}</h1>
          <p>${say('puzzles-page-about')}</p>
          ${games.length ? html`<p class="streak">${say('puzzle-streak', { days: streakOn(games[0].date) })}</p>` : nothing}
        </div>
        <div class="games">${games.map((game) => this.card(game))}</div>
      </main>
    `;
  }

  /** @param {PuzzlesInfo} info */
  card({ game, count, today, themes }) {
    const solved = solvedOf(game);
    const done = solved.includes(today);
    return html`
      <article class="card" aria-labelledby="puzzles-${game}">
        ${miniature(game)}
        <div class="words">
          <h2 id="puzzles-${game}">${say(`game-${game}`)}</h2>
          <p class="facts">${say('puzzle-done', { solved: solved.length, count })}</p>
          <a class="button big ${done ? '' : 'seal'}" aria-describedby="puzzles-${game}" href="/puzzles/${game}/${today}">
            ${say(done ? 'puzzles-page-today-done' : 'puzzles-page-today')}
          </a>
          <h3>${say('puzzles-page-themes')}</h3>
          <ul class="themes">${themes.map((theme) => this.theme(game, theme, solved))}</ul>
        </div>
      </article>
    `;
  }

  /** @param {string} game @param {ThemeInfo} theme @param {number[]} solved */
  theme(game, { name, numbers }, solved) {
    const done = numbers.filter((number) => solved.includes(number)).length;
    return html`<li>
      <a href="/puzzles/${game}/${nextOf(game, numbers, 0)}">
        <span class="theme">${say(name)}</span>
        <span class="note">${say('puzzle-done', { solved: done, count: numbers.length })}</span>
      </a>
    </li>`;
  }
}

customElements.define('page-puzzles', PagePuzzles);
