// @ts-check
/** A question before something that cannot be taken back. */
import { html, render } from '../vendor/lit.js';
import { say } from '../words.js';

/**
 * @param {string} question
 * @param {string} yes what the button says that does it
 * @returns {Promise<boolean>}
 */
export function sure(question, yes) {
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet question';
  dialog.setAttribute('aria-label', question);
  return new Promise((resolve) => {
    // Not on `close`, which is dispatched later: a second question could be asked before the first is out of the document.
    const answer = (/** @type {boolean} */ agreed) => {
      dialog.close();
      dialog.remove();
      resolve(agreed);
    };
    const decide = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      answer(/** @type {HTMLButtonElement} */ (event.submitter).value === 'yes');
    };
    render(
      html`
        <form class="sheet-body" @submit=${decide}>
          <p>${question}</p>
          <div class="choices">
            <button value="no" autofocus>${say('web-cancel')}</button>
            <button value="yes" class="seal">${yes}</button>
          </div>
        </form>
      `,
      dialog,
    );
    dialog.addEventListener('cancel', () => answer(false));
    document.body.append(dialog);
    dialog.showModal();
  });
}
