// @ts-check
/** What lies around the map and the rug: what to do now, trees, skills, gardeners, fountains. */
import { html, nothing, svg } from '../../../vendor/lit.js';
import { fountain as drawFountain } from './art/ground.js';
import { ANY_GEM, COLOURS, TREE, assistant, cardTree, gem, icon, medallion, rosette, symbol } from './art/pieces.js';
import { cardName, deed, fountainName, gemsWords, skillWords, tileName } from './names.js';
import { tile } from './rug.js';

/** @typedef {import('../../../boards/board.js').View} View */
/** @typedef {import('./board.js').IshtarBoard} IshtarBoard */

/** @param {string} seat @param {boolean} [numbered] */
function pawn(seat, numbered = false) {
  return icon(svg`<g transform="translate(0 8) scale(0.76)">${assistant(seat, numbered)}</g>`);
}

/** A button for an action: it picks what is allowed, and says why not otherwise. */
function choice(
  /** @type {IshtarBoard} */ board,
  /** @type {string} */ action,
  /** @type {string} */ label,
  /** @type {unknown} */ content,
  name = '',
) {
  const isChoice = board.legal.includes(action);
  return html`<button type="button" data-place=${action} class="${name} ${isChoice ? 'choice' : ''} ${board.chosen === action ? 'chosen' : ''}"
    aria-label=${label} aria-pressed=${board.chosen === action ? 'true' : 'false'} @click=${() => board.tap(action)}>${content}</button>`;
}

// What to do now that has no place on the table

/** @param {IshtarBoard} board */
export function tray(board) {
  const { view, legal, say } = board;
  const words = legal.map((action) => action.split(' '));
  const colours = words.filter(([verb]) => verb === 'pay' || verb === 'gem');
  const plain = ['assistant', 'skip', 'bloom none', 'discard', 'done'].filter((action) => legal.includes(action));
  const held = view.tile && !view.tile.laid ? view.tile : null;
  if (!held && !colours.length && !plain.length) return nothing;
  return html`<section class="tray" aria-label=${say('ishtar-web-tray')}>
    ${held ? handTile(board, held) : nothing}
    ${colours.map(([verb, colour]) => choice(board, `${verb} ${colour}`, deed(say, view, `${verb} ${colour}`), html`${icon(gem(colour, board.letterOf(colour)), 'large')}<span>${count(board, verb, colour)}</span>`, 'gem-choice'))}
    ${plain.map((action) => choice(board, action, deed(say, view, action), html`${action === 'assistant' ? icon(symbol('assistant')) : nothing}<span>${deed(say, view, action)}</span>`, 'plain'))}
  </section>`;
}

/** How many gems of a colour there are to pay with, or to take. @param {IshtarBoard} board @param {string} verb @param {string} colour */
function count({ view }, verb, colour) {
  const gems = verb === 'pay' ? gardenerOf(view, view.turn_of).gems : view.supply;
  return gems[colour];
}

/** @param {IshtarBoard} board @param {View} held */
function handTile(board, held) {
  const { say } = board;
  const name = say('ishtar-web-hand-tile', { cells: tileName(say, held) });
  const turns = board.turns();
  return html`<span class="hand-tile" role="img" aria-label=${name}>
      <svg viewBox="-52 -46 104 92" aria-hidden="true">${tile(held.shape, held, 0.62)}</svg>
    </span>
    ${
      turns.length > 1
        ? html`<button type="button" class="plain turn choice" data-place="turn" @click=${() => board.turn()}>${icon(svg`<path class="stroke" d="M8 -1A8 8 0 1 0 5 6M8.6 -7V-0.6H2.4" />`)}<span>${say('ishtar-web-turn')}</span></button>`
        : nothing
    }
    ${gains(board)}`;
}

