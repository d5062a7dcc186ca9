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

/** At the first table. @param {Sitting} sitting */
export function signalsOffer({ seat, shown }) {
  if (seat === null || shown?.now.over || settings.sound || settings.notices || !isOpen('signals')) return nothing;
  return html`<p class="offer">
    <span>${say('web-offer-signals')}</span>
    <button type="button" @click=${() => answer('signals', { sound: true })}>${say('web-setting-sound')}</button>
    ${
      'Notification' in window
        ? html`<button type="button" @click=${() => void notices()}>${say('web-offer-notices')}</button>`
        : nothing
    }
    <button type="button" @click=${() => answer('signals')}>${say('web-offer-no')}</button>
  </p>`;
}

async function notices() {
  await askForNotices(true);
  answer('signals');
}
