// @ts-check
/** What may be chosen now that is not a flower on the table: numbers, a stop, where a flower goes, jokers. */
import { classMap, html, nothing } from '../../../vendor/lit.js';
import { flower } from './art/flowers.js';
import { verbOf } from './places.js';

/** @typedef {import('./board.js').default} Table */

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The stages of a turn, and the steps that belong to each. */
const STAGES = [
  { name: 'gather', steps: ['draw-first', 'draw', 'pick', 'keep'] },
  {
    name: 'bonus',
    steps: [
      'bonus',
      'give',
      'take-exchange',
      'hide',
      'keep-one',
      'place',
      'take',
      'take-second',
      'pick-open',
      'pick-secret',
    ],
  },
  { name: 'behind', steps: ['behind'] },
];

/** @param {Table} board */
export function tray(board) {
  const { legal, say, scene } = board;
  const mine = legal.length > 0;
  return html`
    <section class=${classMap({ tray: true, mine })} aria-label=${say('cherry-web-choices')}>
      ${path(board)} ${mine ? html`<p class="hint">${hint(board)}</p>` : nothing}
      ${verbOf(scene) === 'draw' && (mine || board.odds?.length) ? numbers(board) : nothing}
      ${mine && scene.step === 'warm' ? jokers(board) : nothing} ${mine ? words(board) : nothing}
    </section>
  `;
}

/** Where the turn stands. @param {Table} board */
function path({ scene, say }) {
  const at = STAGES.findIndex(({ steps }) => steps.includes(scene.step));
  if (at < 0) return nothing;
  return html`<ol class="path" aria-label=${say('cherry-web-path')}>
    ${STAGES.map(
      (
        { name },
        index,
      ) => html`<li class=${index < at ? 'done' : index === at ? 'now' : ''} aria-current=${index === at ? 'step' : 'false'}>
        ${say('cherry-web-stage', { stage: name })}
      </li>`,
    )}
  </ol>`;
}

/** What to tap. @param {Table} board */
function hint({ scene, say, legal, picked }) {
  if (scene.step === 'keep' && legal.length > 1 && picked.length) return say('cherry-web-hint-keep-second');
  if (scene.step === 'draw' && !legal.some((action) => action.startsWith('draw '))) return say('cherry-web-hint-stop');
  return say('cherry-web-hint', { step: scene.step });
}

// Numbers

/** @param {Table} board */
function numbers(board) {
  const row = board.odds?.find(({ action }) => action === board.chosen);
  return html`
    <div class="numbers" role="group" aria-label=${board.say('cherry-web-how-many')}>${NUMBERS.map((number) => numberButton(board, number))}</div>
    ${board.odds?.length ? html`<p class="odds">${row ? oddsInWords(board, row) : board.say('cherry-web-odds-about')}</p>` : nothing}
  `;
}

/** @param {Table} board @param {number} number */
function numberButton(board, number) {
  const action = `draw ${number}`;
  const lit = board.legal.includes(action);
  const chosen = board.chosen === action;
  const row = board.odds?.find((odds) => odds.action === action);
  const label = row ? oddsInWords(board, row) : board.describe(action);
  return html`
    <button
      type="button"
      class=${classMap({ number: true, lit, chosen })}
      data-place=${action}
      aria-label=${label}
      title=${label}
      aria-pressed=${chosen}
      aria-disabled=${!lit}
      @click=${() => board.tap(action)}
    >
      <span class="value">${number}</span>
      ${row ? chance(100 * row.chances['cherry-odds-fails'].about) : nothing}
    </button>
  `;
}

/** @param {number} fails in percent */
const chance = (fails) => html`<span class="chance" style=${`--chance: ${fails}%`}>${percent(fails, 0)}</span>`;

/** @param {Table} board @param {import('../../../protocol').OddsRow} row */
function oddsInWords(
  { say },
  { action, chances: { 'cherry-odds-fails': fails }, means: { 'cherry-odds-flowers': flowers } },
) {
  const isShort = fails.exact.includes('/') && fails.exact.length <= LONGEST_FRACTION;
  const count = Number(action.split(' ')[1]);
  return say(isShort ? 'cherry-web-odds-exact' : 'cherry-web-odds', {
    count,
    percent: percent(100 * fails.about, 1),
    fraction: fails.exact,
    flowers: decimal(flowers.about),
  });
}

const LONGEST_FRACTION = 11;

const language = () => document.documentElement.lang || 'en';

/** @param {number} value @param {number} digits */
function percent(value, digits) {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: digits }).format(value / 100);
}

/** @param {number} value */
function decimal(value) {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);
}

// Choices in words

const IN_WORDS = /^(stop|no bonus|behind none|keep none|place .*)$/;

/** @param {Table} board */
function words(board) {
  const actions = board.legal.filter((action) => IN_WORDS.test(action));
  if (!actions.length) return nothing;
  return html`<div class="words">${actions.map((action) => wordButton(board, action))}</div>`;
}

/** @param {Table} board @param {string} action */
function wordButton(board, action) {
  const chosen = board.chosen === action;
  return html`<button
    type="button"
    class=${classMap({ word: true, lit: true, chosen })}
    data-place=${action}
    aria-pressed=${chosen}
    @click=${() => board.tap(action)}
  >
    <span class="deed">${inWords(board, action)}</span>
  </button>`;
}

/** Short, because the flower that is meant is in sight. @param {Table} board @param {string} action */
function inWords(board, action) {
  const [verb, where] = action.split(' ');
  if (verb !== 'place') return board.describe(action);
  if (where === 'front') return board.say('cherry-web-place-front');
  return where === 'behind'
    ? board.say('cherry-web-place-behind')
    : board.say('cherry-web-place-other', { seat: where });
}

// Jokers

/** How many go to the warm group; the rest to the cool one. @param {Table} board */
function jokers(board) {
  const choices = board.legal.map((action) => Number(action.split(' ')[1]));
  const [, , , , white, black] = board.scene.behind[board.scene.seat];
  return html`
    <div class="jokers" role="group" aria-label=${board.say('cherry-web-jokers')}>
      <span class="group warm">${flower('pink', 'cut')}${flower('yellow', 'cut')}${board.say('cherry-web-group', { group: 'warm' })}</span>
      <div class="shares">${choices.sort((one, other) => other - one).map((warm) => share(board, warm, white + black - warm))}</div>
      <span class="group cool">${flower('light', 'cut')}${flower('dark', 'cut')}${board.say('cherry-web-group', { group: 'cool' })}</span>
    </div>
  `;
}

/** @param {Table} board @param {number} warm @param {number} rest */
function share(board, warm, rest) {
  const action = `warm ${warm}`;
  const chosen = board.chosen === action;
  return html`<button
    type="button"
    class=${classMap({ number: true, lit: true, chosen })}
    data-place=${action}
    aria-label=${board.describe(action)}
    aria-pressed=${chosen}
    @click=${() => board.tap(action)}
  >
    <span class="value">${warm}<span class="rest"> : ${rest}</span></span>
  </button>`;
}
