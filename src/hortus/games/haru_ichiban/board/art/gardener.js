// @ts-check
/** The two gardeners of a turn, standing on (0, 0): the senior is large and brings a flower, the junior small with a fan. */
import { svg } from '../../../../vendor/lit.js';
import { mark } from './flowers.js';

const ROBE = 'M -7 -25 C -12 -22 -14 -8 -15 0 H 15 C 14 -8 12 -22 7 -25 Z';

/** @param {string} seat @param {unknown} thing what is held, beside the right hand */
function person(seat, thing) {
  return svg`
    <g class=${`gardener gardener-${seat}`}>
      <path class="gardener-robe" d=${ROBE}></path>
      <path class="gardener-fold" d="M -5 -25 L 3 -14 L 4 0 M 6 -25 L 2 -17"></path>
      <path class="gardener-sash" d="M -11 -11 H 11 L 11.7 -7 H -11.7 Z"></path>
      <circle class="gardener-face" cy="-30" r="6.4"></circle>
      <path class="gardener-hat" d="M -15 -31 Q 0 -52 15 -31 Q 0 -26.5 -15 -31 Z"></path>
      <path class="gardener-fold" d="M 0 -42 L -8 -31 M 0 -42 L 0 -29.5 M 0 -42 L 8 -31"></path>
      <path class="gardener-sleeve" d="M 8 -22 C 12 -20 15 -17 17 -13 L 13 -10 C 10 -13 8 -15 6 -16 Z"></path>
      ${thing}
    </g>
  `;
}

/** @param {string} seat */
export const senior = (seat) =>
  person(
    seat,
    svg`<path class="gardener-stalk" d="M 17 0 C 18 -10 17 -18 18 -26"></path>
      <g transform="translate(18 -30) scale(0.72)">${mark(seat)}</g>`,
  );

/** @param {string} seat */
export const junior = (seat) => svg`
  <g transform="scale(0.74)">
    ${person(
      seat,
      svg`<path class="gardener-fan" d="M 15 -11 L 14 -28 A 17 17 0 0 1 30 -17 Z"></path>
        <path class="gardener-fold" d="M 15 -11 L 18.5 -26.5 M 15 -11 L 24 -23 M 15 -11 L 28 -19.5"></path>
        <path class="gardener-breath" d="M 33 -30 q 5 -3 9 0 t 8 0 M 34 -22 q 4 -2 7 0 t 6 0"></path>`,
    )}
  </g>
`;
