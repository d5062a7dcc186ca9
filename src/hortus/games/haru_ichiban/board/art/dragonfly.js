// @ts-check
/** A dragonfly from above, around (0, 0), about 60 wide and 50 high. */
import { svg } from '../../../../vendor/lit.js';

export function dragonfly() {
  return svg`
    <g class="dragonfly">
      ${[1, -1].map(
        (side) => svg`
        <g transform=${`scale(${side} 1)`}>
          <path class="dragonfly-wing" d="M 2 -9 C 10 -22 26 -24 29 -18 C 30 -12 14 -7 2 -7 Z"></path>
          <path class="dragonfly-wing" d="M 2 -5 C 14 -4 26 2 25 8 C 22 13 9 5 2 -3 Z"></path>
          <path class="dragonfly-vein" d="M 3 -8.5 C 12 -14 20 -18 27 -18 M 3 -4.5 C 12 -1 18 3 23 8"></path>
        </g>
      `,
      )}
      <path class="dragonfly-body" d="M 0 -6 L 1.8 -2 L 1.1 24 Q 0 27 -1.1 24 L -1.8 -2 Z"></path>
      <ellipse class="dragonfly-body" cy="-8" rx="3.4" ry="5"></ellipse>
      <path class="dragonfly-rings" d="M -1.5 6 H 1.5 M -1.5 11 H 1.5 M -1.4 16 H 1.4 M -1.3 21 H 1.3"></path>
      <circle class="dragonfly-eye" cx="-2.6" cy="-14.5" r="3"></circle>
      <circle class="dragonfly-eye" cx="2.6" cy="-14.5" r="3"></circle>
    </g>
  `;
}
