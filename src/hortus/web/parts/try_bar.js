// @ts-check
/** Below the board while a mistake is tried again: what to find, what was tried, and how good it was. */
import { html, nothing } from '../vendor/lit.js';
import { TRIES_BEFORE_HINT, hasHint, isOver, verdict } from '../reviewing.js';
import { say } from '../words.js';
import { teller, tellerTo } from './people.js';
import { ruleButton } from './prompt.js';

/** @typedef {import('../reviewing.js').Reviewing} Reviewing */
/** @typedef {import('../reviewing.js').Attempt} Attempt */

/**
 * @param {Reviewing} reviewing @param {Attempt} attempt
 * @param {import('../sitting.js').Sitting} sitting @param {{ openRule: (rule: string) => void }} page
 */
export function tryBar(reviewing, attempt, sitting, page) {
  const { picked, busy, tries, hinted } = attempt;
  const over = isOver(attempt);
  const { next } = reviewing;
  return html`
    <div class="bar try-bar" role="group" aria-label=${say('web-try')}>
      <p class=${hinted ? 'wide' : ''} role="status">${words(attempt, sitting, page)}</p>
      ${
        picked && !busy && !over
          ? html`<button class="seal" type="button" @click=${() => reviewing.try(picked)}>
            ${say('web-try-confirm', { what: sitting.describe(picked) })}
          </button>`
          : nothing
      }
      ${
        tries >= TRIES_BEFORE_HINT && !over
          ? html`<button class="try-hint" type="button" @click=${hasHint(attempt) ? reviewing.hint : reviewing.reveal}>
            ${say(hasHint(attempt) ? 'web-try-hint' : 'web-try-show')}
          </button>`
          : nothing
      }
      ${
        next
          ? html`<button class=${over ? 'seal' : ''} type="button" @click=${() => reviewing.begin(next)}>
            ${say('web-try-next')}
          </button>`
          : nothing
      }
      <button class=${over && !next ? 'seal' : ''} type="button" @click=${reviewing.end}>
        ${say('web-try-done')}
      </button>
    </div>
  `;
}

/**
 * @param {Attempt} attempt
 * @param {import('../sitting.js').Sitting} sitting @param {{ openRule: (rule: string) => void }} page
 */
function words({ row, seat, busy, answer, hinted, shown, refusal }, sitting, page) {
  const model = /** @type {import('../protocol').Snapshot} */ (sitting.shown);
  if (busy) return say('web-try-judging');
  if (refusal) {
    const { rule } = refusal;
    return html`${teller(model)(refusal.id, refusal.arguments)} ${rule ? ruleButton(rule, page.openRule) : nothing}`;
  }
  if (shown && row.judged) return say('web-try-answer', { what: sitting.describe(row.judged.best) });
  if (answer) return verdict(answer);
  if (!hinted) return say('web-try-task', { ply: row.ply });
  const speak = tellerTo(seat, model.seats);
  const reasons = (row.judged?.reasons ?? []).map(({ id, arguments: args }) => speak(id, args)).join(' ');
  return say('web-try-why', { reasons });
}