/** The gems that the picked placement would take. @param {IshtarBoard} board */
function gains({ view, preview, say, letterOf }) {
  if (!preview?.gardeners) return nothing;
  const [before, after] = [view, preview].map((one) => gardenerOf(one, view.turn_of).gems);
  const gained = Object.fromEntries(
    COLOURS.map((colour) => [colour, after[colour] - before[colour]]).filter(([, number]) => Number(number) > 0),
  );
  return html`<span class="gains" role="img" aria-label=${say('ishtar-web-gains', { gems: gemsWords(gained) })}>
    ${Object.keys(gained).length ? '+' : nothing}${Object.entries(gained).map(([colour, number]) => Array.from({ length: Number(number) }, () => icon(gem(colour, letterOf(colour)))))}
  </span>`;
}

// Trees

/** @param {IshtarBoard} board */
export function market(board) {
  const { view, say } = board;
  return html`<section class="market panel" data-panel="trees" aria-label=${say('ishtar-web-market')}>
    <h3>${say('ishtar-web-market')} <small>${say('ishtar-web-deck', { count: view.deck.length })}</small></h3>
    <div class="cards">${view.display.map((/** @type {View} */ card) => treeCard(board, card, card.payable.includes(board.watched)))}</div>
  </section>`;
}

/** @param {IshtarBoard} board @param {View} card @param {boolean} payable */
function treeCard(board, card, payable) {
  const { view, say, legal } = board;
  const action =
    legal.includes(`reserve ${card.tree}`) || view.step === 'reserve' ? `reserve ${card.tree}` : `tree ${card.tree}`;
  const marks = `tree-card ${payable ? 'payable' : ''} ${board.recently.trees.has(card.tree) ? 'recent' : ''} ${board.pointed.trees.has(card.tree) ? 'pointed' : ''}`;
  const label = payable ? say('ishtar-web-card-payable', { card: cardName(say, card) }) : cardName(say, card);
  return choice(
    board,
    action,
    label,
    html`
    <span class="points">${card.points}</span>
    <svg class="picture" viewBox="-22 -24 44 44" aria-hidden="true">${cardTree(card.tree)}</svg>
    <span class="cost">${price(board, card.price)}</span>`,
    marks,
  );
}

/** A card kept for later: smaller, beside its gardener. @param {IshtarBoard} board @param {View} card */
function reservedCard(board, card) {
  const label = board.say('ishtar-web-card-reserved', { card: cardName(board.say, card) });
  return choice(
    board,
    `tree ${card.tree}`,
    label,
    html`${icon(svg`<g transform="translate(0 2) scale(0.5)">${cardTree(card.tree)}</g>`)}<b>${card.points}</b><span class="cost">${price(board, card.price)}</span>`,
    'reserved',
  );
}

/** A price; gems that the gardener lacks are hollow. @param {IshtarBoard} board @param {Record<string, number>} gems */
function price({ view, watched, letterOf }, gems) {
  const own = gardenerOf(view, watched).gems;
  return COLOURS.flatMap((colour) =>
    Array.from({ length: gems[colour] }, (_, index) =>
      icon(gem(colour, letterOf(colour)), index < own[colour] ? '' : 'lacking'),
    ),
  );
}

// Skills

/** @type {Record<string, unknown>} */
const EFFECTS = {
  assistant: svg`<g transform="translate(0 8) scale(0.84)">${assistant('0')}</g>`,
  bloom: svg`<g class="bloom">${rosette(0, 0, 1.15)}</g>`,
  reserve: svg`<rect class="small-card" x="-7" y="-10" width="14" height="20" rx="2" /><g transform="translate(0 1) scale(0.34)">${cardTree('A02')}</g>`,
  gems: svg`<g transform="translate(-4.4 1) scale(0.72)">${ANY_GEM}</g><g transform="translate(5 1) scale(0.72)">${ANY_GEM}</g>`,
};
/** @type {Record<string, unknown>} */
const COUNTED = {
  nothing: nothing,
  trees: svg`<g transform="translate(0 6) scale(0.5)">${TREE}</g>`,
  stones: svg`<polygon class="slab-top" points="11,0 5.5,9.5 -5.5,9.5 -11,0 -5.5,-9.5 5.5,-9.5" /><path class="carved" d="M0 -7L1.6 -1.6L7 0L1.6 1.6L0 7L-1.6 1.6L-7 0L-1.6 -1.6Z" />`,
  cards: svg`<rect class="small-card" x="-7" y="-10" width="14" height="20" rx="2" /><g transform="translate(0 1) scale(0.34)">${cardTree('A02')}</g>`,
  gems: svg`<g transform="scale(0.9)">${ANY_GEM}</g>`,
};

