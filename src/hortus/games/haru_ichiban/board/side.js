// @ts-check
/** A gardener's side of the pond: name, points, role, dragonfly, the hand, the bid, and which values were played. */
import { classMap, html, nothing, repeat, svg } from '../../../vendor/lit.js';
import { dragonfly } from './art/dragonfly.js';
import { bud, closedBud, mark } from './art/flowers.js';
import { croak, frog } from './art/frog.js';
import { junior, senior } from './art/gardener.js';

/** @typedef {import('./board.js').default} Pond */

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * @param {Pond} board
 * @param {number} index the seat
 */
export function side(board, index) {
  const { scene, say } = board;
  const seat = scene.seats[index];
  const own = board.ownSeat === index;
  const shape = { side: true, [`side-${seat}`]: true, 'side-own': own, 'side-won': scene.winners.includes(index) };
  return html`
    <section class=${classMap(shape)} data-seat=${seat} aria-label=${say('haru-web-side', { seat })}>
      <div class="side-who">
        ${picture('side-mark', '-12 -12 24 24', mark(seat))}
        <span class="side-name">${board.names[index]}</span>
        ${signs(board, seat)}
        <span class="side-points" role="img" aria-label=${say('haru-points', { points: scene.points[index] })}>
          ${scene.points[index]}
        </span>
      </div>
      ${values(board, index)}
      <div class="side-role">${role(board, seat)}</div>
      ${hand(board, index)} ${bid(board, index)}
    </section>
  `;
}

/** @param {string} name @param {string} box @param {unknown} drawing */
function picture(name, box, drawing, label = '') {
  return label
    ? html`<svg class=${name} viewBox=${box} role="img" aria-label=${label}><title>${label}</title>${drawing}</svg>`
    : html`<svg class=${name} viewBox=${box} aria-hidden="true">${drawing}</svg>`;
}

/** The dragonfly, or the croak that was won. @param {Pond} board @param {string} seat */
function signs({ scene, say }, seat) {
  return html`
    <span class="side-dragonfly">
      ${scene.dragonfly === seat ? picture('', '-31 -26 62 54', dragonfly(), say('haru-label-dragonfly', { seat })) : nothing}
      ${scene.croaker === seat ? picture('', '-36 -50 72 88', svg`${frog(seat)}${croak()}`, say('haru-log-croak', { seat })) : nothing}
    </span>
  `;
}

/** A large or a small gardener; before that, beside one's own hand, what makes one of them. @param {Pond} board @param {string} seat */
function role({ scene, say, ownSeat }, seat) {
  if (scene.senior !== seat && scene.junior !== seat) {
    const isChoice = scene.step === 'bid' && ownSeat !== null && scene.seats[ownSeat] === seat;
    return isChoice ? html`<span class="high-or-low">${say('haru-web-high-or-low')}</span>` : nothing;
  }
  const name = say(scene.senior === seat ? 'haru-web-senior' : 'haru-web-junior');
  const figure = scene.senior === seat ? senior(seat) : junior(seat);
  return html`${picture('role', '-22 -48 50 50', figure, name)}<span class="role-name" aria-hidden="true">${name}</span>`;
}

/** The values 1 to 8: those that were played are crossed out. @param {Pond} board @param {number} index */
function values({ scene, say }, index) {
  const unplayed = scene.unplayed[index];
  const played = VALUES.filter((value) => !unplayed.includes(value));
  const label = played.length ? say('haru-web-played', { values: played.join(', ') }) : say('haru-web-none-played');
  return html`
    <span class="side-values" role="img" aria-label=${label} title=${label}>
      ${VALUES.map((value) => html`<span class=${unplayed.includes(value) ? 'value' : 'value value-played'}>${value}</span>`)}
    </span>
  `;
}

