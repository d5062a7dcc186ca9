// @ts-check
/** A table: the board in the middle, one line above it, the tools below, log and rules at its side. */
import { html, nothing } from '../vendor/lit.js';
import { hush } from '../announce.js';
import { Counting } from '../counting.js';
import { deeds } from '../live.js';
import { bar } from '../parts/bar.js';
import { boardOf, insteadOf, looks } from '../parts/board_host.js';
import { handOver } from '../parts/handover.js';
import { header } from '../parts/header.js';
import { iconButton } from '../parts/icons.js';
import { notHere } from '../parts/not_here.js';
import { Part } from '../parts/part.js';
import { companyAt, invitedTo, isAmongPeople } from '../parts/people.js';
import { promptLine } from '../parts/prompt.js';
import { raceButtons } from '../parts/race.js';
import { Past, after, leadsTo, replayBar, stopFor, stopsOf } from '../parts/replay.js';
import { resultPanel } from '../parts/result.js';
import { seatsBar } from '../parts/seats.js';
import { sidePanel } from '../parts/side.js';
import { go } from '../router.js';
import { Refusal, ask } from '../server.js';
import { meet, motion, pace, settings } from '../settings.js';
import { Sitting } from '../sitting.js';
import { need, say } from '../words.js';
import '../parts/menu_sheet.js';

/** @typedef {import('../protocol').Snapshot} Snapshot */
/** @typedef {import('../protocol').SeatInfo} SeatInfo */
/** @typedef {import('../protocol').EarlierTable} EarlierTable */
/** @typedef {import('../protocol').LogEntry} LogEntry */
/** @typedef {import('../boards/board.js').Board} Board */

const WIDE = matchMedia('(min-width: 60rem) and (min-height: 30rem)'); // as in style/table.css
/** @type {string[]} always the same one: a board that is handed it twice is drawn once */
const NOTHING = [];
const AT_ONCE = 250; // milliseconds for each moment of a replay that goes on by itself where nothing else takes time
const OPENLY = 'hortus-openly-'; // in this visit the people at this computer hide nothing from each other

