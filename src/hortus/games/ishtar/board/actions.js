// @ts-check
/** Texts of actions and places on the table: which action belongs where. What is legal comes from the server. */

/** @typedef {import('../../../boards/board.js').View} View */

/**
 * What can be picked on the map: for each cell its actions, in the order in which taps go through them. A tile is picked
 * by its anchor; on a cell where it can lie, but not with its anchor, by any of its cells.
 * @param {View} view
 * @param {string[]} legal
 * @returns {Map<string, string[]>}
 */
export function spots(view, legal) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @param {string} cell @param {string} action */
  const add = (cell, action) => found.get(cell)?.push(action) ?? found.set(cell, [action]);
  const singlesFirst = [...legal].sort((one, other) => one.split(' ').length - other.split(' ').length);
  for (const action of distinct(view, singlesFirst)) {
    const [verb, ...things] = action.split(' ');
    if (verb === 'lay' || verb === 'plant') add(things[0], action);
    else if (verb === 'bloom' && things[0] !== 'none') for (const cell of things) add(cell, action);
    else if (verb === 'assistant') add(symbolCell(view) ?? '', action);
  }
  const anchors = new Set(found.keys());
  for (const action of legal.filter(isLay)) {
    for (const cell of view.placements[action]) if (!anchors.has(cell)) add(cell, action);
  }
  return found;
}

/** Of placements that give the same picture only the first. @param {View} view @param {string[]} legal */
function distinct(view, legal) {
  const seen = new Set();
  return legal.filter((action) => {
    if (!isLay(action)) return true;
    const picture = faces(view, action)
      .map((/** @type {View} */ face) => JSON.stringify(face))
      .sort()
      .join();
    const isNew = !seen.has(picture + action.split(' ')[1]);
    seen.add(picture + action.split(' ')[1]);
    return isNew;
  });
}

/** @param {string} action */
export function isLay(action) {
  return action.startsWith('lay ');
}

/** The cells that a tile would cover, with what they would show. @param {View} view @param {string} action */
export function faces(view, action) {
  const { tile, flowers, symbol, symbol_part: part } = view.tile;
  return view.placements[action].map((/** @type {string} */ cell, /** @type {number} */ index) => ({
    cell,
    tile,
    flowers: flowers[index],
    ...(index === part ? { symbol } : {}),
  }));
}

/** The cell that shows the symbol of the tile just laid. @param {View} view @returns {string | undefined} */
export function symbolCell(view) {
  return view.cells.find((/** @type {View} */ cell) => cell.symbol && cell.tile === view.tile?.tile)?.cell;
}

/**
 * The cells that an action would change, as they would be: by the view after it, as soon as that is there.
 * @param {View} view
 * @param {View | null} preview
 * @param {string | null} action
 * @returns {View[]}
 */
export function ghosts(view, preview, action) {
  if (!action) return [];
  if (preview?.cells)
    return preview.cells.filter(
      (/** @type {View} */ cell, /** @type {number} */ index) => standing(cell) !== standing(view.cells[index]),
    );
  return isLay(action) && view.placements[action] ? faces(view, action) : [];
}

/** @param {View} cell */
function standing({ tile, flowers, tree, bloom, assistant }) {
  return [tile, flowers, tree, bloom, assistant].join();
}

/**
 * The cells, piles, trees and fountains that lines of the log are about.
 * @param {import('../../../boards/board.js').LogEntry[]} log
 */
export function mentioned(log) {
  /** @type {Set<string>} */
  const cells = new Set();
  const piles = new Set();
  const trees = new Set();
  const slots = new Set();
  for (const { arguments: told } of log) {
    const named = [told.cells, told.cell, told.other].filter(Boolean).join(', ');
    for (const cell of named.split(', ')) if (cell) cells.add(cell);
    if (told.pile) piles.add(Number(told.pile));
    if (told.tree) trees.add(told.tree);
    if (told.slot) slots.add(told.slot);
  }
  return { cells, piles, trees, slots };
}
