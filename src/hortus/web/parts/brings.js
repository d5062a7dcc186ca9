// @ts-check
/** Where points come from, in words: what a move would bring, and what somebody has. */
import { language } from '../words.js';
import { teller } from './people.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {Record<string, any>} View */

/** What every seat would gain or lose from one view to another, a sentence for each. @param {Snapshot} model @param {View} after */
export function brings(model, after) {
  const tell = teller(model);
  return model.seats.flatMap(({ key }, seat) => {
    const parts = changed(model.table.game, partsOf(model.view, seat), partsOf(after, seat));
    return parts.length ? [tell('web-brings', { seat: key, parts })] : [];
  });
}

/** What the points of a seat are made of, if the game tells that. @param {Snapshot} model @param {number} seat */
export function madeOf(model, seat) {
  const parts = changed(model.table.game, {}, partsOf(model.view, seat));
  return model.view.score_parts && parts.length ? teller(model)('web-points-made-of', { parts }) : '';
}

/** @param {View} view @param {number} seat @returns {Record<string, number>} by part, or all of them together */
function partsOf({ points, score_parts }, seat) {
  return score_parts?.[seat] ?? (points ? { '': points[seat] } : {});
}

/** @param {string} game @param {Record<string, number>} before @param {Record<string, number>} after */
function changed(game, before, after) {
  const signed = new Intl.NumberFormat(language(), { signDisplay: 'always' });
  return Object.entries(after).flatMap(([name, points]) => {
    const more = points - (before[name] ?? 0);
    const part = { id: name ? `part-${game}-${name}` : 'web-result-total', arguments: {} };
    return more ? [{ id: 'web-brings-part', arguments: { part, points: signed.format(more) } }] : [];
  });
}
