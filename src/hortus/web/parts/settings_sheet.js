// @ts-check
/** Language, theme, motion and the like. */
import { html } from '../vendor/lit.js';
import { Refusal, ask } from '../server.js';
import { PACE_NAMES, askForNotices, change, forget, settings, systemWantsLessMotion } from '../settings.js';
import { LANGUAGES, say, speak } from '../words.js';
import { Sheet } from './part.js';
import { sure } from './sure.js';

/** Each language names itself, so that it is found by those who speak it. */
const OWN_NAMES = { en: 'English', fr: 'Français', pl: 'Polski' };

export function openSettings() {
  const sheet = /** @type {SettingsSheet | null} */ (document.querySelector('settings-sheet'));
  void sheet?.show();
}

class SettingsSheet extends Sheet {
  static properties = { ...Sheet.properties, notice: { state: true } };

  constructor() {
    super();
    /** @type {Refusal | null} */
    this.notice = null;
  }

  heading() {
    return say('web-settings');
  }

  content() {
    return html`
      <div class="settings">
        <label class="row">
          <span>${say('web-language')}</span>
          <select @change=${(/** @type {Event} */ event) => void speak(valueIn(event))}>
            <option value="" ?selected=${!settings.language}>${say('web-language-browser')}</option>
            ${LANGUAGES.map(
              (
                tongue,
              ) => html`<option value=${tongue} lang=${tongue} translate="no" ?selected=${settings.language === tongue}>
                ${OWN_NAMES[/** @type {keyof typeof OWN_NAMES} */ (tongue)]}
              </option>`,
            )}
          </select>
        </label>
        ${this.choice('theme', ['auto', 'light', 'dark'])} ${this.choice('pace', PACE_NAMES)}
        ${this.choice('coach', ['first', 'on', 'off'])}
        ${this.choice('motion', ['on', 'off'])}
        ${systemWantsLessMotion() ? html`<p class="note">${say('web-setting-motion-system')}</p>` : ''}
        ${this.toggle('confirm')} ${this.toggle('letters')} ${this.toggle('sound')} ${this.notices()}
        ${this.notice ? html`<p class="alert" role="alert">${say(this.notice.id, this.notice.arguments)}</p>` : ''}
        <button type="button" @click=${() => void this.forgetMe()}>${say('web-forget')}</button>
      </div>
    `;
  }

  /** @param {'theme' | 'pace' | 'motion' | 'coach'} name @param {string[]} values */
  choice(name, values) {
    return html`
      <fieldset class="row">
        <legend>${say(`web-setting-${name}`)}</legend>
        <span class="segments">
          ${values.map(
            (value) => html`<label>
              <input
                type="radio"
                name=${name}
                .checked=${settings[name] === value}
                @change=${() => change({ [name]: value })}
              /><span>${say(`web-setting-${name}-${value.replace(' ', '-')}`)}</span>
            </label>`,
          )}
        </span>
      </fieldset>
    `;
  }

  /** @param {'confirm' | 'letters' | 'sound'} name */
  toggle(name) {
    return html`
      <label class="row">
        <span>${say(`web-setting-${name}`)}</span>
        <input
          type="checkbox"
          .checked=${settings[name]}
          @change=${(/** @type {Event} */ event) => change({ [name]: isChecked(event) })}
        />
      </label>
    `;
  }

  notices() {
    if (!('Notification' in window)) return '';
    return html`
      <label class="row">
        <span>${say('web-setting-notices')}</span>
        <input
          type="checkbox"
          .checked=${settings.notices && Notification.permission === 'granted'}
          @change=${(/** @type {Event} */ event) => void askForNotices(isChecked(event))}
        />
      </label>
      ${Notification.permission === 'denied' ? html`<p class="note">${say('web-setting-notices-denied')}</p>` : ''}
    `;
  }

  /** Everything here and there, and then as on the first visit. */
  async forgetMe() {
    if (!(await sure(say('web-forget-sure'), say('web-forget-yes')))) return;
    try {
      await ask('/api/forget', {});
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.notice = refusal;
      return;
    }
    forget();
    location.assign('/');
  }
}

/** @param {Event} event */
function valueIn(event) {
  return /** @type {HTMLSelectElement} */ (event.target).value;
}

/** @param {Event} event */
function isChecked(event) {
  return /** @type {HTMLInputElement} */ (event.target).checked;
}

customElements.define('settings-sheet', SettingsSheet);
