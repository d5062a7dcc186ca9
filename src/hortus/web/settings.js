// @ts-check
/** What somebody likes: kept in this browser, told to everybody who listens. */

/**
 * @typedef {object} Settings
 * @property {string} language en, fr, pl; '' follows the browser
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'calm' | 'normal' | 'quick' | 'at once'} pace how fast the turns of others are shown
 * @property {'on' | 'off'} motion whether pieces move on their way
 * @property {boolean} confirm a move is shown first, and played when it is confirmed
 * @property {boolean} letters letters on pieces
 * @property {'first' | 'on' | 'off'} coach in one's first game of each kind, always, never
 * @property {Record<string, string>} coached the first table of each game
 * @property {string[]} offered what was offered once and answered
 * @property {boolean} sound
 * @property {boolean} notices a notice of the browser when it is one's turn
 * @property {string} name of the person
 * @property {string} opponent the computer player met last
 */

const KEY = 'hortus';

/** @type {Settings} */
const DEFAULTS = {
  language: '',
  theme: 'auto',
  pace: 'normal',
  motion: 'on',
  confirm: true,
  letters: false,
  coach: 'first',
  coached: {},
  offered: [],
  sound: false,
  notices: false,
  name: '',
  opponent: '',
};

/**
 * How the turns of others are shown, in milliseconds.
 * @typedef {object} Pace
 * @property {number} turn about so long a whole turn takes, of however many steps
 * @property {number} step no step of it takes longer
 * @property {number} motion how long motion takes, as a multiple of what its makers had in mind
 * @property {number} halt so long the end of a round stays, unless somebody goes on
 * @property {number} audience the same for those who only watch: nobody waits for them
 */
/** @type {Record<Settings['pace'], Pace>} */
const PACES = {
  calm: { turn: 10_000, step: 2_400, motion: 1.6, halt: Infinity, audience: 12_000 },
  normal: { turn: 6_000, step: 1_500, motion: 1, halt: Infinity, audience: 7_000 },
  quick: { turn: 2_500, step: 600, motion: 0.6, halt: 5_000, audience: 4_000 },
  'at once': { turn: 0, step: 0, motion: 0, halt: 2_500, audience: 1_500 },
};
export const PACE_NAMES = /** @type {Settings['pace'][]} */ (Object.keys(PACES));
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Readonly<Settings>} */
export let settings = { ...DEFAULTS, ...remembered() };

let isForgotten = false;

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {Partial<Settings>} changed */
export function change(changed) {
  settings = { ...settings, ...changed };
  try {
    if (!isForgotten) localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets at the end of the visit.
  }
  show();
  for (const listener of listeners) listener();
}

/** Whether anything was ever chosen in this browser. */
export function isKnown() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** As on the first visit; whoever calls this leaves the page, and what it still does until then is not remembered. */
export function forget() {
  isForgotten = true;
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}

/** @param {() => void} listener @returns {() => void} stops it */
export function listen(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody sits down to play: their first table of each game is remembered. @param {string} game @param {string} table */
export function meet(game, table) {
  if (!(game in settings.coached)) change({ coached: { ...settings.coached, [game]: table } });
}

/** The coach speaks at this table, whatever was played or wished before. @param {string} game @param {string} table */
export function coachAt(game, table) {
  change({ coach: settings.coach === 'on' ? 'on' : 'first', coached: { ...settings.coached, [game]: table } });
}

/** @param {boolean} wanted */
export async function askForNotices(wanted) {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  change({ notices: allowed });
}

/** @returns {Pace} */
export function pace() {
  return PACES[settings.pace] ?? PACES.normal;
}

/** How long motion takes: 0 not at all, 1 normal. Who asks the system for less motion gets none, but the same pauses. */
export function motion() {
  return reduced.matches || settings.motion === 'off' ? 0 : pace().motion;
}

export function systemWantsLessMotion() {
  return reduced.matches;
}

/** @returns {Partial<Settings>} */
function remembered() {
  try {
    return current(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Slow motion was a setting of its own once; now it is a calm pace. @param {any} kept @returns {Partial<Settings>} */
function current({ motion: kind = 'on', ...kept }) {
  const calm = kind === 'slow' ? { pace: 'calm' } : {};
  return { ...calm, ...kept, motion: kind === 'off' ? 'off' : 'on' };
}

function show() {
  const page = document.documentElement;
  if (settings.theme === 'auto') delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.dataset.motion = motion() ? 'on' : 'off';
}

reduced.addEventListener('change', () => change({}));
show();
