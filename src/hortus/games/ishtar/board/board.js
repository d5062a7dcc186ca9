// @ts-check
/** The table of Ishtar: the map, the rug with its piles, trees, skills and gardeners. */
import { html } from '../../../vendor/lit.js';
import { HEIGHT } from './art/hexagons.js';
import { roam } from '../../../focus.js';
import { Board } from '../../../boards/board.js';
import { Panning } from '../../../boards/panning.js';
import { isLay, mentioned, spots } from './actions.js';
import { MapPicture } from './map.js';
import { play } from './motion.js';
import { deed } from './names.js';
import { fountains, gardenerOf, gardeners, market, skills, tray } from './panels.js';
import { rug } from './rug.js';

/** @typedef {import('../../../boards/board.js').LogEntry} LogEntry */
/** @typedef {import('../../../boards/board.js').View} View */

const COMFORTABLE = 46 / HEIGHT; // pixels a unit: a finger can aim at a cell
const CLOSEST = 130 / HEIGHT;

/** What has a name to be told. */
const TOLD = ':is(.places, .rug) [data-place], :is(button, [role="img"])[aria-label]';

/** On a phone one panel is seen at a time, or none, so that the map has all the room. */
const PANELS = ['rug', 'trees', 'skills', 'gardeners'];
/** @type {Record<string, string>} what each step needs */
const PANEL_OF = { pile: 'rug', lay: '', action: 'skills', bloom: '', reserve: 'trees', tree: 'trees', plant: '' };

export class IshtarBoard extends Board {
  static properties = { panel: { state: true }, pointed: { state: true }, wanted: { state: true } };

  constructor() {
    super();
    this.panel = 'rug';
    this.step = ''; // of the last choice that the panels were opened for
    this.pointed = mentioned([]);
    this.recently = mentioned([]);
    /** @type {string | null} the seat whose skills somebody wants to see */
    this.wanted = null;
    /** @type {Map<string, string[]>} */
    this.spots = new Map();
    /** @type {Element | null} */
    this.looked = null;
    this.picture = new MapPicture();
    /** @type {Panning | null} */
    this.panning = null;
    this.onMapClick = this.onMapClick.bind(this);
    /** @param {string} colour */
    this.letterOf = (colour) => (this.letters ? this.say('ishtar-web-letter', { colour }) : '');
  }

  // What the frame asks for

  /** @param {string} action */
  describe(action) {
    return deed(this.say, this.view, action);
  }

  /** @param {LogEntry[]} log @param {View} before @param {View} after */
  async animate(log, before, after) {
    if (this.motion && before.cells?.length === after.cells?.length) await play(this, log, before, after);
  }

  /** @param {LogEntry | null} entry */
  point(entry) {
    this.pointed = mentioned(entry ? [entry] : []);
    if (this.pointed.cells.size) this.show([...this.pointed.cells]);
  }

  // Who is who

  /** The seat whose gems, skills and prices are shown: the one asked for, else one's own, else the one to act. */
  get watched() {
    return this.wanted ?? this.view.seats[this.view.seat] ?? this.view.turn_of;
  }

  /** @param {string} seat */
  watch(seat) {
    this.wanted = this.wanted === seat ? null : seat;
    if (this.wanted) this.panel = 'skills';
  }

  // Picking

  /** A cell was tapped: each tap goes on to the next thing that can be done there. @param {string} cell */
  tapCell(cell) {
    const actions = this.spots.get(cell);
    if (actions) this.pick(actions[(actions.indexOf(this.chosen ?? '') + 1) % actions.length], actions.length > 1);
    else if (this.isWatched) this.why(cell);
    else if (this.legal.length) this.askAbout(cell);
  }

