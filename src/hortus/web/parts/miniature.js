// @ts-check
/** A small living picture of a game, for the pages where it is chosen. */
import { html } from '../vendor/lit.js';
import { drawingOf } from './board_host.js';

/** @type {Map<string, unknown>} */
const drawings = new Map();

/** Fetch it before it is to be seen. @param {string} game */
export async function needMiniature(game) {
  if (!drawings.has(game)) drawings.set(game, await drawingOf(game));
}

/** @param {string} game */
export function miniature(game) {
  return html`<svg class="miniature" data-game=${game} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${drawings.get(game)}
  </svg>`;
}
