// @ts-check
/** Notes of the log that a snapshot leaves out: fetched a page at a time, and shown in their places among the rest. */
import { deeds } from './live.js';
import { ask } from './server.js';

/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./protocol').EarlierNotes} Page */

export class EarlierNotes {
  /** @type {{ end: number, page: Page } | null} all that was fetched, and how many notes the snapshot had left out */
  #fetched = null;
  /** @type {{ of: Snapshot, page: Page, whole: Snapshot } | null} what `with` answered last */
  #known = null;

  /** One page more. @param {Snapshot} model @param {number | null} seat */
  async fetch({ table, earlier_notes: end }, seat) {
    const known = this.#fetched?.end === end ? this.#fetched.page : null;
    const query = new URLSearchParams({ before: String(known?.before ?? end) });
    if (seat !== null) query.set('seat', String(seat));
    /** @type {Page} */
    const page = await ask(`/api/tables/${table.id}/notes?${query}`);
    this.#fetched = { end, page: { ...page, log: [...page.log, ...(known?.log ?? [])] } };
  }

  /** Actions were taken back: notes stay, beside what is left. @param {number} ply */
  takeBack(ply) {
    if (!this.#fetched) return;
    const { end, page } = this.#fetched;
    this.#fetched = {
      end,
      page: { ...page, log: page.log.map((note) => ({ ...note, ply: Math.min(note.ply, ply) })) },
    };
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
