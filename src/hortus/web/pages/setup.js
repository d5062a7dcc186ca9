// @ts-check
/** A table to one's own taste, on one screen. */
import { html, nothing } from '../vendor/lit.js';
import { header } from '../parts/header.js';
import { Part } from '../parts/part.js';
import { opponents } from '../parts/opponents.js';
import { LONGEST_NAME } from '../parts/people.js';
import { go } from '../router.js';
import { Refusal, ask } from '../server.js';
import { change, settings } from '../settings.js';
import { need, say } from '../words.js';
import { computer } from './start.js';

/** @typedef {import('../protocol').GameInfo} GameInfo */
/** @typedef {'here' | 'link' | 'computer' | 'open'} Sitting */
/** @typedef {{ sitting: Sitting, player: string, name: string }} Seat */

/** @type {Sitting[]} */
const SITTINGS = ['here', 'link', 'computer', 'open'];
/** After how long a computer may stand in, with its seconds. @type {[string, number][]} */
const ABSENCES = [
  ['never', 0],
  ['5 minutes', 300],
  ['day', 86_400],
  ['week', 604_800],
];
const NUMBER_OF_PLAYERS = 'players'; // the option that follows from how many seats there are

class PageSetup extends Part {
  static properties = {
    game: { attribute: false },
    games: { state: true },
    seats: { state: true },
    count: { state: true },
    options: { state: true },
    aids: { state: true },
    authentic: { state: true },
    lot: { state: true },
    absence: { state: true },
    notice: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {Seat[]} */
    this.seats = [];
    this.count = 2;
    /** @type {Record<string, string>} */
    this.options = {};
    this.aids = false;
    this.authentic = false;
    this.lot = true;
    this.absence = ABSENCES[0];
    /** @type {Refusal | null} */
    this.notice = null;
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    const games = await ask('/api/games');
    await need('web_people', 'cards', ...games.map((/** @type {GameInfo} */ game) => `${game.name}/game`));
    this.games = games;
    this.choose(games.some((/** @type {GameInfo} */ game) => game.name === this.game) ? this.game : games[0].name);
  }

  /** @param {string} name */
  choose(name) {
    this.game = name;
    const game = this.info();
    this.count = game.least;
    const { player } = computer(game);
    this.seats = game.seats.map((_, index) => ({
      sitting: index === 0 ? 'here' : 'computer',
      player,
      name: index === 0 ? settings.name : '',
    }));
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.authentic = false;
    document.title = say('web-title-set-up', { game: say(`game-${name}`) });
  }

  info() {
    return /** @type {GameInfo} */ (this.games.find((game) => game.name === this.game));
  }

  render() {
    const ready = this.seats.length > 0;
    return html`
      ${header()}
      <main id="main" class="setup" tabindex="-1">${ready ? this.form(this.info()) : nothing}</main>
    `;
  }

  /** @param {GameInfo} game */
  form(game) {
    const options = game.options.filter((option) => option.name !== NUMBER_OF_PLAYERS && option.choices.length > 1);
    const games = this.games.map((one) => [one.name, say(`game-${one.name}`)]);
    const counts = game.seats.map((_, index) => index + 1).filter((count) => count >= game.least && count <= game.most);
    return html`
      <h1>${say('web-set-up-title')}</h1>
      <form @submit=${this.start}>
        ${this.radios(say('web-set-up-game'), 'game', games, this.game, (name) => this.choose(name))}
        ${
          counts.length > 1
            ? this.radios(
                say('web-set-up-count'),
                'count',
                counts.map((count) => [String(count), say('web-set-up-players', { count })]),
                String(this.count),
                (count) => (this.count = Number(count)),
              )
            : nothing
        }
        ${options.map((option) => this.option(game, option))}
        <fieldset class="seats-wanted">
          <legend>${say(this.lot ? 'web-set-up-who' : 'web-set-up-seats')}</legend>
          <ol>
            ${this.seats.slice(0, this.count).map((seat, index) => this.seat(game, seat, index))}
          </ol>
        </fieldset>
        ${this.othersMayCome() ? this.absenceChoice() : nothing} ${this.toggle('lot', this.lot)}
        ${game.odds || this.hasCompany() ? this.toggle('aids', this.aids) : nothing}
        ${game.odds ? this.toggle('authentic', this.authentic) : nothing}
        ${this.notice ? html`<p class="alert" role="alert">${say(this.notice.id, this.notice.arguments)}</p>` : nothing}
        <button class="seal big" type="submit" ?disabled=${this.busy}>${say('web-set-up-start')}</button>
      </form>
    `;
  }

  /** @param {GameInfo} game @param {import('../protocol').OptionInfo} option */
  option(game, { name, choices, further }) {
    const title = `option-${game.name}-${name}`;
    const called = (/** @type {string} */ value) => [value, say(`${title}-${value}`)];
    const chosen = this.options[name];
    const choose = (/** @type {string} */ value) => (this.options = { ...this.options, [name]: value });
    const more = further.length ? this.further(further.map(called), chosen, choose) : nothing;
    return this.radios(say(title), name, choices.map(called), chosen, choose, more);
  }

