// @ts-check
/** A page for what is not there: a sentence, and the way home. */
import { html, nothing } from '../vendor/lit.js';
import { say } from '../words.js';
import { header } from './header.js';

/** @param {string} text @param {string} [about] more of it, in smaller words */
export function notHere(text, about = '') {
  return html`${header()}
    <main id="main" class="missing" tabindex="-1">
      <h1>${text}</h1>
      ${about ? html`<p class="note">${about}</p>` : nothing}
      <a class="button seal" href="/">${say('web-home')}</a>
    </main>`;
}
