// @ts-check
/** Folding paper screens, painted with the motif of their owner. */
import { html, svg } from '../../../../vendor/lit.js';

const LEAVES = 8; // narrow ones show half of them

/** A pattern for each seat, on a tile of its own size; known by its lines, not by its colour. */
const MOTIFS = [
  // waves
  {
    size: [20, 10],
    lines:
      'M0 10A10 10 0 0 1 20 10M4 10A6 6 0 0 1 16 10M8 10A2 2 0 0 1 12 10M-10 5A10 10 0 0 1 10 5M10 5A10 10 0 0 1 30 5',
  },
  // hemp leaves
  {
    size: [16, 28],
    lines: 'M8 0V28M0 4.7 16 23.3M16 4.7 0 23.3M0 14H16M0 4.7 8 0 16 4.7M0 23.3 8 28 16 23.3M0 4.7V23.3M16 4.7V23.3',
  },
  // arrow feathers
  { size: [14, 16], lines: 'M0 6 7 0 14 6M0 11 7 5 14 11M0 16 7 10 14 16M7 0V16' },
  // woven bamboo
  { size: [16, 16], lines: 'M0 2H8M0 6H8M10 0V8M14 0V8M8 10H16M8 14H16M2 8V16M6 8V16' },
];

/** The patterns, once in a page. */
export function screenMotifs() {
  return html`<svg class="cherry-shapes" width="0" height="0" aria-hidden="true">
    ${MOTIFS.map(
      ({ size: [width, height], lines }, seat) => svg`
        <pattern id=${`cherry-motif-${seat}`} class=${`motif-of-${seat}`} width=${width} height=${height} patternUnits="userSpaceOnUse">
          <path d=${lines} />
        </pattern>`,
    )}
  </svg>`;
}

/** Leaves stand by turns to the left and to the right. @param {number} seat */
export function foldingScreen(seat) {
  return html`<span class=${`screen-art motif-of-${seat}`} aria-hidden="true">
    ${Array.from(
      { length: LEAVES },
      () => html`<span class="leaf">
        <svg width="100%" height="100%"><rect width="100%" height="100%" fill=${`url(#cherry-motif-${seat})`} /></svg>
      </span>`,
    )}
  </span>`;
}
