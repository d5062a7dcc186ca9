// @ts-check
/** The key of somebody who could have sat down and chose to watch: kept for this visit, in case they change their mind. */

const KEPT = 'hortus-key-';

/** @param {string} table @param {string} key of a link to a seat, or a code */
export function keepKey(table, key) {
  sessionStorage.setItem(KEPT + table, key);
}

/** What this guest can sit down by; empty: nothing. @param {import('./protocol').TableInfo} table */
export function keyTo({ id, code }) {
  return code || (sessionStorage.getItem(KEPT + id) ?? '');
}
