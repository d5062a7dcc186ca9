// @ts-check
/** The review of a finished game: the curve of chances, skill and luck, turning points, and what would have been better. */
import { html, nothing, svg } from '../vendor/lit.js';
import { deeds } from '../live.js';
import { language, listed, percent, say } from '../words.js';
import { iconButton } from './icons.js';
import { motif } from './motif.js';
import { Part } from './part.js';
import { companyAt, playerTitle, tellerTo, tellersThen } from './people.js';
import { verdict } from './prompt.js';

/** @typedef {import('../protocol').ReviewTold} ReviewTold */
/** @typedef {import('../protocol').ReviewRow} ReviewRow */
/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../reviewing.js').Reviewing} Reviewing */

const WIDTH = 1000;
const HEIGHT = 400;
const DASHES = [
  '',
  '22 10',
  '5 9',
  '30 8 5 8',
  '14 6',
  '3 5',
  '40 10',
  '12 6 3 6 3 6',
  '8 14',
  '26 6 26 14',
  '2 12',
  '50 6',
];

class GameReview extends Part {
  static properties = {
    model: { attribute: false },
    told: { attribute: false },
    refusal: { attribute: false },
    ply: { attribute: false },
    place: { attribute: false },
    trying: { attribute: false },
    words: { state: true },
    tabled: { state: true },
  };

  constructor() {
    super();
    /** @type {Snapshot | null} */
    this.model = null;
    /** @type {ReviewTold | null} */
    this.told = null;
    /** @type {import('../server.js').Refusal | null} */
    this.refusal = null;
    /** @type {number | null} the moment that the board shows; null: the end */
    this.ply = null;
    /** @type {import('../protocol').EarlierTable | null} as the board shows it, once it does */
    this.place = null;
    /** A mistake is tried again. */
    this.trying = false;
    /** @type {Reviewing | null} */
    this.reviewing = null;
    this.openPly = (/** @type {number} */ ply) => {};
    /** @type {Map<string, string>} actions in words, by the number of the action and its text */
    this.words = new Map();
    /** The curve is shown as a table, too. */
    this.tabled = false;
  }

