// @ts-check
/**
 * What the pond shows at one moment: a view whose lilies keep their identity while they drift.
 *
 * The server tells what happened in a log; `step` follows one entry of it, so that an event of several happenings can be
 * shown one after another. It only repeats what the entry says: whether it was allowed, and what it leads to, is not
 * known here.
 */

/** @typedef {import('../../../boards/board.js').View} View */
/** @typedef {import('../../../boards/board.js').LogEntry} LogEntry */
/**
 * @typedef {object} Lily
 * @property {string} cell
 * @property {string} kind plain, double dark, red eggs or yellow eggs
 * @property {boolean} dark
 * @property {string | null} flower
 * @property {string | null} frog
 * @property {number} id the same wherever it drifts
 */
/** @typedef {View & { lilies: Lily[] }} Scene */

export const COLUMNS = ['a', 'b', 'c', 'd', 'e'];
export const ROWS = ['5', '4', '3', '2', '1'];
export const PLACES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const CELL = 100;
export const RIM = 26;
export const SIZE = 5 * CELL + 2 * RIM;

/** @type {Record<string, [number, number]>} how a direction leads, in columns to the right and rows down */
export const WAYS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** @param {string} cell @returns {[number, number]} its middle on the pond */
export function middle(cell) {
  return [RIM + (COLUMNS.indexOf(cell[0]) + 0.5) * CELL, RIM + (ROWS.indexOf(cell[1]) + 0.5) * CELL];
}

/** @param {string} cell @param {string} direction @param {number} steps */
export function onward(cell, direction, steps = 1) {
  const [right, down] = WAYS[direction];
  const column = COLUMNS.indexOf(cell[0]) + right * steps;
  return `${COLUMNS[column]}${ROWS[ROWS.indexOf(cell[1]) + down * steps]}`;
}

/** Where a frog waits that is not on the pond: on a corner of the rim, Red's below and Yellow's above. */
/** @type {Record<string, [number, number]>} */
export const SHORE = { red: [SIZE - 19, SIZE - 17], yellow: [SIZE - 19, 17] };

/** @param {View} scene @param {string} seat @returns {string | null} the cell where the seat's frog sits */
export function frogCell(scene, seat) {
  return scene.lilies.find((/** @type {Lily} */ lily) => lily.frog === seat)?.cell ?? null;
}

/**
 * The scene of a view. Lilies that lie where one of their kind lay before are taken for the same.
 * @param {View} view
 * @param {Scene} previous
 * @returns {Scene}
 */
export function settle(view, previous) {
  const known = new Map(previous.lilies.map((lily) => [lily.cell, lily]));
  const free = new Set(view.lilies.keys());
  const ids = view.lilies.map((/** @type {Lily} */ lily) => {
    const same = known.get(lily.cell);
    if (same?.kind !== lily.kind) return null;
    free.delete(same.id);
    return same.id;
  });
  const left = free.values();
  const lilies = view.lilies.map((/** @type {Lily} */ lily, /** @type {number} */ index) => ({
    ...lily,
    id: ids[index] ?? left.next().value,
  }));
  return { ...view, lilies };
}

/**
 * The pond as it lay when the round ended: a view that is already in the next round remembers its flowers. Sides and frogs
 * that it has forgotten are taken from the scene before.
 * @param {View} view
 * @param {Scene} scene
 * @returns {View}
 */
export function roundEnd(view, scene) {
  const before = new Map(scene.lilies.map((lily) => [lily.cell, lily]));
  const lilies = view.lilies.map((/** @type {Lily} */ lily) => {
    const flower = view.seats.find((/** @type {string} */ _, /** @type {number} */ seat) =>
      view.last_flowers[seat].includes(lily.cell),
    );
    const { dark = lily.dark, frog = null } = before.get(lily.cell) ?? {};
    return { ...lily, dark, flower: flower ?? null, frog: flower ? null : frog };
  });
  return { ...view, lilies };
}

/**
 * The scene after one entry of the log.
 * @param {Scene} scene
 * @param {LogEntry} entry
 * @returns {Scene}
 */
export function step(scene, { id, arguments: told }) {
  return STEPS[id]?.(scene, told) ?? scene;
}

