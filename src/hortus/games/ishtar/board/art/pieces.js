// @ts-check
/**
 * Things that are held, laid and planted in Ishtar: gems, rosettes, symbols, assistants, trees, the can. Each is drawn around
 * the origin, in the units of the map; colours are in style/ishtar.css.
 */
import { html, nothing, svg } from '../../../../vendor/lit.js';
import { RADIUS, hexagon } from './hexagons.js';

export const COLOURS = ['purple', 'red', 'white'];

// Gems, known by their cut

/** @type {Record<string, unknown>} */
const CUTS = {
  purple: svg`<polygon class="cut" points=${hexagon(9.5)} /><polygon class="facet" points=${hexagon(5.2)} />
    <path class="edge" d="M-9.5 0H-5.2M9.5 0H5.2M4.75 8.2L2.6 4.5M-4.75 8.2L-2.6 4.5M4.75 -8.2L2.6 -4.5M-4.75 -8.2L-2.6 -4.5" />`,
  red: svg`<rect class="cut" x="-8" y="-8" width="16" height="16" rx="1.2" /><rect class="facet" x="-4.6" y="-4.6" width="9.2" height="9.2" />
    <path class="edge" d="M-8 -8L-4.6 -4.6M8 -8L4.6 -4.6M-8 8L-4.6 4.6M8 8L4.6 4.6" />`,
  white: svg`<circle class="cut" r="9" /><circle class="facet" r="5" />
    <path class="edge" d="M0 -9V-5M0 9V5M-9 0H-5M9 0H5M-6.4 -6.4L-3.5 -3.5M6.4 6.4L3.5 3.5M6.4 -6.4L3.5 -3.5M-6.4 6.4L-3.5 3.5" />`,
};

/**
 * @param {string} colour
 * @param {string} [letter] shown on it, for those who cannot tell colours apart
 */
export function gem(colour, letter = '') {
  return svg`<g class="gem gem-${colour}">
    ${CUTS[colour]}
    <path class="glint" d="M-5 -4.4Q-3.4 -6.4 -0.8 -6.6" />
    ${letter ? svg`<text class="letter" y="3.6">${letter}</text>` : nothing}
  </g>`;
}

/** A gem of any colour: the price of the can and of a skill. */
export const ANY_GEM = svg`<g class="gem gem-any"><path class="cut" d="M-9 -2L-4.5 -8H4.5L9 -2L0 9Z" /><path class="edge" d="M-9 -2H9M-4.5 -8L-3 -2L0 9L3 -2L4.5 -8" /></g>`;

/** @param {unknown} drawing something of the size of a gem @param {string} [name] */
export function icon(drawing, name = '') {
  return html`<svg class="piece ${name}" viewBox="-12 -12 24 24" aria-hidden="true">${drawing}</svg>`;
}

// Rosettes: flowers that can be counted

const PETALS = Array.from(
  { length: 8 },
  (_, petal) =>
    `M0 0C${turned(-3.4, -4.5, petal)} ${turned(-2.6, -8.6, petal)} ${turned(0, -8.8, petal)}C${turned(2.6, -8.6, petal)} ${turned(3.4, -4.5, petal)} 0 0Z`,
).join('');

const SPOTS = [
  [],
  [[0, 0]],
  [
    [-10, 0],
    [10, 0],
  ],
  [
    [0, -10.5],
    [-10.5, 7.5],
    [10.5, 7.5],
  ],
  [
    [-10, -9.5],
    [10, -9.5],
    [-10, 9.5],
    [10, 9.5],
  ],
];
const SPOTS_BESIDE_A_SYMBOL = [
  [],
  [[0, 7]],
  [
    [-10.5, 7],
    [10.5, 7],
  ],
  [
    [-14, -1],
    [14, -1],
    [0, 11.5],
  ],
  [
    [-15.5, -2],
    [15.5, -2],
    [-9, 13.5],
    [9, 13.5],
  ],
];
const SPOTS_UNDER_AN_ASSISTANT = [
  [],
  [[0, 15]],
  [
    [-8, 15],
    [8, 15],
  ],
  [
    [-14.5, 11],
    [0, 15.5],
    [14.5, 11],
  ],
  [
    [-18, 4],
    [18, 4],
    [-8, 15.5],
    [8, 15.5],
  ],
];

/** @param {number} x @param {number} y @param {number} eighth */
function turned(x, y, eighth) {
  const angle = (Math.PI / 4) * eighth;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return `${(x * cosine - y * sine).toFixed(2)} ${(x * sine + y * cosine).toFixed(2)}`;
}

/** @param {number} x @param {number} y @param {number} size */
export function rosette(x, y, size) {
  return svg`<g class="rosette" transform="translate(${x} ${y}) scale(${size})"><path class="petals" d=${PETALS} /><circle class="heart" r="2.6" /></g>`;
}

/**
 * One to four rosettes on a cell.
 * @param {number} count
 * @param {'' | 'symbol' | 'assistant'} beside what else is on the cell
 */