  /** Seats, what they are called, and who says it. */
  get company() {
    return companyAt(/** @type {Snapshot} */ (this.model));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('told')) for (const row of this.reviewing?.mistakes ?? []) void this.describe(row);
  }

  /** @param {ReviewRow} row */
  async describe(row) {
    const found = await Promise.all(
      [row.action, row.judged?.best].map(async (action) => [
        action,
        action && (await this.reviewing?.describe(row, action)),
      ]),
    );
    for (const [action, words] of found) if (words) this.words.set(`${row.ply} ${action}`, words);
    this.requestUpdate();
  }

  render() {
    const { model, told, reviewing } = this;
    if (!model || !reviewing) return nothing;
    return html`
      <section class="result review" aria-labelledby="review-title">
        <header>
          <h2 id="review-title" tabindex="-1">${say('web-review')}</h2>
          ${iconButton('close', say('web-review-close'), reviewing.page.closeReview)}
        </header>
        <p class="verdict">${verdict(model)}</p>
        ${this.score(model)}
        ${this.progress()} ${told?.seats.length ? this.content(model, told, reviewing) : nothing}
      </section>
    `;
  }

  /** Points come first where a game has them. @param {Snapshot} model */
  score({ view, now }) {
    if (now.resigned !== null || !view.points) return nothing;
    const { names } = this.company;
    const score = listed(names.map((who, seat) => say('web-review-of', { who, what: view.points[seat] })));
    return html`<p>${say('web-review-score', { score })}</p>`;
  }

  progress() {
    const { told, refusal } = this;
    if (refusal) {
      const words = refusal.code === 'busy' ? say('web-review-busy') : say(refusal.id, refusal.arguments);
      return html`<p class="note" role="status">${words}</p>`;
    }
    if (!told?.seats.length) return html`<p class="note" role="status">${say('web-review-waiting')}</p>`;
    if (told.done) return nothing;
    const { known: done, count, seconds } = told;
    const words =
      seconds === null
        ? say('web-review-progress-first', { done, count })
        : say('web-review-progress', { done, count, seconds: Math.max(1, Math.round(seconds)) });
    return html`<div class="progress">
      <progress max=${count} value=${done} aria-label=${say('web-review')}></progress>
      <p class="note">${words}</p>
    </div>`;
  }

  /** While a mistake is tried again, what would have been better is not there to be read. */
  /** @param {Snapshot} model @param {ReviewTold} told @param {Reviewing} reviewing */
  content(model, told, reviewing) {
    return html`
      ${this.curve(model, told)} ${this.standings(model, told)}
      ${this.trying ? nothing : html`${this.turns(model, told)} ${this.mistakes(reviewing)}`}
    `;
  }

  /** @param {Reviewing} reviewing */
  mistakes(reviewing) {
    const isWatched = reviewing.own.length === 0;
    const own = isWatched ? reviewing.mistakes : reviewing.ownMistakes;
    const others = isWatched ? [] : reviewing.mistakes.filter((row) => !own.includes(row));
    return html`
      <section>
        <h3>${say(isWatched ? 'web-review-mistakes' : 'web-review-own-mistakes', { count: own.length })}</h3>
        ${own.length ? html`<p class="note">${say('review-kinds')}</p>` : nothing}
        ${
          !isWatched && own.length
            ? html`<button class="try-all" type="button" @click=${() => reviewing.begin(own[0])}>
              ${say('web-review-try-all', { count: own.length })}
            </button>`
            : nothing
        }
        <ol class="mistakes">${own.map((row) => this.mistake(row, !isWatched, reviewing))}</ol>
      </section>
      ${
        others.length
          ? html`<details>
            <summary>${say('web-review-others-mistakes', { count: others.length })}</summary>
            <ol class="mistakes">${others.map((row) => this.mistake(row, false, reviewing))}</ol>
          </details>`
          : nothing
      }
    `;
  }

  // The curve

  /** Everybody’s chance before the first action and after each. @param {ReviewTold} told */
  static chances({ start, plies }) {
    return [start, ...plies.map(({ w }) => w)];
  }

  /** @param {Snapshot} model @param {ReviewTold} told */
  curve(model, told) {
    const chances = GameReview.chances(told);
    const last = Math.max(told.count + (model.now.resigned === null ? 0 : 1), 1);
    const x = (/** @type {number} */ ply) => ((WIDTH * ply) / last).toFixed(1);
    const y = (/** @type {number} */ w) => (HEIGHT * (1 - w)).toFixed(1);
    const here = Math.min(this.ply ?? told.count, told.count);
    const line = (/** @type {number} */ seat) => chances.map((w, ply) => `${x(ply)} ${y(w[seat])}`).join('L');
    const { names } = this.company;
    return html`
      <figure class="curve">
        <div class="plot">
          <span class="most" aria-hidden="true">${percent(1)}</span><span class="least" aria-hidden="true">${percent(0)}</span>
          <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
            <path class="half" d="M0 ${HEIGHT / 2}H${WIDTH}" />
            ${told.turns.map((ply) => svg`<path class="turn" d="M${x(ply)} 0V${HEIGHT}" />`)}
            <path class="here" d="M${x(here)} 0V${HEIGHT}" />
            ${model.seats.map(
              ({ key }, seat) =>
                svg`<path class="seat-${key} place-${seat}" stroke-dasharray=${DASHES[seat]} d="M${line(seat)}" />`,
            )}
          </svg>
          ${this.reviewing?.mistakes.map(
            ({ ply, actor, kind }) => html`<i
              class="spot ${kind} seat-${model.seats[actor ?? 0].key} place-${actor}"
              style="left:${(100 * (ply - 1)) / last}%;top:${100 * (1 - chances[ply - 1][actor ?? 0])}%"
            ></i>`,
          )}
          <input
            type="range"
            id="curve"
            min="0"
            max=${last}
            .value=${String(this.ply ?? last)}
            aria-label=${say('web-review-curve')}
            aria-valuetext=${this.moment(told, this.ply ?? last)}
            @input=${(/** @type {Event} */ event) => this.point(Number(/** @type {HTMLInputElement} */ (event.target).value), told)}
          />
        </div>
        <ul class="legend">
          ${model.seats.map(
            ({ key }, seat) => html`<li>
              ${motif(key, seat)}<svg class="dash" viewBox="0 0 60 10" aria-hidden="true">
                ${svg`<path class="seat-${key} place-${seat}" stroke-dasharray=${DASHES[seat]} d="M0 5H60" />`}
              </svg>
              <span>${names[seat]}</span>
            </li>`,
          )}
        </ul>
        <figcaption>${this.moment(told, this.ply ?? last)}</figcaption>
        ${this.onward()}
        <details @toggle=${(/** @type {Event} */ event) => (this.tabled = /** @type {HTMLDetailsElement} */ (event.target).open)}>
          <summary>${say('web-review-table')}</summary>
          ${this.tabled ? this.table(model, told) : nothing}
        </details>
      </figure>
    `;
  }

  /** From the moment that the board shows, against computers. */
  onward() {
    const onward = this.reviewing?.onward;
    if (!onward) return nothing;
    const players = onward.seats.flatMap(({ player }) => (player ? [playerTitle(player)] : []));
    return html`<div class="onward">
      <button type="button" @click=${this.reviewing?.playOn}>${say('web-onward-play')}</button>
      <p class="note">${say('web-onward-about', { ply: onward.ply, who: listed([...new Set(players)]) })}</p>
    </div>`;
  }

  /** @param {number} ply @param {ReviewTold} told */
  point(ply, { count }) {
    this.openPly(Math.min(ply, count));
  }

  /** Everybody’s chances at a moment, in words. @param {ReviewTold} told @param {number} ply */
  moment(told, ply) {
    const chances = GameReview.chances(told);
    const at = Math.min(ply, chances.length - 1);
    const { names } = this.company;
    const all = names.map((who, seat) => say('web-review-of', { who, what: percent(chances[at][seat]) }));
    return say(at ? 'web-review-at' : 'web-review-at-start', { ply: Math.min(at, told.count), chances: listed(all) });
  }

  /** @param {Snapshot} model @param {ReviewTold} told */
  table(model, told) {
    const { names } = this.company;
    return html`<div class="scores">
      <table>
        <thead>
          <tr>
            <th scope="col">${say('web-review-column-number')}</th>
            <th scope="col">${say('web-review-column-what')}</th>
            ${names.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">0</th>
            <td>${say('web-review-start')}</td>
            ${told.start.map((chance) => html`<td>${percent(chance)}</td>`)}
          </tr>
          ${told.plies.map(
            ({ ply, w }) => html`<tr>
              <th scope="row">${ply}</th>
              <td>${happened(model, ply)}</td>
              ${w.map((chance) => html`<td>${percent(chance)}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  // Skill and luck

  /** @param {Snapshot} model @param {ReviewTold} told */
  standings(model, told) {
    const { seats, done, severity } = told;
    const accurate = (/** @type {number} */ lost) => percent(Math.exp(-severity * lost));
    const { names } = this.company;
    const { points } = model.view;
    const row = (
      /** @type {string} */ name,
      /** @type {(string | number)[]} */ values,
      looks = '',
    ) => html`<tr class=${looks}>
      <th scope="row">${name}</th>
      ${values.map((value) => html`<td>${value}</td>`)}
    </tr>`;
    return html`
      <section>
        <div class="scores">
          <table>
            <thead>
              <tr>
                <td></td>
                ${names.map((name, seat) => html`<th scope="col">${motif(model.seats[seat].key, seat)}<span>${name}</span></th>`)}
              </tr>
            </thead>
            <tbody>
              ${model.now.resigned === null && points ? row(say('web-result-points'), points, 'total') : nothing}
              ${row(
                say('web-review-start'),
                seats.map(({ start }) => percent(start)),
              )}
              ${row(
                say('web-review-skill'),
                seats.map(({ skill }) => signed(skill)),
              )}
              ${row(
                say('web-review-luck'),
                seats.map(({ start, skill, result }) => signed(whole(result) - whole(start) - whole(skill))),
              )}
              ${row(
                say(done ? 'web-review-result' : 'web-review-so-far'),
                seats.map(({ result }) => percent(result)),
              )}
              ${row(
                say('web-review-accuracy'),
                seats.map(({ accuracy }) => (accuracy === null ? '–' : percent(accuracy / 100))),
                'total',
              )}
            </tbody>
          </table>
        </div>
        <p class="note">${say('web-review-adds-up')}</p>
        <details>
          <summary>${say('web-review-reckoned')}</summary>
          <p class="note">${say('web-review-accuracy-about', { severity, one: accurate(0.01), five: accurate(0.05) })}</p>
          <p class="note">${judge(told)}</p>
        </details>
      </section>
    `;
  }

  // Turning points and mistakes

  /** @param {Snapshot} model @param {ReviewTold} told */
  turns(model, told) {
    const { names } = this.company;
    const rows = told.turns.flatMap((ply) => told.plies.find((row) => row.ply === ply) ?? []);
    return html`<section>
      <h3>${say('web-review-turns')}</h3>
      ${rows.length ? nothing : html`<p class="note">${say('web-review-no-turns')}</p>`}
      <ol class="turns">
        ${rows.map((row) => {
          const moved = row.luck.map((luck, seat) => luck + (seat === row.actor ? row.skill : 0));
          const seat = moved.indexOf(Math.max(...moved));
          return html`<li>
            <button type="button" @click=${() => this.point(row.ply, told)}>
              <strong>${say('web-review-turn', { ply: Math.min(row.ply, told.count), gained: signed(moved[seat]), who: names[seat] })}</strong>
              <span>${happened(model, row.ply)}</span>
            </button>
          </li>`;
        })}
      </ol>
    </section>`;
  }

  /** @param {ReviewRow} row @param {boolean} isOwn @param {Reviewing} reviewing */
  mistake(row, isOwn, reviewing) {
    const { ply, kind, judged, actor } = row;
    const { model } = this;
    if (!judged || !model || actor === null) return nothing;
    const { tell, names } = this.company;
    const { best, worth, loss, low, high, sure, mixed, reasons } = judged;
    const [played, better] = [row.action, best].map((action) => this.words.get(`${ply} ${action}`) ?? action);
    const exactly = (/** @type {string | null} */ action) => (played === better ? ` (${action})` : '');
    const speak = tellerTo(actor, model.seats);
    return html`<li id="mistake-${ply}" class=${kind ?? ''}>
      <h4>${isOwn && reviewing.own.length === 1 ? nothing : html`${names[actor]}. `}${say('web-review-mistake', { ply, kind, lost: percent(loss) })}</h4>
      <dl>
        <dt>${say('web-review-played')}</dt>
        <dd>${played}${exactly(row.action)}</dd>
        <dt>${say('web-review-better')}</dt>
        <dd><strong>${better}${exactly(best)}</strong></dd>
      </dl>
      <p>
        ${say(mixed ? 'review-brings-mixed' : 'review-brings', { chance: percent(worth), instead: percent(whole(worth) - whole(loss)) })}
        ${sure ? say(`review-${sure}`) : say('review-range', { low: percent(low), high: percent(high) })}
      </p>
      ${
        reasons.length
          ? html`<p>${actor === model.seat ? say('web-review-why') : tell('web-review-why-to', { seat: model.seats[actor].key })}</p>
            <ul>
              ${reasons.map(({ id, arguments: args }) => html`<li>${speak(id, args)}</li>`)}
            </ul>`
          : nothing
      }
      <div class="choices">
        <button type="button" @click=${() => reviewing.show(row)}>${say('web-review-show')}</button>
        ${isOwn ? html`<button class="try" type="button" @click=${() => reviewing.begin(row)}>${say('web-review-try')}</button>` : nothing}
      </div>
    </li>`;
  }
}

/** What happened with an action, as the log tells it. @param {Snapshot} model @param {number} ply */
function happened(model, ply) {
  const { log, now } = model;
  if (now.resigned !== null && ply > now.ply) {
    return say('web-over-resigned', { who: companyAt(model).names[now.resigned] });
  }
  const tellers = tellersThen(model);
  return deeds(log)
    .filter((entry) => entry.ply === ply)
    .map((entry) => tellers(log.indexOf(entry))?.(entry.id, entry.arguments))
    .join(' ');
}

/** Who judged. @param {ReviewTold} told */
function judge({ net, simulations }) {
  if (!net) return say('web-review-judge-without', { simulations });
  return say('web-review-judge', { simulations, net: net.slice(0, 8) });
}

/** Rounded to a percent: what is shown adds up, too. @param {number} part */
function whole(part) {
  return Math.round(part * 100) / 100 || 0;
}

/** @param {number} part */
function signed(part) {
  return new Intl.NumberFormat(language(), { style: 'percent', signDisplay: 'exceptZero' }).format(whole(part));
}

customElements.define('game-review', GameReview);
