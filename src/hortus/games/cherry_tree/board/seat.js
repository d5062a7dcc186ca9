// @ts-check
/** One player's side of the table: the folding screen, what is behind it, and what lies in front of it. */
import { classMap, html, nothing } from '../../../vendor/lit.js';
import { COLOURS, flower } from './art/flowers.js';
import { foldingScreen } from './art/screens.js';
import { pile, signed } from './pile.js';
import { calledSeat, inWords } from './places.js';

/** @typedef {import('./board.js').default} Table */

/** @param {Table} board @param {number} seat */
export function seatArea(board, seat) {
  const { scene, now, say } = board;
  const own = scene.seat === seat;
  const turn = Boolean(now && !now.over && now.choosing.includes(seat));
  const kinds = {
    seat: true,
    own,
    other: !own,
    turn,
    winner: scene.winners.includes(seat),
    [`motif-of-${seat}`]: true,
  };
  return html`
    <section class=${classMap(kinds)} aria-label=${say('cherry-web-seat', { seat: calledSeat(seat), points: scene.points[seat] })}>
      ${screen(board, seat)} ${own ? scale(board) : nothing} ${front(board, seat)}
    </section>
  `;
}

/** @param {Table} board @param {number} seat */
function screen(board, seat) {
  const { scene, say } = board;
  const place = `screen ${seat}`;
  const lit = board.isLit(place);
  const chosen = board.isChosen(place);
  const label = say('cherry-web-screen', { seat: calledSeat(seat), flowers: behindInWords(board, seat) });
  return html`
    <button
      type="button"
      class=${classMap({ screen: true, lit, chosen, lifted: scene.step === 'over', recent: board.marked.has(place) })}
      data-place=${place}
      aria-label=${lit ? say('cherry-web-possible', { place: label }) : label}
      title=${label}
      aria-pressed=${chosen}
      aria-disabled=${!lit}
      @click=${() => board.tapPlace(place)}
    >
      ${foldingScreen(seat)}
      <span class="owner">
        <span class="name" translate=${board.seats[seat]?.name ? 'no' : 'yes'}>${board.names[seat]}</span>
        <span class="points" title=${say('cherry-web-points-front', { points: scene.score_parts[seat].front })}>${signed(scene.points[seat])}</span>
      </span>
      <span class="behind">${behind(board, seat)}</span>
      ${sealOf(board, seat)}
    </button>
  `;
}

/** Paper cut-outs of what is behind, as far as the viewer knows it. @param {Table} board @param {number} seat */
function behind({ scene, preview }, seat) {
  const counts = scene.behind[seat];
  if (!counts) return html`<span class="unseen-behind" aria-hidden="true">?</span>`;
  const then = preview?.behind[seat] ?? counts;
  const secret = scene.secret[seat];
  return html`
    ${COLOURS.map((colour, index) => cutOut(seat, colour, counts[index], then[index]))}
    ${cutOut(seat, 'unknown', secret, Math.max(secret, preview?.secret[seat] ?? 0))}
  `;
}

/** @param {number} seat @param {string} colour @param {number} count @param {number} then */
function cutOut(seat, colour, count, then) {
  if (!count && !then) return nothing;
  return html`<span class=${classMap({ 'cut-out': true, coming: then > count })} data-heap=${`behind ${seat} ${colour}`}>
    ${flower(colour, 'cut')}<span class="number">${Math.max(count, then)}</span>
  </span>`;
}

/** @param {Table} board @param {number} seat */
function behindInWords({ scene }, seat) {
  const counts = scene.behind[seat];
  return counts ? inWords(counts, scene.secret[seat]) : [{ id: 'cherry-web-not-seen', arguments: {} }];
}

/** A sealed choice of jokers lies on the screen. @param {Table} board @param {number} seat */
function sealOf({ scene, now, say }, seat) {
  const sealed = scene.step === 'warm' && (scene.has_chosen[seat] || now?.chosen.includes(seat));
  return sealed
    ? html`<span class="seal-mark" title=${say('cherry-web-sealed')}><span class="unseen">${say('cherry-web-sealed')}</span></span>`
    : nothing;
}

/** What one flower of a colour counts, what two do, and so on. @param {Table} board */
function scale({ scene, say }) {
  if (scene.step === 'over') return nothing;
  const steps = /** @type {number[]} */ (scene.scale).map((points, index) => ({ count: index + 1, points }));
  const words = steps.map(({ count, points }) => say('cherry-web-scale-step', { count, points: signed(points) }));
  const label = say('cherry-web-scale', { steps: words.join(', ') });
  return html`<div class="scale" role="img" aria-label=${label} title=${label}>
    ${steps.map(({ count, points }) => html`<span><b>${count}</b><span class=${worthOf(points)}>${signed(points)}</span></span>`)}
  </div>`;
}

/** @param {number} points */
const worthOf = (points) => (points < 0 ? 'worth loss' : 'worth gain');

/** @param {Table} board @param {number} seat */
function front(board, seat) {
  const { scene } = board;
  const place = `front ${seat}`;
  const empty = !scene.front[seat].some(Boolean);
  return html`
    <div class="front" role="group" aria-label=${board.say('cherry-web-front', { seat: calledSeat(seat) })}>
      ${COLOURS.map((colour, index) => html`<div class="slot">${frontPile(board, seat, colour, index)}</div>`)}
      ${empty && board.isLit(`${place} pink`) ? openPlace(board, place) : nothing}
    </div>
  `;
}

/** Where nothing lies yet a flower can be put all the same. @param {Table} board @param {string} place */
function openPlace(board, place) {
  const [, seat] = place.split(' ');
  return html`<button
    type="button"
    class=${classMap({ 'open-place': true, lit: true, chosen: board.isChosen(`${place} pink`) })}
    data-place=${place}
    aria-label=${board.say('cherry-web-front', { seat: calledSeat(seat) })}
    @click=${() => board.tapPlace(`${place} pink`)}
  ></button>`;
}

/** @param {Table} board @param {number} seat @param {string} colour @param {number} index */
function frontPile(board, seat, colour, index) {
  const { scene, preview, say } = board;
  const count = scene.front[seat][index];
  const then = preview?.front[seat][index] ?? count;
  const counting = scene.front_counting[seat][index]; // none for black: its flowers count as others
  const next = counting && scene.seat === seat && scene.step !== 'over' ? nextFlower(board, counting.next) : nothing;
  if (!count && !then) {
    return html`<span class="no-flower" aria-hidden="true">${next === nothing ? nothing : html`${flower(colour)}${next}`}</span>`;
  }
  const blacks = counting?.blacks ?? 0;
  const told = { seat: calledSeat(seat), colour, count, blacks, points: counting?.points ?? 0 };
  const label = counting ? say('cherry-web-front-pile', told) : say('cherry-web-front-blacks', told);
  const name = next === nothing ? label : `${label}, ${say('cherry-web-next', { points: signed(counting.next) })}`;
  const tags = html`<span class="tags" aria-hidden="true">
    <span class="number">${count}${blacks ? html`<span class="blacks">+${blacks}</span>` : nothing}</span>
    ${counting && count ? html`<span class=${worthOf(counting.points)}>${signed(counting.points)}</span>` : nothing}
    ${next}
  </span>`;
  return pile(board, { place: `front ${seat} ${colour}`, colour, count, then, label: name, tags });
}

/** What one flower more of a colour would bring. @param {Table} board @param {number} points */
const nextFlower = ({ say }, points) =>
  html`<span class="next">${say('cherry-web-next', { points: signed(points) })}</span>`;
