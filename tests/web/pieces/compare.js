// @ts-check
/**
 * How far apart pictures are for eyes that see colours in another way, or not at all.
 *
 * Matrices for linear light: Machado, Oliveira and Fernandes 2009, severity 1; grey is the luminance of sRGB.
 */
const GREY = [0.2126, 0.7152, 0.0722];
/** @type {Record<string, number[][]>} */
const SIMULATIONS = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  grey: [GREY, GREY, GREY],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const SEEN = 0.1; // so much must a pixel differ from the ground to belong to the piece

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const light = value / 255;
  return light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4;
});

/** Back to even steps for the eye, from 0 to 1. @param {number} light */
function even(light) {
  const within = Math.min(1, Math.max(0, light));
  return within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
}

/** @typedef {{ name: string, x: number, y: number, width: number, height: number }} Box in pixels of the picture */

/**
 * For every simulation and every pair of boxes: how much they differ, from 0 to 1.
 * @param {string} png in base64
 * @param {Box[]} boxes all of one size
 * @returns {Promise<{ simulation: string, pair: string, difference: number }[]>}
 */
export async function compare(png, boxes) {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(picture, 0, 0);
  const found = [];
  for (const [simulation, matrix] of Object.entries(SIMULATIONS)) {
    const seen = boxes.map(({ x, y, width, height }) =>
      simulated(context.getImageData(x, y, width, height).data, matrix),
    );
    for (let one = 0; one < boxes.length; one++) {
      for (let other = one + 1; other < boxes.length; other++) {
        found.push({
          simulation,
          pair: `${boxes[one].name} / ${boxes[other].name}`,
          difference: difference(seen[one], seen[other]),
        });
      }
    }
  }
  return found;
}

/** @param {Uint8ClampedArray} pixels @param {number[][]} matrix @returns {Float64Array} three numbers a pixel */
function simulated(pixels, matrix) {
  const out = new Float64Array((pixels.length / 4) * 3);
  for (let i = 0, o = 0; i < pixels.length; i += 4, o += 3) {
    const light = [LINEAR[pixels[i]], LINEAR[pixels[i + 1]], LINEAR[pixels[i + 2]]];
    matrix.forEach((row, channel) => {
      out[o + channel] = even(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
    });
  }
  return out;
}

/**
 * How much the most different quarter of their pixels differs: an emblem tells two pieces apart that are else alike.
 * The first pixel of a box is ground.
 * @param {Float64Array} one
 * @param {Float64Array} other
 */
function difference(one, other) {
  const distances = [];
  for (let i = 0; i < one.length; i += 3) {
    const ground = distance(one, i, one, 0) < SEEN && distance(other, i, other, 0) < SEEN;
    if (!ground) distances.push(distance(one, i, other, i));
  }
  const most = distances.sort((less, more) => more - less).slice(0, Math.ceil(distances.length / 4));
  return most.reduce((sum, next) => sum + next, 0) / Math.max(1, most.length);
}

/** @param {Float64Array} one @param {number} at @param {Float64Array} other @param {number} there */
function distance(one, at, other, there) {
  return (
    Math.hypot(one[at] - other[there], one[at + 1] - other[there + 1], one[at + 2] - other[there + 2]) / Math.sqrt(3)
  );
}
