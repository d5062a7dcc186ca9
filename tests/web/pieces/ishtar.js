// @ts-check
/** The pieces of the gardens: gems by their cut, and what shows whose something is. */
import { html } from '/web/vendor/lit.js';
import { COLOURS, assistant, gem, medallion } from '/web/games/ishtar/board/art/pieces.js';

/** @param {unknown} drawing */
const picture = (drawing) => html`<svg viewBox="-20 -20 40 40">${drawing}</svg>`;
/** @param {(seat: number) => unknown} draw */
const everySeat = (draw) => Object.fromEntries([1, 2, 3, 4].map((seat) => [`seat ${seat}`, picture(draw(seat))]));

export default {
  wrapper: 'ishtar',
  shapes: html``,
  kinds: {
    gem: { size: 28, least: 0.18, pieces: Object.fromEntries(COLOURS.map((colour) => [colour, picture(gem(colour))])) },
    medallion: { size: 28, least: 0.2, pieces: everySeat(medallion) },
    assistant: { size: 28, least: 0.1, pieces: everySeat(assistant) },
  },
};