function rosettes(count, beside) {
  const spots = beside === 'assistant' ? SPOTS_UNDER_AN_ASSISTANT : beside ? SPOTS_BESIDE_A_SYMBOL : SPOTS;
  const size = beside === 'assistant' ? 0.82 : count === 4 ? 0.98 : count === 1 && !beside ? 1.5 : 1.08;
  return spots[count].map(([x, y]) => rosette(x, y, size));
}

// Symbols: what a tile lets its gardener do

/** @type {Record<string, unknown>} */
const SYMBOLS = {
  assistant: svg`<path d="M0 -5.4a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0 -4.4M-4 5C-4 1 -2.4 -0.4 0 -0.4S4 1 4 5Z" />`,
  mastery: svg`<path d="M-4.4 -4.6H4.4V4.6H-4.4ZM-2.4 -2H2.4M-2.4 0.2H2.4M-2.4 2.4H0.6" class="tablet" />`,
  joker: svg`<path d="M0 -6L1.6 -1.9L6 -1.9L2.5 0.8L3.8 5L0 2.4L-3.8 5L-2.5 0.8L-6 -1.9L-1.6 -1.9Z" />`,
};

/** @param {string} symbol */
export function symbol(symbol) {
  return svg`<g class="symbol symbol-${symbol}"><circle class="stamp" r="8.4" />${SYMBOLS[symbol]}</g>`;
}

// What lies on a cell of a tile

const FACE = hexagon(RADIUS - 1.9);
const STRIPES = 'M-18.5 -17H18.5M-23 -8.5H23M-26.5 0H26.5M-23 8.5H23M-18.5 17H18.5';

/** @typedef {{ flowers: number, symbol?: string | null, bloom?: string, assistant?: string }} Face */

/**
 * A cell of grass, or of 1 to 4 flowers; with the tile's symbol.
 * @param {Face} face
 * @param {boolean} [numbered] with the number of flowers, for those who cannot count rosettes
 */
export function cover(face, numbered = false) {
  if (!face.flowers)
    return svg`<g class="cover grass"><polygon class="face" points=${FACE} /><path class="stripes" d=${STRIPES} /></g>`;
  return svg`<g class="cover flowers ${face.bloom ? 'bloom' : ''}">
    <polygon class="face" points=${FACE} />
    ${face.bloom ? svg`<polygon class="token" points=${hexagon(RADIUS - 6)} />` : nothing}
    ${rosettes(face.flowers, face.assistant ? 'assistant' : face.symbol ? 'symbol' : '')}
    ${face.symbol && !face.assistant ? svg`<g transform="translate(0 -13.5)">${symbol(face.symbol)}</g>` : nothing}
    ${numbered ? svg`<text class="number" x="0" y=${face.assistant ? -14 : 24}>${face.flowers}</text>` : nothing}
  </g>`;
}

// Gardeners: a colour, an emblem, a way to draw a line

/** The signs of the seats, as everywhere on the page: circle, lozenge, triangle, square. */
const EMBLEMS = [
  svg`<path d="M0 -8.4A8.4 8.4 0 1 1 0 8.4A8.4 8.4 0 1 1 0 -8.4M0 -3.4A3.4 3.4 0 1 0 0 3.4A3.4 3.4 0 1 0 0 -3.4" />`,
  svg`<path d="M0 -10.4L10.4 0L0 10.4L-10.4 0ZM0 -4L-4 0L0 4L4 0Z" />`,
  svg`<path d="M0 -9.6L10.6 8.6H-10.6ZM0 -1.4L-4 5.4H4Z" />`,
  svg`<path d="M-8.2 -8.2H8.2V8.2H-8.2ZM-3 -3V3H3V-3Z" />`,
];

/** @param {string} seat "1" to "4" */
export function emblem(seat) {
  return svg`<g class="emblem">${EMBLEMS[Number(seat) - 1]}</g>`;
}

/** @param {string} seat @param {boolean} [numbered] with the number of the seat instead of the emblem */
export function medallion(seat, numbered = false) {
  return svg`<g class="medallion gardener-${seat}"><circle class="disc" r="11.4" />
    ${numbered ? svg`<text class="letter" y="4.4">${seat}</text>` : svg`<g transform="scale(0.78)">${emblem(seat)}</g>`}</g>`;
}

/** @param {string} seat @param {boolean} [numbered] */
export function assistant(seat, numbered = false) {
  return svg`<g class="assistant gardener-${seat}" transform="translate(0 -4) scale(0.86)">
    <ellipse class="shadow" cx="5" cy="9" rx="13" ry="4.6" />
    <path class="robe" d="M-10.5 9.5C-10 -2 -6.5 -9 0 -9S10 -2 10.5 9.5C5 12.4 -5 12.4 -10.5 9.5Z" />
    <path class="light" d="M-7.6 7C-7 -1 -4.6 -6 -1.5 -7" />
    <circle class="head" cy="-13.6" r="5.4" />
    <path class="hat" d="M-6 -14.6C-5 -20 -2.6 -23 0 -24.6C2.6 -23 5 -20 6 -14.6C2.6 -16.2 -2.6 -16.2 -6 -14.6Z" />
    ${numbered ? svg`<text class="letter" y="6">${seat}</text>` : svg`<g transform="translate(0 1.8) scale(0.62)">${emblem(seat)}</g>`}
  </g>`;
}