  /** Why a cell is no place for what is due now. @param {string} cell */
  askAbout(cell) {
    const verb = this.legal[0].split(' ')[0];
    if (verb === 'lay') this.why(`lay ${cell} ${this.chosen && isLay(this.chosen) ? this.chosen.split(' ')[2] : 0}`);
    else if (verb === 'plant' || verb === 'bloom') this.why(`${verb} ${cell}`);
  }

  /** The legal turns of the tile where it is shown now. @returns {string[]} */
  turns() {
    const { chosen } = this;
    if (!chosen || !isLay(chosen)) return [];
    const here = [...this.spots].find(([cell, actions]) => actions.includes(chosen) && chosen.split(' ')[1] === cell);
    return here?.[1] ?? [chosen];
  }

  turn() {
    const turns = this.turns();
    this.pick(turns[(turns.indexOf(this.chosen ?? '') + 1) % turns.length], true);
  }

  // Looking

  /** Bring cells into sight. @param {string[]} cells */
  show(cells) {
    const known = cells.filter((cell) => this.picture.byName.has(cell));
    if (known.length) this.panning?.show(this.picture.around(known));
  }

  /** @param {MouseEvent} event */
  onMapClick(event) {
    const place = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    if (!(place instanceof SVGElement) || !this.panning) return;
    const cell = place.dataset.place ?? '';
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isFinger && this.panning.scale < COMFORTABLE * 0.6) this.panning.approach(this.picture.spot(cell));
    else this.tapCell(cell);
  }

  /** Somebody looks at a thing, by mouse, finger or focus, or away again; a finger that leaves has read nothing yet. */
  /** @param {Event} event */
  onLook(event) {
    const isAway = event.type === 'pointerleave' || event.type === 'focusout';
    if (isAway && event instanceof PointerEvent && event.pointerType === 'touch') return;
    const thing = event.target instanceof Element ? event.target.closest(TOLD) : null;
    this.looked = isAway ? null : thing;
    this.tellPlace();
  }

  /** Tell those who see what those hear who listen. */
  tellPlace() {
    const caption = this.querySelector('.caption');
    if (caption) caption.textContent = this.looked?.getAttribute('aria-label') ?? '';
  }

  // Drawing

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!this.view.cells) return;
    if (changed.has('view') || changed.has('legal')) {
      this.spots = spots(this.view, this.legal);
      if (this.legal.length && this.step !== this.view.step) this.panel = PANEL_OF[this.view.step] ?? this.panel;
      this.step = this.legal.length ? this.view.step : '';
    }
    if (changed.has('recent')) this.recently = mentioned(this.recent);
  }

  render() {
    const { view, say } = this;
    if (!view.cells) return html``;
    return html`<div class="ishtar" data-panel=${this.panel} data-step=${view.step} data-ply=${this.now?.ply ?? ''}
      @pointerover=${this.onLook} @pointerleave=${this.onLook} @focusin=${this.onLook} @focusout=${this.onLook}>
      <div class="map-window"><div class="canvas">${this.picture.draw(this.scene())}</div></div>
      <div class="foot">
        <div class="zoom">
          <button type="button" aria-label=${say('ishtar-web-zoom-in')} @click=${() => this.panning?.zoom(1.35)}>+</button>
          <button type="button" aria-label=${say('ishtar-web-zoom-out')} @click=${() => this.panning?.zoom(1 / 1.35)}>−</button>
          <button type="button" aria-label=${say('ishtar-web-zoom-fit')} @click=${() => this.panning?.fit()}>${FIT}</button>
        </div>
        <div class="caption" aria-hidden="true"></div>
      </div>
      <div class="tray-holder" data-roam>${tray(this)}</div>
      <div class="tabs" role="tablist" data-roam>${PANELS.map((panel) => this.tab(panel))}</div>
      <section class="rug-panel panel" data-panel="rug" data-roam>
        ${rug({ view, legal: this.legal, chosen: this.chosen, recent: this.recently.piles, pointed: this.pointed.piles, say }, (action) => this.tap(action))}
      </section>
      <div class="market-holder" data-roam>${market(this)}</div>
      <div class="skills-holder" data-roam>${skills(this)}</div>
      <div class="gardeners-holder" data-roam>${gardeners(this)}${fountains(this)}</div>
    </div>`;
  }

  /** What the picture of the map needs. */
  scene() {
    const { view, preview, chosen, letters, say } = this;
    const pointed = new Set(this.pointed.cells);
    for (const fountain of view.fountains)
      if (this.pointed.slots.has(fountain.slot) && fountain.cell) pointed.add(fountain.cell);
    return {
      view,
      preview,
      chosen,
      letters,
      say,
      pointed,
      spots: this.spots,
      recent: this.recently.cells,
      tap: this.onMapClick,
    };
  }

  /** @param {string} panel */
  tab(panel) {
    const isOpen = this.panel === panel;
    return html`<button type="button" role="tab" data-place="tab ${panel}" aria-selected=${isOpen ? 'true' : 'false'} @click=${() => (this.panel = isOpen ? '' : panel)}>${this.say('ishtar-web-tab', { panel })}</button>`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const frame = this.querySelector('.map-window');
    if (!(frame instanceof HTMLElement)) return;
    for (const container of this.querySelectorAll('[data-roam], .places')) roam(/** @type {HTMLElement} */ (container));
    this.lookThrough(frame);
    this.tellPlace();
    if (this.chosen && isLay(this.chosen)) this.show(this.view.placements[this.chosen] ?? []);
    else if (changed.has('legal') && this.spots.size && !this.chosen) this.showSpot();
  }

  /** A window onto the map, new with each map. @param {HTMLElement} frame */
  lookThrough(frame) {
    const { width, height } = this.picture.box;
    if (this.panning?.size.width === width && this.panning.frame === frame) return;
    this.panning?.end();
    const cells = this.firstCells();
    const isWhole = !cells.length && this.closest('.figure-board');
    this.panning = new Panning(frame, /** @type {HTMLElement} */ (frame.querySelector('.canvas')), {
      width,
      height,
      comfortable: isWhole ? 0 : COMFORTABLE,
      most: CLOSEST,
      first: cells.length ? this.picture.middleOf(cells) : undefined,
    });
  }

  /** Where something has just happened; else one’s own flowerbeds; else a fountain, where gardens begin. A figure is */
  /** about what happens, if anything does. */
  firstCells() {
    if (this.recently.cells.size || this.closest('.figure-board')) return [...this.recently.cells];
    const { standing } = gardenerOf(this.view, this.watched);
    return standing.length ? standing : this.fountainInTheMiddle();
  }

  /** @returns {string[]} */
  fountainInTheMiddle() {
    const { width, height } = this.picture.box;
    const cells = this.view.fountains.flatMap((/** @type {View} */ { cell }) => cell ?? []);
    const far = (/** @type {string} */ cell) =>
      Math.hypot(this.picture.spot(cell).x - width / 2, this.picture.spot(cell).y - height / 2);
    return cells.sort((/** @type {string} */ one, /** @type {string} */ other) => far(one) - far(other)).slice(0, 1);
  }

  /** Where something can be done, some of it is seen: if nothing is, the nearest. */
  showSpot() {
    const panning = this.panning;
    if (!panning?.scale) return;
    const cells = [...this.spots.keys()];
    const boxes = cells.map((cell) => this.picture.around([cell]));
    if (boxes.some((box) => panning.sees(box))) return;
    const { x, y } = panning.centre;
    const far = (/** @type {string} */ cell) =>
      Math.hypot(this.picture.spot(cell).x - x, this.picture.spot(cell).y - y);
    this.show([cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))]);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.panning?.end();
    this.panning = null;
  }
}

const FIT = html`<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-8 -3V-8H-3M8 -3V-8H3M-8 3V8H-3M8 3V8H3" /></svg>`;

export default IshtarBoard;
