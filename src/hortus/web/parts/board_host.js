// @ts-check
/** Fetches the board of a game, with its looks, when it is first needed. */

/** @typedef {import('../boards/board.js').Board} Board */

/** @param {string} game @returns {Promise<Board>} */
export async function boardOf(game) {
  const tag = `board-${game.replaceAll('_', '-')}`;
  if (!customElements.get(tag)) {
    const [module] = await Promise.all([boardModule(game), looks(game)]);
    if (!customElements.get(tag)) customElements.define(tag, module.default);
  }
  return /** @type {any} */ (document.createElement(tag));
}

/** A game without a board of its own gets a plain one. @param {string} game */
async function boardModule(game) {
  try {
    return await import(`../boards/${game}.js`);
  } catch (fault) {
    console.warn(fault);
    const { default: PlainBoard } = await import('../boards/plain.js');
    return { default: class extends PlainBoard {} }; // an element's class has one name only
  }
}

/** @param {string} name of a style @returns {Promise<void>} */
export function looks(name) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`../style/${name}.css`, import.meta.url).href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
