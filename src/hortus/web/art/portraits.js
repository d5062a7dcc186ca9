// @ts-check
/** The five levels as animals of the garden: each known by its outline alone. */
import { html, svg } from '../vendor/lit.js';

/** Spikes over a back. @param {number} count */
function spikes(count) {
  const corners = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const [far, turn] = [index % 2 ? 20 : 14.5, Math.PI * (1 + (1.04 * index) / (2 * count))];
    return `${(27 + far * Math.cos(turn)).toFixed(1)} ${(36 + far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** @type {Record<string, () => unknown>} */
const ANIMALS = {
  level1: () => svg`
    <path class="coat pale" d="M5 39C3.500 31 8.500 29 9 22c.3-4.500 6-4.500 6.500 0 .5 6 4 9.500 11 10.500l11.500 2.500c3 .7 5 2 5.500 4z" />
    <path class="stroke" d="M10.500 18.500 8 11.500M14 18.500l1.500-7" />
    <circle class="ink" cx="8" cy="11" r="1.600" /><circle class="ink" cx="15.700" cy="11" r="1.600" />
    <circle class="coat shell" cx="28.500" cy="24" r="11.500" />
    <path class="stroke" d="M28.500 25c-1-2.500 2.500-4.500 4.500-2 2.300 3-.8 7.200-5 6.500-5.500-1-7-8-3-11.500 4.500-4 11.500-2 13 4" />`,
  level2: () => svg`<g transform="translate(0 -5)">
    <path class="coat brown" d=${spikes(9)} />
    <path class="coat pale" d="M19 39c1-8-2-12-6-11-3.500.8-5 4-9 6.500-1.500 1-1.200 3.500 1 4.500z" />
    <path class="stroke" d="M23.500 31l2-3M29.500 28.500l2-3M27.500 35.500l2-2.500M34 34l2-2.500" />
    <circle class="ink" cx="4.500" cy="35.500" r="2" /><circle class="ink" cx="12" cy="32.500" r="1.600" />
    <path class="ink" d="M14 39h7v2.500h-7zM31 39h7v2.500h-7z" /></g>`,
  level3: () => svg`
    <path class="coat night" d="M10 17c0-6 4.500-9.500 9.500-9 5 .6 7.500 4.500 9 9.500l4 8L46 41l-3.500 2.500L27 33.500c-8 3-16-2-17-10z" />
    <path class="coat white" d="M10.500 22c4-2.500 9 .5 11.500 5.500 1.500 3 2 5.500 1.500 6.500-7 .8-12.800-4.500-13-12z" />
    <path class="coat white" d="M25 17.500c4 1.500 6.500 5 7 8.500-4-.5-7-3.500-7-8.500z" />
    <path class="ink" d="M10.500 13.500 2.500 16.500l8 2.500z" />
    <circle class="coat white" cx="15.500" cy="14" r="2.200" /><circle class="ink" cx="15.200" cy="14" r="1" />
    <path class="stroke" d="M18 34.500 16.500 42M23.500 34.500 23 42M13.500 42H26" />`,
  level4: () => svg`
    <path class="stroke" d="M26 33v11M31 33v11M23 44h5M29 44h5" />
    <path class="coat slate" d="M17.500 24.500C20 19 28 18.500 34 23c4 3 7.500 5.500 10 9.500-8 3.500-21 4-25-1-1.500-2-2.200-4.500-1.500-7z" />
    <path class="coat white" d="M19.500 29.500c-3-2-3.500-6-.5-10 2.500-3.200 2.500-5.500-.5-6.500-2.500-.8-4.500-3-3-5.500 1.500-2.700 6-3 8.200-.3 3 3.700 2.300 8-.7 12.300-2 3-1 4.500 1.500 6.500z" />
    <path class="ink" d="M15.300 7 1.500 11.500l14.700-.3z" />
    <path class="stroke" d="M21 5.500c3-1.500 6-1.500 9.500 0M26 27c4 2.500 8 4 13 4.500" />
    <circle class="ink" cx="18.700" cy="8.300" r="1.200" />`,
  level5: () => svg`
    <path class="coat dusk" d="M9 6c4 3.500 9 4 15 4s11-.5 15-4c2 6 3 13 3 20 0 11.500-7 18-18 18S6 37.500 6 26C6 19 7 12 9 6z" />
    <circle class="coat white" cx="16.500" cy="20" r="6.800" /><circle class="coat white" cx="31.500" cy="20" r="6.800" />
    <circle class="ink" cx="16.500" cy="20" r="3.200" /><circle class="ink" cx="31.500" cy="20" r="3.200" />
    <path class="coat gold" d="M24 22.500l-2.700 4L24 31l2.700-4.500z" />
    <path class="stroke" d="M14 34q2.500 3.500 5 0 2.500 3.500 5 0 2.500 3.500 5 0 2.500 3.500 5 0M19 39q2.500 3 5 0 2.500 3 5 0" />`,
};

/** Of one of the five levels. @param {string} player */
export function portrait(player) {
  return html`<svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">${ANIMALS[player]()}</svg>`;
}
