// @ts-check
/** Log, rules and hints: beside the board, on phones a sheet over it. */
import { html, nothing } from '../vendor/lit.js';
import { say } from '../words.js';
import { iconButton } from './icons.js';
import { marks } from './people.js';
import './log.js';
import './rules.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {import('../sitting.js').Sitting} Sitting */
/** @typedef {'log' | 'rules' | 'hints'} Panel */

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
 * @property {() => unknown} openHints
 * @property {(action: string) => unknown} pickHint
 */

/** Whether whoever looks on may ask for hints. @param {Snapshot} model */
export function mayAsk({ seat, seats, now }) {
  return seat !== null && seats[seat].hints && !now.over;
}

/** @param {Sitting} sitting @param {Panel} panel @param {Page} page */
export function sidePanel(sitting, panel, page) {
  const model = /** @type {Snapshot} */ (sitting.shown);
  /** @type {Panel[]} */
  const panels = mayAsk(model) ? ['log', 'rules', 'hints'] : ['log', 'rules'];
  const about = panel === 'log' ? marks(model) : '';
  return html`
    <aside class="side-panel" aria-label=${say(`web-tool-${panel}`)}>
      <div class="tabs">
        ${panels.map(
          (
            name,
          ) => html`<button type="button" aria-pressed=${String(panel === name)} @click=${() => (name === 'hints' ? page.openHints() : page.openPanel(name))}>
            ${say(`web-tool-${name}`)}
          </button>`,
        )}
        ${iconButton('close', say('web-close'), page.closePanel, 'narrow')}
      </div>
      ${about ? html`<p class="note marks">${about}</p>` : nothing}
      <div class="side-panel-body">
        ${body(sitting, model, panel, page)}
      </div>
    </aside>
  `;
}

/** @param {Sitting} sitting @param {Snapshot} model @param {Panel} panel @param {Page} page */
function body(sitting, model, panel, page) {
  if (panel === 'rules') return html`<rules-panel .game=${model.table.game} .rule=${page.rule}></rules-panel>`;
  if (panel === 'hints' && mayAsk(model)) {
    return html`<hints-panel
      .sitting=${sitting}
      .pick=${page.pickHint}
      .told=${page.ply === null ? sitting.hints : null}
      .thinking=${sitting.hinting}
      .mine=${sitting.legal.length > 0 && page.ply === null}
      .chosen=${sitting.picked}
    ></hints-panel>`;
  }
  return html`<log-panel
    .page=${page}
    .model=${sitting.earlierNotes.with(model)}
    .ply=${page.ply ?? model.log.at(-1)?.ply ?? null}
    .fetchEarlier=${() => sitting.fetchEarlierNotes()}
  ></log-panel>`;
}
