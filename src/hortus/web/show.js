// @ts-check
/**
 * The show: what happened at a table, one event after another, at a pace that a person can follow.
 *
 * The rules do not wait for it: events that have come lie in a queue. Nothing is left out. Whoever is in a hurry sees the
 * rest at once; whoever wants to look closer holds it, and goes on step by step.
 */
import { motion, pace } from './settings.js';

/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./protocol').LogEntry} LogEntry */
/**
 * @typedef {object} Step
 * @property {Snapshot} before
 * @property {Snapshot} after
 * @property {LogEntry[]} log what led from one to the other, in the game
 * @property {LogEntry[]} [notes] what happened around the table: it takes no time
 * @property {boolean} [jump] too much happened in between to be moved: it is told in words instead
 */
/**
 * Where a show takes place.
 * @typedef {object} Stage
 * @property {number | null} seat the viewer's own, whose actions need no time to be understood
 * @property {(step: Step) => Promise<unknown>} animate
 * @property {(step: Step, told: boolean) => unknown} present told: it went by too fast to be seen
 * @property {() => void} changed
 */

const EVERYBODY = -1; // acts at a sealed choice
const NOBODY = -2; // has acted yet
const LEAST = 0.15; // of the longest step: so long each one takes, however many there are
const AT_EASE = 900; // milliseconds that a step needs for its motion; with less all of it is quicker
const QUICKEST = 0.35; // how much quicker at most
const LONGEST_MOTION = 4_000; // a board that never finishes must not stop the game
const LONGEST_END = 15_000; // nothing comes after the last event: it may take its time

export class Show {
  /** Nothing moves until somebody goes on. */
  paused = false;
  /** The end of a round is on the table, and stays. */
  halted = false;
  /** The viewer looks at something else: what happens meanwhile is told in words. */
  away = false;
  /** How long motion takes just now. */
  motion = motion();
  /** @type {Step[]} */
  #queue = [];
  #stage;
  #begun = false;
  #running = false;
  #hurried = false;
  #single = false;
  #turn = { actor: NOBODY, spent: 0 };
  /** Ends the wait that is under way. */
  #wake = () => {};

  /** @param {Stage} stage */
  constructor(stage) {
    this.#stage = stage;
    document.addEventListener('visibilitychange', this.#look);
  }

  close() {
    document.removeEventListener('visibilitychange', this.#look);
    this.#queue = [];
    this.#wake();
  }

  /** The stage is there. */
  begin() {
    this.#begun = true;
    this.#wake();
  }

  /** @param {Step} step */
  add(step) {
    this.#queue.push(step);
    void this.#perform();
    this.#stage.changed();
  }

  /** Whether there is more to be seen. */
  get goesOn() {
    return this.#queue.length > 0;
  }

  pause() {
    this.paused = true;
    this.#stage.changed();
  }

  resume() {
    this.paused = false;
    this.#wake();
    this.#stage.changed();
  }

  /** One event more, or on from the end of a round. */
  step() {
    this.#single = this.#queue.length > 0 && !this.halted;
    this.#wake();
  }

  /** All the rest at once. */
  hurry() {
    this.paused = false;
    this.#hurried = this.#running;
    this.#wake();
    this.#stage.changed();
  }

  #look = () => this.#wake();

  async #perform() {
    if (this.#running) return;
    this.#running = true;
    for (;;) {
      if (this.#waits) await this.#signal();
      const step = this.#waits ? undefined : this.#queue.shift();
      if (step) await this.#showOne(step);
      else if (!this.#queue.length) break;
    }
    this.#running = false;
    this.#hurried = false;
    this.motion = motion();
    this.#stage.changed();
  }

  /** Somebody holds the show, or nobody looks: those who only watch miss nothing. */
  get #waits() {
    if (!this.#queue.length || this.#hurried) return false;
    return !this.#begun || (this.paused && !this.#single) || (document.hidden && this.#stage.seat === null);
  }

  /** @param {Step} step */
  async #showOne(step) {
    const began = performance.now();
    const share = this.#share(step);
    this.#single = false;
    this.motion = motion() * (share ? Math.max(QUICKEST, Math.min(1, share / AT_EASE)) : 1);
    if (this.motion && step.log.length && !this.#atOnce(step)) await this.#move(step);
    const told = this.#atOnce(step);
    this.#stage.present(step, told);
    if (step.after.now.halt) await this.#halt(told);
    else await this.#rest(told ? 0 : share - (performance.now() - began));
    this.#turn.spent += performance.now() - began;
  }

  /** @param {Step} step */
  #atOnce({ jump }) {
    return Boolean(jump) || this.#hurried || this.away || document.hidden;
  }

  /** How long a step takes: its part of the turn. What one has done oneself is known. @param {Step} step */
  #share(step) {
    const actor = actorOf(step, this.#turn.actor);
    if (actor !== this.#turn.actor) this.#turn = { actor, spent: 0 };
    if (actor === this.#stage.seat || actor === NOBODY || !step.log.length) return 0;
    const ofAnother = this.#queue.findIndex((later) => actorOf(later, actor) !== actor);
    const rest = 1 + (ofAnother < 0 ? this.#queue.length : ofAnother);
    const { turn, step: longest } = pace();
    return Math.max(longest * LEAST, Math.min(longest, (turn - this.#turn.spent) / rest));
  }

  /** @param {Step} step */
  async #move(step) {
    this.#stage.changed();
    const patience = (step.after.now.over ? LONGEST_END : LONGEST_MOTION) * this.motion;
    const timer = new Promise((resolve) => setTimeout(resolve, patience));
    try {
      await Promise.race([this.#stage.animate(step), timer, this.#signal()]);
    } catch (fault) {
      console.error(fault);
    }
  }

  /** @param {boolean} passing */
  async #halt(passing) {
    const { halt, audience } = pace();
    this.halted = !passing;
    this.#stage.changed();
    if (!passing) await this.#rest(this.paused ? Infinity : this.#stage.seat === null ? audience : halt);
    this.halted = false;
    this.#stage.changed();
  }

  /** @param {number} time in milliseconds; also where there is none, a long queue must not hold up the page */
  async #rest(time) {
    const signal = this.#signal();
    const timer = time === Infinity ? 0 : setTimeout(this.#wake, Math.max(0, time));
    await signal;
    clearTimeout(timer);
  }

  #signal() {
    return /** @type {Promise<void>} */ (new Promise((resolve) => (this.#wake = resolve)));
  }
}

/** Who acted: draws belong to whoever acted before them. @param {Step} step @param {number} last @returns {number} */
function actorOf({ before: { now } }, last) {
  if (now.sealed) return EVERYBODY;
  return now.choosing.length === 1 ? now.choosing[0] : last;
}
