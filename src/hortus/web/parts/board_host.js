// @ts-check
/**
 * Fetches what a game brings for the page, with its looks, when it is first needed.
 *
 * The server finds it in the folder of the game, and sends what is plain where a game has nothing of its own. What is
 * broken is replaced by what is plain, too: everybody plays on.
 */

/** @typedef {import('../boards/board.js').Board} Board */

/** @param {string} game @returns {Promise<Board>} */
export async function boardOf(game) {
  const tag = `board-${game.replaceAll('_', '-')}`;
  try {
    const { default: OwnBoard } = await fetched(folderOf(game), 'board', 'style');
    if (!customElements.get(tag)) customElements.define(tag, OwnBoard);
    return new OwnBoard();
  } catch (fault) {
    console.error(fault);
    return insteadOf(game);
  }
}

/** The plain board, which says that it stands in for a broken one. @param {string} game @returns {Promise<Board>} */
export async function insteadOf(game) {
  const { default: PlainBoard } = await fetched(PLAIN, 'board', 'style');
  if (!customElements.get('plain-board')) customElements.define('plain-board', PlainBoard);
  return Object.assign(new PlainBoard(), { instead: game });
}

/** The small picture of a game. @param {string} game @returns {Promise<unknown>} */
export async function drawingOf(game) {
  const drawn = async (/** @type {string} */ folder) => (await fetched(folder, 'miniature', 'miniature')).default();
  try {
    return await drawn(folderOf(game));
  } catch (fault) {
    console.error(fault);
    return drawn(PLAIN);
  }
}

const PLAIN = '../plain';

/** @param {string} game */
const folderOf = (game) => `../games/${game}/board`;

/** @param {string} folder @param {string} script @param {string} style */
async function fetched(folder, script, style) {
  const [module] = await Promise.all([import(`${folder}/${script}.js`), looks(`${folder}/${style}.css`)]);
  return module;
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** @param {string} path of a style sheet, from here @returns {Promise<void>} */
export function looks(path) {
  const sheet = sheets.get(path) ?? link(new URL(path, import.meta.url).href);
  sheets.set(path, sheet);
  return sheet;
}

/** @param {string} address @returns {Promise<void>} */
function link(address) {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}
