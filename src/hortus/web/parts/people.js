// @ts-check
/** Names of those who sit at a table. */
import { knows, listed, say, speakerFor } from '../words.js';

/** @typedef {import('../protocol').SeatInfo} SeatInfo */
/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../words.js').Say} Say */

export const LONGEST_NAME = 24;

/** Whether somebody may still sit down there. @param {SeatInfo} seat */
export function isFree(seat) {
  return seat.kind === 'open' || (seat.kind === 'person' && !seat.taken);
}

/** Whether there is, was or may be anybody else at the table, so that more than the board is needed. @param {Snapshot} model */
export function isAmongPeople({ seats }) {
  return seats.some((seat) => isFree(seat) || (seat.taken && !seat.yours));
}

/** Whether this guest plays here or manages the table. @param {Snapshot} model */
export function mayGoOn({ seats, table }) {
  return table.manage || seats.some((seat) => seat.yours || seat.returns);
}

/** @param {Snapshot} model @returns {number[]} the seats that this guest may invite to */
export function invitedTo({ table, seats, now }) {
  if (!table.manage || now.over) return [];
  return seats.flatMap((seat, index) => (isFree(seat) ? [index] : []));
}

/** What a computer player is called. @param {string} player */
export function playerName(player) {
  return knows(`player-${player}`) ? say(`player-${player}`) : player;
}

/** Of the five that are offered, from 1 on; else 0. @param {string} player */
export function levelOf(player) {
  return Number(/^level([1-5])$/.exec(player)?.[1] ?? 0);
}

/** What it is called, with its level: “Owl (level 5)”. @param {string} player */
export function playerTitle(player) {
  const level = levelOf(player);
  return level ? say('player-titled', { name: playerName(player), level }) : playerName(player);
}

/** Who sits there, in a few words. @param {SeatInfo} seat */
export function who(seat) {
  if (seat.kind === 'computer') return playerName(seat.player);
  if (seat.kind === 'open') return say('web-seat-open');
  if (seat.name) return seat.name;
  if (!seat.taken) return say('web-nobody-yet');
  return say(seat.yours ? 'web-you' : 'web-somebody');
}

/** The seat itself, whoever sits there. @param {SeatInfo} seat */
export function seatName(seat) {
  return say('seat-name', { key: seat.key });
}

/**
 * By name, where that is clear: no other seat is called so, by its name or by its place, and it is no word for the
 * reader. Else by the seat.
 * @param {SeatInfo} seat @param {SeatInfo[]} seats
 */
export function nameAmong(seat, seats) {
  const name = properName(seat);
  const others = seats.filter((one) => one !== seat).flatMap((one) => [properName(one), seatName(one)]);
  const taken = [...others, say('seat-you')].map(plain);
  return name && !taken.includes(plain(name)) ? name : seatName(seat);
}

/** @param {SeatInfo} seat */
function properName(seat) {
  return seat.kind === 'computer' ? playerName(seat.player) : seat.name;
}

/** @param {string} name */
function plain(name) {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** @param {number[]} seats @param {Snapshot} model */
export function names(seats, model) {
  return listed(seats.map((seat) => companyAt(model).names[seat]));
}

/**
 * @typedef {object} Company
 * @property {number | null} seat of whoever looks on
 * @property {Say} say of the language of then
 * @property {string[]} names what those at the table are called, by seat
 * @property {Say} tell says every sentence with these names, and “you” to whoever sits here
 */

/** @type {WeakMap<SeatInfo[], Company>} */
const companies = new WeakMap();

/**
 * Those at the table, the same object as long as nobody comes, goes or speaks another language: a board that is handed
 * what it had before is not drawn again.
 * @param {Pick<Snapshot, 'seat' | 'seats'>} model
 */
export function companyAt({ seat, seats }) {
  const known = companies.get(seats);
  if (known?.seat === seat && known.say === say) return known;
  const names = seats.map((one) => nameAmong(one, seats));
  const company = { seat, say, names, tell: tellerTo(seat, seats) };
  companies.set(seats, company);
  return company;
}

/**
 * Says every sentence to one of the seats, which is “you” then, or to nobody of them.
 * @param {number | null} seat @param {SeatInfo[]} seats
 */
export function tellerTo(seat, seats) {
  const called = Object.fromEntries(seats.map((one) => [one.key, nameAmong(one, seats)]));
  return speakerFor({ names: called, you: seat === null ? null : seats[seat].key });
}

/** @param {Pick<Snapshot, 'seat' | 'seats'>} model */
export function teller(model) {
  return companyAt(model).tell;
}

const UNKNOWN = { name: '', player: '', yours: false }; // a holder too long ago for the server to say who it was

const HANDED_ON = /^note-(sits|back|computer|open)/; // notes after which somebody else plays on a seat

/**
 * Who says a line of the log, by its place there: with the names of those who held the seats then.
 * @param {Pick<Snapshot, 'seat' | 'seats' | 'log' | 'seat_changes'>} model
 * @returns {(index: number) => Say | undefined}
 */
export function tellersThen({ seat, seats, log, seat_changes }) {
  const now = teller({ seat, seats });
  if (!seats.some(({ earlier }) => earlier.length)) return () => now;
  const changes = [...seat_changes];
  let tell = tellerAfter(changes, seat, seats);
  const tellers = log.map(({ id, note, arguments: told }) => {
    const number = note && HANDED_ON.test(id) ? seats.findIndex(({ key }) => key === told.key) : -1;
    if (number >= 0) {
      changes[number]++;
      tell = tellerAfter(changes, seat, seats);
    }
    return tell;
  });
  return (index) => tellers[index];
}

/** When the seats had changed hands so many times. @param {number[]} changes @param {number | null} seat @param {SeatInfo[]} seats */
function tellerAfter(changes, seat, seats) {
  const holders = seats.map(({ earlier, earlier_from }, index) =>
    changes[index] < earlier_from ? UNKNOWN : earlier[changes[index] - earlier_from],
  );
  const then = seats.map((one, index) => heldBy(one, holders[index]));
  const called = Object.fromEntries(then.map((one) => [one.key, nameAmong(one, then)]));
  const isYou = seat !== null && (holders[seat]?.yours ?? true);
  return speakerFor({ names: called, you: isYou ? seats[seat].key : null });
}

/** @param {SeatInfo} seat @param {import('../protocol').Holder | undefined} holder @returns {SeatInfo} */
function heldBy(seat, holder) {
  return holder ? { ...seat, ...holder, kind: holder.player ? 'computer' : 'person' } : seat;
}

/** The seat with its person, where there is a name: “Red (Anna)”. @param {SeatInfo} seat */
export function seated(seat) {
  return say('web-seated', { seat: seat.key, who: who(seat) });
}

/** What everybody should know about this table beside the game, in a quiet line. @param {Snapshot} model */
export function marks({ table, seat }) {
  const others = table.watchers - (seat === null ? 1 : 0);
  const watching = seat === null ? 'web-watchers-more' : 'web-watchers';
  return [
    table.chosen ? say('web-chosen') : '',
    table.onward ? say('web-onward') : '',
    table.practice ? say('web-practice-about') : '',
    others > 0 ? say(watching, { count: others }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
