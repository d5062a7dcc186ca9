// @ts-check
/** When people race, the first one to press wins: one big button for everybody at this computer. */
import { html } from '../vendor/lit.js';
import { say } from '../words.js';

/**
 * @param {import('../protocol').Snapshot} model
 * @param {number[]} own seats of people at this computer
 * @param {(seat: number) => void} press
 */
export function raceButtons({ seats, table }, own, press) {
  return html`<div class="race">
    ${own.map(
      (seat) => html`<button class="seal" type="button" @click=${() => press(seat)}>
        ${say(`race-${table.game}`, { seat: seats[seat].key })}
      </button>`,
    )}
  </div>`;
}
