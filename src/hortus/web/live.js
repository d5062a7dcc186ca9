// @ts-check
/**
 * The line to a table: a snapshot, then numbered events; commands and their answers.
 *
 * What was missed while the line was down is asked for by the last number. A command without an answer is sent again
 * when the line is back, under the same request id, so that it counts once.
 */
import { Refusal } from './server.js';

/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./protocol').Event} TableEvent */
/** @typedef {import('./protocol').LogEntry} LogEntry */

const FIRST_WAIT = 250; // milliseconds until the line is tried again; doubled each time
const LONGEST_WAIT = 8_000;
const QUIET = 20_000; // a line that is quiet for so long is asked whether it is still there
const TURNED_AWAY = 1008; // the server's word that this viewer is not allowed here, or not any more
const PATIENCE = 6_000; // how long that answer may take

/**
 * A view with the changes of an event; the old one is left as it is. See docs/protocol.md.
 * @param {any} value
 * @param {any} changes
 * @returns {any}
 */
export function apply(value, changes) {
  const result = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, change] of Object.entries(changes ?? {})) {
    result[key] = Array.isArray(change) ? change[1] : apply(value[key], change);
  }
  return result;
}

/** What happened in the game, without what happened around the table. @param {LogEntry[]} log */
export function deeds(log) {
  return log.filter((entry) => !entry.note);
}

/** What is left when actions are taken back: notes stay. @param {LogEntry[]} log @param {number} ply */
function takenBack(log, ply) {
  return log.flatMap((entry) => (entry.ply <= ply ? entry : entry.note ? { ...entry, ply } : []));
}

/**
 * Events: `snapshot`, `event` (detail: the message and the models before and after), `line` (up or down), `gone`,
 * `turnedaway`.
 */
export class Live extends EventTarget {
  /** @type {Snapshot | null} all that the viewer knows now */
  model = null;
  up = false;
  #table;
  #seat;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, { text: string, resolve: (answer: any) => void, reject: (why: Error) => void }>} */
  #unanswered = new Map();
  #wait = FIRST_WAIT;
  #timer = 0;
  #pulse = 0;
  #heard = 0;
  #ended = false;

  /** @param {string} table @param {number | null} seat */
  constructor(table, seat) {
    super();
    this.#table = table;
    this.#seat = seat;
  }

  open() {
    window.addEventListener('online', this.#atOnce);
    window.addEventListener('offline', this.#check);
    document.addEventListener('visibilitychange', this.#atOnce);
    this.#pulse = window.setInterval(this.#check, QUIET / 2);
    this.#connect();
  }

  close() {
    this.#ended = true;
    window.removeEventListener('online', this.#atOnce);
    window.removeEventListener('offline', this.#check);
    document.removeEventListener('visibilitychange', this.#atOnce);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    this.model = null;
  }

  /**
   * Send a command. Resolves with the answer; rejects with a Refusal.
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   * @returns {Promise<any>}
   */
  send(type, fields = {}) {
    const request = makeRequest();
    const text = JSON.stringify({ type, request, ...fields });
    return new Promise((resolve, reject) => {
      this.#unanswered.set(request, { text, resolve, reject });
      if (this.up) this.#socket?.send(text);
    });
  }

  #connect() {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#drop();
    const query = new URLSearchParams();
    if (this.#seat !== null) query.set('seat', String(this.#seat));
    if (this.model) query.set('number', String(this.model.number));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#table}/live?${query}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (message) => socket === this.#socket && this.#hear(JSON.parse(message.data));
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
  }

  /** @param {WebSocket} socket */
  #opened(socket) {
    if (socket !== this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.#heard = Date.now();
    this.#tellLine(true);
    for (const { text } of this.#unanswered.values()) socket.send(text);
  }

  /** @param {number} [code] */
  #lost(code) {
    this.#tellLine(false);
    this.#socket = null;
    if (this.#ended) return;
    if (code === TURNED_AWAY) {
      this.dispatchEvent(new CustomEvent('turnedaway'));
      return;
    }
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network or the person is back: no waiting. */
  #atOnce = () => {
    if (document.visibilityState === 'hidden') return;
    if (this.up) this.#check();
    else if (!this.#socket || this.#socket.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  /** A line may be dead without a word: ask it, and open another one when no answer comes. */
  #check = () => {
    if (!this.up) return;
    if (!navigator.onLine) {
      this.#drop();
      this.#lost();
      return;
    }
    if (Date.now() - this.#heard < QUIET / 2) return;
    const asked = Date.now();
    this.send('ping').catch(() => {});
    window.setTimeout(() => {
      if (this.up && this.#heard < asked) this.#connect();
    }, PATIENCE);
  };

  /** @param {any} message */
  #hear(message) {
    this.#heard = Date.now();
    if (message.type === 'snapshot') {
      this.model = message;
      this.dispatchEvent(new CustomEvent('snapshot', { detail: message }));
    } else if (message.type === 'event') this.#take(message);
    else if (message.type === 'gone') {
      this.close();
      this.dispatchEvent(new CustomEvent('gone'));
    } else this.#answer(message);
  }

  /** @param {TableEvent} event */
  #take(event) {
    const before = this.model;
    if (!before || event.number > before.number + 1) {
      this.#connect(); // a gap: ask for what was missed
      return;
    }
    if (event.number < before.number) return; // the same number again: only who is there, and what goes with the view
    const kept = event.back ? takenBack(before.log, event.now.ply) : before.log;
    this.model = {
      ...before,
      number: event.number,
      now: event.now,
      view: apply(before.view, event.changes),
      log: event.log.length ? [...kept, ...event.log] : kept,
      seats: event.seats ?? before.seats,
      table: event.table ?? before.table,
    };
    this.dispatchEvent(new CustomEvent('event', { detail: { event, before, after: this.model } }));
  }

  /** @param {any} answer */
  #answer(answer) {
    const waiting = this.#unanswered.get(answer.request);
    if (!waiting) return;
    this.#unanswered.delete(answer.request);
    if (answer.type === 'refused') waiting.reject(new Refusal(answer));
    else waiting.resolve(answer);
  }

  /** @param {boolean} up */
  #tellLine(up) {
    if (up === this.up) return;
    this.up = up;
    this.dispatchEvent(new CustomEvent('line'));
  }
}

function makeRequest() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
