// @ts-check
/** Which address shows what. */

/** @typedef {{ page: 'start' | 'setup' | 'table', game?: string, table?: string, ply?: number | null, halt?: boolean }} Route */

const TABLE = /^\/table\/([\w-]+)(?:\/(\d+)(\/end)?)?\/?$/;

/** @returns {Route} */
export function route() {
  const table = TABLE.exec(location.pathname);
  if (table) {
    const [, id, ply, end] = table;
    return { page: 'table', table: id, ply: ply === undefined ? null : Number(ply), halt: end !== undefined };
  }
  const game = new URLSearchParams(location.search).get('game');
  return game ? { page: 'setup', game } : { page: 'start' };
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
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  if (link.hash) document.getElementById(link.hash.slice(1))?.focus();
  else go(link.pathname + link.search);
}
