// @ts-check
/** Earlier moments of a table: by slider, by keys, by address. */
import { html } from '../vendor/lit.js';
import { ask } from '../server.js';
import { say } from '../words.js';
import { icon } from './icons.js';

/** @typedef {import('../protocol').Place} Place */

/** Fetches moments and keeps them, as one viewer may know them. */
export class Past {
  /** @type {Map<number, Promise<Place>>} */
  #places = new Map();

  /** @param {string} table @param {number | null} seat */
  constructor(table, seat) {
    this.table = table;
    this.query = seat === null ? '' : `?seat=${seat}`;
  }

  /** @param {number} ply @returns {Promise<Place>} */
  at(ply) {
    let place = this.#places.get(ply);
    if (!place) {
      place = ask(`/api/tables/${this.table}/at/${ply}${this.query}`);
      place.catch(() => this.#places.delete(ply));
      this.#places.set(ply, place);
    }
    return place;
  }
}

/** @param {string} key @param {number} ply @param {number} last @returns {number | null} where a key leads */
export function plyAfter(key, ply, last) {
  const steps = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last };
  const to = steps[/** @type {keyof typeof steps} */ (key)];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

/**
 * @param {number} ply
 * @param {number} last
 * @param {{ openPly: (ply: number) => void, leaveReplay: () => void }} page
 */
export function replayBar(ply, last, page) {
  /** @param {string} name @param {number} to */
  const step = (name, to) => html`<button
    class="icon"
    type="button"
    aria-label=${say(`web-replay-${name}`)}
    ?disabled=${to < 0 || to > last || to === ply}
    @click=${() => page.openPly(to)}
  >
    ${icon(name)}
  </button>`;
  return html`
    <div class="bar replay" role="group" aria-label=${say('web-replay')}>
      ${step('start', 0)} ${step('back', ply - 1)}
      <input
        type="range"
        id="replay"
        min="0"
        max=${last}
        .value=${String(ply)}
        aria-label=${say('web-replay-slider')}
        aria-valuetext=${say('web-replay-at', { ply, count: last })}
        @input=${(/** @type {Event} */ event) => page.openPly(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      ${step('forward', ply + 1)} ${step('end', last)}
      <button class="seal" type="button" @click=${page.leaveReplay}>${say('web-replay-leave')}</button>
    </div>
  `;
}