  /** What is chosen more rarely. @param {string[][]} choices @param {string} chosen @param {(value: string) => void} choose */
  further(choices, chosen, choose) {
    const words = say('web-set-up-further');
    const isHere = choices.some(([value]) => value === chosen);
    return html`<select aria-label=${words} @change=${(/** @type {Event} */ event) => choose(valueIn(event))}>
      <option value="" disabled ?selected=${!isHere}>${words}</option>
      ${choices.map(([value, called]) => html`<option value=${value} ?selected=${value === chosen}>${called}</option>`)}
    </select>`;
  }

  /**
   * @param {string} legend @param {string} name @param {string[][]} choices value and words
   * @param {string} chosen @param {(value: string) => void} choose @param {unknown} [more] after them
   */
  radios(legend, name, choices, chosen, choose, more = nothing) {
    return html`
      <fieldset>
        <legend>${legend}</legend>
        <span class="segments">
          ${choices.map(
            ([value, words]) => html`<label>
              <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
              <span>${words}</span>
            </label>`,
          )}
          ${more}
        </span>
      </fieldset>
    `;
  }

  /** Whether somebody sits at another computer, who may stay away. */
  othersMayCome() {
    return this.seats.slice(0, this.count).some(({ sitting }) => sitting === 'open' || sitting === 'link');
  }

  absenceChoice() {
    const [chosen, seconds] = this.absence;
    const choices = ABSENCES.map(([name]) => [name, say(`web-absence-${name.replace(' ', '-')}`)]);
    const choose = (/** @type {string} */ name) =>
      (this.absence = ABSENCES.find(([one]) => one === name) ?? ABSENCES[0]);
    return html`<div class="absence" role="group" aria-describedby="absence-rule">
      ${this.radios(say('web-absence'), 'absence', choices, chosen, choose)}
      <p id="absence-rule" class="note" aria-live="polite">${say('web-absence-rule', { seconds })}</p>
    </div>`;
  }

  /** @param {GameInfo} game @param {Seat} seat @param {number} index */
  seat(game, seat, index) {
    const place = this.lot
      ? say('web-set-up-place', { place: index + 1 })
      : say('seat-name', { key: game.seats[index] });
    return html`
      <li class="seat-wanted">
        <strong>${place}</strong>
        <select
          aria-label=${place}
          @change=${(/** @type {Event} */ event) => this.alter(index, { sitting: valueIn(event) })}
        >
          ${SITTINGS.map(
            (sitting) => html`<option value=${sitting} ?selected=${seat.sitting === sitting}>
              ${say(`web-sitting-${sitting}`)}
            </option>`,
          )}
        </select>
        ${
          seat.sitting === 'computer'
            ? opponents(game.cards, seat.player, `opponent-${index}`, this.isAlone(), (player) =>
                this.alter(index, { player }),
              )
            : html`<input
              aria-label=${say('web-set-up-name')}
              placeholder=${say('web-set-up-name')}
              maxlength=${LONGEST_NAME}
              autocomplete="off"
              .value=${seat.name}
              ?hidden=${seat.sitting === 'open'}
              @input=${(/** @type {Event} */ event) => this.alter(index, { name: valueIn(event) })}
            />`
        }
      </li>
    `;
  }

  /** Whether one computer plays: then there is room for all who might. */
  isAlone() {
    return this.seats.slice(0, this.count).filter((seat) => seat.sitting === 'computer').length === 1;
  }

  /** Whether several people play: alone with computers everybody may have hints. */
  hasCompany() {
    return this.seats.slice(0, this.count).filter((seat) => seat.sitting !== 'computer').length > 1;
  }

  /** @param {'aids' | 'authentic' | 'lot'} name @param {boolean} on */
  toggle(name, on) {
    return html`
      <label class="row">
        <span>${say(`web-set-up-${name}`)}<small>${say(`web-set-up-${name}-about`)}</small></span>
        <input type="checkbox" name=${name} .checked=${on} @change=${() => (this[name] = !this[name])} />
      </label>
    `;
  }

  /** @param {number} index @param {Record<string, string>} changes */
  alter(index, changes) {
    this.seats = this.seats.map((seat, other) => (other === index ? { ...seat, ...changes } : seat));
  }

  /** @param {SubmitEvent} event */
  async start(event) {
    event.preventDefault();
    const game = this.info();
    const seats = this.seats.slice(0, this.count);
    const options = { ...this.options };
    if (NUMBER_OF_PLAYERS in options) options[NUMBER_OF_PLAYERS] = String(this.count);
    this.remember(seats);
    this.busy = true;
    this.notice = null;
    try {
      const { aids, authentic, lot } = this;
      const absence = this.othersMayCome() ? this.absence[0] : 'never';
      const wish = { game: game.name, seats: seats.map(wished), options, aids, authentic, lot, absence };
      const made = await ask('/api/tables', wish);
      go(`/table/${made.table}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.notice = refusal;
    }
    this.busy = false;
  }

  /** @param {Seat[]} seats */
  remember(seats) {
    const own = seats.find((seat) => seat.sitting === 'here');
    const met = seats.find((seat) => seat.sitting === 'computer');
    change({ ...(own && { name: own.name }), ...(met && { opponent: met.player }) });
  }
}

/** @param {Seat} seat @returns {import('../protocol').SeatWish} */
function wished({ sitting, player, name }) {
  if (sitting === 'computer') return { kind: 'computer', player };
  if (sitting === 'open') return { kind: 'open' };
  return { kind: 'person', name, here: sitting === 'here' };
}

/** @param {Event} event */
function valueIn(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
}

customElements.define('page-setup', PageSetup);
