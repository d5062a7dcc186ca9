// @ts-check
/** Which address shows what. */

/**
 * @typedef {object} Route
 * @property {'start' | 'setup' | 'table' | 'join' | 'learn' | 'puzzles' | 'puzzle' | 'rules' | 'nowhere'} page
 * @property {string} [game]
 * @property {string} [table]
 * @property {number | null} [ply]
 * @property {boolean} [halt] as a round ended with that action
 * @property {boolean} [review] its review is open, if it is over
 * @property {string} [key] of a link, or a code
 * @property {string} [number] of a puzzle, as somebody may have typed it
 * @property {string} [lesson] its number, as somebody may have typed it; '': wherever one was
 */

const JOIN = /^\/join\/([^/]+)\/?$/;
const LEARN = /^\/learn\/([^/]+)(?:\/([^/]+))?\/?$/;
const PUZZLES = /^\/puzzles\/?$/;
const PUZZLE = /^\/puzzles\/([^/]+)\/([^/]+)\/?$/;
const RULES = /^\/rules\/([^/]+)\/?$/;
const TABLE = /^\/table\/([\w-]+)(\/review)?(?:\/(\d+)(\/end)?)?\/?$/;

/** @returns {Route} */
export function route() {
  const table = TABLE.exec(location.pathname);
  if (table) {
    const [, id, review, ply, end] = table;
    const moment = { ply: ply === undefined ? null : Number(ply), halt: end !== undefined };
    return { page: 'table', table: id, ...moment, review: review !== undefined };
  }
  const join = JOIN.exec(location.pathname);
  if (join) return { page: 'join', key: decoded(join[1]) };
  const learn = LEARN.exec(location.pathname);
  if (learn) return { page: 'learn', game: decoded(learn[1]), lesson: decoded(learn[2] ?? '') };
  if (PUZZLES.test(location.pathname)) return { page: 'puzzles' };
  const puzzle = PUZZLE.exec(location.pathname);
  if (puzzle) return { page: 'puzzle', game: decoded(puzzle[1]), number: decoded(puzzle[2]) };
  const rules = RULES.exec(location.pathname);
  if (rules) return { page: 'rules', game: decoded(rules[1]) };
  if (location.pathname !== '/') return { page: 'nowhere' };
  const game = new URLSearchParams(location.search).get('game');
  return game ? { page: 'setup', game } : { page: 'start' };
}

/** @param {string} text of an address, which anybody may have typed */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Go to another address of this page.
 * @param {string} path
 * @param {{ replace?: boolean }} [how] replace: without a step in the browser's history
 */
export function go(path, { replace = false } = {}) {
  const spoken = new URLSearchParams(location.search).get('language');
  const address = new URL(path, location.href);
  if (spoken) address.searchParams.set('language', spoken);
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Links between pages of ours need no loading. @param {MouseEvent} event */
export function followLink(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  if (link.hash && link.pathname === location.pathname) document.getElementById(link.hash.slice(1))?.focus();
  else go(link.pathname + link.search + link.hash);
}
