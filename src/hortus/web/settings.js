// @ts-check
/** What somebody likes: kept in this browser, told to everybody who listens. */

/**
 * @typedef {object} Settings
 * @property {string} language en, fr, pl; '' follows the browser
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'off' | 'normal' | 'slow'} motion
 * @property {boolean} confirm a move is shown first, and played when it is confirmed
 * @property {boolean} letters letters on pieces
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
  motion: 'normal',
  confirm: true,
  letters: false,
  sound: false,
  notices: false,
  name: '',
  opponent: '',
};

const MOTION = { off: 0, normal: 1, slow: 2 };
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Readonly<Settings>} */
export let settings = { ...DEFAULTS, ...remembered() };

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {Partial<Settings>} changed */
export function change(changed) {
  settings = { ...settings, ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets at the end of the visit.
  }
  show();
  for (const listener of listeners) listener();
}

/** @param {() => void} listener @returns {() => void} stops it */
export function listen(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long motion takes: 0 off, 1 normal, 2 slow. Who asks the system for less motion gets none. */
export function motion() {
  return reduced.matches ? 0 : MOTION[settings.motion];
}

export function systemWantsLessMotion() {
  return reduced.matches;
}

/** @returns {Partial<Settings>} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function show() {
  const page = document.documentElement;
  if (settings.theme === 'auto') delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.dataset.motion = motion() ? 'on' : 'off';
}

reduced.addEventListener('change', () => change({}));
show();
