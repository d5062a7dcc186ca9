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
  if (cell.flowers) return say(cell.bloom ? 'ishtar-web-cell-bloom' : 'ishtar-flowers', { count: cell.flowers });
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
  return say('ishtar-label-fountain-shared', { ...told, seats: holders });
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
    .map((/** @type {number} */ count, /** @type {number} */ index) =>
      say('ishtar-part', { count, symbol: index === part ? symbol : 'none' }),
    )
    .join(', ');
}

/** Gems as a part of a sentence: "2 purple gems and 1 red gem". @param {Record<string, number>} gems */
export function gemsWords(gems) {
  const some = Object.entries(gems).filter(([, count]) => count);
  if (!some.length) return { id: 'ishtar-none', arguments: {} };
  return some.map(([colour, count]) => ({ id: 'ishtar-gems-counted', arguments: { colour, count } }));
}

/** @param {Say} say @param {View} card */
export function cardName(say, { points, price }) {
  return say('ishtar-web-card', { points, price: gemsWords(price) });
}

/** A tree as a part of a sentence, wherever its card lies. @param {View} view @param {string} tree */
function treeWords(view, tree) {
  const cards = [...view.display, ...view.gardeners.flatMap((/** @type {View} */ gardener) => gardener.reserved)];
  const { points, price } = cards.find((card) => card.tree === tree);
  return { id: 'ishtar-tree-words', arguments: { points, price: gemsWords(price) } };
}

/** A skill as a part of a sentence, by what it does. @param {View} view @param {string} name */
export function skillWords(view, name) {
  const letter = name.toLowerCase();
  const { lower, counts, points } = view.skills.find((/** @type {View} */ skill) => skill.letter === letter);
  return { id: 'ishtar-skill-words', arguments: { kind: name === letter ? lower : `upper-${counts}`, points } };
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
      return say('ishtar-web-do-skill', { skill: skillWords(view, thing) });
    case 'skip':
      return say('ishtar-web-do-skip');
    case 'bloom':
      if (thing === 'none') return say('ishtar-web-do-bloom-none');
      return other
        ? say('ishtar-web-do-bloom-double', { cell: thing, other })
        : say('ishtar-web-do-bloom-single', { cell: thing });
    case 'reserve':
      return say('ishtar-web-do-reserve', { card: treeWords(view, thing) });
    case 'gem':
      return say('ishtar-web-do-gem', { colour: thing });
    case 'tree':
      return say('ishtar-web-do-tree', { card: treeWords(view, thing) });
    case 'plant':
      return say('ishtar-web-do-plant', { cell: thing });
    default:
      return say('ishtar-web-do-done');
  }
}
