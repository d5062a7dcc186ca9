// @ts-check
/** Who sits at the table, whose turn it is, who is here, who thinks, who has chosen. */
import { html, nothing } from '../vendor/lit.js';
import { portrait } from '../art/portraits.js';
import { say } from '../words.js';
import { madeOf } from './brings.js';
import { icon } from './icons.js';
import { motif } from './motif.js';
import { companyAt, levelOf, playerTitle, seatName, who } from './people.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */

/** @param {Snapshot} model */
export function seatsBar(model) {
  return html`<ul class="seats" aria-label=${say('web-seats')}>
    ${model.seats.map((seat, index) => seatLine(model, seat, index))}
  </ul>`;
}

/** @param {Snapshot} model @param {SeatInfo} seat @param {number} index */
function seatLine(model, seat, index) {
  const { now, view, seat: viewer } = model;
  const turn = !now.over && now.choosing.includes(index);
  const points = view.points?.[index];
  const states = [
    turn && say('web-state-turn'),
    now.thinking.includes(index) && say('web-state-thinking'),
    now.sealed && now.chosen.includes(index) && say('web-state-chosen'),
    isAway(seat) && say('web-state-away'),
    seat.kind === 'computer' && seat.taken && say('web-state-stands-in'),
    now.winners.includes(index) && say('web-state-won'),
    now.resigned === index && say('web-state-resigned'),
  ].filter(Boolean);
  const called = companyAt(model).names[index]; // as in every sentence; below it what else the seat is known by
  const place = seatName(seat);
  const level = seat.kind === 'computer' ? levelOf(seat.player) : 0;
  const titled = level ? playerTitle(seat.player) : who(seat);
  const other = called === place ? titled : place;
  return html`
    <li
      class="seat ${turn ? 'turn' : ''} ${now.thinking.includes(index) ? 'thinking' : ''} ${index === viewer ? 'own' : ''}"
      title=${[called === place ? place : titled, other, ...states].join(' · ')}
    >
      ${motif(seat.key, index)} ${level ? portrait(seat.player) : nothing}
      <span class="who">
        <span class="name" translate=${called === seat.name ? 'no' : 'yes'}>${called}</span>
        <span class="known-as" translate=${other === seat.name ? 'no' : 'yes'}>${other}${level && other === place ? html`<span class="level"> · ${say('web-level', { level })}</span>` : nothing}${isAway(seat) ? ` · ${say('web-state-away')}` : nothing}</span>
      </span>
      ${points === undefined ? nothing : html`<span class="points" title=${madeOf(model, index) || say('web-points', { points })}>${points}</span>`}
      ${now.sealed && now.chosen.includes(index) ? icon('tick') : nothing}
      ${isAway(seat) ? html`<span class="away" aria-hidden="true"></span>` : nothing}
      ${states.length ? html`<span class="unseen">${states.join(', ')}</span>` : nothing}
    </li>
  `;
}

/** @param {SeatInfo} seat */
function isAway(seat) {
  return seat.kind === 'person' && seat.taken && !seat.yours && !seat.present;
}
