// @ts-check
/** The pond itself: rim, places, lilies with what they carry, frogs, marks. Everything that can be tapped lies on top. */
import { classMap, nothing, repeat, svg } from '../../../vendor/lit.js';
import { flower } from './art/flowers.js';
import { frog } from './art/frog.js';
import { leaf } from './art/lily.js';
import { breath } from './art/water.js';
import {
  CELL,
  COLUMNS,
  middle,
  PLACES,
  RIM,
  roundEnd,
  ROWS,
  settle,
  SHORE,
  SIZE,
  traceOf,
  tracesOf,
  WAYS,
} from './scene.js';

/** @typedef {import('./board.js').default} Pond */
/** @typedef {import('./scene.js').Lily} Lily */
/** @typedef {import('./scene.js').Scene} Scene */

const NOTCHES = [-52, 28, -75, 105, -44, -98, 75, -63, -20, 130, -57, -110, 50, -40, -70, -30]; // where they point
const EGG_NOTCH = -40; // opposite the eggs
const LEAF_EDGE = 46; // from the middle of a lily
const ARROW_AT = 68; // from the middle of a lily
const ARROW_TARGET = 38; // 44 pixels on the smallest phone

/** @param {Lily} lily */
const notch = ({ id, kind }) => (kind.endsWith(' eggs') ? EGG_NOTCH : NOTCHES[id]);

/** @param {string} cell */
const translate = (cell) => `translate(${middle(cell).join(' ')})`;

/** @param {Pond} board */
export function pond(board) {
  const { scene, say } = board;
  return svg`
    <rect class="rim" x=${RIM / 2} y=${RIM / 2} width=${SIZE - RIM} height=${SIZE - RIM} rx="34"></rect>
    <rect class="rim-edge" x="1.5" y="1.5" width=${SIZE - 3} height=${SIZE - 3} rx="46"></rect>
    <rect class="rim-edge" x=${RIM} y=${RIM} width=${5 * CELL} height=${5 * CELL} rx="21"></rect>
    <g class="names" aria-hidden="true">
      ${COLUMNS.map((column) => svg`<text x=${middle(`${column}1`)[0]} y=${SIZE - 7}>${column}</text>`)}
      ${ROWS.map((row) => svg`<text x="13" y=${middle(`a${row}`)[1] + 6}>${row}</text>`)}
    </g>
    <text class="round" x=${SIZE / 2} y="19">${say('haru-label-round', { round: scene.round, turn: scene.turn })}</text>
    <g class="spots">${PLACES.map((cell) => svg`<circle r="40" transform=${translate(cell)}></circle>`)}</g>
    ${pieces(board)} ${marks(board)} ${figures(scene)}
    <svg x=${RIM} y=${RIM} width=${5 * CELL} height=${5 * CELL} viewBox=${`${RIM} ${RIM} ${5 * CELL} ${5 * CELL}`} aria-hidden="true">
      <g class="wind">${breath()}</g>
    </svg>
    <g class="places" role="group" aria-label=${say('haru-web-pond')} @keydown=${board.onKey}>
      ${PLACES.map((cell) => place(board, cell))} ${board.aim ? arrows(board, board.aim) : nothing}
    </g>
    <text class="tally" aria-hidden="true"></text>
  `;
}

/** Lilies and frogs of the scene; what a picked action would change is translucent. @param {Pond} board */
function pieces(board) {
  const { scene } = board;
  const next = planned(board);
  const now = new Map(scene.lilies.map((lily) => [lily.cell, lily]));
  const gone = next ? scene.lilies.filter(({ cell }) => !next.lilies.some((lily) => lily.cell === cell)) : [];
  const lilies = next?.lilies ?? scene.lilies;
  return svg`
    <g class="lilies" aria-hidden="true">
      ${gone.map((lily) => svg`<g class="leaving" transform=${translate(lily.cell)}>${leaf(lily, notch(lily))}</g>`)}
      ${repeat(
        lilies,
        ({ id }) => id,
        (lily) => lilyPiece(board, lily, now.get(lily.cell)),
      )}
    </g>
    <g class="frogs" aria-hidden="true">
      ${scene.seats.map((/** @type {string} */ seat) => frogPiece(board, seat, next ?? scene))}
    </g>
  `;
}

/** @param {Pond} board @returns {Scene | null} the scene that the picked action leads to */
function planned({ chosen, preview, scene }) {
  if (!chosen || !preview) return null;
  return settle(preview.round === scene.round ? preview : roundEnd(preview, scene), scene);
}

/** @param {Pond} board @param {Lily} lily @param {Lily | undefined} before what lies there now */
function lilyPiece(board, lily, before) {
  const { cell, id } = lily;
  const drifted = before?.id !== id;
  const shape = {
    lily: true,
    lift: board.lit.has(cell),
    ghost: drifted,
    turned: !drifted && before.dark !== lily.dark,
  };
  const letter = lily.flower ?? (lily.kind.endsWith(' eggs') && !lily.frog ? lily.kind.split(' ')[0] : null);
  return svg`
    <g class=${classMap(shape)} data-lily=${id} transform=${translate(cell)}>
      <g class="leaf-piece">${leaf(lily, notch(lily))}</g>
      ${
        lily.flower
          ? svg`<g class=${classMap({ 'flower-piece': true, ghost: !drifted && before.flower !== lily.flower })}>${flower(lily.flower)}</g>`
          : nothing
      }
      ${board.letters && letter ? letterOf(board, letter, lily.flower ? 0 : -18, 5) : nothing}
    </g>
  `;
}

