// @ts-check
/** The best moves, what they are worth, and why. Pointing at one shows it on the board, pressing it picks it. */
import { html, nothing } from '../vendor/lit.js';
import { percent, say } from '../words.js';
import { Part } from './part.js';

/** @typedef {import('../protocol').HintRow} HintRow */
/** @typedef {import('../sitting.js').Sitting} Sitting */

class HintsPanel extends Part {
  static properties = {
    told: { attribute: false },
    thinking: { attribute: false },
    mine: { attribute: false },
    chosen: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import('../protocol').HintTold | null} of the moment that is shown */
    this.told = null;
    this.thinking = false;
    this.mine = false;
    /** @type {string | null} */
    this.chosen = null;
    /** @type {Sitting | null} */
    this.sitting = null;
    this.pick = (/** @type {string} */ action) => {};
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    void this.sitting?.point(null);
  }

  render() {
    if (this.thinking) return html`<p class="note" role="status">${say('web-hint-thinking')}</p>`;
    if (!this.told) return this.mine ? this.question() : html`<p class="note">${say('web-hint-not-now')}</p>`;
    const { rows, simulations } = this.told;
    return html`
      <p class="note">${say('web-hint-title')}</p>
      ${rows.length > 1 && rows[0].share !== null ? html`<p class="note">${say('web-hint-sealed')}</p>` : nothing}
      <ol class="hints">${rows.map((row) => this.row(row))}</ol>
      ${simulations ? html`<p class="note">${say('web-hint-estimated', { count: simulations })}</p>` : nothing}
    `;
  }

  question() {
    return html`<button type="button" @click=${() => this.sitting?.hint()}>${say('web-hint-ask')}</button>`;
  }

  /** @param {HintRow} row */
  row(row) {
    const { sitting } = this;
    const show = () => void sitting?.point(row.action);
    const leave = () => void sitting?.point(null);
    return html`<li>
      <button
        type="button"
        aria-pressed=${String(this.chosen === row.action)}
        @pointerenter=${show}
        @pointerleave=${leave}
        @focus=${show}
        @blur=${leave}
        @click=${() => this.pick(row.action)}
      >
        <strong>${sitting?.describe(row.action)}</strong>
        <span>${worth(row)}</span>
      </button>
      ${row.reasons.length ? html`<ul>${row.reasons.map(({ id, arguments: args }) => html`<li>${sitting?.tell(id, args)}</li>`)}</ul>` : nothing}
    </li>`;
  }
}

/** How often to choose it, and how often it wins. @param {HintRow} row */
function worth({ share, chance, low, high, exact, for_round, if_open }) {
  const often = share === null ? [] : [say('web-hint-share', { share: percent(share) })];
  if (chance === null) return often.join(' ');
  const interval = { chance: percent(chance), low: percent(low ?? chance), high: percent(high ?? chance) };
  const known = for_round ? 'web-hint-exact-round' : if_open ? 'web-hint-exact-open' : 'web-hint-exact';
  return [...often, say(exact ? known : 'web-hint-chance', interval)].join(' ');
}

customElements.define('hints-panel', HintsPanel);
