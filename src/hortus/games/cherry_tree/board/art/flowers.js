// @ts-check
/** The six flowers of the cherry tree. Each is known by its outline first, then by its letter, then by its colour. */
import { html, svg } from '../../../../vendor/lit.js';

/** In the order of the counts in a view. */
export const COLOURS = ['pink', 'yellow', 'light', 'dark', 'white', 'black'];
/** @type {Record<string, string>} */
export const LETTERS = { pink: 'P', yellow: 'Y', light: 'L', dark: 'D', white: 'W', black: 'K' };

/**
 * The same shape all around the middle.
 * @param {number} count
 * @param {string} path pointing up from the middle
 * @param {string} kind
 * @param {number} [first] by how many degrees the first one is turned
 */
function around(count, path, kind, first = 0) {
  const turns = Array.from({ length: count }, (_, index) => first + (360 / count) * index);
  return svg`<g class=${kind}>${turns.map((turn) => svg`<path d=${path} transform=${`rotate(${turn.toFixed(1)})`} />`)}</g>`;
}

/** @param {number} count @param {number} radius @param {number} size @param {number} [first] */
function dots(count, radius, size, first = 0) {
  const angles = Array.from({ length: count }, (_, index) => ((first + (360 / count) * index) * Math.PI) / 180);
  return svg`${angles.map(
    (angle) =>
      svg`<circle cx=${(radius * Math.sin(angle)).toFixed(2)} cy=${(-radius * Math.cos(angle)).toFixed(2)} r=${size} />`,
  )}`;
}

/** A cherry blossom: five petals, each with a deep notch. */
function pink() {
  return svg`
    ${around(5, 'M0 1C-9-4-13.5-14-8.5-20.5-6.5-23-4-22.5-3-21.5L0-15.5 3-21.5C4-22.5 6.5-23 8.5-20.5 13.5-14 9-4 0 1Z', 'petal')}
    ${around(5, 'M0-6V-12.5', 'vein')}
    <g class="heart">${dots(5, 7.5, 1.4, 36)}<circle r="3.2" /></g>
  `;
}

/** A chrysanthemum: round, with many narrow petals. */
function yellow() {
  const petal = 'M0 0C-3.6-8-4.3-18-2.6-20.6-1.5-22.4 1.5-22.4 2.6-20.6 4.3-18 3.6-8 0 0Z';
  const inner = 'M0 0C-3-5-3.2-10-1.8-12-0.9-13.2 0.9-13.2 1.8-12 3.2-10 3-5 0 0Z';
  return svg`
    ${around(16, petal, 'petal')} ${around(12, inner, 'petal inner', 11)}
    <circle r="5" class="heart" />
  `;
}

/** A bellflower, seen from the side. */
function light() {
  return svg`
    <path class="stem" d="M1-15C1-20 6-23 11-22" />
    <path class="petal" d="M0-17C-8-17-11-11-11.5-3-12 5-15 9-19.5 12.5-15 14.5-12.5 16.5-11 20-8 16.5-4 15 0 15S8 16.5 11 20C12.5 16.5 15 14.5 19.5 12.5 15 9 12 5 11.5-3 11-11 8-17 0-17Z" />
    <path class="vein" d="M-5-11C-6.5-3-7 5-9.5 12M5-11C6.5-3 7 5 9.5 12M0-12V9" />
    <path class="sepal" d="M-6.5-14.5C-5-19.5 5-19.5 6.5-14.5 2-16-2-16-6.5-14.5Z" />
    <path class="heart" d="M-3 15C-3 20-1.5 22 0 22S3 20 3 15C1 14.8-1 14.8-3 15Z" />
  `;
}

/** An iris: three falls that hang, three narrow standards that stand. */
function dark() {
  const fall = 'M0 0C-3.5-4-9.5-9-9.5-15.5-9.5-20.5-4.5-23 0-22 4.5-23 9.5-20.5 9.5-15.5 9.5-9 3.5-4 0 0Z';
  const standard = 'M0 0C-3-5-4-12 0-18 4-12 3-5 0 0Z';
  return svg`
    ${around(3, standard, 'petal inner')} ${around(3, fall, 'petal', 60)}
    ${around(3, 'M0-4C-2.2-8-2.2-11 0-15 2.2-11 2.2-8 0-4Z', 'signal', 60)}
    <circle r="2.6" class="heart" />
  `;
}

/** A camellia: a round flower in three rings, with a rim of dots. */
function white() {
  return svg`
    <g class="rim">${dots(18, 20.3, 2)}</g>
    <circle r="17.5" class="petal" />
    ${around(6, 'M-8-13C-6-18 6-18 8-13 5-9-5-9-8-13Z', 'fold', 30)}
    ${around(5, 'M-5.5-7C-4-11.5 4-11.5 5.5-7 3-4.5-3-4.5-5.5-7Z', 'fold')}
    <circle r="4" class="heart" />
  `;
}

/** A thorny star with a light outline. */
function black() {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI / 8) * index;
    const radius = index % 4 === 0 ? 22.5 : index % 2 === 0 ? 17.5 : 8;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return svg`
    <path class="petal" d=${`M${points.join('L')}Z`} />
    ${around(4, 'M0-5V-15', 'vein')}
    <circle r="3.6" class="heart" />
  `;
}

/** @type {Record<string, () => unknown>} */
const DRAWN = { pink, yellow, light, dark, white, black };

/** All flowers, once in a page: `flower` refers to them. */
export function flowerShapes() {
  return html`<svg class="cherry-shapes" width="0" height="0" aria-hidden="true">
    ${COLOURS.map(
      (
        colour,
      ) => svg`<symbol id=${`cherry-${colour}`} viewBox="-24 -24 48 48" class=${`cherry-flower flower-${colour}`}>
        ${DRAWN[colour]()}
        <text class="flower-letter" y="7">${LETTERS[colour]}</text>
      </symbol>`,
    )}
    <symbol id="cherry-unknown" viewBox="-24 -24 48 48" class="cherry-flower flower-unknown">
      <path class="petal" d="M0-20C9-12 12-4 12 3A12 12 0 0 1-12 3C-12-4-9-12 0-20Z" />
      <path class="vein" d="M0-20C-4-10-4 0 0 15M0-20C4-10 4 0 0 15" />
      <path class="sepal" d="M-9 11C-5 20 5 20 9 11 4 14-4 14-9 11Z" />
    </symbol>
  </svg>`;
}

/**
 * One flower, by the shapes above.
 * @param {string} colour or unknown, for a closed bud
 * @param {string} [kind] more classes: cut for a paper cut-out
 */
export function flower(colour, kind = '') {
  return html`<svg class=${`flower ${colour} ${kind}`} viewBox="-24 -24 48 48" aria-hidden="true"><use href=${`#cherry-${colour}`} x="-24" y="-24" width="48" height="48" /></svg>`;
}
