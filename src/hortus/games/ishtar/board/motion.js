// @ts-check
/** How things move: the can walks, a tile settles, gems fly to their owner, a tree grows. One thing after another. */
import { html, render } from '../../../vendor/lit.js';
import { centre, move } from '../../../boards/motion.js';
import { gem, icon } from './art/pieces.js';
import { canPlace } from './rug.js';

/** @typedef {import('../../../boards/board.js').View} View */
/** @typedef {import('../../../boards/board.js').LogEntry} LogEntry */
/** @typedef {import('./board.js').IshtarBoard} IshtarBoard */

const STEP = 300; // milliseconds of one small movement, at normal speed
const PILES = 6;

/**
 * Show how the log led from one view to the next.
 * @param {IshtarBoard} board
 * @param {LogEntry[]} log
 * @param {View} before
 * @param {View} after
 */
export async function play(board, log, before, after) {
  for (const entry of log) await MOVES_BEFORE[entry.id]?.(board, entry, before, after);
  board.view = after;
  await board.updateComplete;
  for (const entry of log) await MOVES_AFTER[entry.id]?.(board, entry, before);
}

/** @type {Record<string, (board: IshtarBoard, entry: LogEntry, before: View, after: View) => Promise<unknown>>} */
const MOVES_BEFORE = {
  'ishtar-log-pile': walk,
  'ishtar-log-pay-can': (board, { arguments: told }) =>
    fly(board, told.colour, gemsOf(board, told.seat, told.colour), one(board, '.walker')),
  'ishtar-log-pay-skill': (board, { arguments: told }) =>
    fly(board, told.colour, gemsOf(board, told.seat, told.colour), one(board, '.skills')),
  'ishtar-log-gem': (board, { arguments: told }) =>
    fly(board, told.colour, one(board, '.rug'), gemsOf(board, told.seat, told.colour)),
};

/** @type {Record<string, (board: IshtarBoard, entry: LogEntry, before: View) => Promise<unknown>>} */
const MOVES_AFTER = {
  'ishtar-log-lay': settle,
  'ishtar-log-plant': (board, { arguments: told }) => grow(board, told.cell, '.tree'),
  'ishtar-log-assistant': (board, { arguments: told }) => arrive(board, told.cell),
  'ishtar-log-bloom-single': (board, { arguments: told }) => open(board, [told.cell]),
  'ishtar-log-bloom-double': (board, { arguments: told }) => open(board, [told.cell, told.other]),
  'ishtar-log-reveal': (board, { arguments: told }) => turnUp(board, told.pile),
  'ishtar-log-deal': (board, { arguments: told }) => lay(board, told.tree),
  'ishtar-log-holds': (board, { arguments: told }) => raise(board, told.slot),
  'ishtar-log-share': (board, { arguments: told }) => raise(board, told.slot),
};

/** @param {Element | null} element */
const isSeen = (element) => Boolean(element?.getClientRects().length);

/** What is not seen (on a phone most panels are closed) does not move. @param {IshtarBoard} board @param {string} selector */
function one(board, selector) {
  const element = board.querySelector(selector);
  return isSeen(element) ? element : null;
}

/** @param {IshtarBoard} board @param {string} seat @param {string} colour */
function gemsOf(board, seat, colour) {
  const gardener = `[data-gardener="${seat}"]`;
  const counts = [...board.querySelectorAll(`${gardener} [data-gems="${colour}"]`)].find(isSeen);
  return counts ?? one(board, gardener) ?? one(board, '.tabs');
}

/**
 * @param {IshtarBoard} board
 * @param {Element | null} element
 * @param {Keyframe[]} frames
 * @param {number} [steps] how long
 * @param {string} [easing]
 */
const step = (board, element, frames, steps = 1, easing = 'ease-out') =>
  move(board, element, frames, STEP * steps, { easing });

/** The can walks clockwise from pile to pile; the first time straight from the middle. @param {IshtarBoard} board @param {LogEntry} _ @param {View} before @param {View} after */
async function walk(board, _, before, after) {
  const [from, to] = [before, after].map((view) => view.piles.findIndex((/** @type {View} */ pile) => pile.can));
  if (to < 0) return;
  const way = from < 0 ? [from, to] : [from];
  while (way.at(-1) !== to) way.push(((way.at(-1) ?? 0) + 1) % PILES);
  const frames = way.map((pile) => ({
    transform: `translate(${canPlace(pile)
      .map((place) => `${place}px`)
      .join(', ')})`,
  }));
  await step(board, one(board, '.walker'), frames, Math.min(1 + way.length / 2, 3), 'ease-in-out');
}

