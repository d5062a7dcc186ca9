// @ts-check
/**
 * The map as a picture in layers, from the sand up to the places that can be picked. A layer has one slot for each cell,
 * and a slot is drawn again only when what it shows has changed.
 */
import { html, keyed, noChange, nothing, repeat, svg } from '../../../vendor/lit.js';
import { HEIGHT, RADIUS, hexagon, middle, outline } from './art/hexagons.js';
import { banner, fountain, ground } from './art/ground.js';
import { TREE, assistant, cover, gem } from './art/pieces.js';
import { ghosts } from './actions.js';
import { cellName } from './names.js';

/** @typedef {import('../../../boards/board.js').View} View */

/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {View | null} preview
 * @property {string | null} chosen
 * @property {Map<string, string[]>} spots what can be picked on each cell
 * @property {Set<string>} recent cells that changed last
 * @property {Set<string>} pointed cells that the log points at
 * @property {boolean} letters
 * @property {import('../../../boards/board.js').Say} say
 * @property {(event: MouseEvent) => void} tap a place was clicked
 */

const MARGIN = 26;
const PLATE = -7; // how far the plate under the map reaches beyond the cells
const SHAPE = hexagon(RADIUS);
const RING = hexagon(RADIUS - 3);

export class MapPicture {
  constructor() {
    /** @type {Map<string, string>} what each slot shows */
    this.shown = new Map();
    /** @type {Map<string, string>} lines around groups that were drawn before */
    this.lines = new Map();
    /** @type {View[]} */
    this.cells = [];
    /** @type {Map<string, View>} */
    this.byName = new Map();
    this.box = { left: 0, top: 0, width: 1, height: 1 };
    this.plate = '';
    /** @type {import('../../../boards/board.js').Say | null} */
    this.say = null;
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { view, say } = scene;
    if (view.cells.length !== this.cells.length) this.survey(view.cells);
    if (say !== this.say) this.shown.clear();
    this.say = say;
    this.cells = view.cells;
    this.byName = new Map(view.cells.map((/** @type {View} */ cell) => [cell.cell, cell]));
    const { left, top, width, height } = this.box;
    return html`<svg class="ishtar-map" viewBox="${left} ${top} ${width} ${height}" role="group" aria-label=${say('ishtar-web-map')}>
      ${keyed(
        this.plate + say('ishtar-web-map'),
        svg`
        <g aria-hidden="true">
          <path class="plate" d=${this.plate} />
          <g class="grounds">${this.each('ground', (cell) => this.drawGround(cell, scene))}</g>
          <g class="tiles">${this.drawTiles(view)}</g>
          <g class="covers">${this.each('cover', (cell) => this.drawCover(cell, scene))}</g>
          <g class="outlines">${this.drawOutlines(view)}</g>
          <g class="fountains">${this.drawFountains(scene)}</g>
          <g class="marks">${this.drawMarks(scene)}</g>
          <g class="gems">${this.each('gem', (cell) => this.drawGem(cell, scene))}</g>
          <g class="standings">${this.each('standing', (cell) => this.drawStanding(cell, scene))}</g>
          <path class="shade" d=${this.drawShade(scene)} />
          <g class="banners">${this.drawBanners(scene)}</g>
          <g class="ghosts">${this.drawGhosts(scene)}</g>
        </g>
        <g class="places" @click=${scene.tap}>${this.each('place', (cell) => this.drawPlace(cell, scene))}</g>`,
      )}
    </svg>`;
  }

