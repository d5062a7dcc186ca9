// @ts-check
/** The pond in small: leaves, two flowers, a frog and the dragonfly. */
import { svg } from '../../../vendor/lit.js';
import { bloom } from '../../../art/bloom.js';

const ROUND_PETAL = 'M0 0C-7-4-6-13 0-14 6-13 7-4 0 0Z';
const POINTED_PETAL = 'M0 0C-5-5-4-11 0-16 4-11 5-5 0 0Z';

/** A leaf with a notch. @param {number} x @param {number} y @param {number} size @param {number} turn */
function leaf(x, y, size, turn) {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
    <path class="leaf" d="M0 0 9.700-2.500A10 10 0 1 0 9.700 2.500Z" />
    <path class="vein" d="M0 0-8 0M0 0-5-6M0 0-5 6M0 0 2-8M0 0 2 8" />
  </g>`;
}

export default function pond() {
  return svg`
    <rect width="320" height="180" class="water" />
    <g class="ripples"><ellipse cx="70" cy="40" rx="46" ry="12" /><ellipse cx="250" cy="140" rx="60" ry="15" /><ellipse cx="170" cy="92" rx="120" ry="34" /></g>
    <g class="drift">${leaf(66, 120, 3, 20)}${leaf(124, 58, 2.7, -40)}</g>
    <g class="drift other">${leaf(196, 112, 3.2, 150)}<g class="dark">${leaf(262, 56, 2.6, 80)}</g></g>
    <g class="drift"><g class="red">${bloom(66, 120, 8, ROUND_PETAL)}${bloom(66, 120, 8, 'M0 0C-4-2-3-7 0-8 3-7 4-2 0 0Z')}</g><circle cx="66" cy="120" r="3.500" class="heart" /></g>
    <g class="drift other"><g class="gold">${bloom(196, 112, 10, POINTED_PETAL)}</g><circle cx="196" cy="112" r="4" class="heart" /></g>
    <g class="drift frog"><ellipse cx="124" cy="60" rx="11" ry="9" /><circle cx="118" cy="51" r="4" /><circle cx="130" cy="51" r="4" /><g class="eyes"><circle cx="118" cy="51" r="1.600" /><circle cx="130" cy="51" r="1.600" /></g></g>
    <g class="dragonfly"><path class="wings" d="M0 0C-16-12-22-10-20-4-18 0-8 1 0 0-14 4-18 8-14 11-8 12-2 4 0 0ZM0 0C16-12 22-10 20-4 18 0 8 1 0 0 14 4 18 8 14 11 8 12 2 4 0 0Z" /><path class="body" d="M0-5V18" /></g>
  `;
}
