// @ts-check
/** The desert of Ishtar: sand, rocks, engraved stones, fountains with their banners. Drawn around the origin. */
import { nothing, svg } from '../../../../vendor/lit.js';
import { RADIUS, hexagon } from './hexagons.js';
import { emblem } from './pieces.js';

const CELL = hexagon(RADIUS - 1.2);

const DUNES = [
  'M-14 6Q-6 1 2 5T16 4M-4 13Q2 10 9 12',
  'M-16 -4Q-8 -9 0 -5T14 -7M-10 10Q-3 6 5 9',
  'M-8 -12Q-1 -15 7 -12M-15 3Q-7 -1 1 3T15 1',
];
const GRAINS = [
  'M-9 -8h.1M8 -3h.1M3 16h.1M-14 11h.1',
  'M10 3h.1M-6 2h.1M4 -15h.1M13 12h.1',
  'M-3 -6h.1M11 9h.1M-12 -2h.1M-4 17h.1',
];

const ROCK = 'M-15 9L-17 -2L-9 -12L4 -14L15 -6L17 5L9 13L-6 15Z';

/** A star of eight points, as on the gate of Ishtar. @param {number} outer @param {number} inner */
function star(outer, inner) {
  return Array.from({ length: 16 }, (_, point) => {
    const [angle, radius] = [(Math.PI / 8) * point, point % 2 ? inner : outer];
    return `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');
}

const CARVED = star(13, 5.4);
const BASIN = star(27, 20.5);
const BOWL = star(19, 14.4);
const TIER = star(10.5, 8);

/** What is printed on a cell. @param {{ cell: string, ground?: string }} cell */
export function ground(cell) {
  if (!cell.ground) return svg`<polygon class="ground unknown" points=${CELL} />`;
  if (cell.ground === 'stone') {
    return svg`<polygon class="ground" points=${CELL} /><polygon class="slab" points=${hexagon(RADIUS - 5)} />
      <polygon class="slab-top" points=${hexagon(RADIUS - 7.5)} /><polygon class="carved" points=${CARVED} /><circle class="carved-heart" r="2.6" />`;
  }
  const variety = varietyOf(cell.cell);
  const isRock = cell.ground !== 'sand' && cell.ground !== 'fountain';
  return svg`<polygon class="ground" points=${CELL} />
    ${
      isRock
        ? svg`<path class="rock" d=${ROCK} transform="rotate(${60 * variety})" /><path class="rock-light" d="M-9 -9L3 -11L12 -5" />`
        : svg`<path class="dune" d=${DUNES[variety % 3]} /><path class="grains" d=${GRAINS[variety % 3]} />`
    }`;
}

/** A number from 0 to 5 that only depends on the name: the desert looks the same each time. @param {string} cell */
function varietyOf(cell) {
  return (cell.charCodeAt(0) * 7 + Number(cell.slice(1)) * 5) % 6;
}

/** @param {string | null} colour @param {string} letter */
export function fountain(colour, letter) {
  return svg`<g class="fountain fountain-${colour ?? 'none'}">
    <polygon class="basin" points=${BASIN} /><polygon class="water" points=${BOWL} />
    <circle class="ripple" r="13" /><polygon class="tier" points=${TIER} /><circle class="water upper" r="6.6" />
    <path class="jet" d="M0 -2C-1 -9 -5 -10 -7 -4M0 -2C1 -9 5 -10 7 -4M0 0V-9" />
    ${letter ? svg`<text class="letter" y="20">${letter}</text>` : nothing}
  </g>`;
}

/**
 * The banner beside a fountain: who holds it, several if they share it, and with how many flower cells.
 * @param {string[]} holders seats
 * @param {number} count
 * @param {boolean} numbered show the numbers of seats instead of emblems
 */
export function banner(holders, count, numbered) {
  if (!holders.length) return nothing;
  const width = 20;
  const tail = count > 9 ? 26 : 18;
  return svg`<g class="banner" transform="translate(14 -44)">
    <path class="pole" d="M0 -2V36" /><circle class="knob" cy="-3" r="2.4" />
    ${holders.map(
      (seat, index) => svg`<g class="cloth gardener-${seat}" transform="translate(${index * width} 0)">
        <path class="disc" d="M0 0H${width}V19H0Z" />
        <g transform="translate(${width / 2} 9.5)">
          ${numbered ? svg`<text class="letter" y="4.4">${seat}</text>` : svg`<g transform="scale(0.72)">${emblem(seat)}</g>`}
        </g></g>`,
    )}
    <g transform="translate(${holders.length * width} 0)"><path class="tally" d="M0 0H${tail}L${tail - 4.5} 9.5L${tail} 19H0Z" /><text class="count" x=${tail / 2 - 1.6} y="14.2">${count}</text></g>
  </g>`;
}
