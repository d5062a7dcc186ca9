// @ts-check
/** Who may sit where: links to hand out, names, and for the one who manages the table, the seats themselves. */
import { html, nothing } from '../vendor/lit.js';
import { ask } from '../server.js';
import { change } from '../settings.js';
import { say } from '../words.js';
import { copyButton, linkField } from './copy.js';
import { motif } from './motif.js';
import { Sheet } from './part.js';
import { LONGEST_NAME, isFree, playerName, who } from './people.js';
import './invitation.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').GameInfo} GameInfo */
/** @typedef {import('../protocol').Links} Links */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */

class PlayersSheet extends Sheet {
  static properties = {
    model: { attribute: false },
    order: { attribute: false },
    links: { state: true },
    players: { state: true },
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
  }

  async show() {
    await super.show();
    const table = this.model?.table;
    if (!table?.manage) return;
    const [games] = await Promise.all([ask('/api/games'), this.fetchLinks(table.id)]);
    this.players = games.find((/** @type {GameInfo} */ game) => game.name === table.game)?.players ?? [];
  }

  /** @param {string} table */
  async fetchLinks(table) {
    this.links = await ask(`/api/tables/${table}/links`);
  }

  heading() {
    return say('web-players');
  }

  content() {
    const model = this.model;
    if (!model) return nothing;
    const invites = this.links !== null && !model.now.over && model.seats.some(isFree);
    return html`
      <ol class="players">
        ${model.seats.map((seat, index) => this.player(model, seat, index))}
      </ol>
      ${invites ? html`<invitation-words .model=${model} .links=${this.links}></invitation-words>` : nothing}
      <dl class="links">
        ${invites
          ? nothing
          : html`<dt>${say('web-code')}</dt>
              <dd><code translate="no">${model.table.code}</code>${copyButton(model.table.code, say('web-copy-code'))}</dd>`}
        ${this.links
          ? html`<dt>${say('web-link-watch')}</dt>
              <dd>${linkField(this.links.watch, say('web-copy-watch'))}</dd>
              <dt>${say('web-link-manage')}</dt>
              <dd>${linkField(this.links.manage, say('web-copy-manage'))}</dd>`
          : nothing}
      </dl>
      ${this.links && !this.links.far && !invites ? html`<p class="note">${say('web-links-near')}</p>` : nothing}
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
        ${path && seat.kind === 'person' && seat.taken && !seat.yours
          ? html`<span class="invite">${linkField(path, say('web-copy-seat', { seat: seat.key }))}</span>`
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
  async settle(event, seat) {
    const [sitting, player = ''] = /** @type {HTMLSelectElement} */ (event.target).value.split(' ');
    const kind = sitting === 'here' || sitting === 'link' ? 'person' : sitting;
    await this.order('settle', { seat, kind, player, here: sitting === 'here' });
    if (this.model) await this.fetchLinks(this.model.table.id); // whoever had the seat has a dead link now
  }
}

customElements.define('players-sheet', PlayersSheet);
