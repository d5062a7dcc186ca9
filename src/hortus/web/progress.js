// @ts-check
/** How far somebody has come in the lessons of each game: kept in this browser. */

const KEY = 'hortus-learn';
export const END = 'end'; // behind the last lesson

/** @returns {Record<string, number | 'end'>} */
function reached() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Whether somebody has begun to learn any game here. */
export function hasLearned() {
  return Object.keys(reached()).length > 0;
}

/** The farthest lesson that was opened. @param {string} game @returns {number | 'end' | null} */
export function farthest(game) {
  return reached()[game] ?? null;
}

/** @param {string} game @param {number | 'end'} lesson that is open now */
export function reach(game, lesson) {
  const before = farthest(game);
  if (before === END || (lesson !== END && before !== null && before >= lesson)) return;
  keep({ ...reached(), [game]: lesson });
}

/** From the first lesson on. @param {string} game */
export function startAgain(game) {
  keep({ ...reached(), [game]: 1 });
}

/** @param {Record<string, number | 'end'>} all */
function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser without storage begins anew.
  }
}
