// @ts-check
/** The water of the pond: slow ripples, and the breath of the wind. Colours: style/haru_ichiban.css. */
import { svg } from '../../../../vendor/lit.js';

/** Where ripples lie and how wide they are, in a square of 600: set by hand so that they look scattered. */
/** @type {[number, number, number][]} */
const RIPPLES = [
  [70, 60, 46],
  [210, 34, 30],
  [350, 82, 52],
  [520, 48, 38],
  [140, 150, 34],
  [455, 160, 44],
  [285, 190, 30],
  [60, 240, 40],
  [560, 250, 34],
  [190, 290, 50],
  [395, 300, 40],
  [95, 370, 32],
  [520, 365, 46],
  [280, 400, 34],
  [170, 460, 44],
  [420, 455, 34],
  [55, 520, 36],
  [320, 530, 50],
  [545, 520, 40],
  [215, 580, 28],
];

/** Ripples over a square of 600 by 600. */
export function ripples() {
  return svg`
    <g class="ripples">
      ${RIPPLES.map(([x, y, half]) => {
        const long = `M ${x - half} ${y} q ${half / 2} -5 ${half} 0 t ${half} 0`;
        return svg`<path d=${`${long} M ${x - half / 2} ${y + 8} q ${half / 3} -3 ${half / 1.5} 0`}></path>`;
      })}
    </g>
  `;
}

/** A breath of wind towards the right, around (0, 0), about 300 long. */
export function breath() {
  return svg`
    <g class="breath">
      <path d="M -150 0 C -60 -16 20 14 96 -4 C 130 -12 142 -40 118 -44 C 102 -46 98 -28 112 -26"></path>
      <path d="M -130 -26 C -70 -38 -20 -22 30 -30 C 56 -34 62 -54 46 -57"></path>
      <path d="M -136 24 C -70 14 -6 38 60 26 C 96 20 110 40 94 50 C 84 55 76 45 84 40"></path>
      <path d="M -90 44 C -50 38 -14 50 20 45"></path>
    </g>
  `;
}
