// @ts-check
import { svg } from '../vendor/lit.js';

/**
 * Petals around a point.
 * @param {number} x @param {number} y @param {number} count @param {string} petal a path that points up from 0 0
 */
export function bloom(x, y, count, petal) {
  const turns = Array.from({ length: count }, (_, index) => (360 / count) * index);
  return svg`<g transform="translate(${x} ${y})">${turns.map((turn) => svg`<path d=${petal} transform="rotate(${turn})" />`)}</g>`;
}
