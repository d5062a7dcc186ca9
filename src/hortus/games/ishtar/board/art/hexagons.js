// @ts-check
/** Where hexagonal cells lie on the picture, and lines around groups of them. Cells stand in columns, flat side up. */

export const RADIUS = 30; // from the middle of a cell to a corner
export const HEIGHT = RADIUS * Math.sqrt(3); // from a flat side to the other

/** @typedef {{ cell: string, q: number, r: number }} Placed */
/** @typedef {[number, number]} Point */

/** The neighbour across each side: side i lies between corner i and corner i + 1, clockwise from the right. */
const ACROSS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** @param {{ q: number, r: number }} place @returns {Point} */
export function middle({ q, r }) {
  return [1.5 * RADIUS * q, HEIGHT * (r + q / 2)];
}

/** @param {number} number @param {number} [radius] @returns {Point} a corner, seen from the middle */
export function corner(number, radius = RADIUS) {
  const angle = (Math.PI / 3) * number;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** @param {number} radius @returns {string} the corners of a hexagon around the origin, for a polygon */
export function hexagon(radius) {
  return [0, 1, 2, 3, 4, 5].map((number) => corner(number, radius).map(rounded).join(',')).join(' ');
}

/**
 * The line around a group of cells, as the path of an SVG: one loop around it, and one for each hole.
 * @param {{ q: number, r: number }[]} cells
 * @param {number} inset how far inside the edge it runs; outside if negative
 * @returns {string}
 */
export function outline(cells, inset) {
  const group = new Set(cells.map(({ q, r }) => `${q},${r}`));
  /** @type {Map<string, { from: Point, to: Point }>} */
  const sides = new Map();
  for (const cell of cells) {
    const [x, y] = middle(cell);
    ACROSS.forEach(([q, r], side) => {
      if (group.has(`${cell.q + q},${cell.r + r}`)) return;
      const [from, to] = [corner(side), corner(side + 1)].map(([dx, dy]) => /** @type {Point} */ ([x + dx, y + dy]));
      sides.set(name(from), { from, to });
    });
  }
  let path = '';
  while (sides.size) {
    const loop = [];
    let side = sides.values().next().value;
    while (side) {
      sides.delete(name(side.from));
      loop.push(side.from);
      side = sides.get(name(side.to));
    }
    path += `M${moved(loop, inset)
      .map((point) => point.map(rounded).join(' '))
      .join('L')}Z`;
  }
  return path;
}

/**
 * A loop, run clockwise around its inside, moved inwards.
 * @param {Point[]} loop
 * @param {number} inset
 * @returns {Point[]}
 */
function moved(loop, inset) {
  return loop.map((point, index) => {
    const [ax, ay] = inward(loop.at(index - 1) ?? point, point);
    const [bx, by] = inward(point, loop[(index + 1) % loop.length]);
    const stretch = inset / (1 + ax * bx + ay * by);
    return [point[0] + (ax + bx) * stretch, point[1] + (ay + by) * stretch];
  });
}

/** @param {Point} from @param {Point} to @returns {Point} one step to the right of the way from one point to another */
function inward([fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  return [-(toY - fromY) / length, (toX - fromX) / length];
}

/** @param {Point} point */
function name([x, y]) {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** @param {number} number */
function rounded(number) {
  return Math.round(number * 100) / 100;
}
