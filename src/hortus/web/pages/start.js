// @ts-check
/** The first page: the games, tables to go on with, a code to join by. */
import { html, nothing } from '../vendor/lit.js';
import { portrait } from '../art/portraits.js';
import { header } from '../parts/header.js';
import { icon } from '../parts/icons.js';
import { miniature, needMiniature } from '../parts/miniature.js';
import { Part } from '../parts/part.js';
import { playerTitle } from '../parts/people.js';
import { hasLearned } from '../progress.js';
import { go } from '../router.js';
import { Refusal, ask } from '../server.js';
import { isKnown, settings } from '../settings.js';
import { knows, need, say } from '../words.js';
import '../parts/own_tables.js';

/** @typedef {import('../protocol').GameInfo} GameInfo */
/** @typedef {import('../protocol').OwnTable} OwnTable */
/** @typedef {import('../protocol').SeatWish} SeatWish */

const IN_LINK = /\/join\/([^/?#\s]+)/; // a whole link may be pasted as well
const WARM_UP = 300; // milliseconds until the next page is fetched ahead: the click finds it there

class PageStart extends Part {
  static properties = {
    games: { state: true },
    tables: { state: true },
    busy: { state: true },
    notice: { state: true },
    wrongCode: { state: true },
  };

  constructor() {
    super();
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {OwnTable[]} */
    this.tables = [];
    this.busy = false;
    /** @type {Refusal | null} */
    this.notice = null;
    /** @type {Refusal | null} what is wrong with the code that was typed */
    this.wrongCode = null;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = say('web-title');
    void this.load();
  }

  async load() {
    try {
      const [games, tables] = await Promise.all([ask('/api/games'), ask('/api/tables')]);
      const names = games.map((/** @type {GameInfo} */ game) => game.name);
      await Promise.all([
        need(...names.map((/** @type {string} */ name) => `${name}/game`)),
        ...names.map(needMiniature),
      ]);
      this.games = games;
      this.tables = tables;
      setTimeout(() => void import('./table.js'), WARM_UP);
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  render() {
    return html`
      ${header()}
      <main id="main" class="start" tabindex="-1">
        <h1>${say('web-welcome', { count: this.games.length })}</h1>
        ${this.notice ? html`<p class="alert" role="alert">${say(this.notice.id, this.notice.arguments)}</p>` : nothing}
        <div class="games">${this.games.map((game) => this.card(game))}</div>
        ${this.games.length ? html`<own-tables .tables=${this.tables}></own-tables> ${this.joinForm()}` : nothing}
        <p class="note">${say('web-unofficial')}</p>
      </main>
    `;
  }

  /** @param {GameInfo} game */
  card(game) {
    const name = say(`game-${game.name}`);
    const facts = `game-${game.name}-facts`;
    return html`
      <article class="card" aria-labelledby="game-${game.name}">
        ${miniature(game.name)}
        <div class="words">
          <h2 id="game-${game.name}">${name}</h2>
          <p>${say(`game-${game.name}-short`)}</p>
          ${knows(facts) ? html`<p class="facts">${say(facts)}</p>` : nothing}
          <div class="first">${this.isNew ? [this.learn(game, 'seal'), this.play(game)] : [this.play(game, 'seal'), this.learn(game)]}</div>
          ${this.against(game)}
          ${game.puzzles ? html`<a class="against" href="/puzzles/${game.name}/today">${icon('hints')} <span>${say('web-puzzle-today')}</span></a>` : nothing}
          ${this.more(game)}
        </div>
      </article>
    `;
  }

  /** Somebody who has never been here is offered the lessons first. */
  get isNew() {
    return !isKnown() && !hasLearned() && !this.tables.length;
  }

  /** @param {GameInfo} game @param {string} [looks] */
  play(game, looks = '') {
    return html`<button
      class="big ${looks}"
      type="button"
      aria-describedby="game-${game.name}"
      ?disabled=${this.busy}
      @click=${() => this.create(game, [person(), computer(game)])}
    >
      ${say('web-play-now')}
    </button>`;
  }

  /** @param {GameInfo} game @param {string} [looks] */
  learn(game, looks = '') {
    if (!game.lessons) return nothing;
    return html`<a class="button big ${looks}" aria-describedby="game-${game.name}" href="/learn/${game.name}">${say('web-learn')}</a>`;
  }

  /** Who is met by whoever plays now; another one can be chosen. @param {GameInfo} game */
  against(game) {
    const { player } = computer(game);
    return html`<a class="against" href="/?game=${game.name}">
      ${portrait(player)} <span>${say('web-play-against', { player: playerTitle(player) })}</span>
    </a>`;
  }

  /** @param {GameInfo} game */
  more(game) {
    return html`<details class="more">
      <summary>${say('web-more-ways')}</summary>
      <div class="small">
        <button
          type="button"
          ?disabled=${this.busy}
          @click=${() => this.create(game, [person(), { kind: 'person', here: false }])}
        >
          ${say('web-with-a-friend')}
        </button>
        <button type="button" ?disabled=${this.busy} @click=${() => this.create(game, [computer(game), computer(game)])}>
          ${say('web-watch-computers')}
        </button>
        <a class="button" href="/?game=${game.name}">${say('web-set-up')}</a>
        ${game.puzzles ? html`<a class="button" href="/puzzles">${say('web-puzzles')}</a>` : nothing}
        <a class="button" href="/rules/${game.name}">${say('web-read-rules')}</a>
      </div>
    </details>`;
  }

  joinForm() {
    const wrong = this.wrongCode;
    return html`
      <form class="join" @submit=${this.join}>
        <label for="code">${say('web-join-label')}</label>
        <span>
          <input
            id="code"
            name="code"
            required
            maxlength="300"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            aria-invalid=${String(wrong !== null)}
            aria-describedby=${wrong ? 'wrong-code' : nothing}
          />
          <button type="submit">${say('web-join')}</button>
        </span>
        ${wrong ? html`<p id="wrong-code" class="alert" role="alert">${say(wrong.id, wrong.arguments)}</p>` : nothing}
      </form>
    `;
  }

  /** @param {GameInfo} game @param {SeatWish[]} seats */
  async create(game, seats) {
    this.busy = true;
    try {
      const made = await ask('/api/tables', { game: game.name, seats });
      go(`/table/${made.table}`);
    } catch (refusal) {
      this.refuse(refusal);
    }
    this.busy = false;
  }

  /** @param {SubmitEvent} event */
  async join(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const typed = String(new FormData(form).get('code')).trim();
    const key = encodeURIComponent(IN_LINK.exec(typed)?.[1] ?? typed);
    this.wrongCode = null;
    try {
      const { yours, table } = await ask(`/api/invitations/${key}`);
      go(yours ? `/table/${table}` : `/join/${key}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.wrongCode = refusal;
      await this.updateComplete;
      form.querySelector('input')?.select(); // to be typed once more
      form.scrollIntoView({ block: 'nearest' });
    }
  }

  /** @param {unknown} refusal */
  refuse(refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    this.notice = refusal;
  }
}

/** @returns {SeatWish} */
function person() {
  return { kind: 'person', name: settings.name };
}

/** The computer player met last, or one that a newcomer can beat. @param {GameInfo} game @returns {SeatWish & { player: string }} */
export function computer(game) {
  const player = game.players.includes(settings.opponent) ? settings.opponent : game.players[1];
  return { kind: 'computer', player };
}

customElements.define('page-start', PageStart);
