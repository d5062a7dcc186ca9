// @ts-check
/** The one line that says at every moment who acts, what may be done, and what just happened. */
import { html, nothing } from '../vendor/lit.js';
import { deeds } from '../live.js';
import { due, say } from '../words.js';
import { iconButton } from './icons.js';
import { motif } from './motif.js';
import { signalsOffer } from './offers.js';
import { isFree, mayGoOn, names, teller, tellersThen } from './people.js';
import { momentName } from './replay.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {import('../sitting.js').Sitting} Sitting */
/** @typedef {import('../protocol').EarlierTable} EarlierTable */

/** How a game ended. @param {Snapshot} model */
export function verdict(model) {
  const { now, seats, seat } = model;
  if (now.winners.length === seats.length) return say('web-result-draw');
  if (now.winners.length > 1) return say('web-result-shared', { who: names(now.winners, model) });
  if (now.winners[0] === seat && seat !== null) return say('web-result-you');
  return say('web-result-won', { who: names(now.winners, model) });
}

/** Whose turn it is, in a few words. @param {Sitting} sitting @param {Snapshot} model */
export function status(sitting, model) {
  const { now, seats } = model;
  if (now.resigned !== null) return say('web-over-resigned', { who: names([now.resigned], model) });
  if (now.over) return say('web-over');
  if (now.halt) return say('web-halt');
  if (now.race) return say('web-race-now');
  if (sitting.awaited) return say('web-your-turn');
  const awaited = now.choosing.filter((seat) => !now.chosen.includes(seat));
  if (awaited.some((seat) => isFree(seats[seat]))) return say('web-waiting-for-seat');
  if (now.thinking.length) return say('web-thinking', { who: names(now.thinking, model) });
  if (awaited.length) return say(sitting.mine ? 'web-chosen-waiting' : 'web-waiting', { who: names(awaited, model) });
  return say('web-going-on');
}

/** What happened last, or led to an earlier moment. @param {Snapshot} model @param {EarlierTable | null} place */
function told(model, place) {
  const { log } = model;
  const tellers = tellersThen(model);
  const last = log.at(-1);
  if (!place && last?.note) return tellers(log.length - 1)?.(last.id, last.arguments);
  const moves = deeds(log).filter((entry) => !place?.halt || !entry.after_halt);
  const ply = place?.ply ?? moves.at(-1)?.ply;
  return moves
    .filter((entry) => entry.ply === ply)
    .map((entry) => tellers(log.indexOf(entry))?.(entry.id, entry.arguments))
    .join(' ');
}

/**
 * @param {Sitting} sitting
 * @param {EarlierTable | null} place an earlier moment, if one is looked at
 * @param {object} page
 * @param {(rule: string) => void} page.openRule
 * @param {(panel: 'log') => unknown} page.openPanel
 * @param {(ply: number) => void} page.showAgain
 * @param {Sitting['order']} page.order
 * @param {() => void} page.openPlayers
 */
export function promptLine(sitting, place, page) {
  const model = /** @type {Snapshot} */ (sitting.shown);
  const { now } = model;
  const head = place ? momentName(place, model) : status(sitting, model);
  const past = told(model, place) || say('web-nothing-yet');
  const watching = model.seats.some((seat) => seat.returns) ? 'web-standing-in' : 'web-watching';
  const notice = place ? null : sitting.notice;
  return html`
    <section class="prompt" aria-label=${say('web-prompt')}>
      <p class="now">
        ${sitting.seat === null && !place ? html`<span class="watching">${say(watching)}</span>` : nothing}
        <strong class=${sitting.awaited && !place ? 'badge' : 'state'}>${head}</strong>
        <span>${place ? due(place.prompt, teller(model)) : now.over ? verdict(model) : now.halt ? nothing : sitting.asked}</span>
      </p>
      ${
        notice
          ? html`<p class="alert">
            ${notice.text}
            ${notice.rule ? ruleButton(notice.rule, page.openRule) : nothing}
          </p>`
          : sitting.recap.length && !place
            ? recap(sitting, model, page)
            : html`<p class="past" title=${past} @click=${() => page.openPanel('log')}>${past}</p>`
      }
      ${place ? nothing : signalsOffer(sitting)}
      ${place ? nothing : html`<table-coach .model=${model} .openRule=${page.openRule}></table-coach>`}
      ${place ? nothing : html`<around-line .model=${model} .order=${page.order} .openPlayers=${page.openPlayers}></around-line>`}
      ${
        now.thinking.length && !sitting.behind && !place && !now.over && !sitting.awaited && mayGoOn(model)
          ? html`<button class="hurry" type="button" @click=${() => sitting.order('hurry')}>${say('web-hurry')}</button>`
          : nothing
      }
      ${sitting.live.up ? nothing : html`<p class="line-down" role="status">${say('web-line-down')}</p>`}
    </section>
  `;
}

/**
 * What the others did since one's last turn, in a line for each of them.
 * @param {Sitting} sitting @param {Snapshot} model @param {{ showAgain: (ply: number) => void }} page
 */
function recap(sitting, model, page) {
  const since = /** @type {number} */ (sitting.missed);
  return html`<div class="recap">
    <p class="recap-head">${say('web-recap')}</p>
    <ul>
      ${sitting.recap.map(
        ({ seat, text }) => html`<li title=${text}>${motif(model.seats[seat].key, seat)}${text}</li>`,
      )}
    </ul>
    <button type="button" @click=${() => page.showAgain(since)}>${say('web-recap-see')}</button>
    ${iconButton('close', say('web-close'), () => sitting.forgetMissed())}
  </div>`;
}

/** @param {string} rule @param {(rule: string) => void} open */
export function ruleButton(rule, open) {
  return html`<button class="rule" type="button" aria-label=${say('web-open-rule', { rule })} @click=${() => open(rule)}>
    <span translate="no">${rule}</span>
  </button>`;
}
