// @ts-check
/** Draws every piece of a kind on its ground, side by side, and says where. */
import { html, render } from '/web/vendor/lit.js';

/** @typedef {{ size: number, least: number, pieces: Record<string, unknown> }} Kind least: so much every pair must differ */
/** @typedef {{ wrapper: string, shapes: unknown, kinds: Record<string, Kind> }} Pieces */

/** @param {string} game @returns {Promise<Pieces>} */
export const piecesOf = async (game) => (await import(`/pieces/${game}.js`)).default;

/**
 * @param {Pieces} pieces
 * @param {string} kind
 * @param {[string, unknown][]} [planted] more pieces, to see the check fail
 */
export async function draw({ wrapper, shapes, kinds }, kind, planted = []) {
  const { size, least, pieces } = kinds[kind];
  const all = [...Object.entries(pieces), ...planted];
  const box = `display: inline-block; width: ${size}px; height: ${size}px; margin: 4px; padding: 0; overflow: hidden; background: var(--panel)`;
  const held = 'display: contents';
  render(
    html`<div class=${wrapper} style="display: block; background: var(--panel)">
      ${shapes}
      ${all.map(([name, piece]) => html`<span class="piece" data-name=${name} style=${box}><span style=${held}>${piece}</span></span>`)}
    </div>`,
    document.body,
  );
  for (const art of document.querySelectorAll('.piece > span > svg'))
    Object.assign(/** @type {SVGElement} */ (art).style, { width: '100%', height: '100%', display: 'block' });
  await new Promise(requestAnimationFrame);
  const boxes = [...document.querySelectorAll('.piece')].map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const pixels = (/** @type {number} */ length) => Math.round(length * devicePixelRatio);
    return {
      name: piece.getAttribute('data-name') ?? '',
      x: pixels(x),
      y: pixels(y),
      width: pixels(width),
      height: pixels(height),
    };
  });
  return { boxes, least };
}
