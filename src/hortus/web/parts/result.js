// @ts-check
/** How a game ended: who won, and where the points came from. Beside the board or below it, never over it. */
import { html, nothing } from '../vendor/lit.js';
import { say } from '../words.js';
import { motif } from './motif.js';
import { names, who } from './people.js';
import { verdict } from './prompt.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */

/**
 * @param {Snapshot} model
 * @param {object} page
 * @param {() => void} page.rematch
 * @param {(ply: number) => void} page.openPly
 * @param {import('../counting.js').Counting} page.counting
 * @param {() => void} page.openReview
 */
export function resultPanel(model, page) {
  const { now, table } = model;
  const { steps, open, look, close } = page.counting;
  return html`
    <section class="result" aria-label=${say('web-result')}>
      <h2 tabindex="-1">${verdict(model)}</h2>
      ${now.resigned === null ? nothing : html`<p>${say('web-over-resigned', { who: names([now.resigned], model) })}</p>`}
      ${table.practice ? html`<p class="note">${say('web-practice-about')}</p>` : nothing}
      ${steps ? html`<final-count .model=${model} .steps=${steps} .look=${look} .close=${close}></final-count>` : scores(model)}
      <div class="choices">
        ${
          table.rematch
            ? html`<a class="button seal" href="/table/${table.rematch}">${say('web-rematch-go')}</a>`
            : model.seat === null
              ? nothing
              : html`<button class="seal" type="button" @click=${page.rematch}>${say('web-rematch')}</button>`
        }
        ${
          now.resigned === null && !steps
            ? html`<button class="count" type="button" @click=${open}>${say('web-result-count')}</button>`
            : nothing
        }
        <button class="review-tool" type="button" @click=${page.openReview}>${say('web-result-review')}</button>
        <button type="button" @click=${() => page.openPly(0)}>${say('web-result-replay')}</button>
      </div>
    </section>
  `;
}

/** Where the points came from, at a glance. @param {Snapshot} model */
function scores({ view, seats, table }) {
  const parts = Object.keys(view.score_parts?.[0] ?? {});
  return html`
      <div class="scores">
        <table>
          <thead>
            <tr>
              <td>${say('web-result-points')}</td>
              ${seats.map((seat, index) => html`<th scope="col">${motif(seat.key, index)}<span>${who(seat)}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${parts.map(
              (part) => html`<tr>
                <th scope="row">${say(`part-${table.game}-${part}`)}</th>
                ${seats.map((_, index) => html`<td>${view.score_parts[index][part]}</td>`)}
              </tr>`,
            )}
            <tr class="total">
              <th scope="row">${say('web-result-total')}</th>
              ${seats.map((_, index) => html`<td>${view.points[index]}</td>`)}
            </tr>
          </tbody>
        </table>
      </div>
  `;
}