/** @type {Record<string, (scene: Scene, told: Record<string, any>) => Scene>} */
const STEPS = {
  'haru-log-bid': (scene, { seat, value }) => ({ ...bidden(scene, seat), bids: at(scene, scene.bids, seat, value) }),
  'haru-log-bid-hidden': (scene, { seat }) => bidden(scene, seat),
  'haru-log-reveal': reveal,
  'haru-log-roles': (scene, { senior_seat: senior, junior_seat: junior }) => ({ ...scene, senior, junior }),
  'haru-log-automatic': bloom,
  'haru-log-flower': bloom,
  'haru-log-wind': blow,
  'haru-log-frog': hop,
  'haru-log-frogs-leave': (scene) => change(scene, () => true, { frog: null }),
  'haru-log-dark': (scene, { cell }) => change(scene, (lily) => lily.cell === cell, { dark: true, frog: null }),
  'haru-log-dragonfly': (scene, { seat }) => ({ ...scene, dragonfly: seat }),
  'haru-log-dragonfly-passes': (scene, { seat }) => ({ ...scene, dragonfly: seat }),
  'haru-log-croak': (scene, { seat }) => ({ ...scene, croaker: seat }),
  'haru-log-figure': (scene, { seat, points }) => ({
    ...scene,
    points: at(scene, scene.points, seat, scene.points[scene.seats.indexOf(seat)] + points),
  }),
};

/** @param {Scene} scene @param {any[]} list @param {string} seat @param {any} value a copy with the seat's value */
const at = (scene, list, seat, value) => list.map((old, index) => (scene.seats[index] === seat ? value : old));

/** @param {Scene} scene @param {string} seat @returns {Scene} */
const bidden = (scene, seat) => ({ ...scene, has_bid: at(scene, scene.has_bid, seat, true) });

/** @param {Scene} scene @param {Record<string, any>} told @returns {Scene} */
function reveal(scene, told) {
  const bids = scene.seats.map((/** @type {string} */ seat) => told[seat]);
  const without = (/** @type {number[] | null} */ values, /** @type {number} */ index) =>
    values && values.filter((value) => value !== bids[index]);
  return {
    ...scene,
    bids,
    has_bid: bids.map(() => true),
    hands: scene.hands.map(without),
    held: scene.held.map((/** @type {number} */ count) => count - 1),
    unplayed: scene.unplayed.map(without),
  };
}

/** @param {Scene} scene @param {Record<string, any>} told @returns {Scene} */
function bloom(scene, { seat, cell }) {
  return change(scene, (lily) => lily.cell === cell, { flower: seat, frog: null });
}

/** @param {Scene} scene @param {Record<string, any>} told @returns {Scene} */
function hop(scene, { frog, cell }) {
  const away = change(scene, (lily) => lily.frog === frog, { frog: null });
  return { ...change(away, (lily) => lily.cell === cell, { frog }), frog: null };
}

/** @param {Scene} scene @param {Record<string, any>} told @returns {Scene} */
function blow(scene, { cell, direction, count }) {
  const moved = new Set(Array.from({ length: count }, (_, index) => onward(cell, direction, index)));
  const lilies = scene.lilies.map((lily) =>
    moved.has(lily.cell) ? { ...lily, cell: onward(lily.cell, direction) } : lily,
  );
  return { ...scene, lilies };
}

/**
 * @param {Scene} scene
 * @param {(lily: Lily) => boolean} which
 * @param {Partial<Lily>} what
 * @returns {Scene}
 */
function change(scene, which, what) {
  return { ...scene, lilies: scene.lilies.map((lily) => (which(lily) ? { ...lily, ...what } : lily)) };
}

/** @typedef {{ name: string, cells: string[], direction: string | null }} Trace what an entry is about, on the pond */

/** @param {LogEntry} entry @returns {Trace} its cells, and the way that the wind went over them */
export function traceOf({ id, arguments: told }) {
  if (!told.direction)
    return { name: id, cells: `${told.cells ?? told.cell ?? ''}`.split(' ').filter(Boolean), direction: null };
  const cells = Array.from({ length: told.count + 1 }, (_, index) => onward(told.cell, told.direction, index));
  return { name: id, cells, direction: told.direction };
}

/**
 * What happened last in this round, where it is now: a lily that was flowered and then blown away has taken its mark along.
 * @param {LogEntry[]} log
 * @returns {Trace[]}
 */
export function tracesOf(log) {
  const round = log.slice(log.findLastIndex((entry) => entry.id === 'haru-log-new-round') + 1);
  return round.map(traceOf).map((trace, index, all) => {
    const winds = all.slice(index + 1).filter((later) => later.direction);
    if (trace.direction) return trace;
    const cells = trace.cells.map((cell) => winds.reduce(blownOn, cell));
    return { ...trace, cells };
  });
}

/** @param {string} cell @param {Trace} wind @returns {string} where it has blown what lay on the cell */
const blownOn = (cell, { cells, direction }) =>
  cells.slice(0, -1).includes(cell) ? onward(cell, direction ?? 'n') : cell;
