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
  if (cell.symbol) words.push(say('ishtar-web-cell-symbol', { symbol: cell.symbol }));
  if (cell.keeper) words.push(say('ishtar-web-cell-keeper', { seat: cell.keeper }));
  if (cell.assistant) words.push(say('ishtar-web-cell-assistant', { seat: cell.assistant }));
  if (isChosen) words.push(say('ishtar-web-cell-chosen'));
  else if (isChoice) words.push(say('ishtar-web-cell-choice'));
  return say('ishtar-web-cell', { cell: cell.cell, words: words.join(', ') });
}

/** @param {Say} say @param {View} cell */
function ground(say, cell) {
  if (cell.tree) return say('ishtar-web-cell-tree');
  if (cell.flowers)
    return say(cell.bloom ? 'ishtar-web-cell-bloom' : 'ishtar-web-cell-flowers', { count: cell.flowers });
  if (cell.tile) return say('ishtar-web-cell-grass');
  if (cell.gem) return say('ishtar-web-cell-gem', { colour: cell.gem });
  if (cell.ground === 'stone') return say('ishtar-web-cell-stone');
  return say(cell.ground ? 'ishtar-web-cell-sand' : 'ishtar-web-cell-unknown');
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
  const words = [
    say(pile.cost === null ? 'ishtar-web-pile' : 'ishtar-web-pile-cost', { ...told, cells: tileName(say, pile.top) }),
  ];
  if (pile.fits === false) words.push(say('ishtar-web-pile-fits-nowhere'));
  return words.join(', ');
}

/** The three cells of a tile: "3 flowers with an assistant, grass, grass". @param {Say} say @param {View} tile */
export function tileName(say, { flowers, symbol, symbol_part: part }) {
  return flowers
    .map((/** @type {number} */ count, /** @type {number} */ index) => {
      if (!count) return say('ishtar-web-cell-grass');
      const name = say('ishtar-web-cell-flowers', { count });
      return index === part ? say('ishtar-web-tile-symbol', { name, symbol }) : name;
    })
    .join(', ');
}

/** @param {Say} say @param {Record<string, number>} gems */
export function gemsName(say, gems) {
  const some = Object.entries(gems).filter(([, count]) => count);
  if (!some.length) return say('ishtar-web-no-gems');
  return some.map(([colour, count]) => say('ishtar-web-gem-count', { colour, count })).join(', ');
}

/** @param {Say} say @param {View} card */
export function cardName(say, card) {
  return say('ishtar-web-card', { tree: card.tree, price: gemsName(say, card.price), points: card.points });
}

/** What a skill does: lower ones at once, upper ones at the end. @param {Say} say @param {View} skill @param {boolean} isUpper */
export function skillName(say, { letter, lower, counts, points }, isUpper) {
  if (isUpper) return say('ishtar-web-skill-upper', { skill: letter.toUpperCase(), counts, points });
  return say('ishtar-web-skill-lower', { skill: letter, effect: lower });
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
      return say('ishtar-web-do-pile', { pile: Number(thing), cost: view.piles[Number(thing) - 1].cost ?? 0 });
    case 'pay':
      return say('ishtar-web-do-pay', { colour: thing });
    case 'lay':
      return say('ishtar-web-do-lay', { cell: thing });
    case 'discard':
      return say('ishtar-web-do-discard');
    case 'assistant':
      return say('ishtar-web-do-assistant');
    case 'skill':
      return say('ishtar-web-do-skill', { skill: thing });
    case 'skip':
      return say('ishtar-web-do-skip');
    case 'bloom':
      if (thing === 'none') return say('ishtar-web-do-bloom-none');
      return other
        ? say('ishtar-web-do-bloom-double', { cell: thing, other })
        : say('ishtar-web-do-bloom-single', { cell: thing });
    case 'reserve':
      return say('ishtar-web-do-reserve', { tree: thing });
    case 'gem':
      return say('ishtar-web-do-gem', { colour: thing });
    case 'tree':
      return say('ishtar-web-do-tree', { tree: thing });
    case 'plant':
      return say('ishtar-web-do-plant', { cell: thing });
    default:
      return say('ishtar-web-do-done');
  }
}
