// @ts-check
/** The end, counted: in front by colour, jokers, both groups, totals. How it comes about is told beside the board. */
import { classMap, html, nothing } from '../../../vendor/lit.js';
import { COLOURS, flower } from './art/flowers.js';
import { dusk } from './art/scene.js';
import { signed } from './pile.js';

/** @typedef {import('./board.js').default} Table */

export const ALL_COUNTED = Infinity;
const FIVE = COLOURS.slice(0, 5);
/** The steps of the count, in order; jokers are settled before the groups. */
const COUNTS = ['front', 'warm', 'cool', 'total'];

/** @param {Table} board */
export function finale(board) {
  const { say, scene } = board;
  const seats = Array.from(scene.front, (_, seat) => seat);
  const rows = [
    ...FIVE.map((colour, index) =>
      row(board, 'front', colourHead(board, colour), seats, (seat) => frontCell(scene, seat, index)),
    ),
    row(board, 'front', say('part-cherry_tree-front'), seats, (seat) => signed(scene.score_parts[seat].front), 'sum'),
    row(board, 'warm', say('cherry-web-jokers'), seats, (seat) => jokersCell(board, seat)),
    row(board, 'warm', say('part-cherry_tree-warm'), seats, (seat) => groupCell(scene, seat, 'warm'), 'sum warm'),
    row(board, 'cool', say('part-cherry_tree-cool'), seats, (seat) => groupCell(scene, seat, 'cool'), 'sum cool'),
    row(board, 'total', say('cherry-web-total'), seats, (seat) => signed(scene.points[seat]), 'sum total'),
  ];
  return html`
    <section class="finale" aria-label=${say('cherry-web-counting')}>
      <div class="tree bare">${dusk(scene.bag)}</div>
      <table>
        <thead>
          <tr>
            <td></td>
            ${seats.map((seat) => html`<th scope="col" class=${`motif-of-${seat}`}><span>${board.names[seat]}</span></th>`)}
          </tr>
        </thead>
        <tbody>${rows}</tbody>
      </table>
    </section>
  `;
}

/** @param {Table} board @param {string} colour */
const colourHead = ({ say }, colour) =>
  html`${flower(colour)} <span class="colour">${say('cherry-web-colour', { colour })}</span>`;

/**
 * @param {Table} board
 * @param {string} count the count that fills this row
 * @param {unknown} head
 * @param {number[]} seats
 * @param {(seat: number) => unknown} cell
 * @param {string} [kind]
 */
function row({ counted, scene }, count, head, seats, cell, kind = '') {
  const step = COUNTS.indexOf(count);
  const known = step < counted;
  return html`<tr class=${classMap({
    now: step === counted - 1,
    ...Object.fromEntries(
      kind
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, true]),
    ),
  })}>
    <th scope="row">${head}</th>
    ${seats.map((seat) => html`<td class=${known && count === 'total' && scene.winners.includes(seat) ? 'winner' : ''}>${known ? cell(seat) : nothing}</td>`)}
  </tr>`;
}

/** Flowers, with the blacks that count as this colour, and the points. @param {any} view @param {number} seat @param {number} index */
function frontCell(view, seat, index) {
  const { blacks, points } = view.front_counting[seat][index];
  const flowers = view.front[seat][index];
  if (!flowers && !blacks) return html`<span class="none">–</span>`;
  return html`<span class="flowers-counted">${flowers}${blacks ? html`+${blacks}<span class="joker">${flower('black')}</span>` : nothing}</span>
    <b>${signed(points)}</b>`;
}

/** @param {Table} board @param {number} seat */
function jokersCell({ scene }, seat) {
  const [, , , , white, black] = scene.behind[seat];
  if (!white && !black) return html`<span class="none">–</span>`;
  return html`<span class="flowers-counted">${white ? html`${white}${flower('white')}` : nothing} ${black ? html`${black}${flower('black')}` : nothing}</span>`;
}

/** @param {any} view @param {number} seat @param {'warm' | 'cool'} group */
function groupCell(view, seat, group) {
  const { flowers, points } = view.group_counting[seat][group];
  return html`<span class="flowers-counted">${flowers}</span> <b>${signed(points)}</b>`;
}

// Step by step

/** Count everything, one thing after the other. @param {Table} board @param {number} breath milliseconds for each */
export async function countOut(board, breath) {
  const { shown } = board;
  for (let counted = 0; counted <= COUNTS.length; counted++) {
    board.counted = counted;
    if (counted < COUNTS.length) await pause(breath * board.motion);
    if (board.shown !== shown) return;
  }
  board.counted = ALL_COUNTED;
}

/** @param {number} time */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
