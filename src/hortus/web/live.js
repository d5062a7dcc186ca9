// @ts-check
/**
 * The connection to a table: a snapshot, then numbered events; commands and their answers.
 *
 * What was missed while the connection was down is asked for by the last number. A command without an answer is sent
 * again when the connection is back, under the same request id, so that it counts once.
 */
import { Refusal, UNREACHABLE } from './server.js';

/** @typedef {import('./protocol').Snapshot} Snapshot */
/** @typedef {import('./protocol').Event} TableEvent */
/** @typedef {import('./protocol').LogEntry} LogEntry */

const FIRST_WAIT = 250; // milliseconds until the next attempt to connect; doubled each time
const LONGEST_WAIT = 8_000;
const TURNED_AWAY = 1008; // the server's word that this viewer is not allowed here, or not any more

// How a dead connection is noticed. A page cannot see the pings of the WebSocket protocol, so it sends a command `ping`
// after a silence. It reconnects if nothing comes back: after 4.5 s at the latest while the page is in use. A page is in
// use if it is visible and shows a seat in a game that is not over, or there was an event, a command, or a movement of the
// pointer or a key within the last minute. A ping costs the server about 0.1 ms, so all other pages ping every 20 s: 10,000
// of them send 500 pings per second.
// An input after a longer pause makes the next check send a ping, so a player who returns waits 3 s at most.
// All of this counts checks, not time. Where timers stand still, as in a background tab or on a computer that sleeps,
// the server gets as many chances to answer.
const CHECK_MS = 500;
const QUIET = 4; // checks without a message before a page that is in use sends a ping: 2 s
const IDLE_QUIET = 40; // the same for any other page: 20 s
const LIVELY = 120; // checks since the last event, command or input: one minute
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

// Timeouts. Each doubles when it expires, so that a slow link or a busy server gets the time it needs.
const ANSWER = 5; // checks from a ping to its answer: 2.5 s
const OPENING = 12; // checks from the attempt to connect to the first message: 6 s
const LONGEST_TIMEOUT = 60; // 30 s

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
  #checks = 0;
  #silence = 0; // checks since the last message, or since the attempt to connect
  #calm = 0; // checks since the last event, command or input
  /** @type {string | null} the request id of the ping that has no answer yet */
  #ping = null;
  #pinged = 0; // checks since that ping
  #greeted = false; // the first snapshot or event has come
  #answerTimeout = ANSWER;
  #openingTimeout = OPENING;
  #ended = false;

  /** @param {string} table @param {number | null} seat */
  constructor(table, seat) {
    super();
    this.#table = table;
    this.#seat = seat;
  }

  open() {
    window.addEventListener('online', this.#atOnce);
    window.addEventListener('offline', this.#cutOff);
    document.addEventListener('visibilitychange', this.#atOnce);
    for (const input of INPUTS) window.addEventListener(input, this.#noteInput, { capture: true, passive: true });
    this.#checks = window.setInterval(this.#check, CHECK_MS);
    this.#connect();
  }

  close() {
    this.#ended = true;
    window.removeEventListener('online', this.#atOnce);
    window.removeEventListener('offline', this.#cutOff);
    document.removeEventListener('visibilitychange', this.#atOnce);
    for (const input of INPUTS) window.removeEventListener(input, this.#noteInput, { capture: true });
    clearInterval(this.#checks);
    clearTimeout(this.#timer);
    this.#drop();
    this.model = null;
    for (const { reject } of this.#unanswered.values()) reject(new Refusal(UNREACHABLE));
    this.#unanswered.clear();
  }

  /**
   * Send a command. Resolves with the answer; rejects with a Refusal, also when `close` comes before the answer.
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   * @returns {Promise<any>}
   */
  send(type, fields = {}) {
    this.#calm = 0;
    if (this.#ended) return Promise.reject(new Refusal(UNREACHABLE));
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
    this.#tellLine(false);
    this.#silence = 0;
    this.#greeted = false;
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
    this.#ping = null;
    socket?.close();
  }

  /** The network or the person is back: no waiting. */
  #atOnce = () => {
    if (document.visibilityState === 'hidden') return;
    if (this.up) this.#sendPing();
    else if (!this.#socket || this.#socket.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  #cutOff = () => {
    if (!this.up) return;
    this.#drop();
    this.#lost();
  };

  #noteInput = () => {
    this.#calm = 0;
  };

  #check = () => {
    if (!this.#socket) return; // the next attempt is due
    this.#silence += 1;
    this.#calm += 1;
    this.#pinged += 1;
    if (!this.#greeted) {
      if (this.#silence < this.#openingTimeout) return;
      this.#openingTimeout = longer(this.#openingTimeout);
      this.#drop();
      this.#lost();
    } else if (this.#ping === null) {
      const isLively = document.visibilityState === 'visible' && (this.#calm < LIVELY || this.#isPlaying());
      if (this.#silence >= (isLively ? QUIET : IDLE_QUIET)) this.#sendPing();
    } else if (Math.min(this.#pinged, this.#silence) >= this.#answerTimeout) {
      this.#answerTimeout = longer(this.#answerTimeout);
      this.#connect();
    }
  };

  /** Whether this page shows a seat in a game that is not over. */
  #isPlaying() {
    return this.#seat !== null && this.model?.now.over === false;
  }

  /** Ping this connection. Unlike a command, a ping is not sent again on the next one. */
  #sendPing() {
    if (this.#ping !== null) return;
    this.#ping = makeRequest();
    this.#pinged = 0;
    this.#socket?.send(JSON.stringify({ type: 'ping', request: this.#ping }));
  }

  /** Wait for the next answer at least twice as long as for this one. After a quick answer that is the usual timeout. */
  #takePong() {
    this.#ping = null;
    this.#answerTimeout = Math.max(ANSWER, longer(this.#pinged));
  }

  /** The connection works. The refusal before a server closes a connection does not prove that. */
  #greet() {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.#openingTimeout = OPENING;
  }

  /** @param {any} message */
  #hear(message) {
    this.#silence = 0;
    if (!this.#greeted && ['snapshot', 'event'].includes(message.type)) this.#greet();
    if (message.type === 'snapshot') {
      this.#calm = 0;
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
    this.#calm = 0;
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
    if (answer.request === this.#ping) this.#takePong();
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

/** @param {number} timeout */
function longer(timeout) {
  return Math.min(2 * timeout, LONGEST_TIMEOUT);
}

function makeRequest() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
