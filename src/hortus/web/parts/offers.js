// @ts-check
/** What somebody might like, offered once where it matters instead of hidden in the settings. */
import { html, nothing } from '../vendor/lit.js';
import { askForNotices, change, settings } from '../settings.js';
import { say } from '../words.js';

/** @typedef {import('../sitting.js').Sitting} Sitting */

/** @param {string} name @param {Partial<import('../settings.js').Settings>} [liked] */
export function answer(name, liked = {}) {
  change({ ...liked, offered: [...settings.offered, name] });
}

/** @param {string} name */
export function isOpen(name) {
  return !settings.offered.includes(name);
}

/** Beside the first move that waits to be confirmed. @param {Sitting} sitting */
export function quickOffer(sitting) {
  if (!isOpen('quick')) return nothing;
  const quick = () => {
    answer('quick', { confirm: false });
    void sitting.confirm();
  };
  return html`<button class="quiet" type="button" ?disabled=${sitting.sent} @click=${quick}>${say('web-offer-quick')}</button>`;
}

/** At the first table, once the first move was made. @param {Sitting} sitting */
export function signalsOffer({ seat, shown }) {
  if (!isOpen('signals') || settings.sound || settings.notices || shown?.now.over) return nothing;
  if (seat === null || !shown?.log.some((entry) => entry.actor === seat)) return nothing;
  return html`<p class="offer">
    <span>${say('web-offer-signals')}</span>
    <button class="quiet" type="button" @click=${() => answer('signals', { sound: true })}>${say('web-setting-sound')}</button>
    ${
      'Notification' in window
        ? html`<button class="quiet" type="button" @click=${() => void notices()}>${say('web-offer-notices')}</button>`
        : nothing
    }
    <button class="quiet" type="button" @click=${() => answer('signals')}>${say('web-offer-no')}</button>
  </p>`;
}

async function notices() {
  await askForNotices(true);
  answer('signals');
}
