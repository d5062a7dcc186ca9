// @ts-check
/** The pieces of the cherry tree, each kind as small as a phone shows it. */
import { html } from '/web/vendor/lit.js';
import { COLOURS, flower, flowerShapes } from '/web/games/cherry_tree/board/art/flowers.js';
import { foldingScreen, screenMotifs } from '/web/games/cherry_tree/board/art/screens.js';

const SCREEN = 'position: relative; display: block; width: 44px; height: 44px';

export default {
  wrapper: 'cherry',
  shapes: html`${flowerShapes()} ${screenMotifs()}`,
  kinds: {
    flower: { size: 17, least: 0.3, pieces: Object.fromEntries(COLOURS.map((colour) => [colour, flower(colour)])) },
    screen: {
      size: 44,
      least: 0.2,
      pieces: Object.fromEntries(
        [0, 1, 2, 3].map((seat) => [`seat ${seat}`, html`<span style=${SCREEN}>${foldingScreen(seat)}</span>`]),
      ),
    },
  },
};
