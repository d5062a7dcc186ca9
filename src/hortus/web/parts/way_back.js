// @ts-check
/** How somebody comes back to a seat: a personal code and link, and on how many devices the seat is open. */
import { html, nothing } from '../vendor/lit.js';
import { announce } from '../announce.js';
import { ask } from '../server.js';
import { say } from '../words.js';
import { attempt } from './attempt.js';
import { copyButton, linkField } from './copy.js';
import { Part } from './part.js';
import { sure } from './sure.js';

/** @typedef {import('../protocol').DeviceInfo} DeviceInfo */

const PROMISED = 'hortus-way-back-'; // in this visit somebody sat down at this table and has not closed what tells the way back

/** Whoever has just sat down is shown the way back to the seat. @param {string} table */
export function promiseWayBack(table) {
  sessionStorage.setItem(PROMISED + table, '');
}

/** @param {string} table */
export function isWayBackPromised(table) {
  return sessionStorage.getItem(PROMISED + table) !== null;
}

/** @param {string} table */
export function forgetWayBack(table) {
  sessionStorage.removeItem(PROMISED + table);
}

class WayBack extends Part {
  static properties = {
    table: { attribute: false },
    seat: { attribute: false },
    devices: { attribute: false },
    send: { attribute: false },
    info: { state: true },
    notice: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    this.seat = 0;
    this.devices = 0;
    /** @type {import('./attempt.js').Send | null} to make the code anew; null: it is only shown */
    this.send = null;
    /** @type {DeviceInfo | null} */
    this.info = null;
    this.notice = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('table') || changed.has('seat')) void this.load();
  }

  async load() {
    const { table, seat } = this;
    this.notice = await attempt(
      ask(`/api/tables/${table}/devices?seat=${seat}`).then((info) => {
        if (table === this.table && seat === this.seat) this.info = info;
      }),
    );
  }

  render() {
    const { info, send, notice } = this;
    return html`
      <p class="about">${say('web-way-back-about')}</p>
      ${
        info
          ? html`<p class="personal"><code translate="no">${info.code}</code>${copyButton(info.code, say('web-copy-way-back-code'))}</p>`
          : nothing
      }
      ${
        info && send
          ? html`<p class="personal">${linkField(info.path, say('web-copy-way-back'))}</p>
            <p class="personal">
              <span class="note">${say('web-devices', { count: this.devices })}</span>
              <button type="button" aria-label=${say('web-renew-devices')} @click=${this.renew}>${say('web-renew')}</button>
            </p>`
          : nothing
      }
      ${notice ? html`<p class="alert" role="alert">${notice}</p>` : nothing}
    `;
  }

  async renew() {
    if (!this.send || !(await sure(say('web-renew-devices-sure'), say('web-renew')))) return;
    this.notice = await attempt(this.send('renew', { what: 'devices', seat: this.seat }));
    if (this.notice) return;
    await this.load();
    announce(say('web-renewed'));
  }
}

customElements.define('way-back', WayBack);