/** @param {Pond} board @param {string} seat @param {number} x @param {number} y */
const letterOf = ({ say }, seat, x, y) => svg`
  <circle class="letter-ground" cx=${x} cy=${y - 5} r="10"></circle>
  <text class="letter" x=${x} y=${y}>${say('haru-web-letter', { colour: seat })}</text>
`;

/** @param {Pond} board @param {string} seat @param {Scene} shown */
function frogPiece(board, seat, shown) {
  const lily = shown.lilies.find((other) => other.frog === seat);
  const now = board.scene.lilies.find((other) => other.frog === seat);
  const [x, y] = lily ? middle(lily.cell) : SHORE[seat];
  const waits = !lily && board.scene.frog === seat;
  const shape = { 'frog-piece': true, ghost: lily?.cell !== now?.cell, waits };
  return svg`
    <g class=${classMap(shape)} data-frog=${seat} transform=${`translate(${x} ${y}) scale(${lily ? 1 : SHORE_SCALE})`}>
      ${waits ? svg`<circle class="ring" r="42"></circle>` : nothing}
      ${frog(seat)} ${board.letters ? letterOf(board, seat, 0, 11) : nothing}
    </g>
  `;
}

export const SHORE_SCALE = 0.62;

/** What happened last, and what a line of the log is about. @param {Pond} board */
function marks({ recent, pointed }) {
  return svg`
    <g class="marks" aria-hidden="true">
      ${tracesOf(recent).map((trace) => line(trace, trace.name === 'haru-log-figure' ? 'mark-figure' : 'trail'))}
      ${pointed ? line(traceOf(pointed), 'pointed') : nothing}
    </g>
  `;
}

/** @param {import('./scene.js').Trace} trace @param {string} name */
function line({ cells, direction }, name) {
  if (!direction) return cells.map((cell) => svg`<circle class=${name} r="46" transform=${translate(cell)}></circle>`);
  const [right, down] = WAYS[direction];
  const [x, y] = middle(cells[0]);
  const [toX, toY] = middle(cells[cells.length - 1]).map((end, axis) => end - WAYS[direction][axis] * LEAF_EDGE);
  const head = [-8, 8].map(
    (aside) => `M ${toX - right * 12 + down * aside} ${toY - down * 12 + right * aside} L ${toX} ${toY}`,
  );
  return svg`<path class=${name} d=${`M ${x} ${y} L ${toX} ${toY} ${head.join(' ')}`}></path>`;
}

/** When a round is over: a line through each figure, and its points. @param {Scene} scene */
function figures({ figures: scored }) {
  return svg`<g class="figures" aria-hidden="true">
    ${scored.map((/** @type {{ figure: string, cells: string[], points: number }} */ { figure, cells, points }) => {
      const spots = cells.map(middle);
      const path = figure === 'square' ? [0, 1, 3, 2, 0].map((corner) => spots[corner]) : spots;
      const d = `M ${path.map((spot) => spot.join(' ')).join(' L ')}`;
      const [x, y] = [0, 1].map((axis) => (spots[0][axis] + spots[spots.length - 1][axis]) / 2);
      return svg`<path class="figure-edge" d=${d}></path><path class="figure-line" d=${d}></path>
        <text class="figure-points" x=${x} y=${y + 16}>+${points}</text>`;
    })}
  </g>`;
}

/** @param {Pond} board @param {string} cell */
function place(board, cell) {
  const lit = board.lit.has(cell);
  const chosen = board.chosen?.split(' ')[1] === cell || board.aim === cell;
  return svg`
    <g
      class=${classMap({ place: true, lit, chosen })}
      role="button"
      data-place=${cell}
      aria-label=${board.nameOf(cell)}
      aria-disabled=${!lit}
      aria-pressed=${chosen}
      transform=${translate(cell)}
      @click=${() => board.tapPlace(cell)}
    >
      <rect class="target" x="-50" y="-50" width="100" height="100"></rect>
      <circle class="glow" r="44"></circle>
      <circle class="ring" r="46"></circle>
    </g>
  `;
}

/** The directions in which the lily may be blown. @param {Pond} board @param {string} cell */
function arrows(board, cell) {
  const [x, y] = middle(cell);
  const turns = { n: 0, e: 90, s: 180, w: 270 };
  return Object.entries(turns)
    .filter(([direction]) => board.legal.includes(`wind ${cell} ${direction}`))
    .map(([direction, turn]) => {
      const action = `wind ${cell} ${direction}`;
      const [right, down] = WAYS[direction];
      return svg`
        <g
          class=${classMap({ arrow: true, chosen: board.chosen === action })}
          role="button"
          data-place=${`${cell} ${direction}`}
          aria-label=${board.describe(action)}
          aria-pressed=${board.chosen === action}
          transform=${`translate(${x + right * ARROW_AT} ${y + down * ARROW_AT}) rotate(${turn})`}
          @click=${() => board.tap(action)}
        >
          <circle class="target" r=${ARROW_TARGET}></circle>
          <circle class="arrow-ground" r="27"></circle>
          <path class="arrow-head" d="M 0 12 V -12 M -10 -3 L 0 -13 L 10 -3"></path>
        </g>
      `;
    });
}
