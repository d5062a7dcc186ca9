// @ts-check
/** A figure of a rulebook: a real position on the real board, drawn when somebody comes near; nothing in it can be pressed. */
import { html, nothing } from '../vendor/lit.js';
import { settings } from '../settings.js';
import { say } from '../words.js';
import { boardOf } from './board_host.js';
import { Part } from './part.js';

/** @typedef {import('../protocol').FigureInfo} FigureInfo */
/** @typedef {import('../boards/board.js').Board} Board */

const NEAR = '400px'; // so far below the window it is drawn

class RuleFigure extends Part {
  static properties = {
    game: { attribute: false },
    prefix: { attribute: false },
    figure: { attribute: false },
    boards: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    this.prefix = '';
    /** @type {FigureInfo | null} */
    this.figure = null;
    /** @type {Board[]} before and after; empty: nobody has come near */
    this.boards = [];
    this.watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && void this.draw(),
      {
        rootMargin: NEAR,
      },
    );
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  async draw() {
    this.watch.disconnect();
    this.boards = await Promise.all(this.views.map(() => boardOf(this.game)));
  }

  get views() {
    return this.figure?.after ? [this.figure.view, this.figure.after] : [this.figure?.view];
  }

  render() {
    const { figure } = this;
    if (!figure) return nothing;
    for (const [index, board] of this.boards.entries()) this.setBoard(figure, board, index);
    const names = this.views.length > 1 ? ['book-before', 'book-after'] : [];
    return html`<figure class=${this.views.length > 1 ? 'pair' : ''}>
      ${this.views.map(
        (_, index) => html`<div class="figure-board" data-game=${this.game}>
          ${names[index] ? html`<p class="note">${say(names[index])}</p>` : nothing}
          <div class="board-host" inert>${this.boards[index] ?? nothing}</div>
        </div>`,
      )}
      <figcaption>${say(`${this.prefix}-figure-${figure.name}`, figure.facts)}</figcaption>
    </figure>`;
  }

  /** @param {FigureInfo} figure @param {Board} board @param {number} index */
  setBoard({ seats, log, facts }, board, index) {
    const spoken = log.length || !facts.cells ? log : [{ arguments: facts }]; // where nothing happens: the cells of the caption
    Object.assign(board, {
      view: this.views[index],
      recent: index === this.views.length - 1 ? spoken : [],
      seats: seats.map((key) => ({ key, kind: 'person', yours: false, name: '' })),
      names: seats.map((key) => say('seat-name', { key })),
      say,
      motion: 0,
      letters: settings.letters,
    });
  }
}

customElements.define('rule-figure', RuleFigure);