// Trees

/** A tree that was planted; it stands on its cell and throws a short shadow. */
export const TREE = svg`<g class="tree">
  <ellipse class="shadow" cx="8" cy="13" rx="17" ry="5.4" />
  <path class="trunk" d="M-2.4 13C-1.6 6 -2.4 0 -1.6 -8H1.6C1.6 0 2.4 6 3.4 13Z" />
  <path class="crown" d="M0 -33C8 -33 13 -27 12.4 -21C18 -18 18.4 -9 12 -6.4C9 -1.6 -8 -1.4 -11.6 -6C-18.4 -8.6 -18 -18 -12.4 -21C-13 -27 -8 -33 0 -33Z" />
  <path class="leaves" d="M-9.6 -20C-8 -25 -4 -28.4 0 -28.6M-12.6 -10C-13.4 -14 -11.6 -17 -8.4 -18.4M-3 -8C-6 -9 -7 -12 -6 -15" />
  <circle class="fruit" cx="6" cy="-22" r="2.1" /><circle class="fruit" cx="9.4" cy="-12" r="2.1" /><circle class="fruit" cx="-1" cy="-15" r="2.1" />
</g>`;

const CARD_TREES = [
  svg`<path class="trunk" d="M-2 18L-1 -4H1L2 18Z" /><path class="crown" d="M0 -8C-6 -20 -16 -18 -19 -10C-13 -13 -8 -11 -4 -6C-12 -8 -18 -3 -18 6C-13 -1 -6 -4 0 -6C6 -4 13 -1 18 6C18 -3 12 -8 4 -6C8 -11 13 -13 19 -10C16 -18 6 -20 0 -8Z" />`,
  svg`<path class="trunk" d="M-2 18V8H2V18Z" /><path class="crown" d="M0 -22C7 -10 8 2 5 10C2 13 -2 13 -5 10C-8 2 -7 -10 0 -22Z" /><path class="leaves" d="M-2 -10C-4 -4 -4 2 -3 8M2 -4C2 0 2 4 1 8" />`,
  svg`<path class="trunk" d="M-3 18C-1 10 -1 4 -4 -2L-2 -3L0 1L2 -3L4 -2C1 4 1 10 3 18Z" /><circle class="crown" cx="-9" cy="-6" r="8.5" /><circle class="crown" cx="9" cy="-6" r="8.5" /><circle class="crown" cy="-12" r="9.5" /><path class="leaves" d="M-14 -7A6 6 0 0 1 -9 -12M-4 -15A6 6 0 0 1 0 -18" />`,
  svg`<path class="trunk" d="M-2 18V-14H2V18Z" /><path class="crown" d="M-17 8C-9 2 9 2 17 8C9 11 -9 11 -17 8ZM-13 -3C-7 -8 7 -8 13 -3C7 0 -7 0 -13 -3ZM-8 -13C-4 -18 4 -18 8 -13C4 -10 -4 -10 -8 -13Z" />`,
  svg`<path class="trunk" d="M-2.4 18C-2 10 -2 6 -2 0H2C2 6 2 10 2.4 18Z" /><path class="crown" d="M0 -21C10 -21 16 -13 15 -5C14 4 6 7 0 7S-14 4 -15 -5C-16 -13 -10 -21 0 -21Z" /><circle class="fruit" cx="-6" cy="-4" r="3" /><circle class="fruit" cx="5" cy="-10" r="3" /><circle class="fruit" cx="6" cy="1" r="3" />`,
];

/** The picture on a tree card. @param {string} tree its name, A07 */
export function cardTree(tree) {
  return svg`<g class="tree">${CARD_TREES[Number(tree.slice(1)) % CARD_TREES.length]}</g>`;
}

/** The watering can. */
export const CAN = svg`<g class="can">
  <ellipse class="shadow" cx="4" cy="15" rx="17" ry="4.4" />
  <path class="handle" d="M10 -6C20 -10 21 8 10 8" />
  <path class="metal" d="M-10 1L-21 -9L-23.6 -6.4L-11 8Z" />
  <path class="metal" d="M-25 -12L-17.6 -4.8L-20.2 -2.2L-27.4 -9.6Z" />
  <path class="metal" d="M-11 -8H11L13 13C8 16 -8 16 -13 13Z" />
  <path class="handle" d="M-7 -8C-7 -19 7 -19 7 -8" />
  <ellipse class="mouth" cy="-8" rx="11" ry="3" />
  <path class="light" d="M-7.6 -2L-8.8 10" />
</g>`;

/** Drops that fall from the can while it walks. */
export const DROPS = svg`<g class="drops"><path d="M-27 -3c-1.6 2.4 -1.6 4 0 4s1.6 -1.6 0 -4M-23 2c-1.6 2.4 -1.6 4 0 4s1.6 -1.6 0 -4M-29 4c-1.6 2.4 -1.6 4 0 4s1.6 -1.6 0 -4" /></g>`;
