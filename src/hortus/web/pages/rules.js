// @ts-check
/** A rulebook: the game in one minute, its chapters, figures on the real board, and words to search for. */
import { html, nothing } from '../vendor/lit.js';
import { looks } from '../parts/board_host.js';
import { header } from '../parts/header.js';
import { miniature, needMiniature } from '../parts/miniature.js';
import { notHere } from '../parts/not_here.js';
import { Part } from '../parts/part.js';
import { Refusal, ask } from '../server.js';
import { knows, language, need, rulesOf, say } from '../words.js';
import '../parts/figure.js';

/** @typedef {import('../protocol').BookInfo} BookInfo */
/** @typedef {Awaited<ReturnType<typeof rulesOf>>[number]} Rule */
/** @typedef {{ name: string, rules: Rule[] }} Chapter */

const MARKS = /\p{Mark}/gu;
const NUMBERS = /\b([A-Z]\d+)\b/; // a rule that is named in another

class PageRules extends Part {
  static properties = {
    game: { attribute: false },
    book: { state: true },
    rules: { state: true },
    sought: { state: true },
    missing: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {BookInfo | null} */
    this.book = null;
    /** @type {Rule[]} */
    this.rules = [];
    /** What is searched for. */
    this.sought = '';
    /** @type {Refusal | null} */
    this.missing = null;
    this.tongue = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game')) void this.open();
    else if (this.book && this.tongue !== language()) void this.read();
  }

  async open() {
    const { game } = this;
    Object.assign(this, { book: null, missing: null, sought: '' });
    try {
      const book = await ask(`/api/rulebooks/${encodeURIComponent(game)}`);
      await Promise.all([
        need('web_book', `${game}/game`, `${game}/web`, ...(book.chapters.length ? [`${game}/book`] : [])),
        needMiniature(game),
        looks('../style/book.css'),
      ]);
      await this.read();
      if (game === this.game) this.book = book;
      await this.updateComplete;
      this.show(location.hash.slice(1));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.missing = refusal;
    }
  }

  async read() {
    const tongue = language();
    this.tongue = tongue;
    const rules = await rulesOf(this.game);
    if (tongue === this.tongue) this.rules = rules;
  }

  /** @param {string} id of a rule or a chapter that the address names */
  show(id) {
    const place = id ? document.getElementById(id) : null;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }

  render() {
    if (this.missing) return notHere(say(this.missing.id, this.missing.arguments));
    const { book } = this;
    if (!book) return html`${header()}<main id="main" class="loading" tabindex="-1"></main>`;
    const game = say(`game-${this.game}`);
    document.title = say('book-title', { game });
    const chapters = this.chapters(book);
    return html`
      ${header()}
      <main id="main" class="book" tabindex="-1">
        <h1>${say('book-heading', { game })}</h1>
        ${this.minute(book)} ${this.search(chapters)} ${contents(book, chapters)}
        <div class="chapters">${chapters.map((chapter) => this.chapter(book, chapter))}</div>
      </main>
    `;
  }

  /** What is left of the chapters when only rules with the sought words count. @param {BookInfo} book @returns {Chapter[]} */
  chapters({ chapters }) {
    const whole = chapters.length ? chapters : [{ name: '', rules: this.rules.map(({ number }) => number) }];
    const words = plain(this.sought).split(/\s+/);
    const found = this.rules.filter(({ number, title, text }) => {
      const there = plain(`${number} ${title} ${text}`);
      return words.every((word) => there.includes(word));
    });
    return whole
      .map(({ name, rules }) => ({
        name,
        rules: rules.flatMap((rule) => found.find(({ number }) => number === rule) ?? []),
      }))
      .filter(({ rules }) => rules.length);
  }

