// @ts-check
/** Notes of the log that a snapshot leaves out: fetched a page at a time, and shown in their places among the rest. */
import { deeds } from './live.js';
import { ask } from './server.js';

/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./protocol').EarlierNotes} Page */

export class EarlierNotes {
  /** @type {{ end: number, page: Page } | null} all that was fetched, and how many notes the snapshot had left out */
  #fetched = null;
  /** @type {number[]} the ply after each undo */
  #undos = [];
  /** @type {{ of: Snapshot, page: Page, whole: Snapshot } | null} what `with` answered last */
  #known = null;

  /** Fetch one page more; discard it if another one was added meanwhile. @param {Snapshot} model @param {number | null} seat */
  async fetch({ table, earlier_notes: end }, seat) {
    const old = this.#fetched;
    const undos = this.#undos.length;
    const query = new URLSearchParams({ before: String(old?.end === end ? old.page.before : end) });
    if (seat !== null) query.set('seat', String(seat));
    /** @type {Page} */
    const page = await ask(`/api/tables/${table.id}/notes?${query}`);
    const latest = this.#fetched;
    if (latest?.end !== old?.end || latest?.page.before !== old?.page.before) return;
    const earlier = capped(page.log, Math.min(...this.#undos.slice(undos)));
    this.#fetched = { end, page: { ...page, log: latest?.end === end ? [...earlier, ...latest.page.log] : earlier } };
  }

  /** Actions were taken back: notes stay, beside what is left. @param {number} ply */
  takeBack(ply) {
    this.#undos.push(ply);
    if (!this.#fetched) return;
    const { end, page } = this.#fetched;
    this.#fetched = { end, page: { ...page, log: capped(page.log, ply) } };
  }

  /** The model with what was fetched in its log; the same object as long as neither has changed. @param {Snapshot} model */
  with(model) {
    if (this.#fetched?.end !== model.earlier_notes) return model;
    const { page } = this.#fetched;
    if (this.#known?.of !== model || this.#known.page !== page) {
      const notes = model.log.filter((entry) => entry.note);
      const log = [...deeds(model.log), ...page.log, ...notes].sort((one, other) => one.ply - other.ply);
      const whole = { ...model, log, earlier_notes: page.before, seat_changes: page.seat_changes };
      this.#known = { of: model, page, whole };
    }
    return this.#known.whole;
  }
}

/** Notes with no ply above this one. @param {import('./protocol').LogEntry[]} log @param {number} ply */
function capped(log, ply) {
  return log.map((note) => ({ ...note, ply: Math.min(note.ply, ply) }));
}
