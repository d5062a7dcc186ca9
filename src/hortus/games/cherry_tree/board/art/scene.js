// @ts-check
/** Dusk under the old cherry tree: sky, hills, the tree with its blossoms, and the bag. */
import { html, svg } from '../../../../vendor/lit.js';

export const MOST_BLOSSOMS = 96;
const WIDTH = 640;
const HEIGHT = 300;

const BOUGHS = [
  [-2.78, 82],
  [-2.15, 72],
  [-1.5, 66],
  [-0.95, 78],
  [-0.36, 86],
]; // angles and lengths
const LOWEST = 0.1; // no branch points further down

/** @typedef {{ path: string, width: number }} Branch */
/** @typedef {[number, number, number]} Blossom where it sits, and how it is turned */

/** The same numbers every time: everybody sees the same tree. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** @returns {{ branches: Branch[], blossoms: Blossom[] }} */
function grow() {
  const random = numbers(9);
  /** @type {Branch[]} */
  const branches = [];
  /** @type {[number, number][]} */
  const buds = [];

  /** @param {number} x @param {number} y @param {number} angle @param {number} length @param {number} width @param {number} depth */
  function branch(x, y, angle, length, width, depth) {
    const bend = angle + (random() - 0.5) * 0.7;
    const [midX, midY] = [x + Math.cos(bend) * length * 0.5, y + Math.sin(bend) * length * 0.5];
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.86];
    branches.push({
      path: `M${x.toFixed(1)} ${y.toFixed(1)}Q${midX.toFixed(1)} ${midY.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`,
      width,
    });
    if (depth <= 2) buds.push([(midX + endX) / 2, (midY + endY) / 2], [endX, endY]);
    if (depth === 0) return;
    const children = depth > 3 ? 3 : 2;
    for (let child = 0; child < children; child++) {
      const spread = (child - (children - 1) / 2) * (0.72 + random() * 0.3);
      // Branches of an old cherry tree reach out sideways before they rise.
      const level = Math.min(LOWEST, Math.max(-Math.PI - LOWEST, angle + spread));
      branch(endX, endY, level, length * (0.74 + random() * 0.12), width * 0.66, depth - 1);
    }
  }

  for (const [angle, length] of BOUGHS) branch(292, 212, angle, length, 11, 4);
  return { branches, blossoms: spread(buds, random) };
}

/**
 * As many blossoms as there can be flowers, each as far from those before it as can be: so the tree thins out evenly.
 * @param {[number, number][]} buds
 * @param {() => number} random
 * @returns {Blossom[]}
 */
function spread(buds, random) {
  const free = buds.filter(([x, y]) => x > 12 && x < WIDTH - 12 && y > 10 && y < 236);
  /** @type {[number, number][]} */
  const taken = [free[0]];
  const distance = free.map((bud) => Math.hypot(bud[0] - free[0][0], bud[1] - free[0][1]));
  while (taken.length < MOST_BLOSSOMS) {
    const next = distance.indexOf(Math.max(...distance));
    taken.push(free[next]);
    free.forEach(([x, y], index) => {
      distance[index] = Math.min(distance[index], Math.hypot(x - free[next][0], y - free[next][1]));
    });
  }
  return taken.map(([x, y]) => [Math.round(x), Math.round(y), Math.round(random() * 72)]);
}

const TREE = grow();
const PETAL = 'M0 0.5C-4-2-5.5-6-3.5-8.5L-1.2-9.2 0-7 1.2-9.2 3.5-8.5C5.5-6 4-2 0 0.5Z';

