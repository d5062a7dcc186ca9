// @ts-check
/** Earlier moments of a table: by slider, by keys, by address, or one after the other by itself. */
import { html } from '../vendor/lit.js';
import { deeds } from '../live.js';
import { ask } from '../server.js';
import { say } from '../words.js';
import { icon } from './icons.js';

/** @typedef {import('../protocol').EarlierTable} EarlierTable */
/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {{ ply: number, halt: boolean }} Stop a moment to look at; halt: as a round ended with that action */

/** Fetches moments and keeps them, as one viewer may know them. */
export class Past {
  /** @type {Map<string, Promise<EarlierTable>>} */
  #places = new Map();

  /** @param {string} table @param {number | null} seat */
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
  }

  /** @param {number} ply @param {boolean} halt @returns {Promise<EarlierTable>} */
  at(ply, halt) {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (halt) query.set('halt', '1');
    const address = `/api/tables/${this.table}/at/${ply}?${query}`;
    let place = this.#places.get(address);
    if (!place) {
      place = ask(address);
      place.catch(() => this.#places.delete(address));
      this.#places.set(address, place);
    }
    return place;
  }
}

/** All moments up to the one that is shown. @param {Snapshot} model @returns {Stop[]} */
export function stopsOf({ log, now }) {
  const halts = new Set(deeds(log).flatMap((entry) => (entry.after_halt ? entry.ply : [])));
  const plies = Array.from({ length: now.ply + 1 }, (_, ply) => ply);
  const stops = plies.flatMap((ply) =>
    halts.has(ply)
      ? [
          { ply, halt: true },
          { ply, halt: false },
        ]
      : { ply, halt: false },
  );
  if (now.halt) stops[stops.length - 1].halt = true;
  return stops;
}

/** @param {Stop[]} stops @param {Stop} here */
function indexOf(stops, { ply, halt }) {
  return stops.findIndex((stop) => stop.ply === ply && stop.halt === halt);
}

/** @param {Stop[]} stops @param {Stop} here @returns {Stop | undefined} */
export function after(stops, here) {
  return stops[indexOf(stops, here) + 1];
}

/** @param {string} key @param {Stop[]} stops @param {Stop} here @returns {Stop | undefined} where a key leads */
export function stopFor(key, stops, here) {
  const index = indexOf(stops, here);
  const last = stops.length - 1;
  const ways = { ArrowLeft: Math.max(0, index - 1), ArrowRight: Math.min(last, index + 1), Home: 0, End: last };
  return stops[ways[/** @type {keyof typeof ways} */ (key)]];
}

/** Whether a line of the log, of the ply of a moment, is of what led there from the moment before. */
/** @param {LogEntry} entry @param {Stop} before @param {Stop} here */
export function leadsTo(entry, before, here) {
  if (here.halt) return !entry.after_halt;
  return before.halt && before.ply === here.ply ? entry.after_halt : true;
}

/**
 * @param {Stop} here
 * @param {Snapshot} model
 * @param {{ playing: boolean, openPly: (ply: number, halt?: boolean) => void, playReplay: () => void, leaveReplay: () => void }} page
 */
export function replayBar(here, model, page) {
  const stops = stopsOf(model);
  const index = indexOf(stops, here);
  const last = stops.length - 1;
  const open = (/** @type {number} */ to) => page.openPly(stops[to].ply, stops[to].halt);
  /** @param {string} name @param {number} to */
  const step = (name, to) => html`<button
    class="icon"
    type="button"
    aria-label=${say(`web-replay-${name}`)}
    ?disabled=${to < 0 || to > last || to === index}
    @click=${() => open(to)}
  >
    ${icon(name)}
  </button>`;
  const play = say(page.playing ? 'web-replay-pause' : 'web-replay-play');
  return html`
    <div class="bar replay" role="group" aria-label=${say('web-replay')}>
      ${step('start', 0)} ${step('back', index - 1)}
      <button class="icon" type="button" aria-label=${play} title=${play} ?disabled=${index === last && !page.playing} @click=${page.playReplay}>
        ${icon(page.playing ? 'pause' : 'play')}
      </button>
      <input
        type="range"
        id="replay"
        min="0"
        max=${last}
        .value=${String(index)}
        aria-label=${say('web-replay-slider')}
        aria-valuetext=${momentName(here, model)}
        @input=${(/** @type {Event} */ event) => open(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      ${step('forward', index + 1)} ${step('end', last)}
      <button class="seal" type="button" @click=${page.leaveReplay}>${say('web-replay-leave')}</button>
    </div>
  `;
}

/** @param {Stop} stop @param {Snapshot} model */
export function momentName({ ply, halt }, { now }) {
  return say(halt ? 'web-replay-at-halt' : 'web-replay-at', { ply, count: now.ply });
}
