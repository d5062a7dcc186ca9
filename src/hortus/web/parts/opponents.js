// @ts-check
/** Whom one may play against: a card each, with a portrait, a character, and more for whoever asks. */
import { html } from '../vendor/lit.js';
import { portrait } from '../art/portraits.js';
import { say } from '../words.js';
import { playerName, playerTitle } from './people.js';

/** @typedef {import('../protocol').CardInfo} CardInfo */

/**
 * All of them to choose from; where there is no room, behind the one that is chosen.
 * @param {CardInfo[]} cards @param {string} chosen @param {string} name of the group @param {boolean} roomy
 * @param {(player: string) => void} choose
 */
export function opponents(cards, chosen, name, roomy, choose) {
  const all = html`<fieldset class="opponents">
    <legend class="unseen">${say('web-set-up-level')}</legend>
    ${cards.map((card) => opponent(card, chosen, name, choose))}
  </fieldset>`;
  if (roomy) return all;
  return html`<details class="chosen-opponent">
    <summary>
      ${portrait(chosen)}
      <span class="called">${playerTitle(chosen)}</span>
      <span class="unseen">${say('web-opponent-change')}</span>
    </summary>
    ${all}
  </details>`;
}

/** @param {CardInfo} card @param {string} chosen @param {string} name @param {(player: string) => void} choose */
function opponent({ player, told }, chosen, name, choose) {
  return html`<div class="opponent">
    <label>
      <input type="radio" name=${name} value=${player} .checked=${player === chosen} @change=${() => choose(player)} />
      ${portrait(player)}
      <span class="words">
        <span class="called">${playerTitle(player)}</span>
        <span class="character">${say(`player-${player}-about`)}</span>
      </span>
    </label>
    <details class="about">
      <summary aria-label=${say('web-opponent-more-about', { player: playerName(player) })}>${say('web-opponent-more')}</summary>
      ${told.map((sentence) => html`<p>${say(sentence.id, sentence.arguments)}</p>`)}
    </details>
  </div>`;
}
