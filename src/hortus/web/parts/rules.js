// @ts-check
/** All rules of a game by number and title; it opens at one of them. */
import { html, nothing } from '../vendor/lit.js';
import { language, rulesOf, say } from '../words.js';
import { Part } from './part.js';

class RulesPanel extends Part {
  static properties = { game: { attribute: false }, rule: { attribute: false }, rules: { state: true } };

  constructor() {
    super();
    this.game = '';
    /** @type {{ number: string } | null} a rule to open at; another object asks again */
    this.rule = null;
    /** @type {Awaited<ReturnType<typeof rulesOf>> | null} */
    this.rules = null;
    this.tongue = '';
  }

  willUpdate() {
    if (this.tongue !== language()) void this.read();
  }

  async read() {
    const tongue = language();
    this.tongue = tongue;
    const rules = await rulesOf(this.game);
    if (tongue === this.tongue) this.rules = rules;
  }

  render() {
    if (!this.rules) return nothing;
    return html`
      <p class="note">
        ${say(`game-${this.game}-short`)}
        <a href="/rules/${this.game}" target="_blank">${say('web-whole-rulebook')}</a>
      </p>
      ${this.rules.map(
        ({ number, title, text }) => html`
          <details id="rule-${number}">
            <summary><span class="number" translate="no">${number}</span> ${title}</summary>
            <p class="rule-text">${text}</p>
          </details>
        `,
      )}
    `;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const isFirst = changed.get('rules') === null; // in another language nothing opens again
    if (!this.rule || !(changed.has('rule') || isFirst)) return;
    const rule = /** @type {HTMLDetailsElement | null} */ (this.querySelector(`#rule-${this.rule.number}`));
    if (!rule) return;
    for (const other of this.querySelectorAll('details')) other.open = other === rule;
    rule.scrollIntoView({ block: 'nearest' });
    rule.querySelector('summary')?.focus();
  }
}

customElements.define('rules-panel', RulesPanel);
