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
/**
 * @typedef {object} People who sits where, by the key of the seat; whoever has no name is called by the seat
 * @property {Record<string, string>} names
 * @property {string | null} you the key of the seat of whoever reads
 */

/** @type {People} */
const STRANGERS = { names: {}, you: null };

/** @type {Say} the sentence of that id; another function after the language has changed */
export let say = (id) => id;

/** Says every sentence with the names of these people. @param {People} people @returns {Say} */
export function speakerFor(people) {
  return (id, args) => format(id, args, people);
}

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
 * @param {{ id: string, arguments: Record<string, unknown> }} sentence @param {Say} tell
 */
export function due({ id, arguments: args }, tell) {
  return tell(knows(`page-${id}`) ? `page-${id}` : id, args);
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
    return { number, title: format(id, {}, STRANGERS, own), text: format(`rule-${number}`, {}, STRANGERS, own) };
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

/**
 * @param {string} id
 * @param {Record<string, unknown>} [args]
 * @param {People} [people]
 */
function format(id, args = {}, people = STRANGERS, from = bundle) {
  const text = forms(id, args, people, from)[''];
  return pseudo ? `⟦${text}⟧` : text;
}

/**
 * A message in every case that its language has; the plain one is ''.
 * @param {string} id @param {Record<string, unknown>} args @param {People} people
 * @returns {Record<string, string>}
 */
function forms(id, args, people, from = bundle) {
  const message = from.getMessage(id);
  if (message?.value == null) {
    console.error(`no sentence ${id}`);
    return { '': id };
  }
  const placed = placeable(args, people);
  const patterns = Object.entries({ '': message.value, ...message.attributes });
  return Object.fromEntries(patterns.map(([name, pattern]) => [name, said(id, pattern, placed, from)]));
}

/** @param {string} id @param {any} pattern @param {Record<string, any>} placed @param {FluentBundle} from */
function said(id, pattern, placed, from) {
  /** @type {Error[]} */
  const faults = [];
  const text = from.formatPattern(pattern, placed, faults);
  for (const fault of faults) console.error(`${id}: ${fault}`);
  return text;
}

/**
 * What a sentence speaks of, put into words as in `languages/arguments.py`: people by their names in every case,
 * phrases, lists; numbers without separators.
 * @param {Record<string, unknown>} args @param {People} people
 */
function placeable(args, people) {
  /** @type {Record<string, any>} */
  const placed = { you: 'nobody' };
  for (const [name, value] of Object.entries(args)) {
    if (name === 'seat' || name.endsWith('_seat')) {
      if (value === people.you && placed.you === 'nobody') placed.you = name;
      for (const [form, words] of Object.entries(person(String(value), people))) {
        placed[form ? `${name}_${form}` : name] = words;
      }
    } else placed[name] = thing(value, people);
  }
  return placed;
}

/** @param {string} key @param {People} people */
function person(key, people) {
  if (key === people.you) return forms('seat-you', {}, people);
  if (key in people.names) return forms('seat-person', { name: people.names[key] }, people);
  return forms('seat-name', { key }, people);
}

/** A sentence in a sentence has no brackets of its own. @param {any} value @param {People} people */
function thing(value, people) {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  if (Array.isArray(value))
    return listed(value.map((item) => (item.id ? phrase(item, people) : person(item, people)[''])));
  return value?.id ? phrase(value, people) : String(value).replace(/[⟦⟧]/g, '');
}

/** @param {{ id: string, arguments: Record<string, unknown> }} part @param {People} people */
function phrase(part, people) {
  return forms(part.id, part.arguments, people)[''];
}

/** @param {number} part of one */
export function percent(part) {
  return new Intl.NumberFormat(current || 'en', { style: 'percent' }).format(part);
}

/** @param {string[]} items */
export function listed(items) {
  return new Intl.ListFormat(current || 'en', { type: 'conjunction' }).format(items);
}

/** @type {Record<string, string>} */
const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ', s: 'š', A: 'Á', E: 'É', O: 'Ó', S: 'Š' };

/** @param {string} text */
function accented(text) {
  return text.replace(/[aeioucnsAEOS]/g, (letter) => ACCENTS[letter] ?? letter);
}
