// @ts-check
/** The pond of Haru Ichiban and the two gardeners beside it. */
import { html, nothing } from '../../../vendor/lit.js';
import { dragonfly } from './art/dragonfly.js';
import { ripples } from './art/water.js';
import { roam } from '../../../focus.js';
import { Board } from '../../../boards/board.js';
import { between } from './between.js';
import { perform } from './motion.js';
import { pond } from './pond.js';
import { settle, SIZE } from './scene.js';
import { side } from './side.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Lily} Lily */

const ON_A_PLACE = ['flower', 'frog', 'dark', 'wind']; // steps in which a place of the pond is meant
/** @type {Scene} */
const NOTHING_YET = { lilies: [] };
/** @type {Record<string, string>} */
const ARROW_KEYS = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };

export default class HaruIchiban extends Board {
  static properties = { scene: { state: true }, aim: { state: true }, pointed: { state: true } };

  constructor() {
    super();
    /** @type {Scene} what is shown: the view, or on the way to the next one something in between */
    this.scene = NOTHING_YET;
    /** @type {string | null} the lily whose wind still needs a direction */
    this.aim = null;
    /** @type {import('../../../boards/board.js').LogEntry | null} the line of the log that is pointed at */
    this.pointed = null;
    /** @type {Set<string>} the places where something may be done */
    this.lit = new Set();
    this.shown = 0; // counts the views: a motion towards another one is out of date
  }

  /** Who taps while the other one chooses is told so. */
  get explains() {
    return true;
  }

  /** @returns {number | null} */
  get ownSeat() {
    return this.view.seat;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has('view') && this.view.lilies) {
      this.scene = settle(this.view, this.scene);
      this.shown++;
    }
    if (changed.has('legal')) {
      this.lit = new Set(
        this.legal
          .map((action) => action.split(' '))
          .flatMap(([verb, cell]) => (ON_A_PLACE.includes(verb) ? cell : [])),
      );
    }
    if (changed.has('legal') || changed.has('chosen')) this.aim = this.aimed(changed.get('chosen'));
  }

  /** @param {string | null | undefined} before the action that was picked before */
  aimed(before) {
    const winds = this.legal.filter((action) => action.startsWith('wind '));
    if (winds.includes(this.chosen ?? '')) return this.chosen?.split(' ')[1] ?? null;
    const givenUp = before?.split(' ')[1] === this.aim;
    return !givenUp && winds.some((action) => action.split(' ')[1] === this.aim) ? this.aim : null;
  }

  updated() {
    for (const container of this.querySelectorAll('.places, .side-own .side-hand'))
      roam(/** @type {SVGElement} */ (container));
  }

  render() {
    if (this.scene === NOTHING_YET) return nothing;
    const own = this.ownSeat ?? 0;
    return html`
      <div class="haru" data-motion=${this.motion}>
        ${side(this, 1 - own)}
        <div class="pond-place">
          <div class="pond">
            <div class="pond-water">
              <svg viewBox="0 0 600 600" aria-hidden="true">${ripples()}</svg>
            </div>
            <svg class="pond-art" viewBox=${`0 0 ${SIZE} ${SIZE}`}>${pond(this)}</svg>
          </div>
        </div>
        ${between(this)} ${side(this, own)}
        <svg class="flight" viewBox="-31 -26 62 54" aria-hidden="true">${dragonfly()}</svg>
      </div>
    `;
  }

  /** A place in words: what lies there, and what may be done with it. @param {string} cell */
  nameOf(cell) {
    const lily = this.scene.lilies.find((other) => other.cell === cell);
    const parts = [
      lily ? this.say('haru-web-lily', { cell, leaf: leafOf(lily) }) : this.say('haru-web-water', { cell }),
    ];
    if (lily?.kind.endsWith(' eggs')) parts.push(this.say('haru-web-eggs', { colour: lily.kind.split(' ')[0] }));
    if (lily?.flower) parts.push(this.say('haru-web-flower', { colour: lily.flower }));
    if (lily?.frog) parts.push(this.say('haru-web-frog', { colour: lily.frog }));
    if (this.lit.has(cell)) parts.push(this.say('haru-web-possible', { step: this.view.step }));
    return parts.join(', ');
  }

  /** @param {string} cell */
  tapPlace(cell) {
    const { step } = this.view;
    if (step !== 'wind') this.tap(`${ON_A_PLACE.includes(step) ? step : 'flower'} ${cell}`);
    else if (!this.lit.has(cell)) this.why(`wind ${cell} n`);
    else {
      const dropped = this.chosen;
      this.aim = this.aim === cell ? null : cell;
      if (dropped) this.pick(null);
    }
  }

  /** @param {string} action */
  blow(action) {
    if (this.legal.includes(action)) this.pick(action);
    else this.why(action);
  }

  /** Arrow keys blow the lily that was aimed at; Escape lets it go. @param {KeyboardEvent} event */
  onKey = (event) => {
    if (!this.aim) return;
    const direction = ARROW_KEYS[event.key];
    if (!direction && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!direction) {
      this.aim = null;
      if (this.chosen) this.pick(null);
    } else this.blow(`wind ${this.aim} ${direction}`);
  };

  /** @param {string} action @returns {string} */
  describe(action) {
    const [verb, thing, direction] = action.split(' ');
    switch (verb) {
      case 'bid':
        return this.say('haru-web-do-bid', { value: Number(thing) });
      case 'flower':
        return this.say('haru-web-do-flower', { cell: thing });
      case 'frog':
        return this.say('haru-web-do-frog', { cell: thing, frog: this.view.frog ?? 'red' });
      case 'wind':
        return this.say('haru-web-do-wind', { cell: thing, direction });
      case 'dark':
        return this.say('haru-web-do-dark', { cell: thing });
      case 'senior':
        return this.say('haru-web-do-senior', { senior_seat: thing });
      default:
        return action;
    }
  }

  /**
   * @param {import('../../../boards/board.js').LogEntry[]} log
   * @param {import('../../../boards/board.js').View} before
   * @param {import('../../../boards/board.js').View} after
   */
  async animate(log, before, after) {
    await perform(this, log, before, after);
  }

  /** @param {import('../../../boards/board.js').LogEntry | null} entry */
  point(entry) {
    this.pointed = entry;
  }
}

/** @param {Lily} lily */
const leafOf = (lily) => (lily.kind === 'double dark' ? 'double' : lily.dark ? 'dark' : 'light');
