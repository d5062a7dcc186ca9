// @ts-check
/** The one line that says at every moment who acts, what may be done, and what just happened. */
import { html, nothing } from '../vendor/lit.js';
import { due, language, say } from '../words.js';
import { who } from './people.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {import('../sitting.js').Sitting} Sitting */
/** @typedef {import('../protocol').Place} Place */

/** @param {number[]} seats @param {Snapshot} model */
export function names(seats, model) {
  const list = new Intl.ListFormat(language(), { type: 'conjunction' });
  return list.format(seats.map((seat) => nameOf(seat, model)));
}

/** @param {number} seat @param {Snapshot} model */
function nameOf(seat, model) {
  const info = model.seats[seat];
  return info.kind === 'person' ? info.name || say('seat-name', { seat: info.key }) : who(info);
}

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
  if (now.race) return say('web-race-now');
  if (sitting.awaited) return say('web-your-turn');
  const awaited = now.choosing.filter((seat) => !now.chosen.includes(seat));
  const open = awaited.filter((seat) => seats[seat].kind === 'open');
  if (open.length) return say('web-waiting-for-seat');
  if (now.thinking.length) return say('web-thinking', { who: names(now.thinking, model) });
  if (awaited.length) return say(sitting.mine ? 'web-chosen-waiting' : 'web-waiting', { who: names(awaited, model) });
  return say('web-going-on');
}

/** @param {LogEntry[]} log @param {number} ply */
function told(log, ply) {
  return log
    .filter((entry) => entry.ply === ply)
    .map((entry) => say(entry.id, entry.arguments))
    .join(' ');
}

/**
 * @param {Sitting} sitting
 * @param {Place | null} place an earlier moment, if one is looked at
 * @param {{ openRule: (rule: string) => void, openPanel: (panel: 'log') => unknown }} page
 */
export function promptLine(sitting, place, page) {
  const model = /** @type {Snapshot} */ (sitting.shown);
  const { now, log } = model;
  const ply = place ? place.ply : (log.at(-1)?.ply ?? 0);
  const head = place ? say('web-replay-at', { ply: place.ply, count: now.ply }) : status(sitting, model);
  const past = told(log, ply) || say('web-nothing-yet');
  const notice = place ? null : sitting.notice;
  return html`
    <section class="prompt" aria-label=${say('web-prompt')}>
      <p class="now">
        <strong class=${sitting.awaited && !place ? 'badge' : 'state'}>${head}</strong>
        <span>${place ? due(place.prompt) : now.over ? verdict(model) : sitting.asked}</span>
      </p>
      ${notice
        ? html`<p class="alert">
            ${notice.text}
            ${notice.rule ? ruleButton(notice.rule, page.openRule) : nothing}
          </p>`
        : html`<p class="past" title=${past} @click=${() => page.openPanel('log')}>${past}</p>`}
      ${now.thinking.length && !place && !now.over && !sitting.awaited
        ? html`<button class="hurry" type="button" @click=${() => sitting.order('hurry')}>${say('web-hurry')}</button>`
        : nothing}
      ${sitting.live.up ? nothing : html`<p class="line-down" role="status">${say('web-line-down')}</p>`}
    </section>
  `;
}

/** @param {string} rule @param {(rule: string) => void} open */
export function ruleButton(rule, open) {
  return html`<button class="rule" type="button" aria-label=${say('web-open-rule', { rule })} @click=${() => open(rule)}>
    <span translate="no">${rule}</span>
  </button>`;
}
