// @ts-check
/** The coach: what a step is for, and what just happened. All from what the page shows anyway; never advice. */
import { html, nothing } from '../vendor/lit.js';
import { deeds } from '../live.js';
import { change, settings } from '../settings.js';
import { knows, need, say } from '../words.js';
import { icon, iconButton } from './icons.js';
import { Part } from './part.js';
import { teller } from './people.js';
import { ruleButton } from './prompt.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').LogEntry} LogEntry */

const MOST_EXPLAINED = 3;

class TableCoach extends Part {
  static properties = { model: { attribute: false }, explains: { state: true }, unfolded: { state: true } };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** What just happened is being told. */
    this.explains = false;
    /** On a small screen a sentence has one line until it is asked for, so that the board stays where it is. */
    this.unfolded = false;
    this.game = '';
    this.openRule = (/** @type {string} */ rule) => {};
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {Snapshot | null} */ (changed.get('model'));
    if (before && this.model && hasActed(before, this.model)) this.explains = this.unfolded = false;
    if (this.model && this.model.table.game !== this.game) void this.learn(this.model.table.game);
  }

  /** @param {string} game whose words are needed */
  async learn(game) {
    this.game = game;
    await need(`${game}/coach`);
    this.requestUpdate();
  }

  render() {
    const { model } = this;
    if (!model || !coaches(model)) return nothing;
    const { id, arguments: args } = model.now.prompt;
    const about = `coach-${id}`;
    const lately = last(model);
    if (!knows(about) && !lately.some(isExplained)) return nothing;
    return html`
      <section class="coach ${this.unfolded ? 'unfolded' : ''}" aria-label=${say('web-coach')}>
        ${knows(about) ? this.sentence(teller(model)(about, args)) : nothing}
        ${
          lately.length
            ? html`<button class="quiet" type="button" aria-expanded=${String(this.explains)} @click=${this.toggle}>
              ${say('web-coach-happened')}
            </button>`
            : nothing
        }
        ${iconButton('close', say('web-coach-off'), () => change({ coach: 'off' }), 'leave')}
        ${this.explains ? html`<ul>${lately.map((entry) => this.event(model, entry))}</ul>` : nothing}
      </section>
    `;
  }

  /** @param {string} text */
  sentence(text) {
    return html`<p>${text}</p>
      <button
        class="icon unfold"
        type="button"
        aria-label=${say('web-coach')}
        aria-expanded=${String(this.unfolded)}
        @click=${this.unfold}
      >
        ${icon('forward')}
      </button>`;
  }

  unfold = () => {
    this.unfolded = !this.unfolded;
  };

  toggle = () => {
    this.explains = !this.explains;
  };

  /** @param {Snapshot} model @param {LogEntry} entry */
  event(model, entry) {
    const tell = teller(model);
    return html`<li>
      ${tell(entry.id, entry.arguments)} ${isExplained(entry) ? tell(happened(entry), entry.arguments) : nothing}
      ${entry.rule ? ruleButton(entry.rule, this.openRule) : nothing}
    </li>`;
  }
}

/** Who acts has read it; what others do meanwhile closes nothing. @param {Snapshot} before @param {Snapshot} model */
function hasActed(before, { log, seat }) {
  return log.some(({ ply, actor }) => ply > before.now.ply && actor !== null && actor === seat);
}

/** Whether the coach speaks at this table. @param {Snapshot} model */
export function coaches({ seat, table, now }) {
  if (seat === null || now.over) return false;
  return settings.coach === 'on' || (settings.coach === 'first' && settings.coached[table.game] === table.id);
}

/** The last events; what happened several times is told once. @param {Snapshot} model */
function last({ log }) {
  const told = new Map(deeds(log).map((entry) => [`${entry.actor} ${entry.id}`, entry]));
  return [...told.values()].sort((one, other) => one.ply - other.ply).slice(-MOST_EXPLAINED);
}

/** @param {LogEntry} entry */
function happened({ id }) {
  return `happened-${id}`;
}

/** @param {LogEntry} entry */
function isExplained(entry) {
  return knows(happened(entry));
}

customElements.define('table-coach', TableCoach);
