// @ts-check
/** The head of every page: where one is, and the settings. */
import { html, nothing } from '../vendor/lit.js';
import { say } from '../words.js';
import { iconButton } from './icons.js';
import { openSettings } from './settings_sheet.js';

const ICON = new URL('../icon.svg', import.meta.url).href;

/** @param {{ middle?: unknown, tools?: unknown }} [parts] */
export function header({ middle = nothing, tools = nothing } = {}) {
  return html`
    <header class="head">
      <a class="brand" href="/" title=${say('web-home')}>
        <img src=${ICON} alt="" width="28" height="28" /><span class="name" translate="no">Hortus</span>
        <span class="unseen">${say('web-home')}</span>
      </a>
      <div class="middle">${middle}</div>
      <div class="tools">
        ${tools}
        ${iconButton('gear', say('web-settings'), openSettings)}
      </div>
    </header>
  `;
}
