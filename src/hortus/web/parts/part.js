// @ts-check
/** What the parts of the page have in common. */
import { LitElement, html, nothing } from '../vendor/lit.js';
import { listen } from '../settings.js';
import { say } from '../words.js';
import { iconButton } from './icons.js';

/** A part of the page: in the page's own document, drawn again when the language or a setting changes. */
export class Part extends LitElement {
  #stop = () => {};

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#stop = listen(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }
}

/** A part that opens over the page: a window in the middle, on phones a sheet from below. */
export class Sheet extends Part {
  /** @type {Record<string, object>} */
  static properties = { shown: { state: true } };

  constructor() {
    super();
    this.shown = false;
  }

  async show() {
    this.shown = true;
    await this.updateComplete;
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  hide() {
    this.querySelector('dialog')?.close();
  }

  /** @returns {string} */
  heading() {
    return '';
  }

  /** @returns {unknown} */
  content() {
    return nothing;
  }

  render() {
    if (!this.shown) return nothing;
    return html`
      <dialog
        class="sheet"
        aria-label=${this.heading()}
        @close=${(/** @type {Event} */ event) => (this.shown = /** @type {HTMLDialogElement} */ (event.currentTarget).open)}
        @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && this.hide()}
      >
        <div class="sheet-body">
          <header class="sheet-head">
            <h2>${this.heading()}</h2>
            ${iconButton('close', say('web-close'), () => this.hide())}
          </header>
          ${this.content()}
        </div>
      </dialog>
    `;
  }
}
