// @ts-check
/** Between the two gardeners, where there is room: how a turn goes, and what figures are worth. */
import { html, svg } from '../../../vendor/lit.js';

/** @typedef {import('./board.js').default} Pond */

const STEPS = ['bid', 'flower', 'wind', 'dark'];
/** @type {Record<string, [number, number][]>} the flowers of each figure, as drawn here */
const FLOWERS = {
  square: [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ],
  line: [
    [0, 1.5],
    [1, 1.5],
    [2, 1.5],
    [3, 1.5],
  ],
  diagonal: [
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ],
  five: [
    [-0.5, 1.5],
    [0.5, 1.5],
    [1.5, 1.5],
    [2.5, 1.5],
    [3.5, 1.5],
  ],
};

/** @param {Pond} board */
export function between({ scene, say }) {
  return html`
    <div class="between">
      <ol class="order" aria-label=${say('haru-web-order')}>
        ${STEPS.map((name) => step(scene, say, name))}
      </ol>
      <ul class="worths" aria-label=${say('haru-web-worths')}>
        ${Object.entries(scene.worth).map(([figure, points]) => worth(say('haru-web-worth', { figure, points }), figure, points))}
      </ul>
    </div>
  `;
}

/** @param {import('./scene.js').Scene} scene @param {import('../../../boards/board.js').Say} say @param {string} name */
function step(scene, say, name) {
  const isNow = scene.step === name;
  return html`<li class=${isNow ? 'now' : ''} aria-current=${isNow ? 'step' : 'false'}>
    <small>${say('haru-web-order-who', { step: name })}</small> ${say('haru-web-order-step', { step: name })}
  </li>`;
}

/** @param {string} label @param {string} figure @param {unknown} points */
function worth(label, figure, points) {
  return html`<li title=${label}>
    <svg viewBox="-1 -0.500 5 4" aria-hidden="true">${FLOWERS[figure].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="0.460" />`)}</svg>
    <span aria-hidden="true">${points}</span><span class="unseen">${label}</span>
  </li>`;
}
