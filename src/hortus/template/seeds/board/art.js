// @ts-check
import { html, nothing, svg } from '../../../vendor/lit.js';

const OUTLINE = 'M6 18C2 10 8 3 16 5 20 6 22 6 26 4 34 1 40 10 36 19 32 28 12 28 6 18Z';

/** @param {string} colour or `hidden` @param {boolean} lettered for those who cannot tell colours apart */
export function bean(colour, lettered) {
  const letter = lettered && colour !== 'hidden' ? svg`<text x="20" y="20">${colour[0]}</text>` : nothing;
  return html`
    <svg class="seeds-bean" data-colour=${colour} viewBox="0 0 40 28" aria-hidden="true">${shape()}${letter}</svg>
  `;
}

export const shape = () => svg`<path d=${OUTLINE} />`;
