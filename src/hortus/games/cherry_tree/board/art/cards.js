// @ts-check
/** Mastery cards in two small drawings: what the harvest must be like, and what the bonus does. */
import { html, svg } from '../../../../vendor/lit.js';

const BUD = 'M0-6C4-3 5 0 5 2A5 5 0 0 1-5 2C-5 0-4-3 0-6Z';
const LEAF = 'M-7-10-1-12V10L-7 12ZM-1-12 5-10V12L-1 10Z'; // two leaves of a folding screen
const RIGHT = 'M-6 0H5M1-4 5 0 1 4';

/** @param {number} x @param {number} y @param {string} [kind] */
const bud = (x, y, kind = 'bud') => svg`<path class=${kind} d=${BUD} transform=${`translate(${x} ${y})`} />`;
/** @param {number} x @param {number} y */
const screen = (x, y) => svg`<path class="leaf" d=${LEAF} transform=${`translate(${x} ${y})`} />`;
/** @param {number} x @param {number} y @param {number} [turn] */
const arrow = (x, y, turn = 0) =>
  svg`<path class="arrow" d=${RIGHT} transform=${`translate(${x} ${y}) rotate(${turn})`} />`;

/** @type {Record<string, unknown>} */
const CONDITIONS = {
  'two-pairs': svg`<circle cx="-18" r="5" /><circle cx="-7" r="5" /><path d="M3-4.5H12V4.5H3ZM14-4.5H23V4.5H14Z" />`,
  'four-colours': svg`<circle cx="-18" r="5" /><path d="M-11 5-6-5-1 5ZM3-4.5H12V4.5H3ZM20-6 26 0 20 6 14 0Z" />`,
  'six-flowers': svg`${[-16, 0, 16].flatMap((x) => [-5.5, 5.5].map((y) => svg`<circle cx=${x} cy=${y} r="4.2" />`))}`,
};

/** @type {Record<string, unknown>} */
const GIFTS = {
  'shin-sumizome': svg`${bud(-14, 0, 'secret')}<text x="-14" y="4.5">?</text>${arrow(1, 0)}${screen(17, 0)}`,
  'somei-yoshino': svg`${bud(-14, 0)}${arrow(1, 0)}${screen(17, 0)}`,
  'kenrokuen-kumagai': svg`${bud(-16, -5)}${bud(-9, 5)}${arrow(6, -7, -28)}${arrow(7, 0)}${arrow(6, 7, 28)}`,
  'sakuya-hime': svg`${bud(-15, 0)}${arrow(1, -5)}${arrow(1, 5, 180)}${bud(17, 0)}`,
  'komatsu-otome': svg`${bud(-16, 0, 'faint')}${bud(0, 0)}${bud(16, 0, 'faint')}<path class="arrow" d="M0 14V9M-3 11 0 8 3 11" />`,
  kokonoe: svg`${bud(16, -6)}${bud(16, 7)}${arrow(0, -5, 200)}${arrow(0, 5, 160)}<circle cx="-15" r="4" />`,
};

/** @param {string} name */
export function condition(name) {
  return html`<svg class="condition-art" viewBox="-28 -12 56 24" aria-hidden="true">${CONDITIONS[name]}</svg>`;
}

/** @param {string} bonus */
export function gift(bonus) {
  return html`<svg class="gift-art" viewBox="-28 -15 56 30" aria-hidden="true">${GIFTS[bonus]}</svg>`;
}
