// @ts-check
/** Every sentence that people read, from the same Fluent files as everywhere in Hortus. */
import { FluentBundle, FluentNumber, FluentResource } from './vendor/fluent.js';
import { change, settings } from './settings.js';

export const LANGUAGES = ['en', 'fr', 'pl'];
const PSEUDO = 'qps'; // `?language=qps`: English in accents and brackets, so that text from nowhere else stands out
const RULE_TITLE = 'rule-title-';
const pseudo = new URLSearchParams(location.search).get('language') === PSEUDO;

/** @type {Map<string, Promise<FluentResource>>} */
const files = new Map();
/** @type {Set<string>} */
const wanted = new Set();
/** @type {FluentBundle} */
let bundle = makeBundle('en');
let current = '';

/** @typedef {(id: string, args?: Record<string, unknown>) => string} Say */

/** @type {Say} the sentence of that id; another function after the language has changed */
export let say = (id) => id;

export function language() {
  return current;
}

/** The language to speak now: the chosen one, else the first of the browser's that is ours. */
function preferred() {
  if (settings.language) return settings.language;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/**
 * Have these files in the language of now. Asked again after the language has changed, it brings all that were wanted.
 * @param {...string} names
 */
export async function need(...names) {
  const tongue = preferred();
  for (const name of names) wanted.add(name);
  const resources = await Promise.all([...wanted].map((name) => resource(tongue, name)));
  if (tongue !== preferred()) return need();
  const fresh = makeBundle(tongue);
  for (const one of resources) fresh.addResource(one);
  bundle = fresh;
  if (tongue !== current) {
    current = tongue;
    document.documentElement.lang = tongue;
    say = (id, args) => format(id, args);
  }
}

/** @param {string} tongue from now on; '' follows the browser */
export async function speak(tongue) {
  change({ language: tongue });
  await need();
  change({});
}

/** @param {string} id */
export function knows(id) {
  return bundle.hasMessage(id);
}

/**
 * What is to be done, in the words of the page where it has its own: who points needs no notation.
 * @param {{ id: string, arguments: Record<string, unknown> }} sentence
 */
export function due({ id, arguments: args }) {
  return say(knows(`page-${id}`) ? `page-${id}` : id, args);
}

/**
 * The rules of a game in their order. They are apart from all other sentences: two games may number theirs alike.
 * @param {string} game
 */
export async function rulesOf(game) {
  const tongue = preferred();
  const rules = await resource(tongue, `${game}/rules`);
  const own = makeBundle(tongue);
  own.addResource(rules);
  const ids = rules.body.map(({ id }) => id).filter((id) => id.startsWith(RULE_TITLE));
  return ids.map((id) => {
    const number = id.slice(RULE_TITLE.length);
    return { number, title: format(id, {}, own), text: format(`rule-${number}`, {}, own) };
  });
}

/**
 * @param {string} tongue
 * @param {string} name of a file; those of a game stand behind its name and a slash
 * @returns {Promise<FluentResource>}
 */
function resource(tongue, name) {
  const path = `/words/${tongue}/${name}.ftl`;
  let file = files.get(path);
  if (!file) {
    file = fetch(path).then(async (answer) => {
      if (answer.ok) return new FluentResource(await answer.text());
      if (answer.status === 404) return new FluentResource(''); // a game without sentences of its own
      throw new Error(`${path}: ${answer.status}`);
    });
    file.catch(() => files.delete(path));
    files.set(path, file);
  }
  return file;
}

/** @param {string} tongue */
function makeBundle(tongue) {
  return new FluentBundle(tongue, { useIsolating: false, transform: pseudo ? accented : undefined });
}

/** @param {string} id @param {Record<string, unknown>} [args] */
function format(id, args = {}, from = bundle) {
  const pattern = from.getMessage(id)?.value;
  if (pattern == null) {
    console.error(`no sentence ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const faults = [];
  const text = from.formatPattern(pattern, placeable(args), faults);
  for (const fault of faults) console.error(`${id}: ${fault}`);
  return pseudo ? `⟦${text}⟧` : text;
}

/**
 * Arguments as Fluent takes them: numbers without separators; a sentence in a sentence has no brackets of its own.
 * @param {Record<string, unknown>} args
 * @returns {Record<string, any>}
 */
function placeable(args) {
  const placed = (/** @type {unknown} */ value) =>
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : String(value).replace(/[⟦⟧]/g, '');
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, placed(value)]));
}

/** @type {Record<string, string>} */
const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ', s: 'š', A: 'Á', E: 'É', O: 'Ó', S: 'Š' };

/** @param {string} text */
function accented(text) {
  return text.replace(/[aeioucnsAEOS]/g, (letter) => ACCENTS[letter] ?? letter);
}