class PageTable extends Part {
  static properties = {
    table: { attribute: false },
    ply: { attribute: false },
    halt: { attribute: false },
    review: { attribute: false },
    playing: { state: true },
    panel: { state: true },
    rule: { state: true },
    place: { state: true },
    next: { state: true },
    missing: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** @type {number | null} the earlier moment that the address names */
    this.ply = null;
    /** The moment that the address names is the end of a round, before the table was cleared. */
    this.halt = false;
    /** The address asks for the review, which is open if the game is over. */
    this.review = false;
    /** The replay goes on by itself. */
    this.playing = false;
    /** @type {import('../parts/side.js').Panel | null} */
    this.panel = WIDE.matches ? 'log' : null;
    /** @type {{ number: string } | null} */
    this.rule = null;
    /** @type {EarlierTable | null} */
    this.place = null;
    this.counting = new Counting(this);
    /** @type {import('../reviewing.js').Reviewing | null} once somebody has wanted to */
    this.reviewing = null;
    /** @type {{ seat: number, info: SeatInfo, game: string } | null} who comes next at this computer */
    this.next = null;
    /** @type {Refusal | null} */
    this.missing = null;
    /** @type {Sitting | null} */
    this.sitting = null;
    /** @type {Board | null} */
    this.board = null;
    /** @type {Past | null} */
    this.past = null;
    /** Where the focus goes if the element that has it is redrawn. */
    this.fallback = '';
    this.racing = false;
    this.ended = false;
    /** Enter confirms until the focus moves on to another place. */
    this.armed = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.onKey, true);
    document.addEventListener('pointerdown', this.forgetFocus, true);
    WIDE.addEventListener('change', this.onWide);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.onKey, true);
    document.removeEventListener('pointerdown', this.forgetFocus, true);
    WIDE.removeEventListener('change', this.onWide);
    this.leave();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const focused = document.activeElement;
    // Whoever has lost the focus (a button that did its work and went) gets it back, however late the browser noticed.
    if (focused !== document.body) this.fallback = fallbackOf(focused);
    if (changed.has('table')) void this.enter();
    else if (changed.has('ply') || changed.has('halt')) void this.look();
    if (changed.has('ply')) this.reviewing?.turnTo(this.ply);
    if (changed.has('review')) void this.followReview();
  }

  forgetFocus = () => {
    this.fallback = '';
  };

  // Sitting down and getting up

  async enter() {
    this.leave();
    this.missing = null;
    const table = this.table;
    try {
      const known = await ask(`/api/tables/${table}`);
      await need(`${known.table.game}/game`, `${known.table.game}/web`);
      if (table === this.table) await this.arrive(known);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.missing = refusal;
    }
  }

  /** @param {Snapshot} known what everybody may know */
  async arrive(known) {
    const own = ownSeats(known.seats);
    if (own.length > 1 && !known.now.over) this.passTo(awaitedOf(known, own)[0] ?? own[0], known);
    else await this.sit(own[0] ?? null, known.table.game);
  }

  /** @param {number | null} seat @param {string} game */
  async sit(seat, game) {
    this.next = null;
    const sitting = new Sitting(this.table, seat);
    this.sitting = sitting;
    if (seat !== null) meet(game, this.table);
    this.past = new Past(this.table, seat);
    sitting.addEventListener('change', () => this.onChange(sitting));
    sitting.addEventListener('turn', () => this.notify());
    sitting.addEventListener('turnedaway', () => void this.enter());
    sitting.open();
    const board = await boardOf(game);
    if (sitting !== this.sitting) return;
    board.addEventListener('fail', () => void this.replace(sitting, game), { once: true });
    this.useBoard(sitting, board);
    if (this.ply !== null) void this.look();
  }

  /** A broken board by one that works. @param {Sitting} sitting @param {string} game */
  async replace(sitting, game) {
    const board = await insteadOf(game);
    if (sitting === this.sitting) this.useBoard(sitting, board);
  }

  /** @param {Sitting} sitting @param {Board} board */
  useBoard(sitting, board) {
    board.addEventListener('pick', (event) => {
      const { action, open } = /** @type {CustomEvent} */ (event).detail;
      this.armed = true;
      if (this.reviewing?.onBoard) this.reviewing.pick(action, open);
      else void sitting.pick(action, open);
    });
    board.addEventListener('why', (event) => {
      const { action } = /** @type {CustomEvent} */ (event).detail;
      void (this.reviewing?.onBoard ? this.reviewing.try(action) : sitting.why(action));
    });
    board.addEventListener('odds', (event) => void this.tellOdds(/** @type {CustomEvent} */ (event).detail.due));
    this.board = board;
    sitting.playOn(board);
    this.requestUpdate();
  }

  /** The exact odds of a draw, for a board that can show them, where the table allows aids. @param {boolean} due */
  async tellOdds(due) {
    const { board, sitting } = this;
    const odds = due && !this.place ? await sitting?.odds() : null;
    if (board && board === this.board) Object.assign(board, { odds: odds ?? null });
  }

  /** Get up: nothing of what this viewer knew stays in the page. */
  leave() {
    this.sitting?.close();
    this.sitting = null;
    this.board = null;
    this.past = null;
    this.place = null;
    this.counting.stop();
    this.reviewing?.stop();
    hush();
  }

  /** The next one at this computer takes over. @param {number} seat @param {Snapshot} known */
  passTo(seat, { seats, table }) {
    this.leave();
    if (this.sharesOpenly()) void this.sit(seat, table.game);
    else this.next = { seat, info: seats[seat], game: table.game };
  }

  sharesOpenly() {
    return sessionStorage.getItem(OPENLY + this.table) !== null;
  }

  takeOver = async () => {
    if (!this.next) return;
    document.getElementById('main')?.focus();
    await this.sit(this.next.seat, this.next.game);
  };

  shareOpenly = () => {
    sessionStorage.setItem(OPENLY + this.table, '');
    void this.takeOver();
  };

  /** @param {Sitting} sitting */
  onChange(sitting) {
    if (sitting !== this.sitting) return;
    const model = sitting.shown;
    if (model && model.number === sitting.live.model?.number) {
      const own = ownSeats(model.seats);
      if (sitting.seat === null ? own.length : !own.includes(sitting.seat)) return void this.enter();
      const awaited = awaitedOf(model, own);
      if (awaited.length && !awaited.includes(/** @type {number} */ (sitting.seat)) && this.ply === null) {
        return this.passTo(awaited[0], model);
      }
    }
    void this.followReview();
    this.requestUpdate();
  }

  /** The review is open where the address says so: it comes again with it, and goes with it. */
  async followReview() {
    if (!this.review) return this.reviewing?.close();
    if (!this.sitting?.shown?.now.over) return;
    const { Reviewing } = await import('../reviewing.js');
    this.reviewing ??= new Reviewing(this);
    await this.reviewing.open();
  }

  openReview = () => go(`/table/${this.table}/review`);

  closeReview = () => go(`/table/${this.table}`);

  notify() {
    const model = this.sitting?.shown;
    if (!model || !settings.notices || document.hasFocus() || Notification.permission !== 'granted') return;
    new Notification(say('web-your-turn'), { body: this.sitting?.asked, tag: this.table });
  }

  // Earlier moments

  /** @param {number} ply @param {boolean} [halt] as the round ended with it @param {boolean} [playing] and on from there */
  openPly = (ply, halt = false, playing = false) => {
    if (!WIDE.matches) this.panel = null;
    this.playing = playing;
    const replace = location.pathname.startsWith(`${this.present}/`); // the page may still be on its way there
    go(`${this.present}/${ply}${halt ? '/end' : ''}`, { replace });
  };

  /** @param {LogEntry} entry the moment that a line of the log tells of */
  openEntry = (entry) => {
    const model = this.sitting?.shown;
    const halted = Boolean(
      model && !entry.after_halt && stopsOf(model).some(({ ply, halt }) => halt && ply === entry.ply),
    );
    this.openPly(entry.ply, halted);
  };

  /** What happened since a ply, once more, and back to the game. @param {number} ply */
  showAgain = (ply) => {
    this.sitting?.forgetMissed();
    this.openPly(ply, false, true);
  };

  playReplay = () => {
    this.playing = !this.playing;
    if (this.playing) void this.playOn();
  };

  /** The next moment after a while, as long as nobody stops it; the last one leads back to the game. */
  async playOn() {
    const { place, sitting } = this;
    const model = sitting?.shown;
    if (!place || !model) return;
    const { step, turn, audience } = pace();
    const breath = place.halt ? audience : turn ? step : AT_ONCE;
    await new Promise((resolve) => setTimeout(resolve, breath));
    if (!this.playing || place !== this.place || sitting !== this.sitting) return;
    const next = after(stopsOf(model), place);
    if (next) this.openPly(next.ply, next.halt, true);
    else this.leaveReplay();
  }

  /** The address of the table as it is now. */
  get present() {
    return `/table/${this.table}${this.review ? '/review' : ''}`;
  }

  leaveReplay = () => go(this.present, { replace: true });

  async look() {
    const { ply, halt, past, sitting } = this;
    const before = this.place;
    if (this.counting.steps) void this.counting.close();
    if (!past || !sitting) return;
    sitting.show.away = ply !== null; // what happens meanwhile is not shown on the board of the past
    if (ply === null) {
      this.place = null;
      this.playing = false;
      return this.onChange(sitting);
    }
    const stays = () => ply === this.ply && halt === this.halt && past === this.past;
    const place = await past.at(ply, halt).catch(() => null);
    if (!stays()) return;
    if (!place) return this.leaveReplay();
    if (before && motion() && sitting.shown) await this.move(before, place, sitting.shown);
    if (!stays()) return;
    this.place = place;
    if (this.playing) void this.playOn();
  }

  /** From one moment to the next, if it is the next. @param {EarlierTable} before @param {EarlierTable} place @param {Snapshot} model */
  async move(before, place, model) {
    const next = after(stopsOf(model), before);
    if (next?.ply !== place.ply || next.halt !== place.halt) return;
    const log = deeds(model.log).filter((entry) => entry.ply === place.ply && leadsTo(entry, before, place));
    await this.board?.animate(log, before.view, place.view);
  }

  // Panels

  /** Beside the board there is always something to read; what would lie over it has to be asked for. */
  onWide = () => {
    this.panel = WIDE.matches ? (this.panel ?? 'log') : null;
  };

  openRule = (/** @type {string} */ number) => {
    this.panel = 'rules';
    this.rule = { number };
  };

  /** @param {import('../parts/side.js').Panel} panel */
  async openPanel(panel) {
    this.panel = panel;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector('.side-panel [aria-pressed=true]'))?.focus();
  }

  closePanel = async () => {
    const tool = `.tool-${this.panel}`;
    this.panel = null;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(tool))?.focus();
  };

  /** The best moves, where the table allows hints; what is needed to show them comes when they are asked for. */
  openHints = async () => {
    const { sitting } = this;
    const game = sitting?.shown?.table.game;
    await Promise.all([need('hints', 'web_hints', `${game}/hints`), import('../parts/hints.js')]);
    await this.openPanel('hints');
    await sitting?.hint();
  };

  /** On to the board with it, where it waits to be confirmed. */
  pickHint = async (/** @type {string} */ action) => {
    void this.sitting?.pick(action, true);
    if (!WIDE.matches) this.panel = null;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector('.bar.confirm .seal'))?.focus();
  };

  openPlayers = async () => {
    await peopleParts();
    await import('../parts/players_sheet.js');
    await this.updateComplete;
    await this.sheet('players-sheet')?.show();
  };

  /** @param {string} name @returns {import('../parts/part.js').Sheet | null} */
  sheet(name) {
    return this.querySelector(name);
  }

  point = (/** @type {LogEntry | null} */ entry) => this.board?.point(entry);

  /** A command whose refusal is shown where it was asked for. */
  send = async (/** @type {string} */ type, /** @type {Record<string, unknown>} */ fields = {}) =>
    this.sitting?.live.send(type, fields);

  order = (/** @type {string} */ type, /** @type {Record<string, unknown>} */ fields) =>
    this.sitting?.order(type, fields) ?? Promise.resolve(null);

  rematch = async () => {
    await this.order('rematch', {});
    const rematch = this.sitting?.live.model?.table.rematch;
    if (rematch) go(`/table/${rematch}`);
  };

  sitDown = (/** @type {string} */ key) => go(`/join/${encodeURIComponent(key)}`);

  // Keys

  onKey = (/** @type {KeyboardEvent} */ event) => {
    const sitting = this.sitting;
    const target = /** @type {Element} */ (event.target);
    if (!sitting || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return this.onEscape(sitting);
    const inBoard = this.board?.contains(target) ?? false;
    const free = inBoard || target === document.body || target.id === 'main';
    const tried = this.reviewing?.attempt?.picked ?? null;
    const goesOn = sitting.show.halted || ((sitting.picked || tried) && this.armed);
    if (event.key === 'Enter' && free && goesOn) {
      event.preventDefault();
      event.stopPropagation();
      if (sitting.show.halted) sitting.show.step();
      else if (tried) void this.reviewing?.try(tried);
      else void sitting.confirm();
    } else if (inBoard && event.key !== 'Enter' && event.key !== ' ') this.armed = false;
    if (this.ply === null || !sitting.shown || (target !== document.body && !target.closest('.bar'))) return;
    const to = stopFor(event.key, stopsOf(sitting.shown), { ply: this.ply, halt: this.halt });
    if (!to) return;
    event.preventDefault();
    if (to.ply !== this.ply || to.halt !== this.halt) this.openPly(to.ply, to.halt);
  };

  /** Who acts before everything was shown sees the rest at once, and may act then. @param {Event} event */
  onTap = (event) => {
    if (!this.sitting?.early) return;
    event.preventDefault();
    event.stopPropagation();
    this.sitting.show.hurry();
  };

  /** Escape takes back the nearest thing. @param {Sitting} sitting */
  onEscape(sitting) {
    if (sitting.picked) sitting.cancel();
    else if (this.reviewing?.attempt) void this.reviewing.end();
    else if (this.panel && !WIDE.matches) void this.closePanel();
    else if (this.ply !== null) this.leaveReplay();
    else sitting.dismiss();
  }

  // Looks

  render() {
    if (this.missing) return notHere(say(this.missing.id, this.missing.arguments));
    if (this.next) return handOver(this.next.info, this.next.seat, this);
    const sitting = this.sitting;
    if (sitting?.gone) return notHere(say('web-gone'));
    const model = sitting?.shown;
    if (!sitting || !model) return html`${header()}<main id="main" class="loading" tabindex="-1"></main>`;
    this.setBoard(sitting, model);
    if (isAmongPeople(model)) void peopleParts();
    if (settings.coach !== 'off' && sitting.seat !== null) void import('../parts/coach.js');
    const reviewing = this.reviewing?.isOpen ? this.reviewing : null;
    const ended = model.now.over && (this.counting.steps !== null || reviewing || !this.place);
    return html`
      <div class="table ${this.panel || ended ? 'with-side' : ''}">
        ${header({ middle: this.middle(model), tools: this.tools(model) })}
        <main id="main" class="play" tabindex="-1" aria-label=${say(`game-${model.table.game}`)}>
          ${promptLine(sitting, this.place, this)}
          <div class="board-host" @click=${{ handleEvent: this.onTap, capture: true }}>
            ${this.board}${this.place ? nothing : this.race(sitting, model)}
          </div>
          <table-invitation .model=${model} .order=${this.order} ?hidden=${this.ply !== null}></table-invitation>
          ${this.bar(sitting, model)}
        </main>
        ${ended ? (reviewing ? this.reviewPanel(model, reviewing) : resultPanel(model, this)) : nothing}
        ${this.panel && !(reviewing && WIDE.matches) ? sidePanel(sitting, this.panel, this) : nothing}
      </div>
      <players-sheet .model=${model} .send=${this.send}></players-sheet>
      <menu-sheet .model=${model} .order=${this.order} .openPlayers=${this.openPlayers}></menu-sheet>
    `;
  }

  /** @param {Sitting} sitting @param {Snapshot} model */
  bar(sitting, model) {
    if (this.reviewing?.attempt) return this.reviewing.bar(sitting);
    return this.ply === null ? bar(sitting, model, this) : replayBar({ ply: this.ply, halt: this.halt }, model, this);
  }

  /** @param {Snapshot} model @param {import('../reviewing.js').Reviewing} reviewing */
  reviewPanel(model, reviewing) {
    return html`<game-review
      .model=${model}
      .told=${reviewing.told}
      .refusal=${reviewing.refusal}
      .ply=${this.ply}
      .place=${this.place}
      .trying=${reviewing.attempt !== null}
      .reviewing=${reviewing}
      .openPly=${this.openPly}
    ></game-review>`;
  }

  /** @param {Snapshot} model */
  middle(model) {
    return html`<h1>${say(`game-${model.table.game}`)}</h1>
      ${seatsBar(model)}`;
  }

  /** @param {Snapshot} model */
  tools(model) {
    return html`
      ${
        invitedTo(model).length
          ? iconButton('invite', say('web-invite'), () => this.sheet('table-invitation')?.show(), 'invite-tool')
          : nothing
      }
      ${iconButton('people', say('web-players'), this.openPlayers, 'wide')}
      ${iconButton('more', say('web-menu'), () => this.sheet('menu-sheet')?.show())}
    `;
  }

  /** @param {Sitting} sitting @param {Snapshot} model */
  setBoard(sitting, model) {
    if (!this.board) return;
    const place = this.place;
    const shown = this.reviewing?.onBoard ?? null;
    const { names, tell } = companyAt(model);
    const still = {
      ...model.now,
      choosing: shown ? [shown.seat] : [],
      chosen: [],
      own: null,
      thinking: [],
      race: false,
      halt: place?.halt ?? false,
    };
    Object.assign(this.board, {
      ...(shown ?? {
        view: place ? place.view : model.view,
        legal: place ? NOTHING : sitting.legal,
        chosen: place ? null : sitting.chosen,
        preview: place ? null : sitting.after,
      }),
      recent: place
        ? deeds(model.log).filter((entry) => entry.ply === place.ply && leadsTo(entry, place, place))
        : sitting.recent,
      seats: model.seats,
      names,
      now: place ? { ...still, ply: place.ply, prompt: place.prompt } : model.now,
      say: tell,
      motion: place ? motion() : sitting.show.motion,
      letters: settings.letters,
    });
  }

  /** What lies over the board. @param {Sitting} sitting @param {Snapshot} model */
  race(sitting, model) {
    return model.now.race ? raceButtons(model, ownSeats(model.seats), (seat) => void sitting.race(seat)) : nothing;
  }

  updated() {
    if (this.fallback && isLost(document.activeElement)) {
      /** @type {HTMLElement | null} */ (this.querySelector(this.fallback))?.focus({ preventScroll: true });
    }
    const model = this.sitting?.shown;
    if (!model) return;
    if (model.now.race && !this.racing) /** @type {HTMLElement | null} */ (this.querySelector('.race button'))?.focus();
    this.racing = model.now.race;
    if (model.now.over && !this.ended)
      /** @type {HTMLElement | null} */ (this.querySelector('.result h2'))?.focus({ preventScroll: true });
    this.ended = model.now.over;
    const game = say(`game-${model.table.game}`);
    document.title = this.sitting?.awaited ? say('web-title-turn', { game }) : say('web-title-table', { game });
  }
}

