// @ts-check
/** A seat that waits for a friend: its link, as a picture too, and the code, until somebody sits there. */
import { html, nothing } from '../vendor/lit.js';
import { announce } from '../announce.js';
import { deeds } from '../live.js';
import { Refusal, ask } from '../server.js';
import { change } from '../settings.js';
import { say } from '../words.js';
import { addressOf, codeField, linkField } from './copy.js';
import { icon, iconButton } from './icons.js';
import { Part } from './part.js';
import { LONGEST_NAME, invitedTo, isFree, who } from './people.js';
import { forgetWayBack, isWayBackPromised } from './way_back.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */
/** @typedef {import('../protocol').Links} Links */

const QUIET_ZONE = 4; // modules of light around the picture, as its standard wants
const TOLD_FOR = 8_000; // milliseconds that the page says who has sat down

let groups = 0; // the same words may be on the page twice, each with a choice of its own

/** The words of an invitation, wherever they are shown. */
class InvitationWords extends Part {
  static properties = {
    model: { attribute: false },
    links: { attribute: false },
    renew: { attribute: false },
    seat: { state: true },
    picture: { state: true },
  };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {Links | null} */
    this.links = null;
    /** @type {((seat: number) => void) | null} makes the link to a seat anew */
    this.renew = null;
    groups += 1;
    this.group = `invited-${groups}`;
    /** @type {number | null} the seat that the link is for */
    this.seat = null;
    /** @type {{ address: string, size: number, path: string } | null} */
    this.picture = null;
  }

  /** @returns {string} */
  get address() {
    return addressOf(this.links?.seats[String(this.seat)] ?? '');
  }

  willUpdate() {
    const seats = this.model ? invitedTo(this.model) : [];
    if (this.seat === null || !seats.includes(this.seat)) this.seat = seats[0] ?? null;
    if (this.links && this.seat !== null && this.picture?.address !== this.address) void this.draw(this.address);
  }

  /** @param {string} address */
  async draw(address) {
    const { encode } = await import('../vendor/uqr.js');
    const { data, size } = encode(address, { ecc: 'L', border: QUIET_ZONE }); // a screen is not torn or stained
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    if (address === this.address) this.picture = { address, size, path };
  }

  render() {
    const { model, links, seat } = this;
    if (!model || !links || seat === null) return nothing;
    const free = invitedTo(model);
    return html`
      ${links.far ? nothing : html`<p class="note">${say('web-links-near')}</p>`}
      ${free.length > 1 ? this.seatChoice(model, free) : nothing}
      <div class="invitation-ways">
        ${this.qrCode()}
        <div class="way-link">
          <h3>${say('web-invite-link')}</h3>
          <p>
            ${linkField(links.seats[String(seat)], say('web-copy-seat', { seat: model.seats[seat].key }))}
            ${
              this.renew
                ? html`<button type="button" aria-label=${say('web-renew-seat')} @click=${() => this.renew?.(seat)}>
                  ${say('web-renew')}
                </button>`
                : nothing
            }
          </p>
        </div>
        <div class="way-code">
          <h3>${say('web-code')}</h3>
          <p>${codeField(model.table.code)}</p>
        </div>
        ${this.shareButton()}
      </div>
    `;
  }

  /** @param {Snapshot} model @param {number[]} free */
  seatChoice(model, free) {
    return html`<fieldset>
      <legend class="unseen">${say('web-invite-seat')}</legend>
      <span class="segments">
        ${free.map(
          (seat) => html`<label>
            <input type="radio" name=${this.group} .checked=${seat === this.seat} @change=${() => (this.seat = seat)} />
            <span>${say('web-seated', { seat: model.seats[seat].key, who: who(model.seats[seat]) })}</span>
          </label>`,
        )}
      </span>
    </fieldset>`;
  }

  /** Dark on light by day and by night: cameras want it so. */
  qrCode() {
    if (!this.picture) return html`<span class="qr-code"></span>`;
    const { size, path } = this.picture;
    return html`<svg class="qr-code" viewBox="0 0 ${size} ${size}" role="img" aria-label=${say('web-invite-picture')}>
      <path d=${path} />
    </svg>`;
  }

  shareButton() {
    if (!navigator.share) return nothing;
    return html`<button type="button" class="way-share" @click=${this.share}>${say('web-invite-share')}</button>`;
  }

  async share() {
    const game = say(`game-${this.model?.table.game}`);
    const words = { title: say('web-join-title', { game }), url: this.address };
    await navigator.share(words).catch(() => {}); // whoever changes their mind has done nothing wrong
  }
}

