// @ts-check
/** The end, counted step by step: in front by colour, jokers, both groups with their ties, totals. */
import { classMap, html, nothing } from '../../../vendor/lit.js';
import { COLOURS, flower } from './art/flowers.js';
import { dusk } from './art/scene.js';
import { signed } from './pile.js';
import { calledSeat, inWords } from './places.js';

/** @typedef {import('./board.js').default} Table */

export const ALL_COUNTED = Infinity;
const FIVE = COLOURS.slice(0, 5);
/** In the order in which they are counted. */
const COUNTS = ['front', 'jokers', 'warm', 'cool', 'total'];

/** @param {Table} board */
export function finale(board) {
  const { say, scene, counted } = board;
  const seats = Array.from(scene.front, (_, seat) => seat);
  const rows = [
    ...FIVE.map((colour, index) =>
      row(board, 'front', colourHead(board, colour), seats, (seat) => frontCell(scene, seat, index)),
    ),
    row(board, 'front', say('part-cherry_tree-front'), seats, (seat) => signed(scene.score_parts[seat].front), 'sum'),
    row(board, 'jokers', say('cherry-web-jokers'), seats, (seat) => jokersCell(board, seat)),
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
      <ul class="told">${COUNTS.flatMap((count, index) => (index < counted ? told(board, count, seats) : []))}</ul>
      <div class="again">
        <button type="button" data-place="count" @click=${() => void countAgain(board)}>${say('cherry-web-count-again')}</button>
      </div>
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

// In sentences

/** @param {Table} board @param {string} count @param {number[]} seats @returns {unknown[]} */
function told(board, count, seats) {
  if (count === 'warm' || count === 'cool') return groupTold(board, count, seats);
  if (count === 'jokers') return seats.flatMap((seat) => jokersTold(board, seat));
  if (count === 'front') return seats.flatMap((seat) => blacksTold(board, seat));
  return [];
}

/** @param {Table} board @param {number} seat */
function blacksTold(board, seat) {
  const taken = board.scene.front_counting[seat].map((/** @type {{ blacks: number }} */ { blacks }) => blacks);
  if (!taken.some(Boolean)) return [];
  const told = board.say('cherry-web-told-blacks', { seat: calledSeat(seat), flowers: inWords(taken) });
  return [html`<li class=${`motif-of-${seat}`}>${told}</li>`];
}

/** @param {Table} board @param {number} seat */
function jokersTold(board, seat) {
  const { scene, say } = board;
  const [pink, yellow, light, dark, white, black] = scene.behind[seat];
  if (!white && !black) return [];
  const groups = scene.group_counting[seat];
  // What a group has more than its own colours is jokers; where they count nowhere neither group has more.
  const warm = Math.max(0, groups.warm.flowers - pink - yellow);
  const cool = Math.max(0, groups.cool.flowers - light - dark);
  return [
    html`<li class=${`motif-of-${seat}`}>${say('cherry-web-told-jokers', { seat: calledSeat(seat), warm, cool })}</li>`,
  ];
}

/** Place by place; those who share one are told together. @param {Table} board @param {'warm' | 'cool'} group @param {number[]} seats */
function groupTold(board, group, seats) {
  const { scene, say } = board;
  const places = seats.map((seat) => ({ seat, ...scene.group_counting[seat][group] }));
  const numbers = [...new Set(places.map(({ place }) => place))].filter(Boolean).sort((one, other) => one - other);
  const lines = numbers.map((place) => {
    const there = places.filter((other) => other.place === place);
    const named = there.map(({ seat }) => calledSeat(seat));
    const { flowers, split, points } = there[0];
    const id = there.length > 1 ? 'cherry-web-told-shared' : 'cherry-web-told-place';
    return say(id, { seats: named, group, place, flowers, split, points, count: there.length });
  });
  if (!lines.length) lines.push(say('cherry-web-told-nobody', { group }));
  return lines.map((line) => html`<li class=${group}>${line}</li>`);
}

// Step by step

const BREATH = 720;

/** Count everything again, one thing after the other. @param {Table} board @param {number} [breath] */
export async function countAgain(board, breath = BREATH) {
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