  /** Measure a new map. @param {View[]} cells */
  survey(cells) {
    const points = cells.map((cell) => middle(/** @type {any} */ (cell)));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, top] = [Math.min(...xs) - RADIUS - MARGIN, Math.min(...ys) - HEIGHT / 2 - MARGIN];
    this.box = {
      left,
      top,
      width: Math.max(...xs) + RADIUS + MARGIN - left,
      height: Math.max(...ys) + HEIGHT / 2 + MARGIN - top,
    };
    this.plate = cells.length ? outline(/** @type {any} */ (cells), PLATE) : '';
    this.shown.clear();
  }

  /** Where a cell lies on the sheet. @param {string} name */
  spot(name) {
    const cell = this.byName.get(name);
    const [x, y] = cell ? middle(/** @type {any} */ (cell)) : [0, 0];
    return { x: x - this.box.left, y: y - this.box.top };
  }

  /** The middle of some cells on the sheet. @param {string[]} names */
  middleOf(names) {
    const { left, top, right, bottom } = this.around(names);
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** The box around some cells on the sheet. @param {string[]} names */
  around(names) {
    const places = names.map((name) => this.spot(name));
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    return {
      left: Math.min(...xs) - RADIUS,
      top: Math.min(...ys) - RADIUS,
      right: Math.max(...xs) + RADIUS,
      bottom: Math.max(...ys) + RADIUS,
    };
  }

  /**
   * One slot for each cell: `draw` gives what it shows as a signature, and how to draw that.
   * @param {string} layer
   * @param {(cell: View) => [string, () => unknown]} draw
   */
  each(layer, draw) {
    return this.cells.map((cell) => {
      const [signature, picture] = draw(cell);
      const slot = `${layer} ${cell.cell}`;
      if (this.shown.get(slot) === signature) return noChange;
      this.shown.set(slot, signature);
      return signature ? picture() : nothing;
    });
  }

  // Layers, from below

  /** @param {View} cell @param {Scene} scene @returns {[string, () => unknown]} */
  drawGround(cell, { letters }) {
    const name = letters ? svg`<text class="name" y="22.5">${cell.cell}</text>` : nothing;
    return [`${cell.ground} ${letters}`, () => at(cell, svg`${ground(/** @type {any} */ (cell))}${name}`)];
  }

  /** @param {View} cell @param {Scene} scene @returns {[string, () => unknown]} */
  drawGem(cell, { letters, say }) {
    if (!cell.gem) return ['', () => nothing];
    return [
      `${cell.gem} ${letters}`,
      () => at(cell, gem(cell.gem, letters ? say('ishtar-web-letter', { colour: cell.gem }) : '')),
    ];
  }

  /** The edge that keeps the three cells of a tile together. @param {View} view */
  drawTiles(view) {
    return repeat(
      view.tiles,
      (/** @type {View} */ tile) => tile.tile,
      (/** @type {View} */ tile) => svg`<path class="tile" data-tile=${tile.tile} d=${this.line(tile.cells, 0.4)} />`,
    );
  }

  /** @param {View} cell @param {Scene} scene @returns {[string, () => unknown]} */
  drawCover(cell, { letters }) {
    if (!cell.tile) return ['', () => nothing];
    const signature = `${cell.tile} ${cell.flowers} ${cell.symbol} ${cell.bloom} ${cell.assistant} ${letters}`;
    return [signature, () => at(cell, cover(/** @type {any} */ (cell), letters))];
  }

  /** Gardens thin, in the fountain's colour; flowerbeds in the way of their keeper. @param {View} view */
  drawOutlines(view) {
    const colours = new Map(view.fountains.map((/** @type {View} */ fountain) => [fountain.slot, fountain.colour]));
    return svg`
      ${view.gardens.map((/** @type {View} */ garden) => svg`<path class="garden garden-${colours.get(garden.fountain)}" d=${this.line(garden.cells, -0.8)} />`)}
      ${view.beds.map((/** @type {View} */ bed) => this.drawBed(bed))}`;
  }

  /** @param {View} bed */
  drawBed(bed) {
    const path = this.line(bed.cells, 4);
    if (!bed.keeper) return svg`<path class="bed free" d=${path} />`;
    return svg`<g class="gardener-${bed.keeper}"><path class="bed casing" d=${path} /><path class="bed kept" d=${path} /></g>`;
  }

  /** @param {View} cell @param {Scene} scene @returns {[string, () => unknown]} */
  drawStanding(cell, { letters }) {
    if (cell.tree) return ['tree', () => at(cell, TREE, 'standing')];
    if (cell.assistant)
      return [`${cell.assistant} ${letters}`, () => at(cell, assistant(cell.assistant, letters), 'standing')];
    return ['', () => nothing];
  }

  /** @param {Scene} scene */
  drawFountains({ view, letters, say }) {
    return view.fountains.map((/** @type {View} */ one) => {
      const cell = this.byName.get(one.cell);
      return cell
        ? at(cell, fountain(one.colour, letters && one.colour ? say('ishtar-web-letter', { colour: one.colour }) : ''))
        : nothing;
    });
  }

  /** Who holds a fountain; who would hold it after the picked action, where that differs. @param {Scene} scene */
  drawBanners({ view, preview, letters }) {
    return view.fountains.map((/** @type {View} */ now, /** @type {number} */ index) => {
      const cell = this.byName.get(now.cell);
      const shown = preview?.fountains?.[index] ?? now;
      const differs = shown.held.join() !== now.held.join();
      return cell
        ? at(
            cell,
            svg`<g class=${differs ? 'ghostly' : ''}>${banner(shown.holders, Math.max(...shown.held), letters)}</g>`,
          )
        : nothing;
    });
  }

  /** What changed last, what can be picked, what the log points at. @param {Scene} scene */
  drawMarks({ spots, recent, pointed }) {
    return svg`
      <path class="recent" d=${recent.size ? this.line([...recent], 1.6) : ''} />
      <path class="lit" d=${this.hexagons([...spots.keys()], 0.9)} />
      <path class="pointed" d=${pointed.size ? this.line([...pointed], -1) : ''} />`;
  }

  /** Where a cell is to be picked, all that cannot be lies in the shade. @param {Scene} scene */
  drawShade({ spots }) {
    if (!spots.size) return '';
    return this.hexagons(
      this.cells.map(({ cell }) => cell).filter((cell) => !spots.has(cell)),
      1,
    );
  }

  /** What the picked action would do, translucent; gems that it would take lie on top. @param {Scene} scene */
  drawGhosts({ view, preview, chosen, letters, say }) {
    const found = ghosts(view, preview, chosen);
    if (!found.length) return nothing;
    /** @type {View[]} */
    const placed = found.map((cell) => ({ ...cell, ...this.placeOf(cell.cell) }));
    const after =
      preview?.beds?.filter(
        (/** @type {View} */ bed) =>
          bed.keeper && bed.cells.some((/** @type {string} */ cell) => found.some((ghost) => ghost.cell === cell)),
      ) ?? [];
    return svg`<g class="ghost">
        <path class="tile" d=${this.line(
          found.map(({ cell }) => cell),
          0.4,
        )} />
        ${placed.map((cell) => at(cell, svg`${cover(/** @type {any} */ (cell), letters)}${cell.tree ? TREE : nothing}${cell.assistant ? assistant(cell.assistant, letters) : nothing}`))}
      </g>
      ${after.map((/** @type {View} */ bed) => svg`<g class="ghostly">${this.drawBed(bed)}</g>`)}
      <path class="ghost-edge" d=${this.line(
        found.map(({ cell }) => cell),
        -1,
      )} />
      ${found.map(({ cell }) => {
        const here = this.byName.get(cell);
        if (!here?.gem) return nothing;
        return at(
          here,
          svg`<g class="taken" transform="translate(15 13) scale(0.8)"><circle r="13" />${gem(here.gem, letters ? say('ishtar-web-letter', { colour: here.gem }) : '')}</g>`,
        );
      })}`;
  }

  /** A place to point at, with its name. @param {View} cell @param {Scene} scene @returns {[string, () => unknown]} */
  drawPlace(cell, { view, spots, chosen, say }) {
    const actions = spots.get(cell.cell);
    const isChosen = Boolean(chosen && actions?.includes(chosen));
    const one =
      cell.ground === 'fountain'
        ? view.fountains.find((/** @type {View} */ fountain) => fountain.cell === cell.cell)
        : undefined;
    const state = { isChoice: Boolean(actions), isChosen };
    const signature = JSON.stringify([cell, one, state]);
    return [
      signature,
      () => svg`<g role="button" data-place=${cell.cell} aria-label=${cellName(say, cell, one, state)} aria-pressed=${isChosen ? 'true' : 'false'}
        class=${actions ? 'choice' : ''} transform=${translation(cell)}><polygon points=${SHAPE} /><polygon class="focus" points=${RING} /></g>`,
    ];
  }

  // Lines

  /** @param {string} name */
  placeOf(name) {
    const { q, r } = this.byName.get(name) ?? { q: 0, r: 0 };
    return { q, r };
  }

  /** The line around some cells. @param {string[]} names @param {number} inset */
  line(names, inset) {
    const key = `${inset} ${names.join()}`;
    let path = this.lines.get(key);
    if (path === undefined) {
      path = outline(
        names.map((name) => this.placeOf(name)),
        inset,
      );
      this.lines.set(key, path);
    }
    return path;
  }

  /** Hexagons on single cells, as one path. @param {string[]} names @param {number} size */
  hexagons(names, size) {
    return names.map((name) => this.line([name], RADIUS * (1 - size) * (Math.sqrt(3) / 2))).join('');
  }
}

/** @param {View} cell */
function translation(cell) {
  const [x, y] = middle(/** @type {any} */ (cell));
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
}

/** @param {View} cell @param {unknown} drawing @param {string} [name] */
function at(cell, drawing, name = '') {
  return svg`<g class=${name} data-cell=${cell.cell} transform=${translation(cell)}>${drawing}</g>`;
}
