// @ts-check
/** The count at the end, one step after the other: what it brought everybody, how, and where it lies on the board. */
import { html, nothing } from '../vendor/lit.js';
import { announce } from '../announce.js';
import { say } from '../words.js';
import { motif } from './motif.js';
import { Part } from './part.js';
import { companyAt } from './people.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').CountStep} CountStep */

class FinalCount extends Part {
  static properties = { model: { attribute: false }, steps: { attribute: false }, counted: { state: true } };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {CountStep[]} */
    this.steps = [];
    /** How many steps have been counted; one more than there are: the totals. */
    this.counted = 0;
    /** @type {(counted: number) => unknown} shows on the board what is counted */
    this.look = () => {};
    /** @type {() => unknown} */
    this.close = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.go(1);
  }

  /** Seats, what they are called, and who says it. */
  get company() {
    return companyAt(/** @type {Snapshot} */ (this.model));
  }

  get isTotal() {
    return this.counted > this.steps.length;
  }

  /** @param {number} counted */
  go(counted) {
    this.counted = counted;
    this.look(counted);
    announce(this.words());
  }

  /** What has just been counted, for those who listen. */
  words() {
    const { tell } = this.company;
    const { seats } = /** @type {Snapshot} */ (this.model);
    const step = this.steps[this.counted - 1];
    const name = step?.name ?? { id: 'count-total', arguments: {} };
    const points = step?.points ?? this.sums();
    const shares = seats.map(({ key }, seat) => ({
      id: 'count-share',
      arguments: { seat: key, points: points[seat] },
    }));
    const told = (step?.told ?? []).map(({ id, arguments: args }) => tell(id, args));
    return [tell('count-line', { name, shares }), ...told].join(' ');
  }

  /** @returns {number[]} what has been counted so far, by seat */
  sums() {
    const { seats } = /** @type {Snapshot} */ (this.model);
    return seats.map((_, seat) => this.steps.slice(0, this.counted).reduce((sum, { points }) => sum + points[seat], 0));
  }

  render() {
    const { seats } = /** @type {Snapshot} */ (this.model);
    const { names, tell } = this.company;
    const told = this.steps[this.counted - 1]?.told ?? [];
    return html`
      <div class="scores counting" role="group" aria-label=${say('count-title')}>
        <div class="choices">
          <span>${say('count-step', { number: this.counted, count: this.steps.length + 1 })}</span>
          <button type="button" ?disabled=${this.counted <= 1} @click=${() => this.go(this.counted - 1)}>
            ${say('count-back')}
          </button>
          <button class="seal count-on" type="button" @click=${() => (this.isTotal ? this.close() : this.go(this.counted + 1))}>
            ${say(this.isTotal ? 'count-done' : 'count-next')}
          </button>
        </div>
        <table>
          <thead>
            <tr>
              <td></td>
              ${seats.map((seat, index) => html`<th scope="col">${motif(seat.key, index)}<span>${names[index]}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${this.steps.map(({ name, points }, index) => {
              const isNow = index === this.counted - 1;
              return html`<tr class=${isNow ? 'now' : ''} aria-current=${isNow ? 'step' : 'false'}>
                <th scope="row">${tell(name.id, name.arguments)}</th>
                ${points.map((own) => html`<td>${index < this.counted ? own : nothing}</td>`)}
              </tr>`;
            })}
            <tr class="total ${this.isTotal ? 'now' : ''}" aria-current=${this.isTotal ? 'step' : 'false'}>
              <th scope="row">${say('count-total')}</th>
              ${this.sums().map((sum) => html`<td>${sum}</td>`)}
            </tr>
          </tbody>
        </table>
        ${told.length ? html`<ul>${told.map(({ id, arguments: args }) => html`<li>${tell(id, args)}</li>`)}</ul>` : nothing}
      </div>
    `;
  }
}

customElements.define('final-count', FinalCount);
