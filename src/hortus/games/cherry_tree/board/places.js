// @ts-check
/**
 * Where flowers lie, and what a tap there would mean. It knows no rule: whether the meaning is allowed is in `legal`.
 *
 * A place is written as on the board: `harvest pink`, `front 2 yellow`, `screen 0`, `drawn white`, `card two-pairs`.
 */
import { COLOURS } from './art/flowers.js';

/** @typedef {import('../../../boards/board.js').View} View */
/** @typedef {import('../../../boards/board.js').LogEntry} LogEntry */

/** @type {Record<string, string>} the first word of the actions of a step, where it is not its name */
const VERBS = { 'draw-first': 'draw', 'keep-one': 'keep', 'take-exchange': 'take', 'take-second': 'take' };

/** The seat that actions and sentences call by a number: they count from 1, the board from 0. @param {unknown} name */
export const seatOf = (name) => Number(name) - 1;

/** What actions and sentences call a seat. @param {string | number} seat */
export const calledSeat = (seat) => String(Number(seat) + 1);

/**
 * How many flowers of each colour, and how many secret ones, as phrases that a sentence lists.
 * @param {number[]} counts @param {number} [secret]
 */
export function inWords(counts, secret = 0) {
  const phrases = counts.flatMap((count, index) =>
    count ? [{ id: 'cherry-flowers-of', arguments: { colour: COLOURS[index], count } }] : [],
  );
  const hidden = secret ? [{ id: 'cherry-secret-flowers', arguments: { count: secret } }] : [];
  const all = [...phrases, ...hidden];
  return all.length ? all : [{ id: 'cherry-no-flowers', arguments: {} }];
}

/** @param {View} view */
export const verbOf = (view) => VERBS[view.step] ?? view.step;

/**
 * The action that a tap on a place means; where the step has no use for it, the one that it would mean at another time,
 * so that the refusal can say what is due. Null if there is none.
 * @param {View} view
 * @param {string} place
 * @returns {string | null}
 */
export function meaning(view, place) {
  const [kind, first, second] = place.split(' ');
  const verb = verbOf(view);
  switch (kind) {
    case 'harvest':
      return verb === 'give' || verb === 'hide' ? `${verb} harvest ${first}` : `behind ${first}`;
    case 'front':
      return Number(first) === view.seat ? ownFront(verb, second) : othersFront(verb, first, second);
    case 'screen':
      if (verb !== 'place') return null;
      return Number(first) === view.seat ? 'place behind' : `place ${calledSeat(first)}`;
    case 'drawn':
      return verb === 'keep' && first !== 'black' ? `keep ${first}` : null;
    case 'card':
      return `bonus ${view.masteries[first]}`;
    default:
      return null;
  }
}

/** @param {string} verb @param {string} colour */
function ownFront(verb, colour) {
  if (verb === 'place') return 'place front';
  return verb === 'give' ? `give front ${colour}` : `hide front ${colour}`;
}

/** @param {string} verb @param {string} seat @param {string} colour */
function othersFront(verb, seat, colour) {
  if (verb === 'place') return `place ${calledSeat(seat)}`;
  return colour === 'black' ? null : `take ${calledSeat(seat)} ${colour}`;
}

/**
 * The colours that may be kept together with those picked so far, and the action once the choice is complete.
 * @param {string[]} legal
 * @param {string[]} picked
 */
export function keeping(legal, picked) {
  const choices = legal.filter((action) => action.startsWith('keep ')).map((action) => action.split(' ').slice(1));
  const open = choices.filter((colours) => picked.every((colour) => colours.includes(colour)));
  const done = open.find((colours) => colours.length === picked.length);
  return {
    colours: new Set(open.flat().filter((colour) => colour !== 'none')),
    action: done && picked.length ? `keep ${done.join(' ')}` : null,
  };
}

/** What is in a place, by colour. @typedef {{ place: string, colour: string, count: number }} Heap */

/**
 * All flowers on the table that can be seen one by one.
 * @param {View} view
 * @returns {Heap[]}
 */
