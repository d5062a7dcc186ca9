// @ts-check
/** The leaf of a water lily from above, around (0, 0). Colours: style/haru_ichiban.css. */
import { nothing, svg } from '../../../../vendor/lit.js';

const RADIUS = 43;
const NOTCH = 0.2; // half of its angle, in radians
const NOTCH_TIP = 9; // how far from the middle it ends
const VEINS = [0.5, 1.05, 1.6, 2.15, 2.7];

/** @param {number} angle @param {number} radius */
const at = (angle, radius) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/** @param {number} radius */
function outline(radius) {
  return [
    `M ${NOTCH_TIP} 0 L ${at(NOTCH, radius - 4)} Q ${at(NOTCH, radius)} ${at(NOTCH + 0.1, radius)}`,
    `A ${radius} ${radius} 0 1 1 ${at(-NOTCH - 0.1, radius)} Q ${at(-NOTCH, radius)} ${at(-NOTCH, radius - 4)} Z`,
  ].join(' ');
}

function veins() {
  const half = (/** @type {number} */ side) =>
    VEINS.map((angle) => {
      const end = side * angle;
      const fork = `M ${at(end * 1.02, RADIUS * 0.6)} L ${at(end + side * 0.16, RADIUS * 0.84)}`;
      return `M 4 0 Q ${at(end * 1.06, RADIUS * 0.45)} ${at(end, RADIUS * 0.86)} ${fork}`;
    }).join(' ');
  return `${half(1)} ${half(-1)} M 4 0 L ${at(Math.PI, RADIUS * 0.86)}`;
}

/** Strokes along the notch, and across it: what tells a dark side without colour. They stop at the notch's edges. */
function hatch() {
  const along = [];
  const across = [];
  for (let offset = -35; offset <= 35; offset += 7) {
    const half = Math.sqrt((RADIUS - 4) ** 2 - offset ** 2);
    const edge = Math.min(half, NOTCH_TIP - 3 + Math.abs(offset) / NOTCH);
    along.push(`M ${-half} ${offset} H ${edge}`);
    const gap = Math.max(0, (offset - NOTCH_TIP + 3) * NOTCH);
    across.push(`M ${offset} ${-half} V ${-gap} M ${offset} ${gap} V ${half}`);
  }
  return [along.join(' '), across.join(' ')];
}

const LEAF = outline(RADIUS);
const RIM = outline(RADIUS - 5);
const LEAF_VEINS = veins();
const [HATCH, CROSS_HATCH] = hatch();

/** Along the left edge, where a flower or a frog leaves them in sight: angle from the left in degrees, distance. */
/** @type {[number, number][]} */
const EGGS = [
  [-30, 37],
  [-15, 37.5],
  [0, 37.5],
  [15, 37.5],
  [30, 37],
  [-8, 29.5],
  [8, 29.5],
];

/**
 * @param {{ kind: string, dark: boolean }} lily plain, double dark, red eggs or yellow eggs; which side is up
 * @param {number} angle where the notch points, in degrees
 */
export function leaf({ kind, dark }, angle) {
  return svg`
    <path class="leaf-shadow" d=${LEAF} transform=${`translate(2.5 5) rotate(${angle})`}></path>
    <g transform=${`rotate(${angle})`}>
      <path class=${dark ? 'leaf leaf-dark' : 'leaf'} d=${LEAF}></path>
      <path class="leaf-veins" d=${LEAF_VEINS}></path>
      ${dark ? svg`<path class="leaf-hatch" d=${HATCH}></path>` : nothing}
      ${kind === 'double dark' ? svg`<path class="leaf-hatch" d=${CROSS_HATCH}></path>` : nothing}
      <path class=${dark ? 'leaf-rim leaf-rim-dark' : 'leaf-rim'} d=${dark ? LEAF : RIM}></path>
    </g>
    <ellipse class="leaf-light" cx="-13" cy="-16" rx="20" ry="14" transform="rotate(-38 -13 -16)"></ellipse>
    ${kind.endsWith(' eggs') ? eggs(kind.slice(0, -' eggs'.length)) : nothing}
  `;
}

/** Red eggs are round, yellow ones pointed. @param {string} seat */
function eggs(seat) {
  const shape =
    seat === 'red'
      ? svg`<circle r="4.2"></circle><circle class="egg-core" r="1.4"></circle>`
      : svg`<path d="M 0 -5.4 L 4.2 0 L 0 5.4 L -4.2 0 Z"></path><circle class="egg-core" r="1.3"></circle>`;
  return svg`
    <g class=${`eggs eggs-${seat}`}>
      ${EGGS.map(([angle, distance]) => svg`<g transform=${`rotate(${angle}) translate(${-distance} 0) rotate(${-angle})`}>${shape}</g>`)}
    </g>
  `;
}
