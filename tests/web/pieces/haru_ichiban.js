// @ts-check
/** The pieces of the pond: what belongs to red and what to yellow. */
import { html } from '/web/vendor/lit.js';
import { bud, flower } from '/web/games/haru_ichiban/board/art/flowers.js';
import { frog } from '/web/games/haru_ichiban/board/art/frog.js';

/** @param {unknown} drawing */
const picture = (drawing) => html`<svg viewBox="-36 -36 72 72">${drawing}</svg>`;
/** @param {(seat: string) => unknown} draw */
const bothSeats = (draw) => Object.fromEntries(['red', 'yellow'].map((seat) => [seat, picture(draw(seat))]));

export default {
  wrapper: 'haru',
  shapes: html``,
  kinds: {
    flower: { size: 44, least: 0.25, pieces: bothSeats(flower) },
    frog: { size: 44, least: 0.25, pieces: bothSeats(frog) },
    bud: { size: 44, least: 0.25, pieces: bothSeats(bud) },
  },
};
