// @ts-check
/** How an event looks: one happening of the log after another, each from the scene before it to the scene after it. */
import { centre, move, show } from '../../../boards/motion.js';
import { frogCell, middle, onward, settle, SHORE, SIZE, step, WAYS } from './scene.js';
import { SHORE_SCALE } from './pond.js';

/** @typedef {import('./board.js').default} Pond */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Lily} Lily */
/** @typedef {import('../../../boards/board.js').LogEntry} LogEntry */
/** @typedef {import('../../../boards/board.js').View} View */
/** @typedef {{ board: Pond, scene: Scene, next: Scene, told: Record<string, any> }} Moment */

const BREATH = 440;
const GLIDE = 380;
const HOP = 400;
const BLOOM = 380;
const TURN = 170; // half of it
const GLOW = 120; // from one flower of a figure to the next
const FLIGHT = 450;

/**
 * @param {Pond} board
 * @param {LogEntry[]} log
 * @param {View} before
 * @param {View} after
 */
export async function perform(board, log, before, after) {
  const still = !board.motion || document.hidden;
  const { shown } = board;
  let scene = settle(before, board.scene);
  for (const entry of log) {
    const next = entry.id === 'haru-log-new-round' ? settle(after, scene) : step(scene, entry);
    if (!still) await MOVES[entry.id]?.({ board, scene, next, told: entry.arguments });
    if (board.shown !== shown) return;
    scene = next;
    if (still) board.scene = scene;
    else await show(board, scene);
  }
}

/** @type {Record<string, (moment: Moment) => Promise<void>>} */
const MOVES = {
  'haru-log-reveal': reveal,
  'haru-log-automatic': bloom,
  'haru-log-flower': bloom,
  'haru-log-wind': wind,
  'haru-log-frog': hop,
  'haru-log-frogs-leave': hop,
  'haru-log-dark': turn,
  'haru-log-dragonfly': fly,
  'haru-log-dragonfly-passes': fly,
  'haru-log-figure': count,
  'haru-log-new-round': clear,
};

/** Both bids turn over together. @param {Moment} moment */
async function reveal({ board, scene, next }) {
  const all = (/** @type {(card: Element) => Promise<void>} */ half) =>
    Promise.all([...board.querySelectorAll('.bid-card')].map(half));
  await show(board, { ...scene, has_bid: next.has_bid });
  await all((card) => edgeOn(board, card));
  await show(board, next);
  await all((card) => faceUp(board, card));
}

/** Half a turn: until only the edge is seen. @param {Pond} board @param {Element | null} thing */
const edgeOn = (board, thing) =>
  move(board, thing, [{ transform: 'none' }, { transform: 'scaleX(0)' }], TURN, { easing: 'ease-in' });

/** The other half. @param {Pond} board @param {Element | null} thing */
const faceUp = (board, thing) => move(board, thing, [{ transform: 'scaleX(0)' }, { transform: 'none' }], TURN);

/** @param {Moment} moment */
async function bloom({ board, scene, next, told }) {
  await makeRoom(board, scene, told.cell);
  const lily = next.lilies.find(({ cell }) => cell === told.cell);
  await show(board, next);
  const closed = { transform: 'scale(0.12) rotate(-70deg)', opacity: 0 };
  const opened = { transform: 'none', opacity: 1 };
  await move(board, board.querySelector(`[data-lily="${lily?.id}"] .flower-piece`), [closed, opened], BLOOM);
}

/** A breath crosses the pond, then the lilies glide, each pushed by the one behind it. @param {Moment} moment */
async function wind({ board, scene, next, told }) {
  const { cell, direction, count: many } = told;
  const lane = middle(cell);
  const angle = { n: -90, e: 0, s: 90, w: 180 }[/** @type {string} */ (direction)];
  const at = (/** @type {number} */ far) => {
    const spot = lane.map((start, axis) => (WAYS[direction][axis] ? SIZE / 2 + WAYS[direction][axis] * far : start));
    return `translate(${spot[0]}px, ${spot[1]}px) rotate(${angle}deg)`;
  };
  const frames = [
    { transform: at(-330), opacity: 0.3 },
    { transform: at(0), opacity: 0.95 },
    { transform: at(330), opacity: 0.2 },
  ];
  await move(board, board.querySelector('.wind'), frames, BREATH, { easing: 'linear' });
  await show(board, next);
  const glides = Array.from({ length: many }, (_, index) => {
    const from = onward(cell, direction, index);
    const lily = scene.lilies.find((other) => other.cell === from);
    const path = [from, onward(from, direction)].map((place) => ({ transform: `translate(${px(middle(place))})` }));
    const options = /** @type {KeyframeAnimationOptions} */ ({ delay: index * 45, fill: 'backwards' });
    const pieces = [`[data-lily="${lily?.id}"]`, ...(lily?.frog ? [`[data-frog="${lily.frog}"]`] : [])];
    return pieces.map((piece) => move(board, board.querySelector(piece), path, GLIDE, options));
  });
  await Promise.all(glides.flat());
}

/** @param {[number, number]} point */
const px = ([x, y]) => `${x}px, ${y}px`;

/** Frogs that change their place hop there in an arc; from the pond to the rim and back, too. @param {Moment} moment */
async function hop({ board, scene, next }) {
  const seats = /** @type {string[]} */ (scene.seats).filter((seat) => frogCell(scene, seat) !== frogCell(next, seat));
  await show(board, next);
  const frog = (/** @type {string} */ seat) => board.querySelector(`[data-frog="${seat}"]`);
  await Promise.all(seats.map((seat) => move(board, frog(seat), arc(scene, next, seat), HOP, { easing: 'linear' })));
}

