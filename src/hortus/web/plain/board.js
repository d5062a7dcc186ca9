// @ts-check
/** A board for any game that has none of its own, or whose own is broken: what may be done, as buttons. */
import { html, nothing, repeat } from '../vendor/lit.js';
import { roam } from '../focus.js';
import { Board } from '../boards/board.js';

export default class PlainBoard extends Board {
  static properties = { instead: { attribute: false } };

  constructor() {
    super();
    /** @type {string | null} the game whose own board is broken */
    this.instead = null;
  }

  firstUpdated() {
    roam(this);
  }

  render() {
    return html`
      ${this.instead ? html`<p class="alert" role="alert">${this.say('web-board-broken')}</p>` : nothing}
      <ul class="plain-board" translate="no">
        ${repeat(
          this.legal,
          (action) => action,
          (action) => html`<li>
            <button
              type="button"
              data-place=${action}
              aria-pressed=${String(action === this.chosen)}
              @click=${() => this.tap(action)}
            >
              ${action}
            </button>
          </li>`,
        )}
      </ul>
    `;
  }
}
