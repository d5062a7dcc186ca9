// @ts-check
/** Small signs of the frame, drawn with one stroke each. */
import { svg, html } from '../vendor/lit.js';

/** @type {Record<string, string>} */
const PATHS = {
  again: 'M20 12a8 8 0 1 1-2.600-5.900M20 4v4.500h-4.500',
  back: 'M15 5 8 12l7 7',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  curve: 'M4 4v16h16M7 15l4-5 4 3 5-7',
  end: 'M6 5l7 7-7 7M17 5v14',
  forward: 'M9 5l7 7-7 7',
  gear: 'M4 7h9M18 7h2M15.500 4.500v5M4 12h2M11 12h9M8.500 9.500v5M4 17h10M19 17h1M16.500 14.500v5',
  hints: 'M9 17.500c0-2.500-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.500-3 8zM9.500 20.500h5',
  history: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v4.500h4.500M12 7.500V12l3 2',
  hurry: 'M5 6l6 6-6 6M12 6l6 6-6 6',
  invite: 'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.4-4 3-6 6.500-6s6.100 2 6.500 6M19 8v6M16 11h6',
  log: 'M5 6h14M5 12h14M5 18h9',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.4-4 3-6 6.500-6s6.100 2 6.500 6M16 4.300a3.300 3.300 0 0 1 0 6.400M18 14.500c2 .9 3.200 2.700 3.500 5.500',
  play: 'M8 5.500 18 12 8 18.500z',
  rules:
    'M12 6.500C9.500 4.500 6 4.500 3.500 5.500V19c2.500-1 6-1 8.500 1 2.500-2 6-2 8.500-1V5.500c-2.500-1-6-1-8.500 1zM12 6.500V20',
  stepwise: 'M7 6.500 15 12l-8 5.500zM18.500 6v12',
  start: 'M18 5l-7 7 7 7M7 5v14',
  tick: 'M5 12.500l4.500 4.500L19 7',
  undo: 'M8 4 4 8l4 4M4 8h9a6 6 0 0 1 0 12H8',
};

/**
 * A button that is only a sign; its words are for those who point or listen.
 * @param {string} name @param {string} words @param {() => unknown} then @param {string} [looks]
 */
export function iconButton(name, words, then, looks = '') {
  return html`<button class="icon ${looks}" type="button" aria-label=${words} title=${words} @click=${then}>
    ${icon(name)}
  </button>`;
}

/** @param {string} name */
export function icon(name) {
  return html`<svg class="sign sign-${name}" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]} />`}</svg>`;
}
