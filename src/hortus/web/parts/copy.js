// @ts-check
/** Words to take along: a button that copies them and says so. */
import { html } from '../vendor/lit.js';
import { announce } from '../announce.js';
import { say } from '../words.js';
import { icon } from './icons.js';
import { Part } from './part.js';

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/; // names by which a computer reaches only itself
const COPIED_FOR = 2_000; // milliseconds that the button says so

class CopyButton extends Part {
  static properties = { text: { attribute: false }, label: { attribute: false }, done: { state: true } };

  constructor() {
    super();
    this.text = '';
    this.label = '';
    this.done = false;
  }

  render() {
    const words = this.done ? say('web-copied') : this.label;
    return html`<button class="icon" type="button" aria-label=${words} title=${words} @click=${this.copy}>
      ${icon(this.done ? 'tick' : 'copy')}
    </button>`;
  }

  async copy() {
    await copyText(this.text);
    announce(say('web-copied'));
    this.done = true;
    setTimeout(() => (this.done = false), COPIED_FOR);
  }
}

/** @param {string} text @param {string} label what it copies */
export function copyButton(text, label) {
  return html`<copy-button .text=${text} .label=${label}></copy-button>`;
}

/** The whole address of a path, to be read and copied. @param {string} path @param {string} label */
export function linkField(path, label) {
  const address = addressOf(path);
  return html`<input class="address" readonly translate="no" aria-label=${label} .value=${address} @focus=${selectAll} />
    ${copyButton(address, label)}`;
}

/** The code of a table, in two halves that are easier to read and to dictate: ABCD-EFGH. @param {string} code */
export function codeField(code) {
  const middle = code.length / 2;
  const readable = `${code.slice(0, middle)}-${code.slice(middle)}`;
  return html`<code translate="no">${readable}</code>${copyButton(readable, say('web-copy-code'))}`;
}

/** The whole address of a path, one that other computers can open if the server has one. @param {string} path */
export function addressOf(path) {
  const shared = document.querySelector('meta[name="hortus-address"]')?.getAttribute('content');
  return new URL(path, (LOOPBACK.test(location.hostname) && shared) || location.href).href;
}

/** The clipboard is closed to pages without https; there, a selection is copied. @param {string} text */
async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** @param {FocusEvent} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}

customElements.define('copy-button', CopyButton);
