// @ts-check
/** A board for any game that has none of its own: what may be done, as buttons. */
import { html, repeat } from '../vendor/lit.js';
import { roam } from '../focus.js';
import { Board } from './board.js';

export default class PlainBoard extends Board {
  firstUpdated() {
    roam(this);
  }

  render() {
    return html`
      <ul class="plain-board" translate="no">
        ${repeat(
          this.legal,
          (action) => action,
          (action) => html`<li>
            <button
              type="button"
              data-place=${action}
              aria-pressed=${String(action === this.chosen)}
              @click=${() => this.pick(action === this.chosen ? null : action)}
            >
              ${action}
            </button>
          </li>`,
        )}
      </ul>
    `;
  }
}
