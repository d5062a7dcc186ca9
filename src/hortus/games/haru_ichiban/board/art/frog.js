// @ts-check
/** A frog from above, around (0, 0), about 60 wide and high, with its gardener's mark on the back. */
import { svg } from '../../../../vendor/lit.js';
import { mark } from './flowers.js';

const LEGS = [
  'M -9 13 C -25 3 -33 12 -24 21 C -20 25 -24 28 -31 29',
  'M 9 13 C 25 3 33 12 24 21 C 20 25 24 28 31 29',
  'M -11 -7 C -20 -8 -24 -14 -25 -22',
  'M 11 -7 C 20 -8 24 -14 25 -22',
].join(' ');
const TOES = [
  'M -31 29 l -5 -3 M -31 29 l -5 2 M -31 29 l -1 5',
  'M 31 29 l 5 -3 M 31 29 l 5 2 M 31 29 l 1 5',
  'M -25 -22 l -5 -1 M -25 -22 l -2 -5 M -25 -22 l 3 -4',
  'M 25 -22 l 5 -1 M 25 -22 l 2 -5 M 25 -22 l -3 -4',
].join(' ');
const BODY = 'M 0 -27 C 13 -27 19 -18 17 -8 C 19 8 13 25 0 26 C -13 25 -19 8 -17 -8 C -19 -18 -13 -27 0 -27 Z';

/** @param {string} seat */
export function frog(seat) {
  return svg`
    <g class=${`frog frog-${seat}`}>
      <ellipse class="flower-shadow" cx="2" cy="5" rx="24" ry="28"></ellipse>
      <path class="frog-leg-outline" d=${`${LEGS} ${TOES}`}></path>
      <path class="frog-toes" d=${TOES}></path>
      <path class="frog-leg" d=${LEGS}></path>
      <path class="frog-body" d=${BODY}></path>
      <path class="frog-light" d="M -12 8 C -13 -4 -11 -14 -6 -20"></path>
      ${[-11, 11].map(
        (x) => svg`
        <circle class="frog-body" cx=${x} cy="-20" r="7.2"></circle>
        <circle class="frog-eye" cx=${x} cy="-20.5" r="4.6"></circle>
        <ellipse class="frog-pupil" cx=${x} cy="-21" rx="3.1" ry="1.7"></ellipse>
      `,
      )}
      <g transform="translate(0 6) scale(0.95)">${mark(seat)}</g>
    </g>
  `;
}

/** Sound waves beside its mouth. */
export const croak = () => svg`<path class="croak" d="M -8 -34 Q 0 -40 8 -34 M -13 -40 Q 0 -49 13 -40"></path>`;
