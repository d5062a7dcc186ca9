// @ts-check
/** The rug beside the map: six piles of tiles in a ring, and the watering can that walks around it. */
import { html, nothing, svg } from '../../../vendor/lit.js';
import { HEIGHT, RADIUS, corner, hexagon, outline } from './art/hexagons.js';
import { ANY_GEM, CAN, cover } from './art/pieces.js';
import { pileName } from './names.js';

/** @typedef {import('../../../boards/board.js').View} View */

const WIDTH = 372;
const DEPTH = 214;
const BOWL = 46;
const PLACES = [
  [68, 57],
  [186, 57],
  [304, 57],
  [304, 157],
  [186, 157],
  [68, 157],
]; // clockwise, pile by pile
const CAN_BESIDE = [-34, -26]; // the can, seen from the pile where it stands

/** @type {Record<string, { q: number, r: number }[]>} the cells of a tile of each shape, as on a pile; its anchor at the origin */
const SHAPES = {
  line: [
    { q: -1, r: 0 },
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ],
  bent: [
    { q: 1, r: 0 },
    { q: 0, r: 0 },
    { q: 0, r: -1 },
  ],
  triangle: [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: -1 },
  ],
};

/**
 * A tile by itself, around its middle; its back if it has no face.
 * @param {string} shape
 * @param {View | null} face
 * @param {number} scale
 */
export function tile(shape, face, scale) {
  const cells = SHAPES[shape];
  const points = cells.map(({ q, r }) => [1.5 * RADIUS * q, HEIGHT * (r + q / 2)]);
  const [x, y] = [0, 1].map(
    (axis) => (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2,
  );
  return svg`<g transform="scale(${scale}) translate(${-x} ${-y})" class=${face ? 'face-up' : 'face-down'}>
    <path class="tile" d=${outline(cells, 0.4)} />
    ${points.map(
      ([left, top], part) =>
        svg`<g transform="translate(${left} ${top})">${
          face ? cover({ flowers: face.flowers[part], symbol: part === face.symbol_part ? face.symbol : null }) : BACK
        }</g>`,
    )}
  </g>`;
}

const BACK = svg`<polygon class="back" points=${hexagon(RADIUS - 1.9)} /><path class="back-mark" d="M${corner(0, 12).join(' ')}L${corner(2, 12).join(' ')}L${corner(4, 12).join(' ')}ZM${corner(1, 12).join(' ')}L${corner(3, 12).join(' ')}L${corner(5, 12).join(' ')}Z" />`;

/**
 * @param {object} scene
 * @param {View} scene.view
 * @param {string[]} scene.legal
 * @param {string | null} scene.chosen
 * @param {Set<number>} scene.recent piles that changed last
 * @param {Set<number>} scene.pointed
 * @param {import('../../../boards/board.js').Say} scene.say
 * @param {(action: string) => void} tap
 */
export function rug({ view, legal, chosen, recent, pointed, say }, tap) {
  const can = view.piles.findIndex((/** @type {View} */ pile) => pile.can);
  return html`<svg class="rug" viewBox="0 0 ${WIDTH} ${DEPTH}" role="group" aria-label=${say('ishtar-web-rug')}>
    ${WEAVE}
    ${view.piles.map((/** @type {View} */ pile) => {
      const action = `pile ${pile.pile}`;
      const isChoice = legal.includes(action);
      const states = `${isChoice ? 'choice' : ''} ${chosen === action ? 'chosen' : ''} ${recent.has(pile.pile) ? 'recent' : ''} ${pointed.has(pile.pile) ? 'pointed' : ''}`;
      const [x, y] = PLACES[pile.pile - 1];
      return svg`<g role="button" data-place=${action} class="pile ${states}" transform="translate(${x} ${y})"
        aria-label=${pileName(say, pile)} aria-pressed=${chosen === action ? 'true' : 'false'} @click=${() => tap(action)}>
        ${drawPile(pile)}
      </g>`;
    })}
    <g class="walker" transform="translate(${canPlace(can).join(' ')})" aria-hidden="true">${CAN}</g>
  </svg>`;
}

/** Before the first turn the can stands in the middle of four piles. @param {number} pile from 0 */
export function canPlace(pile) {
  if (pile < 0) return [127, DEPTH / 2];
  return [PLACES[pile][0] + CAN_BESIDE[0], PLACES[pile][1] + CAN_BESIDE[1]];
}

/** @param {View} pile */
function drawPile(pile) {
  return svg`
    <ellipse class="shadow" cx="4" cy="6" rx=${BOWL + 1} ry=${BOWL} />
    <circle class="bowl" r=${BOWL} /><circle class="bowl-inside" r=${BOWL - 6} />
    <g class="stack" aria-hidden="true">
      ${pile.size && pile.shape ? Array.from({ length: Math.min(3, pile.size - 1) }, (_, depth) => svg`<g class="below" transform="translate(0 ${3 * (Math.min(3, pile.size - 1) - depth)})">${tile(pile.shape, null, 0.56)}</g>`) : nothing}
      ${pile.size && pile.shape ? svg`<g class="top">${tile(pile.shape, pile.top, 0.56)}</g>` : nothing}
    </g>
    <circle class="ring" r=${BOWL + 1.5} />
    <g aria-hidden="true">
      <g transform="translate(${BOWL - 9} ${-BOWL + 11})"><circle class="badge" r="13" /><text class="number" y="6">${pile.size}</text></g>
      ${drawCost(pile)}
    </g>`;
}

/** What the can costs to get there, and whether the tile fits anywhere. @param {View} pile */
function drawCost(pile) {
  if (pile.cost === null) return nothing;
  return svg`<g transform="translate(0 ${BOWL - 4})">
    ${
      pile.cost
        ? svg`<g class="price ${pile.payable ? '' : 'dear'}"><rect x="-25" y="-13" width="50" height="26" rx="13" /><text x="-9" y="6">${pile.cost}</text><g transform="translate(9 0)">${ANY_GEM}</g></g>`
        : svg`<g class="price free"><rect x="-17" y="-13" width="34" height="26" rx="13" /><path class="tick" d="M-7 0L-2 5.500L8 -6" /></g>`
    }
    ${pile.fits === false ? svg`<g class="misfit" transform="translate(34 -2)"><polygon points=${hexagon(11)} /><path d="M-5 -5L5 5M5 -5L-5 5" /></g>` : nothing}
  </g>`;
}

const FRINGE = Array.from({ length: 20 }, (_, thread) => `M7 ${16 + thread * 9.6}h-6M365 ${16 + thread * 9.6}h6`).join(
  '',
);
const STEPS = Array.from(
  { length: 14 },
  (_, step) => `M${26 + step * 24} 12l6 6l6 -6l6 6l6 -6M${26 + step * 24} 202l6 -6l6 6l6 -6l6 6`,
).join('');

const WEAVE = svg`<g class="weave" aria-hidden="true">
  <path class="fringe" d=${FRINGE} />
  <rect class="field" x="7" y="5" width="358" height="204" rx="4" />
  <rect class="border" x="13" y="10" width="346" height="194" rx="3" />
  <path class="zigzag" d=${STEPS} />
  <rect class="medal" x="22" y="23" width="328" height="168" rx="2" />
  <path class="way" d="M68 57H304V157H68Z" />
  <path class="arrow" d="M123 51l8 6l-8 6M241 51l8 6l-8 6M298 103l6 8l6 -8M249 151l-8 6l8 6M131 151l-8 6l8 6M62 111l6 -8l6 8" />
</g>`;