/** @type {Promise<unknown> | null} */
let people = null;

/** What is only needed where there are other people; asked for again if it did not come. */
function peopleParts() {
  people ??= Promise.all([need('web_people'), looks('../style/people.css')])
    .then(() => import('../parts/around.js'))
    .catch(() => (people = null));
  return people;
}

/** Nobody has the focus, or a button that can no longer be pressed and will lose it. @param {Element | null} focused */
function isLost(focused) {
  return focused === document.body || (focused?.matches(':disabled') ?? true);
}

/** @param {Element | null} focused @returns {string} a button that did its work gives the focus back to the board */
function fallbackOf(focused) {
  if (focused?.id === 'main') return '#main';
  if (focused?.closest('.around, players-sheet')) return '#main';
  return focused?.closest('.bar, .race') ? '.board-host [data-place][tabindex="0"]' : '';
}

/** @param {SeatInfo[]} seats @returns {number[]} where people sit at this computer */
function ownSeats(seats) {
  return seats.flatMap((seat, index) => (seat.yours && seat.kind === 'person' ? [index] : []));
}

/** @param {Snapshot} model @param {number[]} own @returns {number[]} those of them that the table waits for */
function awaitedOf({ now }, own) {
  if (now.over || now.race) return [];
  return own.filter((seat) => now.choosing.includes(seat) && !now.chosen.includes(seat));
}

customElements.define('page-table', PageTable);
