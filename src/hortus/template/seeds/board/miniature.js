// @ts-check
/** Three beans, for the pages where a game is chosen. */
import { svg } from '../../../vendor/lit.js';
import { shape } from './art.js';

/** @param {string} colour @param {number} x @param {number} y @param {number} turn */
const placed = (colour, x, y, turn) =>
  svg`<g class=${colour} transform="translate(${x} ${y}) rotate(${turn}) scale(2)">${shape()}</g>`;

export default () => svg`
  <rect class="cloth" width="320" height="180" />
  ${placed('amber', 70, 90, -20)}${placed('brown', 130, 40, 10)}${placed('cream', 180, 100, 25)}
`;
