// @ts-check
/** Who may sit where: what each may do about the own seat, ask of others, decide as who manages; links to hand out. */
import { html, nothing } from '../vendor/lit.js';
import { announce } from '../announce.js';
import { deeds } from '../live.js';
import { ask } from '../server.js';
import { change, settings } from '../settings.js';
import { say } from '../words.js';
import { attempt } from './attempt.js';
import { AbsenceClock, dueTime, moment } from './away.js';
import { codeField, linkField } from './copy.js';
import { motif } from './motif.js';
import { Sheet } from './part.js';
import { LONGEST_NAME, isFree, marks, mayGoOn, playerTitle, seatName, who } from './people.js';
import { sure } from './sure.js';
import './invitation.js';
import './way_back.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').GameInfo} GameInfo */
/** @typedef {import('../protocol').Links} Links */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */
/** @typedef {import('../protocol').Renew['what']} Renewed */
/** @typedef {string[][]} Choices value and words */

class PlayersSheet extends Sheet {
  static properties = {
    model: { attribute: false },
    send: { attribute: false },
    links: { state: true },
    players: { state: true },
    notice: { state: true },
  };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {import('./attempt.js').Send} */
    this.send = async () => null;
    /** @type {Links | null} */
    this.links = null;
    /** @type {string[]} */
    this.players = [];
    /** @type {{ place: string, text: string } | null} what was refused, and where it was asked for */
    this.notice = null;
    new AbsenceClock(this);
  }

  async show() {
    this.notice = null;
    await super.show();
    const table = this.model?.table;
    if (!table || !mayGoOn(/** @type {Snapshot} */ (this.model))) return;
    const [games] = await Promise.all([ask('/api/games'), this.fetchLinks()]);
    this.players = games.find((/** @type {GameInfo} */ game) => game.name === table.game)?.players ?? [];
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    const seats = changed.get('model')?.seats;
    if (this.shown && seats && seats !== this.model?.seats) void this.fetchLinks(); // a seat that changes hands has another link
  }

  async fetchLinks() {
    const table = this.model?.table;
    if (table?.manage) this.links = await ask(`/api/tables/${table.id}/links`);
  }

  /** @param {string} place where it was asked for @param {string} type @param {Record<string, unknown>} [fields] */
  async try(place, type, fields) {
    this.notice = null;
    const text = await attempt(this.send(type, fields));
    if (text) this.notice = { place, text };
    return !text;
  }

  heading() {
    return say('web-players');
  }

  content() {
    const { model, links } = this;
    if (!model) return nothing;
    const { code } = model.table;
    const invites = links !== null && !model.now.over && model.seats.some(isFree);
    const about = marks(model);
    return html`
      <ol class="players">
        ${model.seats.map((seat, index) => this.player(model, seat, index))}
      </ol>
      ${about ? html`<p class="note">${about}</p>` : nothing} ${this.absence(model)}
      ${
        invites
          ? html`<invitation-words .model=${model} .links=${links} .renew=${(/** @type {number} */ seat) => this.renew('seat', seat)}>
            </invitation-words>
            ${this.refused('seat')}`
          : nothing
      }
      ${
        code
          ? html`<dl class="links">
            ${
              invites
                ? nothing
                : html`<dt>${say('web-code')}</dt>
                  <dd>${codeField(code)}</dd>`
            }
            ${links ? html`${this.link('watch', links.watch)} ${this.link('manage', links.manage)}` : nothing}
          </dl>`
          : nothing
      }
      ${links && !links.far && !invites ? html`<p class="note">${say('web-links-near')}</p>` : nothing}
    `;
  }

  /** @param {'watch' | 'manage'} what @param {string} path */
  link(what, path) {
    return html`<dt>${say(`web-link-${what}`)}</dt>
      <dd>
        ${linkField(path, say(`web-copy-${what}`))}
        <button type="button" aria-label=${say(`web-renew-${what}`)} @click=${() => this.renew(what)}>${say('web-renew')}</button>
      </dd>
      ${this.refused(what)}`;
  }

  /** @param {Renewed} what @param {number} [seat] */
  async renew(what, seat = 0) {
    if (!(await sure(say(`web-renew-${what}-sure`), say('web-renew')))) return;
    if (!(await this.try(what, 'renew', { what, seat }))) return;
    await this.fetchLinks();
    announce(say('web-renewed'));
  }

  /** @param {string} place */
  refused(place) {
    return this.notice?.place === place ? html`<p class="alert" role="alert">${this.notice.text}</p>` : nothing;
  }

  // What all agreed to before the game, and a pause of it

  /** @param {Snapshot} model */
  absence(model) {
    const { table, seats, now } = model;
    const others = seats.flatMap((seat, index) => (isOfAnother(seat) && seat.kind === 'person' ? [index] : []));
    if (now.over || !(others.length || seats.some(isFree))) return nothing;
    const rule = html`<p class="note">${say('web-absence-rule', { seconds: table.absence ?? 0 })}</p>`;
    if (table.absence === null || !mayGoOn(model)) return rule;
    if (table.paused) {
      return html`${rule}
        <p class="pause">${say('note-paused')} ${this.button('web-end-pause', () => this.try('pause', 'resume'))}</p>
        ${this.refused('pause')}`;
    }
    if (!others.length) return rule;
    return html`${rule}
      <p class="pause">
        ${
          others.some((seat) => seats[seat].ask?.kind === 'pause')
            ? say('web-asked-waiting')
            : this.button('web-ask-pause', () => this.askForPause(others))
        }
        <span class="note">${say('web-ask-pause-about')}</span>
      </p>
      ${this.refused('pause')}`;
  }

  /** @param {number[]} others */
  async askForPause(others) {
    for (const seat of others) await this.try('pause', 'ask', { seat, kind: 'pause' });
  }

  // Seats

  /** @param {Snapshot} model @param {SeatInfo} seat @param {number} index */
  player(model, seat, index) {
    const place = seatName(seat);
    const standsIn = seat.kind === 'computer' && seat.taken;
    return html`
      <li>
        ${motif(seat.key, index)}
        <span class="who">
          <span class="place">${place}</span> <span translate=${seat.name ? 'no' : 'yes'}>${seat.kind === 'computer' ? playerTitle(seat.player) : who(seat)}</span>
          ${standsIn ? html`<small>${say(seat.returns ? 'web-standing-in' : 'web-stands-in')}</small>` : nothing}
        </span>
        ${seat.yours && seat.kind === 'person' ? this.rename(seat, index) : nothing}
        ${model.now.over ? nothing : this.powers(model, seat, index, place)} ${this.refused(String(index))}
        ${index === ownSeat(model) ? this.wayBack(model, seat, index) : nothing}
      </li>
    `;
  }

  /** What this guest may do about a seat. @param {Snapshot} model @param {SeatInfo} seat @param {number} index @param {string} place */
  powers(model, seat, index, place) {
    if (seat.returns)
      return this.button(
        'web-take-back',
        () => this.try(String(index), 'settle', { seat: index, kind: 'person', here: true }),
        'seal',
      );
    if (seat.yours) return this.leave(model, index);
    if (isOfAnother(seat)) return seat.kind === 'person' && mayGoOn(model) ? this.asking(model, seat, index) : nothing;
    const isFixed = seat.kind === 'computer' && hasBegunAmongPeople(model);
    return model.table.manage && !isFixed ? this.manage(model, seat, index, place) : nothing;
  }

  /** @param {Snapshot} model @param {number} index */
  leave(model, index) {
    return html`<details>
      <summary>${say('web-leave')}</summary>
      <p class="note">${say('web-leave-about')}</p>
      ${this.choice(this.successors(model), 'web-leave-go', async (kind, player) => {
        if (kind === 'open' && !(await sure(say('web-leave-sure'), say('web-leave-go')))) return;
        await this.try(String(index), 'settle', { seat: index, kind, player });
      })}
    </details>`;
  }

  /** A person keeps the seat unless that person agrees, or stays away. @param {Snapshot} model @param {SeatInfo} seat @param {number} index */
  asking(model, seat, index) {
    const due = dueTime(seat, model);
    return html`
      ${due === null ? nothing : this.away(seat, index, due)}
      ${
        seat.ask
          ? html`<p class="note">${say('web-asked-waiting')}</p>`
          : html`<details>
            <summary>${say('web-ask')}</summary>
            <p class="note">${say('web-ask-about')}</p>
            ${this.choice(this.successors(model), 'web-ask-go', (kind, player) => this.try(String(index), 'ask', { seat: index, kind, player }))}
          </details>`
      }
    `;
  }

  /** @param {SeatInfo} seat @param {number} index @param {number} due */
  away(seat, index, due) {
    const times = { since: moment(Date.parse(/** @type {string} */ (seat.away))), due: moment(due) };
    if (due > Date.now()) return html`<p class="note">${say('web-away-until', times)}</p>`;
    return html`<p class="note">${say('web-away-due', times)}</p>
      ${this.choice(this.computers(), 'web-take-over', (_, player) => this.try(String(index), 'takeover', { seat: index, player }))}`;
  }

  /** Where draws may be known, nobody else comes to the table. @param {Snapshot} model @returns {Choices} */
  successors({ table }) {
    const standIns = this.players.map((player) => [
      `computer ${player}`,
      say('web-stand-in', { player: playerTitle(player) }),
    ]);
    return table.chosen ? standIns : [...standIns, ['open', say('web-somebody-else')]];
  }

  /** @returns {Choices} */
  computers() {
    return this.players.map((player) => [`computer ${player}`, playerTitle(player)]);
  }

  /**
   * One of several, done when the button is pressed: whoever walks through the choices by keys has not decided yet.
   * @param {Choices} choices @param {string} id of the button @param {(kind: string, player: string) => unknown} then
   */
  choice(choices, id, then) {
    const usual = `computer ${settings.opponent || 'level3'}`;
    return html`<form
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        const [kind, player = ''] = String(new FormData(form).get('choice')).split(' ');
        void then(kind, player);
      }}
    >
      <select name="choice" aria-label=${say('web-who-plays-on')}>
        ${choices.map(([value, words]) => html`<option value=${value} ?selected=${value === usual}>${words}</option>`)}
      </select>
      <button type="submit">${say(id)}</button>
    </form>`;
  }

  /** @param {string} id @param {() => unknown} then @param {string} [looks] */
  button(id, then, looks = '') {
    return html`<button type="button" class=${looks} @click=${then}>${say(id)}</button>`;
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
        void this.try(String(index), 'rename', { seat: index, name });
      }}
    />`;
  }

  /** @param {Snapshot} model @param {SeatInfo} seat @param {number} index */
  wayBack({ table }, seat, index) {
    return html`<details>
      <summary>${say('web-way-back')}</summary>
      <way-back .table=${table.id} .seat=${index} .devices=${seat.devices} .send=${this.send}></way-back>
    </details>`;
  }

  /** A seat that is nobody's. @param {Snapshot} model @param {SeatInfo} seat @param {number} index @param {string} place */
  manage(model, seat, index, place) {
    const now = { person: 'link', open: 'open', computer: `computer ${seat.player}` }[seat.kind];
    const remote = [
      ['link', say('web-sitting-link')],
      ['open', say('web-sitting-open')],
    ];
    const choices = [['here', say('web-sitting-here')], ...(model.table.chosen ? [] : remote), ...this.computers()];
    return html`<select aria-label=${place} @change=${(/** @type {Event} */ event) => this.settle(event, index, now)}>
      ${choices.map(([value, words]) => html`<option value=${value} ?selected=${value === now}>${words}</option>`)}
    </select>`;
  }

  /** @param {Event} event @param {number} seat @param {string} now */
  async settle(event, seat, now) {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const [sitting, player = ''] = select.value.split(' ');
    const kind = sitting === 'here' || sitting === 'link' ? 'person' : sitting;
    const isDone = await this.try(String(seat), 'settle', { seat, kind, player, here: sitting === 'here' });
    if (isDone)
      await this.fetchLinks(); // whoever had the seat has a dead link now
    else select.value = now;
  }
}

/** Another person sits there, or will come back. @param {SeatInfo} seat */
function isOfAnother(seat) {
  return seat.taken && !seat.yours && !seat.returns;
}

/** Where people play together, computers stay as they are once somebody has acted. @param {Snapshot} model */
function hasBegunAmongPeople({ seats, log }) {
  const others = seats.some((seat) => isFree(seat) || isOfAnother(seat));
  return others && deeds(log).some((entry) => entry.actor !== null);
}

/** @param {Snapshot} model @returns {number} the seat by which this guest is known */
function ownSeat({ seats, seat }) {
  return seat ?? seats.findIndex((one) => one.yours || one.returns);
}

customElements.define('players-sheet', PlayersSheet);
