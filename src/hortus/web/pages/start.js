// @ts-check
/** The first page: three games, tables to go on with, a code to join by. */
import { html, nothing } from '../vendor/lit.js';
import { header } from '../parts/header.js';
import { Part } from '../parts/part.js';
import { seated } from '../parts/people.js';
import { scene } from '../parts/scenes.js';
import { go } from '../router.js';
import { Refusal, ask } from '../server.js';
import { settings } from '../settings.js';
import { language, need, say } from '../words.js';

/** @typedef {import('../protocol').GameInfo} GameInfo */
/** @typedef {import('../protocol').OwnTable} OwnTable */
/** @typedef {import('../protocol').SeatWish} SeatWish */

const SHOWN_TABLES = 6;
const IN_LINK = /\/join\/([^/?#\s]+)/; // a whole link may be pasted as well
const WARM_UP = 300; // milliseconds until the next page is fetched ahead: the click finds it there
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60], ['second', 1]];

class PageStart extends Part {
  static properties = {
    games: { state: true },
    tables: { state: true },
    all: { state: true },
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
    this.all = false;
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
      await need(...games.map((/** @type {GameInfo} */ game) => game.name));
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
        <h1>${say('web-welcome')}</h1>
        ${this.notice ? html`<p class="alert" role="alert">${say(this.notice.id, this.notice.arguments)}</p>` : nothing}
        ${this.tables.length ? this.resume() : nothing}
        <div class="games">${this.games.map((game) => this.card(game))}</div>
        ${this.joinForm()}
        <p class="note">${say('web-unofficial')}</p>
      </main>
    `;
  }

  /** @param {GameInfo} game */
  card(game) {
    const name = say(`game-${game.name}`);
    return html`
      <article class="card" aria-labelledby="game-${game.name}">
        ${scene(game.name)}
        <div class="words">
          <h2 id="game-${game.name}">${name}</h2>
          <p>${say(`game-${game.name}-short`)}</p>
          <button
            class="seal big"
            type="button"
            aria-describedby="game-${game.name}"
            ?disabled=${this.busy}
            @click=${() => this.create(game, [person(), computer(game)])}
          >
            ${say('web-play-now')}
          </button>
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
          </div>
        </div>
      </article>
    `;
  }

  resume() {
    const shown = this.all ? this.tables : this.tables.slice(0, SHOWN_TABLES);
    return html`
      <section class="resume" aria-labelledby="resume">
        <h2 id="resume">${say('web-resume')}</h2>
        <ul>
          ${shown.map(
            (table) => html`<li>
              <a href="/table/${table.table}">
                <strong>${say(`game-${table.game}`)}</strong>
                <span class="with">${table.seats.map((seat) => html`<span>${seated(seat)}</span>`)}</span>
                <span class="when">${ago(table.changed)}</span>
                ${table.turn
                  ? html`<span class="badge">${say('web-your-turn')}</span>`
                  : html`<span class="state">${say(table.over ? 'web-finished' : 'web-running')}</span>`}
              </a>
            </li>`,
          )}
        </ul>
        ${this.tables.length > shown.length
          ? html`<button type="button" @click=${() => (this.all = true)}>
              ${say('web-all-tables', { count: this.tables.length })}
            </button>`
          : nothing}
      </section>
    `;
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

/** The computer player met last, or one from the middle. @param {GameInfo} game @returns {SeatWish} */
export function computer(game) {
  const known = game.players.includes(settings.opponent);
  const player = known ? settings.opponent : game.players[Math.floor((game.players.length - 1) / 2)];
  return { kind: 'computer', player };
}

/** @param {string} time ISO */
function ago(time) {
  const seconds = Math.max(1, (Date.now() - Date.parse(time)) / 1000);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  return words.format(-Math.floor(seconds / size), unit);
}

customElements.define('page-start', PageStart);
