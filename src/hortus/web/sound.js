// @ts-check
/** Three short sounds, made here: water when a piece moves, a bell at one's turn, wood at the end. Off unless switched on. */
import { settings } from './settings.js';

/** @type {Record<string, { pitches: number[], seconds: number, shape: OscillatorType, loud: number }>} */
const SOUNDS = {
  water: { pitches: [520, 390], seconds: 0.18, shape: 'sine', loud: 0.06 },
  bell: { pitches: [880, 1320], seconds: 0.45, shape: 'sine', loud: 0.05 },
  wood: { pitches: [196, 147], seconds: 0.22, shape: 'triangle', loud: 0.09 },
};

/** @type {AudioContext | null} */
let context = null;

/** @param {'water' | 'bell' | 'wood'} name */
export function sound(name) {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const { pitches, seconds, shape, loud } = SOUNDS[name];
  const start = context.currentTime;
  pitches.forEach((pitch, index) => {
    const voice = /** @type {AudioContext} */ (context).createOscillator();
    const volume = /** @type {AudioContext} */ (context).createGain();
    const from = start + (index * seconds) / 4;
    voice.type = shape;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    voice.connect(volume).connect(/** @type {AudioContext} */ (context).destination);
    voice.start(from);
    voice.stop(from + seconds);
  });
}
