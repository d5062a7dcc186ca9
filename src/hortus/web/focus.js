// @ts-check
/**
 * Roving focus in space: a board is one stop of the Tab key, and arrow keys walk over its places as the eye sees them.
 *
 * A place is any element, HTML or SVG, with `data-place` (a value that names it: it keeps the focus through a redrawing).
 */

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const SIDEWAYS = 2; // a place straight ahead is preferred to one that is this many times nearer, but aside
const NATIVE = 'button, a[href], input, select, textarea, summary'; // these answer Enter and Space themselves

/** @typedef {HTMLElement | SVGElement} Place */

/**
 * Walk over the places in a container by arrow keys; exactly one of them has tabindex 0. Enter and Space click.
 * Home and End go to the first and the last place. A container that is roamed already is left alone.
 * @param {Node & ParentNode} container
 * @returns {() => void} ends it
 */
export function roam(container) {
  if (roamed.has(container)) return () => {};
  roamed.add(container);
  /** @type {Place | null} */
  let current = null;
  let name = '';
  let focused = false;

  /** @param {Place} place */
  function settle(place) {
    current = place;
    name = place.dataset.place ?? '';
    for (const other of places(container)) set(other, other === place ? '0' : '-1');
  }

  function refresh() {
    const all = places(container);
    if (!all.length) return;
    const same = current && all.includes(current) ? current : all.find((place) => place.dataset.place === name);
    const next = same ?? all[0];
    settle(next);
    if (focused && document.activeElement === document.body) next.focus({ preventScroll: true });
  }

  /** @param {Event} event */
  function onFocusIn(event) {
    const place = placeOf(event.target, container);
    focused = Boolean(place);
    if (place) settle(place);
  }

  /** @param {FocusEvent} event */
  function onFocusOut(event) {
    // A focused element that is taken away leaves focus nowhere, without a related target: `refresh` brings it back.
    if (event.relatedTarget) focused = false;
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const from = placeOf(event.target, container);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && event.target === from && !from.matches(NATIVE)) {
      event.preventDefault();
      if (!event.repeat) from.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return;
    }
    const to = target(event.key, from, container);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  }

  const observer = new MutationObserver(refresh);
  observer.observe(container, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-place'] });
  const ears = around(container);
  ears.addEventListener('focusin', onFocusIn);
  ears.addEventListener('focusout', /** @type {EventListener} */ (onFocusOut));
  container.addEventListener('keydown', /** @type {EventListener} */ (onKeyDown));
  refresh();
  return () => {
    roamed.delete(container);
    observer.disconnect();
    ears.removeEventListener('focusin', onFocusIn);
    ears.removeEventListener('focusout', /** @type {EventListener} */ (onFocusOut));
    container.removeEventListener('keydown', /** @type {EventListener} */ (onKeyDown));
  };
}

/**
 * Where to listen for focus. A browser takes an SVG element that listens for it for a stop of the Tab key, so the nearest
 * HTML element around it does.
 * @param {Node} container
 * @returns {Node}
 */
function around(container) {
  return container instanceof SVGElement ? (container.closest(':not(svg, svg *)') ?? container) : container;
}

/** @type {WeakSet<Node>} */
const roamed = new WeakSet();

/**
 * Where a key leads: a place, null (a key of ours, but there is nothing that way), undefined (not a key of ours).
 * @param {string} key
 * @param {Place} from
 * @param {ParentNode} container
 * @returns {Place | null | undefined}
 */
function target(key, from, container) {
  const all = places(container);
  if (key === 'Home') return all[0];
  if (key === 'End') return all[all.length - 1];
  const direction = DIRECTIONS[key];
  return direction && nearest(from, all, direction);
}

/**
 * The nearest place in a direction: within a quarter circle around it, or else anywhere on that side.
 * @param {Place} from
 * @param {Place[]} all
 * @param {[number, number]} direction
 * @returns {Place | null}
 */
export function nearest(from, all, [right, down]) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const place of all) {
    if (place === from) continue;
    const [otherX, otherY] = centre(place);
    const ahead = (otherX - x) * right + (otherY - y) * down;
    const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
    if (ahead <= 1) continue;
    const distance = Math.hypot(ahead, SIDEWAYS * aside) + (aside > ahead + 1 ? 1e6 : 0);
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

/** @param {Element} element @returns {[number, number]} */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** @param {ParentNode} container @returns {Place[]} those that can be seen, in the order of the document */
function places(container) {
  const all = /** @type {Place[]} */ ([...container.querySelectorAll('[data-place]')]);
  return all.filter((place) => place.getClientRects().length > 0 && !place.matches(':disabled'));
}

/** @param {EventTarget | null} element @param {Node} container @returns {Place | null} */
function placeOf(element, container) {
  const place = element instanceof Element ? element.closest('[data-place]') : null;
  return place && container.contains(place) ? /** @type {Place} */ (place) : null;
}

/** @param {Place} place @param {string} tabindex */
function set(place, tabindex) {
  if (place.getAttribute('tabindex') !== tabindex) place.setAttribute('tabindex', tabindex);
}