export function heaps(view) {
  /** @type {Heap[]} */
  const found = [];
  COLOURS.forEach((colour, index) => {
    found.push({ place: `harvest ${colour}`, colour, count: view.harvest[index] });
    const drawn = view.drawn.filter((/** @type {string} */ other) => other === colour).length;
    found.push(
      { place: `drawn ${colour}`, colour, count: drawn },
      { place: 'given', colour, count: Number(view.given === colour) },
    );
    view.front.forEach((/** @type {number[]} */ counts, /** @type {number} */ seat) => {
      found.push({ place: `front ${seat} ${colour}`, colour, count: counts[index] });
    });
    view.behind.forEach((/** @type {number[] | null} */ counts, /** @type {number} */ seat) => {
      found.push({ place: `behind ${seat} ${colour}`, colour, count: counts?.[index] ?? 0 });
    });
  });
  view.secret.forEach((/** @type {number | null} */ count, /** @type {number} */ seat) => {
    found.push({ place: `behind ${seat} unknown`, colour: 'unknown', count: count ?? 0 });
  });
  return found;
}

/** @typedef {{ colour: string, from: string, to: string }} Flight a flower that moves */

/**
 * Which flowers moved between two views, and whence and where. What is left over went into the bag or came out of it,
 * or went behind a screen that this viewer does not see behind.
 * @param {View} before
 * @param {View} after
 * @returns {Flight[]}
 */
export function flights(before, after) {
  const was = new Map(heaps(before).map((heap) => [heap.place + heap.colour, heap.count]));
  /** @type {Map<string, { gone: string[], come: string[] }>} */
  const moved = new Map();
  for (const { place, colour, count } of heaps(after)) {
    const change = count - (was.get(place + colour) ?? 0);
    const list = moved.get(colour) ?? { gone: [], come: [] };
    for (let i = 0; i < Math.abs(change); i++) (change < 0 ? list.gone : list.come).push(place);
    moved.set(colour, list);
  }
  let returned = after.bag - before.bag;
  /** @type {Flight[]} */
  const found = [];
  for (const [colour, { gone, come }] of moved) {
    // What another one gets is on its way there before anything is taken from there.
    gone.sort((one, other) => Number(other === 'given') - Number(one === 'given'));
    const both = Math.min(gone.length, come.length);
    for (let i = 0; i < both; i++) found.push({ colour, from: gone[i], to: come[i] });
    for (const from of gone.slice(both))
      found.push({ colour, from, to: returned-- > 0 ? 'bag' : `screen ${before.turn_of}` });
    for (const to of come.slice(both)) found.push({ colour, from: 'bag', to });
  }
  return found;
}

/**
 * The places that a line of the log is about.
 * @param {LogEntry} entry
 * @returns {string[]}
 */
export function placesOf({ id, arguments: told }) {
  const { colour, second, place, given } = told;
  const [seat, other] = [seatOf(told.seat), seatOf(told.other_seat)];
  switch (id.replace('cherry-log-', '')) {
    case 'pick':
      return [`harvest ${colour}`, `drawn ${colour}`];
    case 'keep-two':
      return [`front ${seat} ${colour}`, `front ${seat} ${second}`];
    case 'keep-one':
    case 'place-front':
      return [`front ${seat} ${colour}`];
    case 'place-other':
      return [`front ${other} ${colour}`];
    case 'take':
      return [`front ${seat} ${colour}`];
    case 'exchange':
      return [`front ${seat} ${colour}`, `front ${other} ${given}`];
    case 'give':
      return ['given', ...(place === 'front' ? [`front ${seat} ${colour}`] : [])];
    case 'secret':
    case 'secret-hidden':
    case 'hide':
    case 'behind':
    case 'place-behind':
    case 'jokers':
    case 'jokers-hidden':
    case 'revealed':
      return [`screen ${seat}`];
    case 'draw':
    case 'returned':
    case 'bag-empty':
    case 'idle':
      return ['bag'];
    default:
      return [];
  }
}
