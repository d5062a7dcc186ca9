// @ts-check
/** How an event looks: flowers fly from where they were to where they are. The difference of two views says which. */
import { centre, move, show } from '../../../boards/motion.js';
import { countOut } from './finale.js';
import { flights } from './places.js';

/** @typedef {import('./board.js').default} Table */
/** @typedef {import('../../../boards/board.js').LogEntry} LogEntry */
/** @typedef {import('../../../boards/board.js').View} View */
/** @typedef {import('./places.js').Flight} Flight */

const FLIGHT = 420;
const APART = 70; // from one flower to the next
const REACH = 340;
const PICK = 400;
const LONGEST_DRAW = 1_600; // many flowers come faster: the show must not fall far behind the table
const HUSH = 260; // before it is clear whether the harvest holds
const SHUDDER = 420;
const LIFT = 480;
const COUNT = 620;

/**
 * @param {Table} board
 * @param {LogEntry[]} log
 * @param {View} before
 * @param {View} after
 */
export async function perform(board, log, before, after) {
  if (!board.motion || document.hidden || !log.length) return;
  const told = new Set(log.map(({ id }) => id));
  if (told.has('cherry-log-draw')) await reach(board, after.to_pick);
  else if (told.has('cherry-log-pick')) await pickFlower(board, before, after, told.has('cherry-log-failed'));
  else if (after.step === 'over') await liftScreens(board, after);
  else await fly(board, before, after, FLIGHT);
}

// Drawing

/** The hand goes into the bag. @param {Table} board @param {number} flowers */
async function reach(board, flowers) {
  board.pace = Math.min(PICK, LONGEST_DRAW / flowers);
  const down = { transform: 'translate(-50%, -34%)', opacity: 1 };
  const frames = [{ transform: 'translate(-50%, -130%)', opacity: 0 }, { ...down, offset: 0.7 }, down];
  await Promise.all([
    move(board, board.querySelector('.hand-art'), frames, REACH),
    move(
      board,
      board.querySelector('.bag-art'),
      [{ transform: 'none' }, { transform: 'scale(1.06, 0.94)' }, { transform: 'none' }],
      REACH,
    ),
  ]);
}

/**
 * A blossom falls from the tree, the flower comes out of the bag; after the last one there is a hush.
 * @param {Table} board @param {View} before @param {View} after @param {boolean} failed
 */
async function pickFlower(board, before, after, failed) {
  const pace = board.pace;
  void move(
    board,
    board.querySelector('.blossoms > :last-child use'),
    [{ opacity: 1 }, { transform: 'translateY(70px)', opacity: 0 }],
    pace,
  );
  void move(
    board,
    board.querySelector('.bag-art'),
    [{ transform: 'none' }, { transform: 'rotate(-4deg)' }, { transform: 'rotate(3deg)' }, { transform: 'none' }],
    pace,
  );
  // Whether it holds is not shown before the last flower lies on the cloth.
  const undecided = { ...after, step: 'pick', failed: false, failure: null };
  await fly(board, before, undecided, pace);
  if (after.to_pick) return;
  await move(board, board.querySelector('.cloth'), [{ opacity: 1 }, { opacity: 1 }], failed ? HUSH : HUSH / 2);
  if (!failed) return;
  await show(board, after);
  const shaken = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  await move(board, board.querySelector('.harvest'), shaken, SHUDDER, { easing: 'ease-out' });
}

// Flights

/** @param {Table} board @param {View} before @param {View} after @param {number} duration */
async function fly(board, before, after, duration) {
  const { shown } = board;
  const moves = flights(before, after).map((flight) => ({ ...flight, start: boxOf(board, flight.from) }));
  const leaving = moves.filter(({ to }) => to === 'bag' || to.startsWith('screen ')); // they will not be seen there
  const ghosts = leaving.map((flight) => ghost(board, flight));
  await show(board, after);
  if (board.shown !== shown) return;
  /** @type {Map<string, number>} */
  const landed = new Map();
  const arrivals = moves.map((flight, index) => {
    const end = boxOf(board, flight.to);
    const at = landed.get(flight.to) ?? 0;
    landed.set(flight.to, at + 1);
    const piece = ghosts[leaving.indexOf(flight)] ?? pieceAt(board, flight.to, at);
    return land(board, piece, flight, end, index, duration);
  });
  await Promise.all(arrivals);
  for (const one of ghosts) one?.remove();
}

