// @ts-check
/** An invitation that was opened: who plays what, and the choice to sit down or to watch. Nothing is done before that. */
import { html, nothing } from '../vendor/lit.js';
import { keepKey } from '../kept_key.js';
import { header } from '../parts/header.js';
import { miniature, needMiniature } from '../parts/miniature.js';
import { motif } from '../parts/motif.js';
import { notHere } from '../parts/not_here.js';
import { Part } from '../parts/part.js';
import { LONGEST_NAME, isFree, seatName, who } from '../parts/people.js';
import { promiseWayBack } from '../parts/way_back.js';
import { go } from '../router.js';
import { Refusal, ask, wordsForRefusals } from '../server.js';
import { change, settings } from '../settings.js';
import { knows, need, say } from '../words.js';

/** @typedef {import('../protocol').InvitationInfo} InvitationInfo */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */

class PageJoin extends Part {
  static properties = {
    key: { attribute: false },
    invitation: { state: true },
    missing: { state: true },
    notice: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.key = '';
    /** @type {InvitationInfo | null} */
    this.invitation = null;
    /** @type {Refusal | null} why there is no such invitation */
    this.missing = null;
    /** @type {Refusal | null} why what was pressed could not be done */
    this.notice = null;
    this.busy = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('key')) return;
    this.invitation = this.missing = this.notice = null;
    void this.load();
  }

  async load() {
    const key = this.key;
    try {
      const invitation = await ask(`/api/invitations/${encodeURIComponent(key)}`);
      const words = [need('web_people', `${invitation.game}/game`), invitation.refusal && wordsForRefusals()];
      await Promise.all([...words, needMiniature(invitation.game)]);
      if (key === this.key) this.invitation = invitation;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.missing = refusal;
    }
  }

  render() {
    if (this.missing) return notHere(say(this.missing.id, this.missing.arguments));
    const invitation = this.invitation;
    if (invitation) document.title = say('web-title-join');
    return html`${header()}
      <main id="main" class="join-page" tabindex="-1">${invitation ? this.card(invitation) : nothing}</main>`;
  }

  /** @param {InvitationInfo} invitation */
  card(invitation) {
    const { game, gives, seats, seat } = invitation;
    const about = this.notice ? '' : this.about(invitation);
    return html`
      <article class="card">
        ${miniature(game)}
        <div class="words">
          <h1>${say(gives === 'return' ? 'web-join-back-title' : 'web-join-title', { game: say(`game-${game}`) })}</h1>
          ${this.options(invitation)} ${invitation.over ? html`<p class="note">${say('web-over')}</p>` : nothing}
          <ul class="who-plays" aria-label=${say('web-seats')}>
            ${seats.map((info, index) => this.player(info, index, index === seat))}
          </ul>
          ${about ? html`<p class="about">${about}</p>` : nothing} ${this.rules(invitation)}
          ${this.notice ? html`<p class="alert" role="alert">${say(this.notice.id, this.notice.arguments)}</p>` : nothing}
          ${this.choices(invitation)}
        </div>
      </article>
    `;
  }

  /** How the game is played at this table; what has no words is no choice of people. @param {InvitationInfo} invitation */
  options({ game, options }) {
    const known = Object.entries(options).filter(([name, value]) => knows(`option-${game}-${name}-${value}`));
    if (!known.length) return nothing;
    return html`<dl class="options note">
      ${known.map(
        ([name, value]) => html`<dt>${say(`option-${game}-${name}`)}</dt>
          <dd>${say(`option-${game}-${name}-${value}`)}</dd>`,
      )}
    </dl>`;
  }

  /** @param {SeatInfo} info @param {number} index @param {boolean} meant for whoever looks at this */
  player(info, index, meant) {
    return html`<li>
      ${motif(info.key, index)}
      <span class="place">${seatName(info)}</span>
      ${meant && isFree(info) && !info.name ? nothing : html`<span translate=${info.name ? 'no' : 'yes'}>${who(info)}</span>`}
      ${meant ? html`<span class="meant">${say('web-join-yours')}</span>` : nothing}
    </li>`;
  }

  /** What one should know before pressing anything. @param {InvitationInfo} invitation */
  about({ gives, seats, seat, yours, refusal }) {
    if (refusal) return say(refusal.id, refusal.arguments);
    const place = { seat: seats[seat ?? 0].key };
    if (gives !== 'seat') return say(yours ? `web-join-about-${gives}-yours` : `web-join-about-${gives}`, place);
    return yours ? say('web-join-about-sitting', place) : '';
  }

  /** What all saw before they sat down. @param {InvitationInfo} invitation */
  rules({ gives, seat, yours, over, absence, aids, chosen }) {
    const sitsDown = gives === 'seat' && seat !== null && !yours && !over;
    return html`
      ${sitsDown ? html`<p class="note">${say('web-absence-rule', { seconds: absence ?? 0 })}</p>` : nothing}
      ${sitsDown && aids ? html`<p class="note">${say('web-aids-rule')}</p>` : nothing}
      ${chosen ? html`<p class="note">${say('web-chosen')}</p>` : nothing}
    `;
  }

  /** @param {InvitationInfo} invitation */
  choices({ table, gives, seats, seat, yours }) {
    if (yours) return html`<a class="button seal big" href="/table/${table}">${say('web-join-go')}</a>`;
    if (gives === 'manage') return this.button('web-join-manage', () => this.join(''), true);
    if (gives === 'return' && seat !== null) return this.button('web-join-return', () => this.join(''), true);
    if (seat === null) return this.button('web-join-watch', () => this.join('', true), true);
    return html`
      <form @submit=${this.sitDown}>
        ${this.nameField(seats[seat].name || settings.name)}
        <div class="choices">
          <button class="seal big" type="submit" ?disabled=${this.busy}>${say('web-sit-down')}</button>
          ${this.button('web-join-watch', () => this.join('', true))}
        </div>
      </form>
    `;
  }

  /** @param {string} name that is offered */
  nameField(name) {
    return html`<label for="name">${say('web-join-name')}</label>
      <input id="name" name="name" maxlength=${LONGEST_NAME} autocomplete="off" .value=${name} />`;
  }

  /** @param {string} id @param {() => unknown} then @param {boolean} [main] */
  button(id, then, main = false) {
    return html`<button class=${main ? 'seal big' : 'big'} type="button" ?disabled=${this.busy} @click=${then}>
      ${say(id)}
    </button>`;
  }

  /** @param {SubmitEvent} event */
  sitDown(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
    if (name) change({ name });
    return this.join(name);
  }

  /** @param {string} name @param {boolean} [watch] */
  async join(name, watch = false) {
    this.busy = true;
    this.notice = null;
    try {
      const joined = await ask('/api/join', { key: this.key, name, watch });
      if (joined.seat !== null && this.invitation?.gives === 'seat') promiseWayBack(joined.table);
      if (watch && this.invitation?.gives === 'seat') keepKey(joined.table, this.key);
      go(`/table/${joined.table}`, { replace: true });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.notice = refusal; // somebody else may have been quicker
      await this.load();
      document.getElementById('main')?.focus(); // what was pressed may be gone
    }
    this.busy = false;
  }
}

customElements.define('page-join', PageJoin);
