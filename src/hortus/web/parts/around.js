// @ts-check
/** Below the line in words: what somebody at the table asks or may do, that is not the game. */
import { html, nothing } from '../vendor/lit.js';
import { announce } from '../announce.js';
import { say } from '../words.js';
import { AbsenceClock, overdue } from './away.js';
import { Part } from './part.js';
import { mayGoOn, names, playerName } from './people.js';
import './invitation.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').AskInfo} AskInfo */

/** The question in words. @param {AskInfo} question @param {Snapshot} model */
function asked({ by, kind, player }, model) {
  const who = by === null ? say('web-manager') : names([by], model);
  return say(`web-asks-${kind}`, { who, player: playerName(player) });
}

class AroundLine extends Part {
  static properties = { model: { attribute: false }, order: { attribute: false }, openPlayers: { attribute: false } };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {(type: string, fields?: Record<string, unknown>) => Promise<unknown>} */
    this.order = async () => null;
    this.openPlayers = () => {};
    /** What was said aloud last. */
    this.told = '';
    new AbsenceClock(this);
  }

  render() {
    const { model } = this;
    if (!model || model.now.over) return nothing;
    const mine = model.seats.findIndex((seat) => seat.yours && seat.ask);
    const question = model.seats[mine]?.ask;
    if (question) return this.question(question, model, mine);
    const left = model.seats.findIndex((seat) => seat.returns);
    if (left >= 0)
      return this.line(
        '',
        this.button('web-take-back', () => this.takeBack(left), true),
      );
    if (!mayGoOn(model)) return model.table.paused ? this.line(say('note-paused')) : nothing;
    if (model.table.paused)
      return this.line(
        say('note-paused'),
        this.button('web-end-pause', () => this.order('resume')),
      );
    const away = overdue(model);
    if (!away.length) return nothing;
    const text = say('web-away-too-long', { who: names(away, model) });
    return this.line(text, this.button('web-take-over', this.openPlayers));
  }

  /** @param {AskInfo} question @param {Snapshot} model @param {number} seat that was asked */
  question(question, model, seat) {
    const answer = (/** @type {boolean} */ yes) => () => this.order('consent', { seat, yes, question });
    return this.line(asked(question, model), [
      this.button('web-decline', answer(false)),
      this.button('web-agree', answer(true), true),
    ]);
  }

  /** @param {string} text @param {unknown} [buttons] */
  line(text, buttons = nothing) {
    return html`<div class="around">
      ${text ? html`<p>${text}</p>` : nothing}
      <span>${buttons}</span>
    </div>`;
  }

  /** @param {string} id @param {() => unknown} then @param {boolean} [main] */
  button(id, then, main = false) {
    return html`<button type="button" class=${main ? 'seal' : ''} @click=${then}>${say(id)}</button>`;
  }

  /** @param {number} seat */
  takeBack(seat) {
    return this.order('settle', { seat, kind: 'person', here: true });
  }

  /** It is said once, and nobody loses the focus. */
  updated() {
    const text = this.querySelector('.around p')?.textContent ?? '';
    if (text !== this.told) announce(text);
    this.told = text;
  }
}

customElements.define('around-line', AroundLine);
