// @ts-check
/** The table of The Legend of the Cherry Tree: tree and bag, the harvest on its cloth, everybody's screen. */
import { classMap, html, nothing } from '../../../vendor/lit.js';
import { flowerShapes } from './art/flowers.js';
import { screenMotifs } from './art/screens.js';
import { roam } from '../../../focus.js';
import { Board } from '../../../boards/board.js';
import { ALL_COUNTED, finale } from './finale.js';
import { perform } from './motion.js';
import { keeping, meaning, placesOf, verbOf } from './places.js';
import { seatArea } from './seat.js';
import { scene } from './scene.js';
import { tray } from './tray.js';

export default class CherryTree extends Board {
  static properties = {
    odds: { attribute: false },
    scene: { state: true },
    picked: { state: true },
    card: { state: true },
    pointed: { state: true },
    counted: { state: true },
  };

  constructor() {
    super();
    /** @type {import('../../../protocol').OddsRow[] | null} the exact odds of the draw that is due, if the table has them */
    this.odds = null;
    /** @type {any} what is shown: the view, or on the way to the next one something in between */
    this.scene = null;
    /** @type {string[]} the first of two colours to keep */
    this.picked = [];
    /** @type {string | null} the mastery card that is looked at */
    this.card = null;
    /** @type {import('../../../boards/board.js').LogEntry | null} */
    this.pointed = null;
    /** @type {number} how much of the end has been counted */
    this.counted = ALL_COUNTED;
    this.pace = 0; // milliseconds for each flower of the draw that is shown
    this.shown = 0; // counts the views: a motion towards another one is out of date
    /** @type {Set<string>} the places that were touched last, and those pointed at */
    this.marked = new Set();
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has('view') && this.view.front) {
      this.scene = this.view;
      this.shown++;
      this.counted = ALL_COUNTED;
    }
    // A whole choice that is given up is forgotten; one that a tap has just begun anew is not.
    const givenUp = changed.has('chosen') && !this.chosen && keeping(this.legal, this.picked).action;
    if (changed.has('legal') || givenUp) this.picked = [];
    if (changed.has('recent') || changed.has('pointed')) {
      this.marked = new Set((this.pointed ? [this.pointed] : this.recent).flatMap(placesOf));
    }
  }

  /** @param {Map<string, any>} changed */
  updated(changed) {
    if (this.firstElementChild) roam(/** @type {HTMLElement} */ (this.firstElementChild));
    if (changed.has('view')) this.dispatchEvent(new CustomEvent('odds', { detail: { due: this.drawIsDue } }));
  }

  /** Whether a number of flowers is to be said, by anybody. */
  get drawIsDue() {
    return Boolean(this.view.front) && verbOf(this.view) === 'draw' && !this.now?.over;
  }

  render() {
    const view = this.scene;
    if (!view) return nothing;
    const own = view.seat;
    const seats = Array.from(view.front, (_, index) => (own === null ? index : (own + 1 + index) % view.front.length));
    const kinds = { cherry: true, letters: this.letters, over: view.step === 'over', spectator: own === null };
    return html`
      <div class=${classMap({ ...kinds, [`players-${view.front.length}`]: true })} @keydown=${this.onKey}>
        ${flowerShapes()} ${screenMotifs()}
        <div class="others">${seats.filter((seat) => seat !== own).map((seat) => seatArea(this, seat))}</div>
        <div class="between">${view.step === 'over' ? finale(this) : html`${scene(this)} ${tray(this)}`}</div>
        ${own === null ? nothing : seatArea(this, own)}
        <div class="flights" aria-hidden="true"></div>
      </div>
    `;
  }

  // What may be picked

  /** Whether a tap on this place is a choice now. @param {string} place */
  isLit(place) {
    const [kind, colour] = place.split(' ');
    if (kind === 'harvest' && this.scene.step === 'keep') return keeping(this.legal, this.picked).colours.has(colour);
    const action = meaning(this.scene, place);
    return action !== null && this.legal.includes(action);
  }

  /** Whether what was picked is this. @param {string} place */
  isChosen(place) {
    const [kind, colour] = place.split(' ');
    if (kind === 'harvest' && this.scene.step === 'keep') {
      return this.picked.includes(colour) || (this.chosen ?? '').split(' ').includes(colour);
    }
    return this.chosen !== null && this.chosen === meaning(this.scene, place);
  }

  /** @param {string} place */
  tapPlace(place) {
    const [kind, colour] = place.split(' ');
    if (kind === 'harvest' && this.scene.step === 'keep' && this.legal.length) return this.keep(colour);
    if (kind === 'card' && !this.isLit(place)) this.card = this.card === colour ? null : colour;
    const action = meaning(this.scene, place);
    if (action) this.tap(action);
  }

  /** One of the flowers of a failed harvest that may be kept; after a whole choice it begins another. @param {string} colour */
  keep(colour) {
    const before = this.chosen ? [] : this.picked;
    if (before.includes(colour)) this.picked = before.filter((other) => other !== colour);
    else if (keeping(this.legal, before).colours.has(colour)) this.picked = [...before, colour];
    else if (keeping(this.legal, []).colours.has(colour)) this.picked = [colour];
    else return this.why(colour === 'black' ? 'keep none' : `keep ${colour}`);
    const { action } = keeping(this.legal, this.picked);
    if (action || this.chosen) this.pick(action);
  }

  /** Every tap on the bag says one flower more. */
  tapBag() {
    const draws = this.legal.filter((action) => action.startsWith('draw '));
    if (!draws.length) return this.tap('draw 1');
    this.pick(draws[(draws.indexOf(this.chosen ?? '') + 1) % draws.length], true);
  }

  /** Escape lets a half-made choice go. @param {KeyboardEvent} event */
  onKey = (event) => {
    if (event.key !== 'Escape' || (!this.picked.length && !this.card)) return;
    this.card = null;
    if (!this.chosen) this.picked = [];
  };

  // Words

  /** @param {string} action @returns {string} */
  describe(action) {
    const [verb, first, second] = action.split(' ');
    switch (verb) {
      case 'draw':
        return this.say('cherry-web-do-draw', { count: Number(first) });
      case 'stop':
        return this.say('cherry-web-do-stop');
      case 'keep':
        if (second) return this.say('cherry-web-do-keep-two', { colour: first, second });
        return first === 'none'
          ? this.say('cherry-web-do-keep-none')
          : this.say('cherry-web-do-keep-one', { colour: first });
      case 'no':
        return this.say('cherry-web-do-no-bonus');
      case 'bonus':
        return this.say('cherry-web-do-bonus', { bonus: first });
      case 'give':
        return this.say('cherry-web-do-give', { place: first, colour: second });
      case 'take':
        return this.say('cherry-web-do-take', { seat: first, colour: second });
      case 'hide':
        return this.say('cherry-web-do-hide', { place: first, colour: second });
      case 'place':
        return this.describePlace(first);
      case 'behind':
        return first === 'none'
          ? this.say('cherry-web-do-behind-none')
          : this.say('cherry-web-do-behind', { colour: first });
      case 'warm':
        return this.say('cherry-web-do-warm', { count: Number(first) });
      default:
        return action;
    }
  }

  /** @param {string} where */
  describePlace(where) {
    const colour = this.scene?.drawn[0] ?? 'pink';
    if (where === 'front') return this.say('cherry-web-do-place-front', { colour });
    if (where === 'behind') return this.say('cherry-web-do-place-behind', { colour });
    return this.say('cherry-web-do-place-other', { colour, seat: where });
  }

  // What happened

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

  /** @param {number | null} steps */
  count(steps) {
    this.counted = steps ?? ALL_COUNTED;
  }
}
