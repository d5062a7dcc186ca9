// @ts-check
/** Which puzzles somebody has solved, and how many days in a row: kept in this browser. */

const KEY = 'hortus-puzzles';
const DAY = 86_400_000; // milliseconds; days of the whole world have no summer time

/**
 * @typedef {object} Kept
 * @property {Record<string, number[]>} solved their numbers, by game
 * @property {string} last the day that counted last, such as 2026-11-16
 * @property {number} days in a row up to then
 * @property {Record<string, string>} shown the day on which the solution of its puzzle was shown, by game
 */

/** @returns {Kept} */
function kept() {
  const nothing = { solved: {}, last: '', days: 0, shown: {} };
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return nothing;
  }
}

/** @param {string} game @returns {number[]} */
export function solvedOf(game) {
  return kept().solved[game] ?? [];
}

/** How many days in a row; a day is not lost before it is over. @param {string} day today */
export function streakOn(day) {
  const { last, days } = kept();
  return last === day || last === before(day) ? days : 0;
}

/** @param {string} game @param {number} number @param {string | null} day whose puzzle it was, if it is today's */
export function noteSolved(game, number, day) {
  const all = kept();
  const numbers = [...new Set([...solvedOf(game), number])].sort((one, other) => one - other);
  const counts = day !== null && day !== all.last && !wasShown(game, day);
  const now = counts ? { last: day, days: streakOn(day) + 1 } : {};
  keep({ ...all, solved: { ...all.solved, [game]: numbers }, ...now });
}

/**
 * Whether somebody has seen the solution of the puzzle of a day: then it is not solved for that day any more.
 * @param {string} game @param {string | null} day
 */
export function wasShown(game, day) {
  return day !== null && kept().shown[game] === day;
}

/** @param {string} game @param {string | null} day */
export function noteShown(game, day) {
  const all = kept();
  if (day !== null) keep({ ...all, shown: { ...all.shown, [game]: day } });
}

/** @param {Kept} all */
function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser without storage begins anew.
  }
}

/** @param {string} day */
function before(day) {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/**
 * The next of some puzzles that is not solved yet, from one on; where all are, simply the next.
 * @param {string} game @param {number[]} numbers @param {number} from
 */
export function nextOf(game, numbers, from) {
  const solved = solvedOf(game);
  const turned = [...numbers.filter((number) => number > from), ...numbers.filter((number) => number <= from)];
  return turned.find((number) => !solved.includes(number)) ?? turned[0];
}
