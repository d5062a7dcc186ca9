// @ts-check
/** Below the board: the tools, or the picked move that waits to be confirmed. */
import { html, nothing } from '../vendor/lit.js';
import { keyTo } from '../kept_key.js';
import { say } from '../words.js';
import { brings } from './brings.js';
import { icon } from './icons.js';
import { answer, isOpen, quickOffer } from './offers.js';
import { isAmongPeople, isFree } from './people.js';
import { mayAsk } from './side.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../sitting.js').Sitting} Sitting */

/**
 * What the bar asks of its page.
 * @typedef {object} Page
 * @property {(ply: number, halt?: boolean) => void} openPly
 * @property {(ply: number) => void} showAgain
 * @property {(panel: 'log' | 'rules') => unknown} openPanel
 * @property {() => unknown} openHints
 * @property {(key: string) => unknown} sitDown
 */

/** @param {Sitting} sitting @param {Snapshot} model @param {Page} page */
export function bar(sitting, model, page) {
  if (sitting.show.halted) return haltBar(sitting, page);
  if (sitting.picked) return confirmBar(sitting, model, sitting.picked);
  const { over, ply } = model.now;
  const key = keyTo(model.table);
  const canSit = sitting.seat === null && !over && key && model.seats.some(isFree);
  return html`
    <div class="bar" role="group" aria-label=${say('web-tools')}>
      ${showTools(sitting, model)} ${sitting.seat === null || sitting.behind ? nothing : undoTool(sitting, model)}
      ${ply && !sitting.behind ? tool('history', () => page.openPly(ply)) : nothing} ${againTool(sitting, page)}
      ${mayAsk(model) ? tool('hints', page.openHints) : nothing} ${tool('log', () => page.openPanel('log'))}
      ${tool('rules', () => page.openPanel('rules'))}
      ${canSit ? prominent('web-sit-down', () => page.sitDown(key)) : nothing}
    </div>
  `;
}

/** To hold the show, to see one event more, to see the rest at once. @param {Sitting} sitting @param {Snapshot} model */
function showTools(sitting, model) {
  const { show, behind } = sitting;
  const watches = sitting.seat === null && !model.now.over;
  return html`
    ${
      behind || watches || show.paused
        ? show.paused
          ? tool('play', () => show.resume())
          : tool('pause', () => show.pause())
        : nothing
    }
    ${show.paused ? tool('stepwise', () => show.step(), !show.goesOn) : nothing}
    ${behind ? tool('hurry', () => show.hurry()) : nothing}
  `;
}

/** @param {Sitting} sitting @param {Page} page */
function againTool(sitting, page) {
  const { lastTurn, behind } = sitting;
  return lastTurn === null || behind
    ? nothing
    : tool('again', () => page.showAgain(lastTurn), false, say('web-tool-again-about'));
}

/** The end of a round stays until somebody goes on. @param {Sitting} sitting @param {Page} page */
function haltBar({ show }, page) {
  return html`
    <div class="bar halt" role="group" aria-label=${say('web-halt')}>
      ${tool('log', () => page.openPanel('log'))} ${prominent('web-halt-go-on', () => show.step())}
    </div>
  `;
}

/** Where nothing can be taken back, a click tells why. @param {Sitting} sitting @param {Snapshot} model */
function undoTool(sitting, model) {
  const { seats, table } = model;
  const { undo } = model.now;
  const becomes = !table.practice && seats.some((seat) => seat.kind === 'computer') && !isAmongPeople(model);
  const about = becomes ? say('web-practice-undo') : '';
  const why = undo.reason ? say(undo.reason.id, undo.reason.arguments) : about;
  return tool('undo', () => sitting.undo(), !undo.possible, why);
}

/** @param {string} name @param {() => unknown} then @param {boolean} [disabled] @param {string} [why] */
function tool(name, then, disabled = false, why = '') {
  return html`<button class="tool tool-${name}" type="button" aria-disabled=${String(disabled)} title=${why} @click=${then}>
    ${icon(name)}<span>${say(`web-tool-${name}`)}</span>
  </button>`;
}

/** @param {string} id @param {() => unknown} then */
function prominent(id, then) {
  return html`<button class="seal" type="button" @click=${then}>${say(id)}</button>`;
}

/** @param {Sitting} sitting @param {Snapshot} model @param {string} picked */
function confirmBar(sitting, model, picked) {
  const gains = sitting.preview ? brings(model, sitting.preview) : [];
  const confirm = () => {
    if (isOpen('quick')) answer('quick');
    void sitting.confirm();
  };
  return html`
    <div class="bar confirm" role="group" aria-label=${say('web-confirm-group')}>
      <p class="brings" role="status">${gains.join(' ')}</p>
      <button type="button" ?disabled=${sitting.sent} @click=${() => sitting.cancel()}>${say('web-cancel')}</button>
      <button class="seal" type="button" ?disabled=${sitting.sent} @click=${confirm}>
        ${say('web-confirm', { what: sitting.describe(picked) })}
      </button>
      ${quickOffer(sitting)}
    </div>
  `;
}
