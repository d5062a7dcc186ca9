// @ts-check
/** Names of places for those who listen, and actions in a few words. */

/** @typedef {import('../../../boards/board.js').View} View */
/** @typedef {import('../../../boards/board.js').Say} Say */

/**
 * A cell with its state: "C17: 2 flowers, flowerbed of Player 1".
 * @param {Say} say
 * @param {View} cell
 * @param {View | undefined} fountain if one stands there
 * @param {{ isChoice: boolean, isChosen: boolean }} state
 */
export function cellName(say, cell, fountain, { isChoice, isChosen }) {
  const words = [fountain?.colour ? fountainName(say, fountain) : ground(say, cell)];
  if (cell.symbol) words.push(say('web-ishtar-cell-symbol', { symbol: cell.symbol }));
  if (cell.keeper) words.push(say('web-ishtar-cell-keeper', { seat: cell.keeper }));
  if (cell.assistant) words.push(say('web-ishtar-cell-assistant', { seat: cell.assistant }));
  if (isChosen) words.push(say('web-ishtar-cell-chosen'));
  else if (isChoice) words.push(say('web-ishtar-cell-choice'));
  return say('web-ishtar-cell', { cell: cell.cell, words: words.join(', ') });
}

/** @param {Say} say @param {View} cell */
function ground(say, cell) {
  if (cell.tree) return say('web-ishtar-cell-tree');
  if (cell.flowers) return say(cell.bloom ? 'web-ishtar-cell-bloom' : 'web-ishtar-cell-flowers', { count: cell.flowers });
  if (cell.tile) return say('web-ishtar-cell-grass');
  if (cell.gem) return say('web-ishtar-cell-gem', { colour: cell.gem });
  if (cell.ground === 'stone') return say('web-ishtar-cell-stone');
  return say(cell.ground ? 'web-ishtar-cell-sand' : 'web-ishtar-cell-unknown');
}

/** @param {Say} say @param {View} fountain */
export function fountainName(say, { slot, colour, held, holders }) {
  const told = { slot, colour, count: Math.max(...held) };
  if (!holders.length) return say('ishtar-label-fountain-free', told);
  if (holders.length === 1) return say('ishtar-label-fountain', { ...told, seat: holders[0] });
  return say('ishtar-label-fountain-shared', { ...told, seats: holders.join(', ') });
}

/** @param {Say} say @param {View} pile */
export function pileName(say, pile) {
  if (!pile.size) return say('ishtar-label-pile-empty', pile);
  const told = { pile: pile.pile, shape: pile.shape, count: pile.size, cost: pile.cost };
  if (pile.can) return say('ishtar-label-pile-can', told);
  if (!pile.top) return say('ishtar-label-pile-down', told);
  const words = [say(pile.cost === null ? 'web-ishtar-pile' : 'web-ishtar-pile-cost', { ...told, cells: tileName(say, pile.top) })];
  if (pile.fits === false) words.push(say('web-ishtar-pile-fits-nowhere'));
  return words.join(', ');
}

/** The three cells of a tile: "3 flowers with an assistant, grass, grass". @param {Say} say @param {View} tile */
export function tileName(say, { flowers, symbol, symbol_part: part }) {
  return flowers
    .map((/** @type {number} */ count, /** @type {number} */ index) => {
      if (!count) return say('web-ishtar-cell-grass');
      const name = say('web-ishtar-cell-flowers', { count });
      return index === part ? say('web-ishtar-tile-symbol', { name, symbol }) : name;
    })
    .join(', ');
}

/** @param {Say} say @param {Record<string, number>} gems */
export function gemsName(say, gems) {
  const some = Object.entries(gems).filter(([, count]) => count);
  if (!some.length) return say('web-ishtar-no-gems');
  return some.map(([colour, count]) => say('web-ishtar-gem-count', { colour, count })).join(', ');
}

/** @param {Say} say @param {View} card */
export function cardName(say, card) {
  return say('web-ishtar-card', { tree: card.tree, price: gemsName(say, card.price), points: card.points });
}

/** What a skill does: lower ones at once, upper ones at the end. @param {Say} say @param {View} skill @param {boolean} isUpper */
export function skillName(say, { letter, lower, counts, points }, isUpper) {
  if (isUpper) return say('web-ishtar-skill-upper', { skill: letter.toUpperCase(), counts, points });
  return say('web-ishtar-skill-lower', { skill: letter, effect: lower });
}

/**
 * A picked action in a few words, for the button that confirms it.
 * @param {Say} say
 * @param {View} view
 * @param {string} action
 */
export function deed(say, view, action) {
  const [verb, thing, other] = action.split(' ');
  switch (verb) {
    case 'pile':
      return say('web-ishtar-do-pile', { pile: Number(thing), cost: view.piles[Number(thing) - 1].cost ?? 0 });
    case 'pay':
      return say('web-ishtar-do-pay', { colour: thing });
    case 'lay':
      return say('web-ishtar-do-lay', { cell: thing });
    case 'discard':
      return say('web-ishtar-do-discard');
    case 'assistant':
      return say('web-ishtar-do-assistant');
    case 'skill':
      return say('web-ishtar-do-skill', { skill: thing });
    case 'skip':
      return say('web-ishtar-do-skip');
    case 'bloom':
      if (thing === 'none') return say('web-ishtar-do-bloom-none');
      return other ? say('web-ishtar-do-bloom-double', { cell: thing, other }) : say('web-ishtar-do-bloom-single', { cell: thing });
    case 'reserve':
      return say('web-ishtar-do-reserve', { tree: thing });
    case 'gem':
      return say('web-ishtar-do-gem', { colour: thing });
    case 'tree':
      return say('web-ishtar-do-tree', { tree: thing });
    case 'plant':
      return say('web-ishtar-do-plant', { cell: thing });
    default:
      return say('web-ishtar-do-done');
  }
}
