// @ts-check
/** Something that may be refused, with the sentence to show where it was asked for. */
import { Refusal, wordsForRefusals } from '../server.js';
import { say } from '../words.js';

/** @typedef {(type: string, fields?: Record<string, unknown>) => Promise<unknown>} Send */

/** @param {Promise<unknown>} asked @returns {Promise<string>} why it was refused; empty: it was not */
export async function attempt(asked) {
  try {
    await asked;
    return '';
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    await wordsForRefusals();
    return say(refusal.id, refusal.arguments);
  }
}
