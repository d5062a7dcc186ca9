// @ts-check
/** Log and rules: beside the board, on phones a sheet over it. */
import { html, nothing } from '../vendor/lit.js';
import { say } from '../words.js';
import { iconButton } from './icons.js';
import { marks } from './people.js';
import './log.js';
import './rules.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {'log' | 'rules'} Panel */

/**
 * What the panel asks of its page.
 * @typedef {object} Page
 * @property {number | null} ply the moment that is looked at
 * @property {{ number: string } | null} rule
 * @property {(panel: Panel) => unknown} openPanel
 * @property {() => unknown} closePanel
 * @property {(rule: string) => void} openRule
 * @property {(entry: LogEntry) => void} openEntry
 * @property {(entry: LogEntry | null) => void} point
 */

/** @type {Panel[]} */
const PANELS = ['log', 'rules'];

/** @param {Snapshot} model @param {Panel} panel @param {Page} page */
export function sidePanel(model, panel, page) {
  const about = panel === 'log' ? marks(model) : '';
  return html`
    <aside class="side-panel" aria-label=${say(`web-tool-${panel}`)}>
      <div class="tabs">
        ${PANELS.map(
          (
            name,
          ) => html`<button type="button" aria-pressed=${String(panel === name)} @click=${() => page.openPanel(name)}>
            ${say(`web-tool-${name}`)}
          </button>`,
        )}
        ${iconButton('close', say('web-close'), page.closePanel, 'narrow')}
      </div>
      ${about ? html`<p class="note marks">${about}</p>` : nothing}
      <div class="side-panel-body">
        ${
          panel === 'log'
            ? html`<log-panel .page=${page} .model=${model} .ply=${page.ply ?? model.log.at(-1)?.ply ?? null}></log-panel>`
            : html`<rules-panel .game=${model.table.game} .rule=${page.rule}></rules-panel>`
        }
      </div>
    </aside>
  `;
}
