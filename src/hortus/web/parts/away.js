// @ts-check
/** Who keeps a table waiting, and from when a computer may stand in. */
import { language } from '../words.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */
/** @typedef {import('../vendor/lit.js').LitElement} LitElement */

const DAY = 86_400_000; // milliseconds

/** @param {SeatInfo} seat @param {Snapshot} model @returns {number | null} the time from which a computer may stand in */
export function dueTime({ away, yours }, { table }) {
  return away === null || yours || table.absence === null ? null : Date.parse(away) + table.absence * 1000;
}

/** @param {Snapshot} model @returns {number[]} the seats where a computer may stand in now */
export function overdue(model) {
  return model.seats.flatMap((seat, index) => {
    const due = dueTime(seat, model);
    return due !== null && due <= Date.now() ? [index] : [];
  });
}

/** A moment, with its day where that is not today. @param {number} time */
export function moment(time) {
  const isNear = Math.abs(time - Date.now()) < DAY / 2;
  const day = isNear ? {} : /** @type {const} */ ({ weekday: 'short', day: 'numeric', month: 'short' });
  return new Intl.DateTimeFormat(language(), { ...day, hour: 'numeric', minute: '2-digit' }).format(time);
}

/** Draws a part again when somebody has been away for long enough. */
export class AbsenceClock {
  #timer = 0;

  /** @param {LitElement & { model: Snapshot | null }} part */
  constructor(part) {
    this.part = part;
    part.addController(this);
  }

  hostUpdated() {
    clearTimeout(this.#timer);
    const { model } = this.part;
    const dues = model?.seats.flatMap((seat) => dueTime(seat, model) ?? []) ?? [];
    const waits = dues.map((due) => due - Date.now()).filter((wait) => wait > 0);
    if (waits.length) this.#timer = window.setTimeout(() => this.part.requestUpdate(), Math.min(...waits));
  }

  hostDisconnected() {
    clearTimeout(this.#timer);
  }
}
