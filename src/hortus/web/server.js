// @ts-check
/** Questions to the server over HTTP. */
import { need } from './words.js';

/** @typedef {import('./protocol').Refused} Refused */

/** A command or a question that was refused: the sentence that tells why, with its rule where there is one. */
export class Refusal extends Error {
  /** @param {Pick<Refused, 'code' | 'rule' | 'id' | 'arguments'>} told */
  constructor(told) {
    super(told.id);
    this.code = told.code;
    this.rule = told.rule ?? null;
    this.id = told.id;
    this.arguments = told.arguments ?? {};
  }
}

/** The server cannot be reached. */
export const UNREACHABLE = { code: 'unreachable', rule: null, id: 'web-unreachable', arguments: {} };

/**
 * @param {string} path
 * @param {unknown} [body] sent as JSON; without one it is a question only
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const request =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  const told = await answer.json().catch(() => null);
  if (answer.ok) return told;
  await wordsForRefusals();
  throw new Refusal(told?.id ? told : { ...UNREACHABLE, code: String(answer.status) });
}

/** Most people are never refused anything: these sentences are fetched when the first refusal comes. */
export async function wordsForRefusals() {
  await need('errors', 'powers').catch(() => {}); // the page shows the id then
}
