// @ts-check
/** Flowers of one colour that lie together: a button, so that the keyboard and a screen reader find them. */
import { classMap, html, nothing } from '../../../vendor/lit.js';
import { flower } from './art/flowers.js';

/** @typedef {import('./board.js').default} Table */

const MOST_SHOWN = 12; // of a colour; the number beside them counts them all

/** With a sign, as points are written. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/**
 * @param {Table} board
 * @param {object} heap
 * @param {string} heap.place
 * @param {string} heap.colour
 * @param {number} heap.count
 * @param {number} [heap.then] how many it would be after the move that is picked
 * @param {string} heap.label
 * @param {unknown} [heap.tags] what stands under the flowers
 */
export function pile(board, { place, colour, count, then = count, label, tags = nothing }) {
  const lit = board.isLit(place);
  const chosen = board.isChosen(place);
  const kept = Math.min(count, then);
  const shown = Math.min(Math.max(count, then), MOST_SHOWN);
  const name = lit ? board.say('cherry-web-possible', { place: label }) : label;
  const kinds = { pile: true, lit, chosen, recent: board.marked.has(place), [`of-${colour}`]: true };
  return html`
    <button
      type="button"
      class=${classMap(kinds)}
      style=${`--flowers: ${shown}`}
      data-place=${place}
      aria-label=${name}
      title=${label}
      aria-pressed=${chosen}
      aria-disabled=${!lit}
      @click=${() => board.tapPlace(place)}
    >
      <span class="flowers">${Array.from({ length: shown }, (_, index) => flower(colour, kindOf(index, kept, count)))}</span>
      ${tags}
    </button>
  `;
}

/** Flowers that a picked move would bring are translucent, those that it would take away are faint. */
/** @param {number} index @param {number} kept @param {number} count */
function kindOf(index, kept, count) {
  if (index < kept) return '';
  return index < count ? 'leaving' : 'coming';
}
