// @ts-check
/** The sign of a seat: its own shape and colour wherever the seat is named. */
import { html, svg } from '../vendor/lit.js';

/** @param {number} count @param {string} ray a path that points up from 0 0 */
function rosette(count, ray) {
  const turns = Array.from({ length: count }, (_, index) => (360 / count) * index);
  return svg`${turns.map((turn) => svg`<path d=${ray} transform="rotate(${turn})" />`)}<circle r="3" class="heart" />`;
}

/** @type {Record<string, () => unknown>} */
const BY_KEY = {
  red: () => rosette(6, 'M0 0C-7-3-6-11 0-11 6-11 7-3 0 0Z'),
  yellow: () => rosette(8, 'M0 0C-4-4-3-8 0-12 3-8 4-4 0 0Z'),
};

/** A star of so many points; with a wide waist, nearly a polygon. @param {number} points @param {number} waist */
function star(points, waist) {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const [far, turn] = [index % 2 ? waist : 11, (Math.PI * index) / points];
    return `${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
  });
  return svg`<path d="M${corners.join('L')}Z" /><circle r="2.500" class="heart" />`;
}

/** As many as a game may have seats. @type {(() => unknown)[]} */
const BY_PLACE = [
  () => svg`<circle r="9" /><circle r="3.500" class="heart" />`,
  () => svg`<path d="M0-11 11 0 0 11-11 0Z" /><path d="M0-4 4 0 0 4-4 0Z" class="heart" />`,
  () => svg`<path d="M0-10 11 9H-11Z" /><path d="M0-1 4 6H-4Z" class="heart" />`,
  () => svg`<path d="M-9-9H9V9H-9Z" /><path d="M-3-3H3V3H-3Z" class="heart" />`,
  () => star(5, 4.5),
  () => svg`<path d="M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z" /><circle r="2.500" class="heart" />`,
  () => svg`<path d="M0-11C9-5 9 5 0 11-9 5-9-5 0-11Z" /><circle r="2.500" class="heart" />`,
  () => star(6, 9.5),
  () => rosette(4, 'M0 0C-8-3-7-11 0-11 7-11 8-3 0 0Z'),
  () => star(4, 4),
  () => svg`<path d="M-11-6H11L5 9H-5Z" /><circle r="2.500" class="heart" />`,
  () => star(12, 7.5),
];

/** @param {string} key @param {number} place which seat it is, from 0 */
export function motif(key, place) {
  const shape = BY_KEY[key] ?? BY_PLACE[place];
  return html`<svg class="motif seat-${key} place-${place}" viewBox="-12 -12 24 24" aria-hidden="true">${shape()}</svg>`;
}
