// @ts-check
/**
 * A large sheet seen through a window: pan by dragging, zoom by wheel, pinch, buttons and keys.
 *
 * Panning only moves the finished picture (a transform of its own layer), so that it costs no drawing. Zooming stretches
 * the picture at once and draws it sharp when the hand rests.
 */

const DRAG = 7; // pixels until a press becomes a drag, so that taps stay taps
const REST = 140; // milliseconds without zooming until the picture is drawn sharp
const MARGIN = 28; // pixels around what is to be seen
const NARROW = 480; // pixels: a window of a phone
const BY_MOUSE = 0.6; // a mouse aims better than a finger
const STEP = 1.35; // one press of a button or a key
/** @type {Record<string, number>} */
const KEYS = { '+': STEP, '=': STEP, '-': 1 / STEP, _: 1 / STEP };

/** @typedef {{ x: number, y: number }} Spot */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box in units of the sheet */

export class Panning {
  /**
   * @param {HTMLElement} frame the window
   * @param {HTMLElement} sheet what is seen through it; its size is set here
   * @param {{ width: number, height: number, comfortable: number, most: number, first?: Spot }} size of the sheet in its own
   *   units, and in pixels a unit: where fingers can aim, and the closest; and what is seen first where not everything is
   */
  constructor(frame, sheet, size) {
    this.frame = frame;
    this.sheet = sheet;
    this.size = size;
    this.scale = 0;
    this.drawn = 0; // the scale at which the picture was drawn
    this.x = 0;
    this.y = 0;
    this.touched = false; // somebody has chosen what to see, or was shown something
    this.width = 0; // of the window when it was last looked through
    this.height = 0;
    /** @type {Map<number, Spot>} */
    this.pointers = new Map();
    this.dragging = false;
    this.resting = 0;
    this.ending = new AbortController();
    const signal = this.ending.signal;
    frame.addEventListener('pointerdown', (event) => this.onDown(event), { signal });
    frame.addEventListener('pointermove', (event) => this.onMove(event), { signal });
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      frame.addEventListener(end, (event) => this.onUp(event), { signal });
    }
    frame.addEventListener('click', (event) => this.onClick(event), { signal, capture: true });
    frame.addEventListener('wheel', (event) => this.onWheel(event), { signal, passive: false });
    frame.addEventListener('keydown', (event) => this.onKey(event), { signal });
    frame.addEventListener('focusin', (event) => this.onFocus(event), { signal });
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(frame);
  }

  end() {
    this.ending.abort();
    this.observer.disconnect();
    clearTimeout(this.resting);
  }

  // What is seen

  /** The scale at which everything fits into the window. */
  get whole() {
    return Math.min(this.width / this.size.width, this.height / this.size.height);
  }

  /** The middle of the sheet. @returns {Spot} */
  get middle() {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }

  /** The spot in the middle of the window. @returns {Spot} */
  get centre() {
    return { x: (this.width / 2 - this.x) / this.scale, y: (this.height / 2 - this.y) / this.scale };
  }

  /** Whether all of a box is in the window. @param {Box} box */
  sees({ left, top, right, bottom }) {
    this.resize();
    const isInside = this.x + left * this.scale >= 0 && this.y + top * this.scale >= 0;
    return isInside && this.x + right * this.scale <= this.width && this.y + bottom * this.scale <= this.height;
  }

  /** Everything; or, where that would be too small to aim at, a part of it around a spot. */
  begin(around = this.size.first ?? this.middle) {
    const { comfortable } = this.size;
    this.look(around, Math.max(this.whole, this.width < NARROW ? comfortable : comfortable * BY_MOUSE));
    this.draw();
  }

  fit() {
    this.touched = true;
    this.glide();
    this.look(this.middle, this.whole);
    this.rest();
  }

  /** Come close enough to a spot for fingers. @param {Spot} spot in units */
  approach(spot) {
    this.touched = true;
    this.glide();
    this.look(spot, this.size.comfortable);
    this.rest();
  }

  /** Put a spot of the sheet into the middle of the window. @param {Spot} spot in units @param {number} scale */
  look({ x, y }, scale) {
    this.scale = this.bounded(scale);
    this.x = this.width / 2 - x * this.scale;
    this.y = this.height / 2 - y * this.scale;
    this.place();
  }

  /** Move as little as needed so that a box is seen. @param {Box} box */
  show({ left, top, right, bottom }) {
    this.resize();
    const sideways = shift(this.x + left * this.scale, this.x + right * this.scale, this.width - MARGIN);
    const down = shift(this.y + top * this.scale, this.y + bottom * this.scale, this.height - MARGIN);
    if (!sideways && !down) return;
    this.x += sideways;
    this.y += down;
    this.touched ||= this.scale > this.whole;
    this.glide();
    this.place();
  }

  /** @param {number} factor @param {Spot} [at] in pixels of the window, which stays where it is */
  zoom(factor, at = { x: this.width / 2, y: this.height / 2 }) {
    const scale = this.bounded(this.scale * factor);
    const ratio = scale / this.scale;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.scale = scale;
    this.touched = true;
    this.place();
    this.rest();
  }

  /** @param {number} scale */
  bounded(scale) {
    return Math.max(Math.min(scale, this.size.most), this.whole);
  }

  place() {
    this.x = kept(this.x, this.size.width * this.scale, this.width);
    this.y = kept(this.y, this.size.height * this.scale, this.height);
    const stretch = this.drawn ? this.scale / this.drawn : 1;
    this.sheet.style.transform = `translate3d(${this.x}px, ${this.y}px, 0) scale(${stretch})`;
  }

  /** Draw the picture at the scale of now. */
  draw() {
    if (this.drawn === this.scale) return;
    this.drawn = this.scale;
    this.sheet.style.width = `${this.size.width * this.scale}px`;
    this.sheet.style.height = `${this.size.height * this.scale}px`;
    this.place();
  }

  rest() {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.draw(), REST);
  }

  /** The next step is walked, not jumped; a style sheet says how long that takes. */
  glide() {
    this.sheet.classList.add('gliding');
    this.sheet.addEventListener('transitionend', () => this.sheet.classList.remove('gliding'), { once: true });
  }

  // Hands

  /** @param {PointerEvent} event */
  onDown(event) {
    if (event.button !== 0) return;
    if (!this.pointers.size) this.dragging = false;
    this.sheet.classList.remove('gliding');
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragging && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    if (!this.dragging) this.seize(event.pointerId);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
    }
    this.pointers.set(event.pointerId, now);
    this.touched = true;
    this.place();
  }

  /** A drag begins: it goes on outside the window, too. @param {number} pointer */
  seize(pointer) {
    this.dragging = true;
    this.frame.setPointerCapture(pointer);
    this.frame.classList.add('dragging');
  }

  /** @param {Spot} before @param {Spot} now @param {Spot} other the finger that rests */
  pinch(before, now, other) {
    const { left, top } = this.frame.getBoundingClientRect();
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.zoom(factor, { x: other.x - left, y: other.y - top });
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) this.frame.classList.remove('dragging');
  }

  /** The click that ends a drag means nothing, also where a browser sends it to the place below. @param {MouseEvent} event */
  onClick(event) {
    if (!this.dragging || !event.detail) return;
    this.dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {WheelEvent} event */
  onWheel(event) {
    event.preventDefault();
    const { left, top } = this.frame.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * 0.0016), { x: event.clientX - left, y: event.clientY - top });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const factor = KEYS[event.key];
    if (factor) this.zoom(factor);
    else if (event.key === '0') this.fit();
    else return;
    event.preventDefault();
  }

  /** What gets the focus by keys is seen; a place that is tapped stays where it is. @param {FocusEvent} event */
  onFocus(event) {
    if (
      !(event.target instanceof Element) ||
      !this.sheet.contains(event.target) ||
      !event.target.matches(':focus-visible')
    )
      return;
    const box = event.target.getBoundingClientRect();
    const { left, top } = this.frame.getBoundingClientRect();
    const unit = (/** @type {number} */ pixel, /** @type {number} */ start) => (pixel - start) / this.scale;
    this.show({
      left: unit(box.left - left, this.x),
      top: unit(box.top - top, this.y),
      right: unit(box.right - left, this.x),
      bottom: unit(box.bottom - top, this.y),
    });
  }

  /** The window has another size: its middle stays in the middle. */
  resize() {
    const { clientWidth, clientHeight } = this.frame;
    if (!clientWidth || (clientWidth === this.width && clientHeight === this.height)) return;
    const middle = { x: (this.width / 2 - this.x) / this.scale, y: (this.height / 2 - this.y) / this.scale };
    [this.width, this.height] = [clientWidth, clientHeight];
    if (!this.touched) return this.begin();
    this.look(middle, this.scale);
    this.rest();
  }
}

/**
 * How far to move so that a stretch lies between the margin and a limit; its beginning does, where it is too long.
 * @param {number} from
 * @param {number} to
 * @param {number} limit
 */
function shift(from, to, limit) {
  if (from >= MARGIN && to <= limit) return 0;
  return from < MARGIN || to - from > limit - MARGIN ? MARGIN - from : limit - to;
}

/**
 * A place of the sheet where it cannot be lost: in the middle if it is smaller than the window, else covering it.
 * @param {number} place
 * @param {number} size
 * @param {number} length
 */
function kept(place, size, length) {
  if (size <= length) return (length - size) / 2;
  return Math.min(0, Math.max(length - size, place));
}
