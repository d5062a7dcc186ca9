// @ts-check
/** A small living picture of each table, for the start page. */
import { svg, html } from '../vendor/lit.js';

/**
 * Petals around a point.
 * @param {number} x @param {number} y @param {number} count @param {string} petal a path that points up from 0 0
 */
function bloom(x, y, count, petal) {
  const turns = Array.from({ length: count }, (_, index) => (360 / count) * index);
  return svg`<g transform="translate(${x} ${y})">${turns.map((turn) => svg`<path d=${petal} transform="rotate(${turn})" />`)}</g>`;
}

const ROUND_PETAL = 'M0 0C-7-4-6-13 0-14 6-13 7-4 0 0Z';
const POINTED_PETAL = 'M0 0C-5-5-4-11 0-16 4-11 5-5 0 0Z';
const NOTCHED_PETAL = 'M0 0C-6-3-6-9-3-11L0-9.500 3-11C6-9 6-3 0 0Z';

/** A leaf with a notch. @param {number} x @param {number} y @param {number} size @param {number} turn */
function leaf(x, y, size, turn) {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
    <path class="leaf" d="M0 0 9.700-2.500A10 10 0 1 0 9.700 2.500Z" />
    <path class="vein" d="M0 0-8 0M0 0-5-6M0 0-5 6M0 0 2-8M0 0 2 8" />
  </g>`;
}

function pond() {
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

function tree() {
  const blossoms = [
    [92, 62], [112, 44], [134, 56], [150, 34], [172, 48], [194, 36], [214, 58], [236, 70], [124, 78], [186, 74], [206, 88], [100, 88], [158, 66],
  ];
  const falling = [[118, 84], [182, 66], [226, 80], [150, 60]];
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

const HEX = 'M0-22 19-11V11L0 22-19 11V-11Z';

function gardens() {
  const sand = [[62, 45], [103, 45], [185, 45], [226, 45], [41, 81], [206, 81], [247, 81], [62, 117], [103, 117], [226, 117], [267, 45], [267, 117], [83, 153], [206, 153]];
  const grass = [[124, 81], [144, 117], [185, 117]];
  const flowers = [[83, 81], [144, 45], [124, 153]];
  return svg`
    <rect width="320" height="180" class="desert" />
    ${sand.map(([x, y]) => svg`<path d=${HEX} class="sand" transform="translate(${x} ${y})" />`)}
    ${grass.map(([x, y]) => svg`<g transform="translate(${x} ${y})"><path d=${HEX} class="grass" /><path class="blades" d="M-12-8h24M-15 0h30M-12 8h24" /></g>`)}
    ${flowers.map(([x, y]) => svg`<g><path d=${HEX} class="bed" transform="translate(${x} ${y})" /><g class="gold">${bloom(x, y, 8, 'M0 0C-4-4-3-9 0-11 3-9 4-4 0 0Z')}</g><circle cx=${x} cy=${y} r="3" class="heart" /></g>`)}
    <g transform="translate(165 81)"><path d=${HEX} class="basin" /><g class="spring"><circle r="12" /><circle r="8" /><circle r="3.500" /></g></g>
    <g class="palm"><path class="trunk" d="M186 122C188 108 186 98 184 88" /><path d="M184 88C172 82 166 88 164 94 172 90 178 90 184 88ZM184 88C196 80 203 86 205 92 197 89 190 90 184 88ZM184 88C180 76 172 74 166 77 174 79 180 82 184 88ZM184 88C188 75 197 73 203 77 194 79 188 82 184 88Z" /></g>
    <g class="gems"><path d="M62 38l7 4v8l-7 4-7-4v-8z" class="purple" /><rect x="219" y="38" width="13" height="13" class="ruby" /><circle cx="247" cy="81" r="7" class="white" /></g>
  `;
}

/** @type {Record<string, () => unknown>} */
const SCENES = { haru_ichiban: pond, cherry_tree: tree, ishtar: gardens };

/** @param {string} game */
export function scene(game) {
  return html`<svg class="scene" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${SCENES[game]?.() ?? svg`<rect width="320" height="180" class="dusk" />`}
  </svg>`;
}
