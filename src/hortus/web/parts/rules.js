// @ts-check
/** All rules of a game by number and title; it opens at one of them. */
import { html, nothing } from '../vendor/lit.js';
import { knows, need, say } from '../words.js';
import { Part } from './part.js';

class RulesPanel extends Part {
  static properties = { game: { attribute: false }, rule: { attribute: false }, ready: { state: true } };

  constructor() {
    super();
    this.game = '';
    /** @type {{ number: string } | null} a rule to open at; another object asks again */
    this.rule = null;
    this.ready = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    await need(`${this.game}_rules`);
    this.ready = true;
  }

  /** @returns {string[]} rules are numbered by the first letter of their game */
  numbers() {
    const letter = this.game.charAt(0).toUpperCase();
    const found = [];
    for (let number = 1; knows(`rule-${letter}${number}`); number += 1) found.push(`${letter}${number}`);
    return found;
  }

  render() {
    if (!this.ready) return nothing;
    return html`
      <p class="note">${say(`game-${this.game}-short`)}</p>
      ${this.numbers().map(
        (number) => html`
          <details id="rule-${number}">
            <summary><span class="number" translate="no">${number}</span> ${say(`rule-title-${number}`)}</summary>
            <p class="rule-text">${say(`rule-${number}`)}</p>
          </details>
        `,
      )}
    `;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!this.rule || !(changed.has('rule') || changed.has('ready'))) return;
    const rule = /** @type {HTMLDetailsElement | null} */ (this.querySelector(`#rule-${this.rule.number}`));
    if (!rule) return;
    for (const other of this.querySelectorAll('details')) other.open = other === rule;
    rule.scrollIntoView({ block: 'nearest' });
    rule.querySelector('summary')?.focus();
  }
}

customElements.define('rules-panel', RulesPanel);
