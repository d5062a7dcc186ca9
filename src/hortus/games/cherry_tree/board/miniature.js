// @ts-check
/** The tree in small: its blossoms, some of them falling. */
import { svg } from '../../../vendor/lit.js';
import { bloom } from '../../../art/bloom.js';

const NOTCHED_PETAL = 'M0 0C-6-3-6-9-3-11L0-9.500 3-11C6-9 6-3 0 0Z';

export default function tree() {
  const blossoms = [
    [92, 62],
    [112, 44],
    [134, 56],
    [150, 34],
    [172, 48],
    [194, 36],
    [214, 58],
    [236, 70],
    [124, 78],
    [186, 74],
    [206, 88],
    [100, 88],
    [158, 66],
  ];
  const falling = [
    [118, 84],
    [182, 66],
    [226, 80],
    [150, 60],
  ];
  return svg`
    <rect width="320" height="180" class="dusk" />
    <circle cx="252" cy="44" r="24" class="moon" />
    <path class="hill" d="M0 160C60 132 120 150 180 146S280 132 320 150V180H0Z" />
    <path class="trunk" d="M153 100C140 92 118 92 96 84M153 100C152 80 142 66 134 56M156 98C168 84 176 66 172 46M158 104C176 92 200 92 236 70M204 84C206 70 204 54 194 38" />
    <path class="bark" d="M138 160C150 154 150 128 148 100C154 95 160 95 165 101C162 126 164 152 182 160Z" />
    <g class="pink">${blossoms.map(([x, y]) => bloom(x, y, 5, NOTCHED_PETAL))}</g>
    ${falling.map(([x, y], index) => svg`<g class="fall fall-${index}"><g class="pink">${bloom(x, y, 5, 'M0 0C-4-2-4-6-2-7L0-6 2-7C4-6 4-2 0 0Z')}</g></g>`)}
  `;
}
