// @ts-check
/** The table of Seeds: what lies before each player, and what may be done. It knows no rule. */
import { html, nothing } from '../../../vendor/lit.js';
import { roam } from '../../../focus.js';
import { Board } from '../../../boards/board.js';
import { bean } from './art.js';

export default class extends Board {
  firstUpdated() {
    roam(this);
  }

  render() {
    if (!this.view.front) return nothing;
    return html`
      <div class="seeds">
        ${this.seats.map((_, seat) => this.player(seat))}
        <div class="seeds-choices">${this.legal.map((action) => this.choice(action))}</div>
      </div>
    `;
  }

  /** @param {number} seat */
  player(seat) {
    const { colours, front, pouch, pouch_size: sizes, named } = this.view;
    const who = { seat: this.seats[seat].key };
    const known = listed(colours, pouch[seat]);
    const hidden = Array(sizes[seat] - known.length).fill('hidden');
    return html`
      <section class="seeds-player" ?data-turn=${this.view.choosing.includes(seat)}>
        ${this.beans(this.say('seeds-web-front', who), listed(colours, front[seat]))}
        ${this.beans(this.say('seeds-web-pouch', who), [...known, ...hidden])}
        ${named[seat] ? html`<p class="seeds-named">${this.nameOf(named[seat])}</p>` : nothing}
      </section>
    `;
  }

  /** @param {string} title @param {string[]} beans their colours */
  beans(title, beans) {
    const words = beans.map((colour) =>
      colour === 'hidden' ? this.say('seeds-web-hidden') : this.say('seeds-bean', { colour }),
    );
    return html`
      <h3>${title}</h3>
      <p class="seeds-beans" role="img" aria-label=${words.join(', ') || this.say('seeds-web-empty')}>
        ${beans.map((colour) => bean(colour, this.letters))}
      </p>
    `;
  }

  /** @param {string} colour */
  nameOf(colour) {
    return colour === 'hidden' ? this.say('seeds-web-named-secretly') : this.say('seeds-web-named', { colour });
  }

  /** @param {string} action */
  choice(action) {
    return html`
      <button
        type="button"
        data-place=${action}
        aria-pressed=${String(action === this.chosen)}
        @click=${() => this.tap(action)}
      >
        ${this.describe(action)}
      </button>
    `;
  }

  /** @param {string} action @returns {string} */
  describe(action) {
    const [verb, colour = 'none'] = action.split(' ');
    return this.say('seeds-web-do', { verb, colour });
  }
}

/** @param {string[]} colours @param {number[]} counts */
const listed = (colours, counts) => colours.flatMap((colour, place) => Array(counts[place]).fill(colour));