/** The sky, and the tree with one blossom for each flower in the bag. @param {number} flowers */
export function dusk(flowers) {
  return html`<svg class="dusk" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <defs>
      <linearGradient id="cherry-sky" x1="0" y1="0" x2="0" y2="1">
        <stop class="sky-high" offset="0" /><stop class="sky-low" offset="0.75" />
      </linearGradient>
      <symbol id="cherry-blossom" viewBox="-10 -10 20 20" overflow="visible">
        ${[0, 72, 144, 216, 288].map((turn) => svg`<path d=${PETAL} transform=${`rotate(${turn})`} />`)}
        <circle r="1.8" />
      </symbol>
    </defs>
    <rect x="-1000" y="-200" width="3000" height="500" fill="url(#cherry-sky)" />
    <circle class="moon" cx="520" cy="66" r="34" />
    <path class="cloud" d="M420 92C452 82 470 90 494 86 520 82 544 92 590 86 560 98 450 102 420 92ZM40 54C74 46 92 52 118 48 140 46 160 52 196 50 164 62 70 64 40 54Z" />
    <path class="hill far" d="M-1000 300V250C-700 270-400 262-400 262-240 236-60 258 60 246 180 232 240 252 360 244 470 236 560 222 700 242 820 252 960 240 1040 256 1300 236 1700 262 2000 250V300Z" />
    <path class="hill" d="M-1000 300V268C-700 280-400 276-400 276-120 262 120 272 300 266 460 262 620 270 1040 260 1400 274 1700 262 2000 270V300Z" />
    <path class="trunk" d="M262 282C280 266 280 244 284 214L300 208C304 236 312 258 340 280 316 274 306 276 300 284 292 274 280 274 262 282Z" />
    <g class="branches">${TREE.branches.map(({ path, width }) => svg`<path d=${path} stroke-width=${width.toFixed(1)} />`)}</g>
    <g class="blossoms">
      ${TREE.blossoms
        .slice(0, flowers)
        .map(
          ([x, y, turn]) =>
            svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}><use href="#cherry-blossom" x="-10" y="-10" width="20" height="20" /></g>`,
        )}
    </g>
    <path class="ground" d="M-1000 304V284C-700 290-400 286-400 286-100 276 200 288 320 282 480 274 640 288 1040 280 1400 290 1700 282 2000 286V304Z" />
  </svg>`;
}

/** The cloth bag with its cord. */
export function bag() {
  return html`<svg class="bag-art" viewBox="-40 -46 80 88" aria-hidden="true">
    <ellipse class="bag-shadow" cx="3" cy="37" rx="32" ry="5" />
    <path class="bag-back" d="M-16-24C-22-34-20-42-10-40-4-45 4-45 10-40 20-42 22-34 16-24Z" />
    <path class="bag-mouth" d="M-14-25C-16-32-6-35 0-35S16-32 14-25C8-21-8-21-14-25Z" />
    <path class="bag-cloth" d="M-14-22C-26-8-34 8-32 22-31 34-18 38 0 38S31 34 32 22C34 8 26-8 14-22 6-18-6-18-14-22Z" />
    <path class="bag-fold" d="M-10-19C-16-6-19 8-17 24M10-19C16-6 19 8 17 24M0-18V-4" />
    <g class="bag-sign">${[0, 72, 144, 216, 288].map((turn) => svg`<path d=${PETAL} transform=${`translate(0 13) rotate(${turn})`} />`)}</g>
    <path class="bag-cord" d="M-15-22C-6-17 6-17 15-22M-13-21C-22-16-25-10-23-4M-23-4a2.5 2.5 0 1 0 .1 0M13-21C20-17 22-12 21-7M21-7a2.5 2.5 0 1 0 .1 0" />
  </svg>`;
}

/** A hand that reaches down. */
export function hand() {
  return html`<svg class="hand-art" viewBox="-20 -50 40 60" aria-hidden="true">
    <path class="sleeve" d="M-16-50H16L12-22H-12Z" />
    <path class="skin" d="M-8-24C-10-14-10-8-8-2-7 4-5 6-4 2L-3-4C-3 4-2 8 0 8S3 4 3-4L4 1C5 5 7 4 8-2 10-8 10-16 8-24Z" />
  </svg>`;
}