/** The skills board of the gardener who is watched: the upper row is for the end, the lower one works at once. */
export function skills(/** @type {IshtarBoard} */ board) {
  const { view, say, watched } = board;
  const gardener = gardenerOf(view, watched);
  const spent = COLOURS.reduce((sum, colour) => sum + gardener.spent[colour], 0);
  return html`<section class="skills panel gardener-${watched}" data-panel="skills" aria-label=${say('ishtar-web-skills', { seat: watched })}>
    <h3>${say('ishtar-web-skills', { seat: watched })} ${spent ? html`<small>${gemRow(board, gardener.spent)}</small>` : nothing}</h3>
    <div class="slots">
      ${[true, false].map((isUpper) => view.skills.map((/** @type {View} */ skill) => skillSlot(board, gardener, skill, isUpper)))}
    </div>
  </section>`;
}

/** @param {IshtarBoard} board @param {View} gardener @param {View} skill @param {boolean} isUpper */
function skillSlot(board, gardener, skill, isUpper) {
  const { view, say } = board;
  const letter = isUpper ? skill.letter.toUpperCase() : skill.letter;
  const isKnown = gardener.skills.includes(letter);
  const words = [say('ishtar-web-skill', { skill: skillWords(view, letter) })];
  if (isUpper) words.push(say('ishtar-web-skill-worth', { points: gardener.worth[letter] }));
  if (isKnown) words.push(say('ishtar-web-skill-known'));
  const content = isUpper
    ? html`<b>${skill.points}</b>${skill.counts === 'nothing' ? nothing : html`<i>×</i>${icon(COUNTED[skill.counts])}`}<span class="worth">${gardener.worth[letter]}</span>`
    : icon(EFFECTS[skill.lower], 'large');
  return choice(
    board,
    `skill ${letter}`,
    words.join(', '),
    html`<span class="skill-letter">${letter}</span>${content}`,
    `slot ${isUpper ? 'upper' : 'lower'} ${isKnown ? 'known' : ''}`,
  );
}

// Gardeners

/** @param {IshtarBoard} board */
export function gardeners(board) {
  const { view, say } = board;
  return html`<section class="gardeners panel" data-panel="gardeners" aria-label=${say('ishtar-web-gardeners')}>
    ${view.gardeners.map((/** @type {View} */ gardener, /** @type {number} */ index) => gardenerRow(board, gardener, index))}
  </section>`;
}