/** A tile settles, and the gems beneath it fly to its gardener. @param {IshtarBoard} board @param {LogEntry} entry @param {View} before */
async function settle(board, { arguments: told }, before) {
  const cells = String(told.cells).split(', ');
  board.show(cells);
  const parts = [
    ...cells.map((cell) => one(board, `.covers [data-cell="${cell}"] .cover`)),
    one(board, `.tiles [data-tile="${told.tile}"]`),
  ];
  await Promise.all(
    parts.map((part) =>
      step(board, part, [
        { opacity: 0, transform: 'translateY(-14px)' },
        { opacity: 1, transform: 'none' },
      ]),
    ),
  );
  const gems = before.cells.filter((/** @type {View} */ cell) => cell.gem && cells.includes(cell.cell));
  await Promise.all(
    gems.map((/** @type {View} */ cell) =>
      fly(board, cell.gem, one(board, `.covers [data-cell="${cell.cell}"]`), gemsOf(board, told.seat, cell.gem)),
    ),
  );
}

/**
 * A gem flies from one thing to another, above everything else.
 * @param {IshtarBoard} board
 * @param {string} colour
 * @param {Element | null} from
 * @param {Element | null} to
 */
async function fly(board, colour, from, to) {
  if (!from || !to) return;
  const [start, end] = [from, to].map((element) => centre(element.getBoundingClientRect()));
  const flyer = document.createElement('div');
  flyer.className = 'ishtar-flyer';
  render(html`${icon(gem(colour))}`, flyer);
  board.append(flyer);
  const place = (/** @type {[number, number]} */ [x, y]) => `translate(${x}px, ${y}px)`;
  await step(
    board,
    flyer,
    [{ transform: `${place(start)} scale(1.3)` }, { transform: `${place(end)} scale(0.9)` }],
    1.5,
    'cubic-bezier(0.4, 0, 0.3, 1)',
  );
  flyer.remove();
}

/** @param {IshtarBoard} board @param {string} cell @param {string} what */
async function grow(board, cell, what) {
  board.show([cell]);
  await step(
    board,
    one(board, `.standings [data-cell="${cell}"] ${what}`),
    [
      { transform: 'scale(0.1)', opacity: 0 },
      { transform: 'scale(1.08)', opacity: 1, offset: 0.75 },
      { transform: 'none' },
    ],
    1.6,
  );
}

/** @param {IshtarBoard} board @param {string} cell */
async function arrive(board, cell) {
  board.show([cell]);
  await step(
    board,
    one(board, `.standings [data-cell="${cell}"] .assistant`),
    [
      { translate: '0 -26px', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    1.2,
  );
}

/** @param {IshtarBoard} board @param {string[]} cells */
async function open(board, cells) {
  board.show(cells);
  await Promise.all(
    cells.map((cell) =>
      step(
        board,
        one(board, `.covers [data-cell="${cell}"] .cover`),
        [
          { transform: 'scale(0.2)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        1.3,
      ),
    ),
  );
}

/** @param {IshtarBoard} board @param {number} pile */
async function turnUp(board, pile) {
  await step(
    board,
    one(board, `[data-place="pile ${pile}"] .top`),
    [{ transform: 'scaleX(0)' }, { transform: 'none' }],
    0.8,
  );
}

/** @param {IshtarBoard} board @param {string} tree */
async function lay(board, tree) {
  await step(
    board,
    one(board, `.market [data-place$=" ${tree}"]`),
    [
      { transform: 'translateY(-10px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    0.8,
  );
}

/** @param {IshtarBoard} board @param {string} slot */
async function raise(board, slot) {
  const cell = board.view.fountains.find((/** @type {View} */ fountain) => fountain.slot === slot)?.cell;
  await step(
    board,
    one(board, `.banners [data-cell="${cell}"] .banner > .cloth`),
    [{ opacity: 0 }, { opacity: 1 }],
    0.8,
  );
}