/**
 * @param {Table} board
 * @param {Element | undefined} piece a flower that lies where it belongs already, or a ghost that goes away
 * @param {Flight & { start: DOMRect | null }} flight
 * @param {DOMRect | null} end
 * @param {number} index
 * @param {number} duration
 */
async function land(board, piece, { start, to }, end, index, duration) {
  if (!piece || !start || !end) return;
  const ghostly = piece.classList.contains('ghost');
  const own = ghostly ? start : piece.getBoundingClientRect();
  const far = ghostly ? centre(end) : centre(start);
  const [x, y] = [far[0] - centre(own)[0], far[1] - centre(own)[1]];
  const away = { transform: `translate(${x}px, ${y}px) scale(${to === 'bag' ? 0.4 : 0.85})` };
  const frames = ghostly
    ? [
        { transform: 'none', opacity: 1 },
        { ...away, opacity: 0.2 },
      ]
    : [
        { ...away, opacity: 0.6 },
        { transform: 'none', opacity: 1 },
      ];
  /** @type {KeyframeAnimationOptions} */
  const options = { delay: index * APART, fill: ghostly ? 'both' : 'backwards' };
  await move(board, piece, frames, duration, options);
}

/** @param {Table} board @param {string} place */
const find = (board, place) => board.querySelector(`[data-place="${place}"], [data-heap="${place}"]`);

/** Where a place is: itself, or what stands for it when it is empty. @param {Table} board @param {string} place */
function boxOf(board, place) {
  const [kind, seat] = place.split(' ');
  /** @type {Record<string, string>} */
  const wider = {
    harvest: '.harvest',
    drawn: '.harvest',
    given: '.harvest',
    bag: '[data-place="bag"]',
    behind: `[data-place="screen ${seat}"]`,
  };
  const element = find(board, place) ?? board.querySelector(wider[kind] ?? `.seat.motif-of-${seat} .front`);
  return element?.getBoundingClientRect() ?? null;
}

/** The flower that came last, or one before it. @param {Table} board @param {string} place @param {number} before */
function pieceAt(board, place, before) {
  const all = find(board, place)?.querySelectorAll('.flower') ?? [];
  return all[Math.max(0, all.length - 1 - before)];
}

/** A copy of a flower that goes where it will not be seen. @param {Table} board @param {Flight & { start: DOMRect | null }} flight */
function ghost(board, { from, start }) {
  const flower = find(board, from)?.querySelector('.flower');
  const layer = board.querySelector('.flights');
  if (!flower || !layer || !start) return undefined;
  const copy = /** @type {SVGElement} */ (flower.cloneNode(true));
  const size = flower.getBoundingClientRect();
  const origin = layer.getBoundingClientRect();
  copy.classList.add('ghost');
  copy.style.width = copy.style.height = `${size.width}px`;
  copy.style.left = `${centre(start)[0] - size.width / 2 - origin.left}px`;
  copy.style.top = `${centre(start)[1] - size.height / 2 - origin.top}px`;
  layer.append(copy);
  return copy;
}

// The end

/** The screens are lifted together, then everything is counted. @param {Table} board @param {View} after */
async function liftScreens(board, after) {
  const lifted = [{ transform: 'none' }, { transform: 'translateY(-60%) scaleY(0.4)', opacity: 0 }];
  await Promise.all([...board.querySelectorAll('.screen-art')].map((art) => move(board, art, lifted, LIFT)));
  board.counted = 0;
  await show(board, after);
  await countOut(board, COUNT);
}
