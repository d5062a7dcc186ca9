// @ts-check
/** Who may sit where: links to hand out, names, and for the one who manages the table, the seats themselves. */
import { html, nothing } from '../vendor/lit.js';
import { ask } from '../server.js';
import { change } from '../settings.js';
import { say } from '../words.js';
import { iconButton } from './icons.js';
import { motif } from './motif.js';
import { Sheet } from './part.js';
import { playerName, who } from './people.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').GameInfo} GameInfo */
/** @typedef {import('../protocol').Links} Links */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */

const LONGEST_NAME = 24;
const COPIED_FOR = 2_000; // milliseconds that a copy button says so

class PlayersSheet extends Sheet {
  static properties = {
    model: { attribute: false },
    order: { attribute: false },
    links: { state: true },
    players: { state: true },
    copied: { state: true },
  };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {(type: string, fields?: Record<string, unknown>) => Promise<unknown>} */
    this.order = async () => null;
    /** @type {Links | null} */
    this.links = null;
    /** @type {string[]} */
    this.players = [];
    this.copied = '';
  }

  async show() {
    await super.show();
    const table = this.model?.table;
    if (!table?.manage) return;
    const [links, games] = await Promise.all([ask(`/api/tables/${table.id}/links`), ask('/api/games')]);
    this.links = links;
    this.players = games.find((/** @type {GameInfo} */ game) => game.name === table.game)?.players ?? [];
  }

  heading() {
    return say('web-players');
  }

  content() {
    const model = this.model;
    if (!model) return nothing;
    return html`
      <ol class="players">
        ${model.seats.map((seat, index) => this.player(model, seat, index))}
      </ol>
      <dl class="links">
        <dt>${say('web-code')}</dt>
        <dd><code translate="no">${model.table.code}</code>${this.copyButton(model.table.code, say('web-copy-code'))}</dd>
        ${this.links
          ? html`<dt>${say('web-link-watch')}</dt>
              <dd>${this.link(this.links.watch, say('web-copy-watch'))}</dd>
              <dt>${say('web-link-manage')}</dt>
              <dd>${this.link(this.links.manage, say('web-copy-manage'))}</dd>`
          : nothing}
      </dl>
      ${this.links && !this.links.far ? html`<p class="note">${say('web-links-near')}</p>` : nothing}
    `;
  }

  /** @param {Snapshot} model @param {SeatInfo} seat @param {number} index */
  player(model, seat, index) {
    const place = say('seat-name', { seat: seat.key });
    const path = this.links?.seats[String(index)];
    return html`
      <li>
        ${motif(seat.key, index)}
        <span class="who">
          <span class="place">${place}</span> <span translate=${seat.name ? 'no' : 'yes'}>${who(seat)}</span>
        </span>
        ${seat.yours && seat.kind === 'person' ? this.rename(seat, index) : nothing}
        ${model.table.manage && !model.now.over ? this.manage(seat, index, place) : nothing}
        ${path && seat.kind !== 'computer' && !seat.yours
          ? html`<span class="invite">${this.link(path, say('web-copy-seat', { seat: seat.key }))}</span>`
          : nothing}
      </li>
    `;
  }

  /** @param {SeatInfo} seat @param {number} index */
  rename(seat, index) {
    return html`<input
      class="name"
      aria-label=${say('web-set-up-name')}
      placeholder=${say('web-set-up-name')}
      maxlength=${LONGEST_NAME}
      autocomplete="off"
      .value=${seat.name}
      @change=${(/** @type {Event} */ event) => {
        const name = /** @type {HTMLInputElement} */ (event.target).value;
        change({ name });
        void this.order('rename', { seat: index, name });
      }}
    />`;
  }

  /** @param {SeatInfo} seat @param {number} index @param {string} place */
  manage(seat, index, place) {
    const person = seat.yours ? 'here' : 'link';
    const now = { person, open: 'open', computer: `computer ${seat.player}` }[seat.kind];
    const choices = [
      ['here', say('web-sitting-here')],
      ['link', say('web-sitting-link')],
      ['open', say('web-sitting-open')],
      ...this.players.map((player) => [`computer ${player}`, playerName(player)]),
    ];
    return html`<select aria-label=${place} @change=${(/** @type {Event} */ event) => this.settle(event, index)}>
      ${choices.map(([value, words]) => html`<option value=${value} ?selected=${value === now}>${words}</option>`)}
    </select>`;
  }

  /** @param {Event} event @param {number} seat */
  settle(event, seat) {
    const [sitting, player = ''] = /** @type {HTMLSelectElement} */ (event.target).value.split(' ');
    const kind = sitting === 'here' || sitting === 'link' ? 'person' : sitting;
    void this.order('settle', { seat, kind, player, here: sitting === 'here' });
  }

  /** @param {string} path @param {string} label */
  link(path, label) {
    const address = new URL(path, location.href).href;
    return html`<input class="address" readonly translate="no" aria-label=${label} .value=${address} @focus=${selectAll} />
      ${this.copyButton(address, label)}`;
  }

  /** @param {string} text @param {string} label */
  copyButton(text, label) {
    const done = this.copied === text;
    return iconButton(done ? 'tick' : 'copy', done ? say('web-copied') : label, () => this.copy(text));
  }

  /** @param {string} text */
  async copy(text) {
    await copyText(text);
    this.copied = text;
    setTimeout(() => (this.copied = ''), COPIED_FOR);
  }
}

/** The clipboard is closed to pages without https; there, a selection is copied. @param {string} text */
async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** @param {FocusEvent} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}

customElements.define('players-sheet', PlayersSheet);