/**
 * At a table: the invitation lies over the board until it is closed or accepted, and says who has come. Whoever came by one
 * finds the way back to the seat in its place, until it is closed or the first action is played.
 */
class TableInvitation extends Part {
  static properties = {
    model: { attribute: false },
    order: { attribute: false },
    links: { state: true },
    open: { state: true },
    arrived: { state: true },
  };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {import('../sitting.js').Sitting['order']} tells the table something */
    this.order = async () => null;
    /** @type {Links | null} */
    this.links = null;
    this.open = true;
    /** Who has just sat down. */
    this.arrived = '';
    this.timer = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    /** @type {Snapshot | null | undefined} */
    const before = changed.get('model');
    if (!this.model || !changed.has('model')) return;
    const { table, seat, log } = this.model;
    if (deeds(log).some((entry) => entry.actor !== null && entry.actor === seat)) forgetWayBack(table.id);
    if (before?.seats === this.model.seats) return;
    if (before) this.greet(before.seats, this.model.seats);
    if (invitedTo(this.model).length) void this.fetchLinks(this.model.table.id);
  }

  /** A seat that is given away has another link from then on. @param {string} table */
  async fetchLinks(table) {
    if (!this.links) announce(say('web-invite-about'));
    try {
      this.links = await ask(`/api/tables/${table}/links`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  /** @param {SeatInfo[]} before @param {SeatInfo[]} after */
  greet(before, after) {
    const came = after.filter(
      (seat, index) => isFree(before[index]) && seat.kind === 'person' && seat.taken && !seat.yours,
    );
    if (!came.length) return;
    this.arrived = came
      .map((seat) => say(seat.name ? 'web-sat-down' : 'web-sat-down-unnamed', { who: seat.name, seat: seat.key }))
      .join(' ');
    announce(this.arrived);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.arrived = ''), TOLD_FOR);
  }

  async show() {
    this.open = true;
    await this.updateComplete;
    this.querySelector('h2')?.focus();
  }

  closeWayBack() {
    forgetWayBack(this.model?.table.id ?? '');
    this.requestUpdate();
    document.getElementById('main')?.focus();
  }

  close() {
    this.open = false;
    /** @type {HTMLElement | null} */ (document.querySelector('.head .invite-tool'))?.focus();
  }

  render() {
    const { model } = this;
    const free = model ? invitedTo(model) : [];
    return html`
      ${this.arrived ? html`<p class="arrived">${icon('tick')}<span>${this.arrived}</span></p>` : nothing}
      ${model && free.length && this.open ? this.panel(model) : nothing} ${model ? this.wayBack(model) : nothing}
    `;
  }

  /** @param {Snapshot} model */
  wayBack({ table, seat, seats }) {
    if (seat === null || !isWayBackPromised(table.id)) return nothing;
    return html`<section class="invitation slim" aria-labelledby="way-back">
      <h2 id="way-back">${say('web-way-back')}</h2>
      ${iconButton('close', say('web-close'), () => this.closeWayBack())}
      <way-back .table=${table.id} .seat=${seat} .devices=${seats[seat].devices}></way-back>
    </section>`;
  }

  /** @param {Snapshot} model */
  panel(model) {
    return html`<section class="invitation" aria-labelledby="invitation">
      <header class="sheet-head">
        <h2 id="invitation" tabindex="-1">${say('web-invite')}</h2>
        ${iconButton('close', say('web-close'), () => this.close())}
      </header>
      <p>${say('web-invite-about')}</p>
      <invitation-words .model=${model} .links=${this.links}></invitation-words>
      ${this.ownName(model)}
    </section>`;
  }

  /** So that the friend knows who invites; who has a name is not asked again. @param {Snapshot} model */
  ownName({ seat, seats }) {
    if (seat === null || seats[seat].name) return nothing;
    return html`<label class="own-name">
      ${say('web-join-name')}
      <input maxlength=${LONGEST_NAME} autocomplete="off" @change=${(/** @type {Event} */ event) => this.rename(seat, event)} />
    </label>`;
  }

  /** @param {number} seat @param {Event} event */
  rename(seat, event) {
    const name = /** @type {HTMLInputElement} */ (event.target).value.trim();
    change({ name });
    void this.order('rename', { seat, name });
  }
}

customElements.define('invitation-words', InvitationWords);
customElements.define('table-invitation', TableInvitation);
