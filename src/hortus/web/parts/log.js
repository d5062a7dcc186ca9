// @ts-check
/** What has happened so far: every line leads to its moment, to its place on the board, and to its rule. */
import { html, nothing, repeat } from '../vendor/lit.js';
import { say } from '../words.js';
import { Part } from './part.js';
import { tellersThen } from './people.js';
import { ruleButton } from './prompt.js';

/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {Pick<import('./side.js').Page, 'openRule' | 'openEntry' | 'point'>} Page */

class LogPanel extends Part {
  static properties = { model: { attribute: false }, ply: { attribute: false } };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {number | null} the moment that is shown */
    this.ply = null;
    /** @type {Page | null} */
    this.page = null;
    /** @type {() => Promise<unknown>} */
    this.fetchEarlier = async () => {};
    /** @type {unknown[]} the moment, and the end of the log, that were last brought into view */
    this.followed = [];
  }

  render() {
    if (!this.model?.log.length) return html`<p class="note">${say('web-nothing-yet')}</p>`;
    const tellers = tellersThen(this.model);
    /** @type {LogEntry['turn']} that of the line before */
    let turn = null;
    return html`${this.model.earlier_notes ? this.earlierButton() : nothing}<ol class="log" aria-label=${say('web-log')}>
      ${repeat(
        this.model.log,
        (_, index) => index,
        (entry, index) => {
          const before = turn;
          const tell = tellers(index) ?? say;
          if (!entry.note) turn = entry.turn;
          return html`${heading(before, turn, tell)}${this.line(entry, tell)}`;
        },
      )}
    </ol>`;
  }

  earlierButton() {
    return html`<button class="earlier-notes" type="button" @click=${this.showEarlier}>${say('web-log-earlier')}</button>`;
  }

  /** The button may be gone then: the focus goes on to the first of the notes. */
  async showEarlier() {
    await this.fetchEarlier();
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector('.quiet .entry'))?.focus();
  }

  /** @param {LogEntry} entry @param {import('../words.js').Say} tell */
  line(entry, tell) {
    const page = /** @type {Page} */ (this.page);
    const current = entry.ply === this.ply;
    const point = () => page.point(entry);
    const leave = () => page.point(null);
    return html`<li
      class="${current ? 'current' : ''} ${entry.note ? 'quiet' : ''}"
      @pointerenter=${point}
      @pointerleave=${leave}
      @focusin=${point}
      @focusout=${leave}
    >
      <button class="entry" type="button" aria-current=${current ? 'step' : 'false'} @click=${() => page.openEntry(entry)}>
        ${tell(entry.id, entry.arguments)}
      </button>
      ${entry.rule ? ruleButton(entry.rule, page.openRule) : nothing}
    </li>`;
  }

  /** Bring the moment that is shown into view once. (`scrollIntoView` would move the Tab key there as well.) */
  updated() {
    const moment = [this.ply, this.model?.log.at(-1)];
    if (moment.every((part, index) => part === this.followed[index])) return;
    this.followed = moment;
    const frame = this.parentElement?.getBoundingClientRect();
    const line = [...this.querySelectorAll('.current')].at(-1)?.getBoundingClientRect();
    if (!this.parentElement || !frame || !line) return;
    if (line.bottom > frame.bottom) this.parentElement.scrollTop += line.bottom - frame.bottom;
    else if (line.top < frame.top) this.parentElement.scrollTop += line.top - frame.top;
  }
}

/**
 * Where a turn begins, its name.
 * @param {LogEntry['turn']} before @param {LogEntry['turn']} turn @param {import('../words.js').Say} tell
 */
function heading(before, turn, tell) {
  if (!turn || JSON.stringify(turn) === JSON.stringify(before)) return nothing;
  return html`<li class="turn"><h3>${tell(turn.id, turn.arguments)}</h3></li>`;
}

customElements.define('log-panel', LogPanel);
