// @ts-check
/** How pieces move: for as long as the pace of the table allows. */

/** @typedef {import('./board.js').Board} Board */

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Resolves when the piece has arrived; at once where there is no piece.
 * @param {Board} board
 * @param {Element | null | undefined} piece
 * @param {Keyframe[]} frames
 * @param {number} duration in milliseconds, at normal pace
 * @param {KeyframeAnimationOptions} [options]
 */
export async function move(board, piece, frames, duration, options = {}) {
  const delay = Number(options.delay ?? 0) * board.motion;
  const animation = piece?.animate(frames, { easing: EASE, ...options, duration: duration * board.motion, delay });
  await animation?.finished.catch(() => {}); // cancelled: its piece was taken away
}

/**
 * Something on the way from one view to the next.
 * @template Scene
 * @param {Board & { scene: Scene }} board
 * @param {Scene} scene
 */
export async function show(board, scene) {
  board.scene = scene;
  await board.updateComplete;
}

/** @param {DOMRect} box @returns {[number, number]} */
export const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];