/** @param {Pond} board @param {number} index */
function hand(board, index) {
  const { scene, say } = board;
  const seat = scene.seats[index];
  const known = scene.hands[index];
  if (!known) {
    const count = scene.held[index] - Number(liesFaceDown(board, index));
    return html`
      <div class="side-hand" role="img" aria-label=${say('haru-web-hidden-hand', { count })}>
        ${Array.from({ length: count }, () => picture('bud-hidden', '-24 -34 48 66', closedBud(seat)))}
      </div>
    `;
  }
  if (board.ownSeat !== index) {
    return html`
      <div class="side-hand" role="img" aria-label=${say('haru-label-hand', { seat, values: known.join(', ') || '–' })}>
        ${known.map((/** @type {number} */ value) => html`<span class="bud-known">${valued(seat, value)}</span>`)}
      </div>
    `;
  }
  const choices = board.legal.filter((action) => action.startsWith('senior '));
  if (choices.length) return seniors(board, choices);
  return html`
    <div class="side-hand" role="group" aria-label=${say('haru-web-own-hand')}>
      ${repeat(
        known,
        (value) => value,
        (value) => ownBud(board, seat, /** @type {number} */ (value)),
      )}
    </div>
  `;
}

/** @param {Pond} board @param {string} seat @param {number} value */
function ownBud(board, seat, value) {
  const action = `bid ${value}`;
  const legal = board.legal.includes(action);
  const chosen = board.chosen === action;
  return html`
    <button
      type="button"
      class=${classMap({ 'bud-button': true, lit: legal, chosen })}
      data-place=${action}
      aria-label=${board.say('haru-web-bud', { value })}
      aria-pressed=${chosen}
      aria-disabled=${!legal}
      @click=${() => board.tap(action)}
    >
      ${valued(seat, value)}
    </button>
  `;
}

/** Who shall be senior: the one choice that has no place on the pond, asked when the hand is empty. */
/** @param {Pond} board @param {string[]} actions */
function seniors(board, actions) {
  return html`
    <div class="side-hand" role="group" aria-label=${board.say('haru-web-choose-senior')}>
      ${actions.map(
        (action) => html`
          <button
            type="button"
            class=${classMap({ 'bud-button': true, lit: true, chosen: board.chosen === action })}
            data-place=${action}
            aria-label=${board.describe(action)}
            aria-pressed=${board.chosen === action}
            @click=${() => board.tap(action)}
          >
            ${picture('', '-22 -50 46 52', senior(action.split(' ')[1]))}
          </button>
        `,
      )}
    </div>
  `;
}

/** @param {string} seat @param {number} value */
const valued = (seat, value) => html`
  <svg viewBox="-27 -35 54 68" aria-hidden="true">
    ${bud(seat)}
    <text class=${`bud-value bud-value-${seat}`} y="9">${value}</text>
  </svg>
`;

/** @param {Pond} board */
const bidsAreShown = ({ scene }) => scene.bids.every((/** @type {number | null} */ value) => value !== null);

/** @param {Pond} board @param {number} index */
function liesFaceDown(board, index) {
  const { scene, now } = board;
  return !bidsAreShown(board) && (scene.has_bid[index] || (scene.step === 'bid' && now?.chosen.includes(index)));
}

/** Bids lie face down, as closed buds, until both are shown. @param {Pond} board @param {number} index */
function bid(board, index) {
  const { scene, say } = board;
  const seat = scene.seats[index];
  const value = scene.bids[index];
  const shown = bidsAreShown(board);
  const lies = liesFaceDown(board, index);
  const label = shown
    ? say('haru-web-bid', { seat, value })
    : lies
      ? say('haru-web-bid-hidden', { seat })
      : say('haru-web-no-bid', { seat });
  return html`
    <div class="side-bid" role="img" aria-label=${label} title=${label}>
      ${
        shown || lies
          ? html`<div class="bid-card">
            ${shown ? valued(seat, value) : html`<svg viewBox="-27 -35 54 68" aria-hidden="true">${closedBud(seat)}</svg>`}
          </div>`
          : nothing
      }
    </div>
  `;
}
