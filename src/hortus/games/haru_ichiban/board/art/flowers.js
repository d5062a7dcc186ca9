// @ts-check
/**
 * The flowers of the two gardeners, around (0, 0): Red's lotus has round petals, Yellow's water lily pointed ones.
 * Open on the pond, as a bud in the hand, and as a small mark. Colours: style/haru_ichiban.css.
 */
import { svg } from '../../../../vendor/lit.js';

/** @param {number} count @param {number} start degrees */
const around = (count, start = 0) => Array.from({ length: count }, (_, index) => start + (index * 360) / count);

const ROUND_PETAL = 'M 0 -4 C -13 -8 -16 -33 0 -34 C 16 -33 13 -8 0 -4 Z';
const ROUND_INNER = 'M 0 -2 C -9 -6 -11 -21 0 -22 C 11 -21 9 -6 0 -2 Z';
const POINTED_PETAL = 'M 0 -3 C -8 -12 -6 -26 0 -38 C 6 -26 8 -12 0 -3 Z';
const POINTED_INNER = 'M 0 -2 C -5.5 -9 -4.5 -17 0 -26 C 4.5 -17 5.5 -9 0 -2 Z';

/** @param {string} d @param {string} name @param {number[]} angles */
const petals = (d, name, angles) =>
  angles.map((angle) => svg`<path class=${name} d=${d} transform=${`rotate(${angle})`}></path>`);

function lotus() {
  return svg`
    <circle class="flower-shadow" cx="2" cy="4" r="31"></circle>
    <g class="bloom-red">
      ${petals(ROUND_PETAL, 'petal', around(8))}
      ${petals(ROUND_INNER, 'petal petal-inner', around(8, 22.5))}
      <circle class="flower-core" r="8"></circle>
      ${around(6).map((angle) => svg`<circle class="flower-seed" cy="-4.6" r="1.3" transform=${`rotate(${angle})`}></circle>`)}
      <circle class="flower-seed" r="1.3"></circle>
    </g>
  `;
}

function waterLily() {
  return svg`
    <circle class="flower-shadow" cx="2" cy="4" r="29"></circle>
    <g class="bloom-yellow">
      ${petals(POINTED_PETAL, 'petal', around(10))}
      ${petals(POINTED_INNER, 'petal petal-inner', around(10, 18))}
      ${around(12).map((angle) => svg`<path class="flower-stamen" d="M 0 -3 V -10" transform=${`rotate(${angle})`}></path>`)}
      <circle class="flower-core" r="4.5"></circle>
    </g>
  `;
}

/** @param {string} seat */
export const flower = (seat) => (seat === 'red' ? lotus() : waterLily());

/** The gardener's mark, about 20 wide: a round rosette or a pointed star. @param {string} seat */
export function mark(seat) {
  const petal = (/** @type {number} */ angle) =>
    svg`<circle cy="-5.4" r="4.6" transform=${`rotate(${angle})`}></circle>`;
  return svg`
    <g class=${`mark mark-${seat}`}>
      ${seat === 'red' ? around(5).map(petal) : svg`<path d=${STAR}></path>`}
      <circle class="mark-core" r="2.8"></circle>
    </g>
  `;
}

const STAR = `M ${around(16)
  .map((angle, index) => {
    const radius = index % 2 ? 4.4 : 10.5;
    const turn = (angle * Math.PI) / 180;
    return `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`;
  })
  .join(' L ')} Z`;

const SEPALS = 'M -15 10 C -19 22 -9 29 0 29 C 9 29 19 22 15 10 C 9 15 5 19 0 12 C -5 19 -9 15 -15 10 Z';
/** @type {Record<string, string[]>} */
const BUDS = {
  red: [
    'M 0 26 C -26 24 -26 -8 -12 -20 C -4 -14 -2 0 0 26 Z',
    'M 0 26 C 26 24 26 -8 12 -20 C 4 -14 2 0 0 26 Z',
    'M 0 27 C -18 20 -17 -20 0 -28 C 17 -20 18 20 0 27 Z',
  ],
  yellow: [
    'M 0 26 C -23 20 -22 -2 -19 -22 C -8 -14 -3 4 0 26 Z',
    'M 0 26 C 23 20 22 -2 19 -22 C 8 -14 3 4 0 26 Z',
    'M 0 27 C -17 18 -12 -12 0 -32 C 12 -12 17 18 0 27 Z',
  ],
};

/** A flower about to open, about 48 wide and 60 high. @param {string} seat */
export function bud(seat) {
  return svg`
    <g class=${`bud bloom-${seat}`}>
      ${BUDS[seat].map((d, index) => svg`<path class=${index < 2 ? 'petal' : 'petal petal-front'} d=${d}></path>`)}
      <path class="bud-sepals" d=${SEPALS}></path>
    </g>
  `;
}

/** The same bud, tightly closed: nobody sees what it is worth. @param {string} seat */
export function closedBud(seat) {
  return svg`
    <g class=${`bud bud-closed bloom-${seat}`}>
      <path class="petal" d=${BUDS[seat][2]}></path>
      <path class="bud-sepals" d="M -12 -2 C -20 16 -12 29 0 29 C 12 29 20 16 12 -2 C 9 6 5 2 0 -14 C -5 2 -9 6 -12 -2 Z"></path>
      <path class="bud-vein" d="M 0 27 V -4 M -2 27 C -10 20 -11 12 -10 4 M 2 27 C 10 20 11 12 10 4"></path>
    </g>
  `;
}
