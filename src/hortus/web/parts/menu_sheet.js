// @ts-check
/** What is seldom needed at a table. */
import { html, nothing } from '../vendor/lit.js';
import { say } from '../words.js';
import { Sheet } from './part.js';
import { change, settings } from '../settings.js';
import { openSettings } from './settings_sheet.js';
import { sure } from './sure.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */

class MenuSheet extends Sheet {
  static properties = { model: { attribute: false }, order: { attribute: false }, openPlayers: { attribute: false } };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {(type: string, fields?: Record<string, unknown>) => Promise<unknown>} */
    this.order = async () => null;
    this.openPlayers = () => {};
  }

  heading() {
    return say('web-menu');
  }

  content() {
    const model = this.model;
    if (!model) return nothing;
    const { table, seat, now } = model;
    const record = `/api/tables/${table.id}/record${seat === null ? '' : `?seat=${seat}`}`;
    return html`
      <div class="menu">
        ${settings.coach === 'on' || seat === null || now.over ? nothing : this.item('web-coach-on', () => change({ coach: 'on' }))}
        ${this.item('web-players', this.openPlayers)} ${this.item('web-settings', openSettings)}
        <a class="button" href=${record} download="${table.game}-${table.id}.txt">${say('web-record')}</a>
        <a class="button" href="/?game=${table.game}">${say('web-new-table')}</a>
        <a class="button" href="/">${say('web-home')}</a>
        ${seat === null || now.over ? nothing : this.item('web-resign', () => this.resign(seat))}
        ${table.manage ? this.item('web-delete', () => this.deleteTable()) : nothing}
      </div>
      <p class="note">${say('web-commitment')} <code translate="no">${table.commitment}</code></p>
      ${table.secret ? html`<p class="note">${say('web-secret')} <code translate="no">${table.secret}</code></p>` : nothing}
    `;
  }

  /** @param {string} id @param {() => void} then */
  item(id, then) {
    return html`<button
      type="button"
      @click=${() => {
        this.hide();
        then();
      }}
    >
      ${say(id)}
    </button>`;
  }

  /** @param {number} seat */
  async resign(seat) {
    if (await sure(say('web-resign-sure'), say('web-resign'))) void this.order('resign', { seat });
  }

  async deleteTable() {
    if (await sure(say('web-delete-sure'), say('web-delete'))) void this.order('delete');
  }
}

customElements.define('menu-sheet', MenuSheet);