/** @param {IshtarBoard} board @param {View} gardener @param {number} index */
function gardenerRow(board, gardener, index) {
  const { view, preview, say, letters } = board;
  const { seat } = gardener;
  const parts = view.score_parts[index];
  const skillPoints = Object.entries(parts).reduce(
    (sum, [part, points]) => sum + (part.length === 1 ? Number(points) : 0),
    0,
  );
  const gain = preview?.points ? preview.points[index] - view.points[index] : 0;
  const isTurn = view.turn_of === seat && view.step !== 'over';
  return html`<article class="gardener gardener-${seat} ${isTurn ? 'turn' : ''} ${board.watched === seat ? 'watched' : ''}" data-gardener=${seat}>
    <button type="button" class="who" data-place="gardener ${seat}" aria-pressed=${board.watched === seat ? 'true' : 'false'}
      aria-label=${say('ishtar-web-watch', { name: board.names[index], points: view.points[index] })} @click=${() => board.watch(seat)}>
      <svg class="who-seal" viewBox="-12 -12 24 24" aria-hidden="true">${medallion(seat, letters)}</svg>
      <span class="name">${board.names[index]}</span>
      <span class="total">${view.points[index]}${gain ? html`<em>${gain > 0 ? '+' : '−'}${Math.abs(gain)}</em>` : nothing}</span>
    </button>
    <ul class="parts">
      ${part(say, 'trees', say('ishtar-web-part-trees', { points: parts.trees }), icon(svg`<g transform="translate(0 6) scale(0.5)">${TREE}</g>`), parts.trees)}
      ${part(say, 'flowers', say('ishtar-web-part-flowers', { points: parts.flowers }), icon(rosette(0, 0, 1.1), 'on-green'), parts.flowers)}
      ${part(say, 'fountains', say('ishtar-web-part-fountains', { points: parts.fountains }), icon(svg`<g transform="scale(0.42)">${drawFountain('any', '')}</g>`), parts.fountains)}
      ${part(say, 'skills', say('ishtar-web-part-skills', { points: skillPoints }), icon(symbol('mastery')), skillPoints)}
    </ul>
    <div class="goods">
      <span class="gems" role="img" aria-label=${say('ishtar-web-gems-at-hand', { gems: gemsWords(gardener.gems) })}>${gemRow(board, gardener.gems)}</span>
      <span class="hands" role="img" aria-label=${say('ishtar-web-assistants', { hand: gardener.hand, rug: gardener.rug })}>
        ${Array.from({ length: gardener.hand }, () => pawn(seat, letters))}${Array.from({ length: gardener.rug }, () => html`<span class="on-rug">${pawn(seat, letters)}</span>`)}
      </span>
      <span class="known-skills" role="img" aria-label=${say('ishtar-web-skills-known', { skills: knownSkills(view, gardener) })}>${gardener.skills.map((/** @type {string} */ letter) => html`<b>${letter}</b>`)}</span>
      ${gardener.reserved.map((/** @type {View} */ card) => reservedCard(board, card))}
    </div>
  </article>`;
}

/** @param {View} view @param {View} gardener */
function knownSkills(view, { skills: names }) {
  if (!names.length) return { id: 'ishtar-none', arguments: {} };
  return names.map((/** @type {string} */ name) => skillWords(view, name));
}

/** What points came from: in words, too, where there is room. */
/** @param {import('../../../boards/board.js').Say} say @param {string} name @param {string} label @param {unknown} picture @param {number} points */
function part(say, name, label, picture, points) {
  return html`<li><span role="img" aria-label=${label} title=${label}>${picture}<small>${say('ishtar-web-part', { part: name })}</small> ${points}</span></li>`;
}

/** @param {IshtarBoard} board @param {Record<string, number>} gems */
function gemRow({ letterOf }, gems) {
  return COLOURS.map(
    (colour) =>
      html`<span class="gem-count ${gems[colour] ? '' : 'none'}" data-gems=${colour}>${icon(gem(colour, letterOf(colour)))}${gems[colour]}</span>`,
  );
}

// Fountains: who holds how many flower cells

/** @param {IshtarBoard} board */
export function fountains({ view, say, letters, letterOf }) {
  return html`<section class="fountain-list panel" data-panel="gardeners" aria-label=${say('ishtar-web-fountains')}>
    ${view.fountains
      .filter((/** @type {View} */ one) => one.colour)
      .map(
        (
          /** @type {View} */ one,
        ) => html`<div class="fountain-chip" role="img" aria-label=${say('ishtar-web-fountain-points', { fountain: fountainName(say, one), points: one.points })}>
      <svg viewBox="-28 -28 56 56" aria-hidden="true">${drawFountain(one.colour, letterOf(one.colour))}</svg>
      <span class="slot-name">${one.slot}</span><span class="fountain-points">${one.points}</span>
      ${one.held.map((/** @type {number} */ cells, /** @type {number} */ index) => (cells ? heldBy(String(index + 1), cells, one, letters) : nothing))}
    </div>`,
      )}
  </section>`;
}

/** @param {string} seat @param {number} cells @param {View} fountain @param {boolean} letters */
function heldBy(seat, cells, { holders }, letters) {
  return html`<span class="held gardener-${seat} ${holders.includes(seat) ? 'holds' : ''}">${icon(medallion(seat, letters))}${cells}</span>`;
}

/** @param {View} view @param {string} seat @returns {View} */
export function gardenerOf(view, seat) {
  return view.gardeners.find((/** @type {View} */ gardener) => gardener.seat === seat);
}
