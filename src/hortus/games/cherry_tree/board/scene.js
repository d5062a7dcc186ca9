// @ts-check
/** The middle of the table: the tree, the bag to reach into, the mastery cards, and the harvest on its cloth. */
import { classMap, html, nothing } from '../../../vendor/lit.js';
import { bag, dusk, hand } from './art/scene.js';
import { COLOURS, flower } from './art/flowers.js';
import { condition, gift } from './art/cards.js';
import { pile } from './pile.js';
import { calledSeat } from './places.js';

/** @typedef {import('./board.js').default} Table */

/** @param {Table} board */
export function scene(board) {
  return html`
    <section class="grove" aria-label=${board.say('cherry-web-scene')}>
      <div class="sky"></div>
      <div class="tree">${dusk(board.scene.bag)}</div>
      ${bagButton(board)} ${cards(board)} ${contents(board)}
    </section>
    ${cardInWords(board)} ${board.scene.step === 'warm' ? nothing : cloth(board)}
  `;
}

/** @param {Table} board */
function bagButton(board) {
  const { scene, say } = board;
  const draws = board.legal.some((action) => action.startsWith('draw '));
  const label = say('cherry-label-bag', { count: scene.bag });
  return html`
    <button
      type="button"
      class=${classMap({ bag: true, lit: draws, recent: board.marked.has('bag'), [`motif-of-${scene.turn_of}`]: true })}
      data-place="bag"
      aria-label=${draws ? say('cherry-web-reach', { bag: label }) : label}
      title=${label}
      aria-disabled=${!draws}
      @click=${() => board.tapBag()}
    >
      ${bag()}${hand()}<span class="bag-count" aria-hidden="true">${scene.bag}</span>
    </button>
  `;
}

/** What the bag may still hold, where the table keeps it in sight. @param {Table} board */
function contents({ scene, say }) {
  const { bag_least: least, bag_most: most } = scene;
  if (!least) return nothing;
  const range = (/** @type {number} */ index) =>
    least[index] === most[index] ? `${least[index]}` : `${least[index]}–${most[index]}`;
  const words = COLOURS.map((colour, index) => say('cherry-web-heap-range', { colour, count: range(index) })).join(
    ', ',
  );
  const label = say('cherry-web-contents', { flowers: words });
  return html`<div class="contents" role="img" aria-label=${label} title=${label}>
    ${COLOURS.map((colour, index) => html`<span>${flower(colour)}${range(index)}</span>`)}
  </div>`;
}

// Mastery cards

const PINK_SIDES = new Set(['sakuya-hime', 'komatsu-otome', 'kokonoe']);

/** @param {Table} board */
function cards(board) {
  const { masteries } = board.scene;
  return html`<div class="cards" role="group" aria-label=${board.say('cherry-web-masteries')}>
    ${Object.keys(masteries).map((name) => card(board, name, masteries[name]))}
  </div>`;
}

/** @param {Table} board @param {string} name @param {string} bonus */
function card(board, name, bonus) {
  const { say } = board;
  const place = `card ${name}`;
  const lit = board.isLit(place);
  const met = board.scene.met.includes(name);
  const words = say('cherry-web-card', { condition: name, bonus });
  const label = met ? say('cherry-web-card-met', { card: words }) : words;
  const kinds = {
    mastery: true,
    lit,
    chosen: board.isChosen(place),
    met,
    open: board.card === name,
    [PINK_SIDES.has(bonus) ? 'pink' : 'blue']: true,
  };
  return html`
    <button
      type="button"
      class=${classMap(kinds)}
      data-place=${place}
      aria-label=${lit ? say('cherry-web-possible', { place: label }) : label}
      aria-pressed=${board.isChosen(place)}
      aria-disabled=${!lit}
      title=${label}
      @click=${() => board.tapPlace(place)}
    >
      ${condition(name)}
      <span class="condition">${say('cherry-web-condition', { condition: name })}</span>
      <span class="condition short">${say('cherry-web-condition-short', { condition: name })}</span>
      ${met ? TICK : nothing}
      ${gift(bonus)}
      <span class="bonus">
        <span class="bonus-name" translate="no">${say('cherry-mastery', { bonus })}</span>
        <span class="bonus-does">${say('cherry-web-bonus', { bonus })}</span>
      </span>
    </button>
  `;
}

const TICK = html`<svg class="met-mark" viewBox="-10 -10 20 20" aria-hidden="true"><circle r="9" /><path d="M-4.500 0L-1.500 3.500L5-4" /></svg>`;

/** The card that was tapped, in words: where there is no room for them on the cards. @param {Table} board */
function cardInWords(board) {
  const name = board.card;
  if (!name) return nothing;
  const words = board.say('cherry-web-card', { condition: name, bonus: board.scene.masteries[name] });
  return html`<p class="card-words">${words}</p>`;
}

