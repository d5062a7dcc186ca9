// @ts-check
/** Below the board: the tools, or the picked move that waits to be confirmed. */
import { html, nothing } from '../vendor/lit.js';
import { say } from '../words.js';
import { icon } from './icons.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../sitting.js').Sitting} Sitting */

/**
 * What the bar asks of its page.
 * @typedef {object} Page
 * @property {(ply: number) => void} openPly
 * @property {(panel: 'log' | 'rules') => unknown} openPanel
 * @property {() => unknown} sitDown
 */

/** @param {Sitting} sitting @param {Snapshot} model @param {Page} page */
export function bar(sitting, model, page) {
  if (sitting.picked) return confirmBar(sitting, sitting.picked);
  const { over, ply } = model.now;
  const canSit = sitting.seat === null && model.seats.some((seat) => seat.kind === 'open');
  return html`
    <div class="bar" role="group" aria-label=${say('web-tools')}>
      ${sitting.seat === null || over ? nothing : undoTool(sitting, model)}
      ${ply ? tool('history', () => page.openPly(ply)) : nothing} ${tool('log', () => page.openPanel('log'))}
      ${tool('rules', () => page.openPanel('rules'))}
      ${canSit ? prominent('web-sit-down', page.sitDown) : nothing}
    </div>
  `;
}

/** Where nothing can be taken back, a click tells why. @param {Sitting} sitting @param {Snapshot} model */
function undoTool(sitting, { now: { undo } }) {
  const why = undo.reason ? say(undo.reason.id, undo.reason.arguments) : '';
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

/** @param {Sitting} sitting @param {string} picked */
function confirmBar(sitting, picked) {
  return html`
    <div class="bar confirm" role="group" aria-label=${say('web-confirm-group')}>
      <button type="button" ?disabled=${sitting.sent} @click=${() => sitting.cancel()}>${say('web-cancel')}</button>
      <button class="seal" type="button" ?disabled=${sitting.sent} @click=${() => sitting.confirm()}>
        ${say('web-confirm')} <span class="what">${sitting.board?.describe(picked) ?? picked}</span>
      </button>
    </div>
  `;
}