/** A frog hops to the rim before its lily flowers or turns. @param {Pond} board @param {Scene} scene @param {string} cell */
async function makeRoom(board, scene, cell) {
  if (!scene.lilies.some((lily) => lily.cell === cell && lily.frog)) return;
  const lilies = scene.lilies.map((lily) => (lily.cell === cell ? { ...lily, frog: null } : lily));
  await hop({ board, scene, next: { ...scene, lilies }, told: {} });
}

/** @param {Scene} scene @param {Scene} next @param {string} seat @returns {Keyframe[]} */
function arc(scene, next, seat) {
  const [from, to] = [scene, next].map((moment) => {
    const cell = frogCell(moment, seat);
    return { place: cell ? middle(cell) : SHORE[seat], size: cell ? 1 : SHORE_SCALE };
  });
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const done = index / steps;
    const height = 4 * done * (1 - done);
    const between = (/** @type {number} */ start, /** @type {number} */ end) => start + (end - start) * done;
    const x = between(from.place[0], to.place[0]);
    const y = between(from.place[1], to.place[1]) - 46 * height;
    return { transform: `translate(${x}px, ${y}px) scale(${between(from.size, to.size) + 0.22 * height})` };
  });
}

/** The lily turns over; a frog on it hops to the rim first. @param {Moment} moment */
async function turn({ board, scene, next, told }) {
  const lily = scene.lilies.find(({ cell }) => cell === told.cell);
  if (!lily) return;
  await makeRoom(board, scene, told.cell);
  const piece = () => board.querySelector(`[data-lily="${lily.id}"] .leaf-piece`);
  await edgeOn(board, piece());
  await show(board, next);
  await faceUp(board, piece());
}

/** The dragonfly flies over to its new holder. @param {Moment} moment */
async function fly({ board, scene, next }) {
  const insect = /** @type {SVGElement | null} */ (board.querySelector('.flight'));
  const spot = (/** @type {string | null} */ seat) =>
    board.querySelector(seat ? `[data-seat="${seat}"] .side-dragonfly` : '.pond')?.getBoundingClientRect();
  const [from, to, home] = [
    spot(scene.dragonfly),
    spot(next.dragonfly),
    insect?.parentElement?.getBoundingClientRect(),
  ];
  if (!insect || !from || !to || !home) return;
  await show(board, { ...scene, dragonfly: null });
  const at = (/** @type {DOMRect} */ box) => [centre(box)[0] - home.left, centre(box)[1] - home.top];
  const [[x, y], [toX, toY]] = [at(from), at(to)];
  const turned = (Math.atan2(toY - y, toX - x) * 180) / Math.PI + 90;
  const frames = [
    { transform: `translate(${x}px, ${y}px) rotate(${turned}deg) scale(0.8)`, opacity: 1 },
    {
      transform: `translate(${(x + toX) / 2 - 60}px, ${(y + toY) / 2}px) rotate(${turned - 14}deg) scale(1.5)`,
      opacity: 1,
    },
    { transform: `translate(${toX}px, ${toY}px) rotate(${turned}deg) scale(0.8)`, opacity: 1 },
  ];
  await move(board, insect, frames, FLIGHT, { easing: 'ease-in-out' });
}

/** The flowers of a figure glow one after another, and its points rise from their middle. @param {Moment} moment */
async function count({ board, scene, next, told }) {
  const cells = told.cells.split(' ');
  const glows = cells.map((/** @type {string} */ cell, /** @type {number} */ index) => {
    const lily = scene.lilies.find((other) => other.cell === cell);
    const flower = board.querySelector(`[data-lily="${lily?.id}"] .flower-piece`);
    const glow = board.querySelector(`[data-place="${cell}"] .glow`);
    const delay = index * GLOW;
    const light = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
    const swell = [{ transform: 'none' }, { transform: 'scale(1.16)', offset: 0.35 }, { transform: 'none' }];
    const length = 350 + (cells.length - index) * GLOW; // they go out together
    return [move(board, glow, light, length, { delay }), move(board, flower, swell, 400, { delay })];
  });
  await show(board, next);
  const tally = board.querySelector('.tally');
  if (tally) tally.textContent = `+${told.points}`;
  /** @type {[number, number][]} */
  const spots = cells.map(middle);
  const [x, y] = [0, 1].map((axis) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length);
  const rise = [
    { transform: `translate(${x}px, ${y + 24}px)`, opacity: 0 },
    { transform: `translate(${x}px, ${y + 8}px)`, opacity: 1, offset: 0.25 },
    { transform: `translate(${x}px, ${y - 2}px)`, opacity: 1, offset: 0.8 },
    { transform: `translate(${x}px, ${y - 14}px)`, opacity: 0 },
  ];
  await Promise.all([...glows.flat(), move(board, tally, rise, 700, { delay: cells.length * GLOW - 100 })]);
}

/** A new round: flowers close, lilies turn light side up, frogs hop to the eggs. @param {Moment} moment */
async function clear({ board, scene, next }) {
  const close = [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(0.1) rotate(60deg)', opacity: 0 },
  ];
  const flowers = [...board.querySelectorAll('.flower-piece')];
  await Promise.all(flowers.map((flower) => move(board, flower, close, 350, { easing: 'ease-in' })));
  await hop({ board, scene, next, told: {} });
}