  /** @param {BookInfo} book */
  minute({ prefix, lessons }) {
    const text = knows(`${prefix}-minute`) ? `${prefix}-minute` : `game-${this.game}-short`;
    const facts = `game-${this.game}-facts`;
    return html`<section class="minute" aria-labelledby="minute">
      ${miniature(this.game)}
      <div>
        <h2 id="minute">${say('book-minute')}</h2>
        ${knows(facts) ? html`<p class="note">${say(facts)}</p>` : nothing}
        ${this.paragraphs(say(text))}
        ${lessons ? html`<a class="button" href="/learn/${this.game}">${say('book-learn')}</a>` : nothing}
      </div>
    </section>`;
  }

  /** @param {Chapter[]} chapters */
  search(chapters) {
    const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
    return html`<form class="search" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label for="sought">${say('book-search')}</label>
      <input
        id="sought"
        type="search"
        maxlength="60"
        autocomplete="off"
        .value=${this.sought}
        @input=${(/** @type {InputEvent} */ event) => (this.sought = /** @type {HTMLInputElement} */ (event.target).value)}
      />
      <p class="note" role="status">${this.sought.trim() ? say('book-found', { count }) : nothing}</p>
    </form>`;
  }

  /** @param {BookInfo} book @param {Chapter} chapter */
  chapter(book, { name, rules }) {
    return html`<section>
      ${name ? html`<h2 id="chapter-${name}" tabindex="-1">${say(`${book.prefix}-chapter-${name}`)}</h2>` : nothing}
      ${rules.map((rule) => this.rule(book, rule))}
    </section>`;
  }

  /** @param {BookInfo} book @param {Rule} rule */
  rule(book, { number, title, text }) {
    return html`<article class="rule" id="rule-${number}" tabindex="-1" aria-labelledby="title-${number}">
      <h3 id="title-${number}"><a href="#rule-${number}" translate="no">${number}</a> ${title}</h3>
      ${this.paragraphs(text, number)}
      <div class="rule-figures">
        ${book.figures
          .filter((figure) => figure.rule === number)
          .map(
            (figure) => html`<rule-figure .game=${this.game} .prefix=${book.prefix} .figure=${figure}></rule-figure>`,
          )}
      </div>
    </article>`;
  }

  /** Each line is a paragraph; those that begin with a dash are a list. @param {string} text @param {string} [own] */
  paragraphs(text, own = '') {
    const dashed = (/** @type {string | undefined} */ line) => Boolean(line?.startsWith('- '));
    const lines = text.split('\n');
    return lines.map((line, index) => {
      if (!dashed(line)) return html`<p>${this.linked(line, own)}</p>`;
      if (dashed(lines[index - 1])) return nothing;
      const end = lines.findIndex((other, at) => at > index && !dashed(other));
      const items = lines.slice(index, end < 0 ? undefined : end);
      return html`<ul>
        ${items.map((item) => html`<li>${this.linked(item.slice(2), own)}</li>`)}
      </ul>`;
    });
  }

  /** Rules that are named lead there. @param {string} text @param {string} own */
  linked(text, own) {
    return text.split(NUMBERS).map((part, index) => {
      const known = index % 2 && part !== own && this.rules.some(({ number }) => number === part);
      return known ? html`<a href="#rule-${part}" translate="no">${part}</a>` : part;
    });
  }
}

/** @param {BookInfo} book @param {Chapter[]} chapters */
function contents({ prefix }, chapters) {
  const named = chapters.filter(({ name }) => name);
  if (!named.length) return nothing;
  return html`<nav class="contents" aria-label=${say('book-contents')}>
    <ol>
      ${named.map(({ name }) => html`<li><a href="#chapter-${name}">${say(`${prefix}-chapter-${name}`)}</a></li>`)}
    </ol>
  </nav>`;
}

/** Letters without marks, so that nobody has to type them. @param {string} text */
function plain(text) {
  return text.normalize('NFKD').replace(MARKS, '').replaceAll('ł', 'l').toLowerCase().trim();
}

customElements.define('page-rules', PageRules);
