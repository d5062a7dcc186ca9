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
  render(
    html`
      <form method="dialog" class="sheet-body">
        <p>${question}</p>
        <div class="choices">
          <button value="no" autofocus>${say('web-cancel')}</button>
          <button value="yes" class="seal">${yes}</button>
        </div>
      </form>
    `,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
