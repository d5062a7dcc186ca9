// @ts-check
/** Between two people at one computer: nothing of anybody's secrets is on this screen, nor behind it. */
import { html } from '../vendor/lit.js';
import { say } from '../words.js';
import { motif } from './motif.js';

/**
 * @param {import('../protocol').SeatInfo} seat who comes next
 * @param {number} index
 * @param {{ takeOver: () => void, shareOpenly: () => void }} page
 */
export function handOver(seat, index, page) {
  return html`
    <main id="main" class="hand-over" tabindex="-1">
      ${motif(seat.key, index)}
      <h1>${say(seat.name ? 'web-hand-over-name' : 'web-hand-over', { who: seat.name, seat: seat.key })}</h1>
      <p>${say('web-hand-over-about')}</p>
      <button class="seal big" type="button" autofocus @click=${page.takeOver}>
        ${say('web-hand-over-go', { seat: seat.key })}
      </button>
      <button type="button" @click=${page.shareOpenly}>${say('web-hand-over-openly')}</button>
    </main>
  `;
}
