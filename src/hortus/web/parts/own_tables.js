// @ts-check
/** The guest's own tables: to go on with, with their results, and to be tidied away. */
import { html, nothing, repeat } from '../vendor/lit.js';
import { announce } from '../announce.js';
import { Refusal, ask } from '../server.js';
import { language, listed, say } from '../words.js';
import { icon, iconButton } from './icons.js';
import { Part } from './part.js';
import { nameAmong, seated } from './people.js';
import { sure } from './sure.js';

/** @typedef {import('../protocol').OwnTable} OwnTable */

const SHOWN_TABLES = 6;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

class OwnTables extends Part {
  static properties = { tables: { attribute: false }, all: { state: true }, notice: { state: true } };

  constructor() {
    super();
    /** @type {OwnTable[]} */
    this.tables = [];
    this.all = false;
    /** @type {Refusal | null} */
    this.notice = null;
  }

  render() {
    if (!this.tables.length) return nothing;
    const shown = this.all ? this.tables : this.tables.slice(0, SHOWN_TABLES);
    return html`
      <section class="resume" aria-labelledby="resume">
        <h2 id="resume" tabindex="-1">${say('web-resume')}</h2>
        ${this.notice ? html`<p class="alert" role="alert">${say(this.notice.id, this.notice.arguments)}</p>` : nothing}
        <ul>
          ${repeat(
            shown,
            (table) => table.table,
            (table) => this.line(table),
          )}
        </ul>
        <div class="choices">
          ${
            this.tables.length > shown.length
              ? html`<button type="button" @click=${() => (this.all = true)}>
                ${say('web-all-tables', { count: this.tables.length })}
              </button>`
              : nothing
          }
          ${
            this.tables.some((table) => table.over)
              ? html`<button type="button" @click=${() => this.tidy(null)}>${say('web-tidy-finished')}</button>`
              : nothing
          }
        </div>
      </section>
    `;
  }

  /** @param {OwnTable} table */
  line(table) {
    const game = say(`game-${table.game}`);
    const when = ago(table.changed);
    const who = listed(table.seats.map(seated));
    return html`<li>
      <a href="/table/${table.table}">
        <strong>${game}</strong>
        <span class="with">${table.seats.map((seat) => html`<span>${seated(seat)}</span>`)}</span>
        <span class="when">${when}</span>
        ${
          !table.over && table.seats.some((seat) => seat.returns)
            ? html`<span class="badge">${say('web-standing-in')}</span>`
            : nothing
        }
        ${
          table.turn
            ? html`<span class="badge">${say('web-your-turn')}</span>`
            : html`<span class="state">${table.over ? ended(table) : say('web-running')}${table.result?.practice ? ` · ${say('web-practice')}` : nothing}</span>`
        }
      </a>
      ${
        table.over
          ? html`<a class="icon" href="/table/${table.table}/review" aria-label=${say('web-own-review', { game, who, when })} title=${say('web-result-review')}>
            ${icon('curve')}
          </a>`
          : nothing
      }
      ${iconButton('close', say('web-tidy-table', { game, who, when }), () => this.ask(table), 'tidy')}
    </li>`;
  }

  /** A game that is not over is not tidied away by a slip. @param {OwnTable} table */
  async ask(table) {
    if (table.over || (await sure(say('web-tidy-sure'), say('web-tidy')))) await this.tidy(table.table);
  }

  /** @param {string | null} table or all that are over */
  async tidy(table) {
    const place = this.tables.findIndex((one) => one.table === table);
    try {
      this.tables = await ask('/api/tidy', { table });
      this.notice = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.notice = refusal;
      return;
    }
    await this.updateComplete;
    announce(say('web-tidied'));
    this.focusAt(place);
  }

  /** The button that was pressed is gone: on to the next one, or to the beginning. @param {number} place */
  focusAt(place) {
    const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('.tidy'))];
    const next = place < 0 ? null : (buttons[place] ?? buttons.at(-1));
    const target = next ?? this.querySelector('h2') ?? document.querySelector('main');
    target?.focus();
  }
}

/** How a game ended, in a few words. @param {OwnTable} table */
function ended({ result, seats }) {
  if (!result) return say('web-finished');
  const own = seats.filter((seat) => seat.yours);
  const isMe = (/** @type {number} */ seat) => own.length === 1 && seats[seat].yours;
  const called = (/** @type {number} */ seat) => (isMe(seat) ? say('web-you') : nameAmong(seats[seat], seats));
  const { winners, points, resigned } = result;
  if (resigned !== null) {
    return isMe(resigned) ? say('web-ended-you-resigned') : say('web-ended-resigned', { who: called(resigned) });
  }
  const [first] = winners;
  const isDraw = winners.length === seats.length;
  const others = points.filter((_, seat) => (isDraw ? seat !== first : !winners.includes(seat)));
  const score = { most: points[first], rest: others.sort((a, b) => b - a).join(', ') };
  if (isDraw) return say('web-ended-draw', score);
  if (winners.length > 1) return say('web-ended-shared', { who: listed(winners.map(called)), ...score });
  return isMe(first) ? say('web-ended-you-won', score) : say('web-ended-won', { who: called(first), ...score });
}

/** @param {string} time ISO */
function ago(time) {
  const seconds = Math.max(1, (Date.now() - Date.parse(time)) / 1000);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  return words.format(-Math.floor(seconds / size), unit);
}

customElements.define('own-tables', OwnTables);