// The cloth

/** @param {Table} board */
function cloth(board) {
  const { scene, preview, say } = board;
  const coming = preview ? Math.max(0, preview.to_pick - scene.to_pick) : 0;
  const flowers = COLOURS.flatMap((colour, index) =>
    scene.harvest[index] ? [[colour, scene.harvest[index], preview?.harvest[index]]] : [],
  );
  return html`
    <section
      class=${classMap({ cloth: true, failed: scene.failed, [`motif-of-${scene.turn_of}`]: true })}
      aria-label=${say('cherry-web-harvest-of', { seat: calledSeat(scene.turn_of) })}
    >
      <div class="harvest">
        ${flowers.map(([colour, count, then]) => harvestPile(board, colour, count, then))}
        ${coming ? html`<span class="to-come" aria-hidden="true">${Array.from({ length: coming }, () => flower('unknown', 'coming'))}</span>` : nothing}
        ${inHand(board)}
      </div>
      <p class="bar-of-ruin">${warning(board)}</p>
    </section>
  `;
}

/** @param {Table} board @param {string} colour @param {number} count @param {number} [then] */
function harvestPile(board, colour, count, then = count) {
  const { failure } = board.scene;
  const guilty = failure && (failure.three.includes(colour) || failure.five || colour === 'black');
  const label = board.say('cherry-web-harvest-pile', { colour, count });
  return html`<div class=${guilty ? 'guilty' : ''}>
    ${pile(board, { place: `harvest ${colour}`, colour, count, then: Math.min(count, then), label })}
  </div>`;
}

/** Flowers that a bonus brought or sends on their way. @param {Table} board */
function inHand(board) {
  const { drawn, given } = board.scene;
  if (!drawn.length && !given) return nothing;
  const label = given ? board.say('cherry-web-given', { colour: given }) : board.say('cherry-web-drawn');
  return html`<div class="in-hand" role="group" aria-label=${label} title=${label}>
    ${drawn.map((/** @type {string} */ colour, /** @type {number} */ index) => drawnFlower(board, colour, index))}
    ${given ? html`<span data-heap="given" role="img" aria-label=${label}>${flower(given)}</span>` : nothing}
  </div>`;
}

/** The first one drawn is placed first; each has a place of its own. @param {Table} board @param {string} colour @param {number} index */
function drawnFlower(board, colour, index) {
  const { drawn, step } = board.scene;
  const place = drawn.indexOf(colour) === index ? `drawn ${colour}` : `drawn ${colour} ${index}`;
  const label = board.say('cherry-web-drawn-flower', { colour });
  return html`<div class=${step === 'place' && index === 0 ? 'next' : ''}>${pile(board, { place, colour, count: 1, label })}</div>`;
}

/** Why the harvest failed, or what would make it fail. @param {Table} board */
function warning({ scene, say }) {
  const { failure, harvest } = scene;
  const blacks = harvest[COLOURS.indexOf('black')];
  if (failure) return html`<strong>${say('cherry-web-failed')}</strong> ${reasons(failure, harvest, blacks, say)}`;
  if (scene.to_pick) return say('cherry-web-to-pick', { count: scene.to_pick });
  if (scene.step === 'draw-first' && !scene.would_fail.length) return say('cherry-web-fails-none');
  if (!['draw', 'draw-first'].includes(scene.step)) return nothing;
  const ruin = scene.would_fail;
  if (ruin.length === COLOURS.length) return say('cherry-web-fails-all');
  if (!ruin.length) return say('cherry-web-fails-none');
  const names = ruin.map((/** @type {string} */ colour) => say('cherry-web-colour', { colour }));
  const list = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'disjunction' });
  return html`<span class="ruin" aria-hidden="true">${ruin.map((/** @type {string} */ colour) => flower(colour))}</span>
    ${say('cherry-web-fails', { colours: list.format(names) })}`;
}

/**
 * @param {{ three: string[], five: boolean }} failure
 * @param {number[]} harvest
 * @param {number} blacks
 * @param {import('../../../boards/board.js').Say} say
 */
function reasons(failure, harvest, blacks, say) {
  const words = failure.three.map((colour) =>
    say('cherry-web-failed-three', { colour, count: harvest[COLOURS.indexOf(colour)], blacks }),
  );
  const colours = harvest.slice(0, -1).filter(Boolean).length;
  if (failure.five) words.push(say('cherry-web-failed-five', { count: colours, blacks }));
  if (!words.length) words.push(say('cherry-web-failed-blacks', { count: blacks }));
  return words.join(' ');
}
