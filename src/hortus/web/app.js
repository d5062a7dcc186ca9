// @ts-check
/** The page: it shows what its address names. */
import { html, nothing } from './vendor/lit.js';
import { Part } from './parts/part.js';
import { followLink, route } from './router.js';
import { need, say } from './words.js';
import './parts/settings_sheet.js';

class App extends Part {
  static properties = { route: { state: true }, ready: { state: true } };

  constructor() {
    super();
    this.route = route();
    this.ready = false;
    window.addEventListener('popstate', () => void this.arrive());
    document.addEventListener('click', followLink);
    void this.arrive();
  }

  async arrive() {
    const next = route();
    const { page, table, key, game } = this.route;
    const here = next.page === page && next.table === table && next.key === key && next.game === game;
    const elsewhere = this.ready && !here;
    await Promise.all([need('web', 'seats', 'server', 'undo'), import(`./pages/${next.page}.js`)]);
    this.route = next;
    this.ready = true;
    if (!elsewhere) return;
    scrollTo(0, 0);
    await this.updateComplete;
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  render() {
    if (!this.ready) return nothing;
    return html`
      <a class="skip" href="#main">${say('web-skip')}</a>
      ${this.page()}
      <settings-sheet></settings-sheet>
    `;
  }

  page() {
    const { page, game, table, ply, halt, review, key, lesson, number } = this.route;
    if (page === 'table')
      return html`<page-table .table=${table} .ply=${ply ?? null} .halt=${halt ?? false} .review=${review ?? false}></page-table>`;
    if (page === 'join') return html`<page-join .key=${key}></page-join>`;
    if (page === 'learn') return html`<page-learn .game=${game} .lesson=${lesson}></page-learn>`;
    if (page === 'puzzles') return html`<page-puzzles></page-puzzles>`;
    if (page === 'puzzle') return html`<page-puzzle .game=${game} .number=${number}></page-puzzle>`;
    if (page === 'rules') return html`<page-rules .game=${game}></page-rules>`;
    if (page === 'nowhere') return html`<page-nowhere></page-nowhere>`;
    if (page === 'setup') return html`<page-setup .game=${game}></page-setup>`;
    return html`<page-start></page-start>`;
  }
}

customElements.define('hortus-app', App);
