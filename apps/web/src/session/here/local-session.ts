import {
  type AnyGame,
  drawChance,
  type Entry,
  enterVerdict,
  type Match,
  must,
  ok,
  play,
  type Played,
  type Playthrough,
  recordOf,
  type Refusal,
  type Result,
  type Seat,
  takeBackOrder,
  type Viewer,
  whyNoDraw,
} from '@kast/kernel';
import { batch, computed, signal } from '@preact/signals';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Fate, type Fault, refused, trouble } from '../fault.ts';
import { isComputer } from '../holder.ts';
import { judgeBy } from '../judge.ts';
import type { RefereeDesk } from '../referee/referee-desk.ts';
import type { TableSession } from '../table-session.ts';
import { beginMatch } from './begin-match.ts';
import { attendReferee } from './attend-referee.ts';
import { computersAt } from './computers.ts';
import { holdersHere, holdersInRoom } from './holders.ts';
import { createLocalMatch, positionFor } from './local-match.ts';
import { createHandover } from './handover.ts';
import { type Lead, NO_LEAD } from './lead.ts';
import { playedElsewhere } from './played-elsewhere.ts';
import { type SavedMatch, withMatch } from './saved-match.ts';
import { ENTRIES_IN_A_PART, type SavedMatches } from './saved-matches.ts';

export interface LocalTable {
  readonly game: AnyGame;
  readonly saved: SavedMatch;
  /** The saved match, played again. */
  readonly begun: Playthrough;
  readonly kept: SavedMatches;
  readonly thinker: Thinker;
  readonly referee: RefereeDesk;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Is there anything in this viewer's view that others at the device must not see? */
  readonly hides: (view: unknown, viewer: Viewer) => boolean;
  /** Until the people here could read what they were told last. */
  readonly hasRead: () => Promise<void>;
  /** For everybody in the room: with the eyes of a watcher, though its players sit at this device. */
  readonly isForRoom: boolean;
  /** Among all windows in which this match is open. */
  readonly lead: (id: string) => Lead;
}

export interface LocalSession extends TableSession {
  /**
   * Tells what another window has added to the match since. False where the two have gone apart, or it is no longer
   * kept: then only opening it anew shows how it stands.
   */
  catchUp(): boolean;
}

/** A match in this browser: the rules here, the computers in a worker, every ply kept on the device. */
export function openLocalSession(table: LocalTable): LocalSession {
  const { game, kept, thinker, pause, isForRoom } = table;
  const { seed, seats, id } = table.saved;
  let saved = table.saved;
  const people = peopleAt(seats);
  /** Where people play, their own table goes on, and never the big screen. */
  const lead = isForRoom && people.length > 0 ? NO_LEAD : table.lead(id);
  const lookers: readonly Viewer[] = isForRoom || people.length === 0 ? ['watcher'] : people;
  const local = createLocalMatch(table.begun, lookers);
  const match = computed(() => local.hosted.value.match);
  const mishap = signal<Fault | undefined>(undefined);
  const rematch = signal<string | undefined>(undefined);
  const drawn = drawChance(match.value, seed);
  local.enter(drawn);
  const device = createHandover({
    hosted: local.hosted,
    viewers: lookers,
    first: firstOf(lookers, seats),
    hides: table.hides,
    positionOf: (each) => positionFor(local.hosted.peek(), each),
    isForRoom,
  });
  const { viewer, stage } = device;
  /** What the device has not kept yet: nothing is worth keeping before somebody has moved. */
  let unkept: readonly Entry[] = drawn.map(({ ply }) => ply.entry);
  /** Nothing is written any more, whoever comes late. */
  let isShut = false;
  const known: Entry[] = [...table.begun.plies.map(({ entry }) => entry), ...unkept];
  const position = computed(() => positionFor(local.hosted.value, viewer.value));
  const isBot = (seat: Seat): boolean => isComputer(seats, seat);
  const isTheirs = (seat: Seat): boolean => !isForRoom && !isBot(seat) && device.speaksFor(seat);
  const plan = computed(() => takeBackOrder(match.value, { isTheirs, obliges: isBot }));
  const computers = computersAt({
    hosted: local.hosted,
    seats,
    seed,
    thinker,
    // Computers do not run ahead of what the people here have seen and read.
    pause: async (milliseconds) => {
      await pause(milliseconds);
      await stage.atRest();
      await table.hasRead();
    },
    play: (seat, text) => follow(() => mustPlay(match.value, seat, text)),
    onStumble(error) {
      reportError(error);
      mishap.value = trouble('bot-failed');
    },
  });

  const throws = attendReferee({
    match,
    referee: table.referee,
    enter: (verdict) => follow(() => enterVerdict(match.value, verdict)),
    onStumble(error) {
      reportError(error);
      mishap.value = trouble('referee-failed');
    },
  });

  /** What follows by lot comes along. */
  function enter(asked: readonly Played[]): void {
    const last = must(asked.at(-1), 'an entry').match;
    const played = [...asked, ...drawChance(last, seed)];
    keep(tell(played));
    goOn();
  }

  function tell(played: readonly Played[]): readonly Entry[] {
    const entries = played.map(({ ply }) => ply.entry);
    known.push(...entries);
    // Nobody sees where the match is before whose eyes it is seen with, and what leads there.
    batch(() => device.tell(local.enter(played)));
    return entries;
  }

  function keep(entries: readonly Entry[]): void {
    saved = withMatch(saved, match.value, Date.now());
    unkept = [...unkept, ...entries];
    const isKept = kept.put(saved, unkept, () => known);
    if (isKept) unkept = [];
    mishap.value = isKept ? undefined : trouble('not-kept');
  }

  /** What goes on by itself gives way to what another window has added meanwhile. */
  function follow(next: () => Played): void {
    const { ply } = match.peek();
    if (!isUpToDate()) mayNotGoOn();
    else if (match.peek().ply === ply) enter([next()]);
  }

  function mayNotGoOn(): void {
    rest();
    mishap.value = trouble('played-elsewhere');
  }

  /** What somebody here decides comes after what another window has added, and is answered here. */
  function decide(next: () => Result<Played | readonly Played[], Refusal>): Fate {
    if (isShut) return trouble('played-elsewhere');
    lead.take();
    const { ply } = match.peek();
    if (!isUpToDate()) return trouble('played-elsewhere');
    // What was added may have closed the curtain before who decided.
    if (match.peek().ply > ply && device.curtain.isClosed.peek())
      return trouble('played-elsewhere');
    const played = next();
    if (!played.ok) return refused(played.error);
    enter([played.value].flat());
    return 'confirmed';
  }

  /** Another window's entries are kept before they are heard of. A device that was cleared has none. */
  function isUpToDate(): boolean {
    return kept.get(id) === undefined || catchUp();
  }

  function catchUp(): boolean {
    if (isShut) return false;
    const now = kept.get(id);
    // Two that have gone apart differ in the last of what is known here, or shortly before.
    const since = Math.max(known.length - ENTRIES_IN_A_PART, 0);
    const log = now && kept.logOf(now, since);
    const played =
      log && playedElsewhere({ match: match.peek(), known: known.slice(since, now.plies), log });
    if (!now || !played) return false;
    saved = now;
    unkept = known.slice(now.plies);
    if (played.length === 0) return true;
    tell(played);
    // Whoever decided there may have handed the device over since.
    if (played.some(({ ply }) => people.some((seat) => seat === ply.entry.by))) {
      device.curtain.hide();
      if (device.curtain.isClosed.peek()) device.curtain.close();
    }
    goOn();
    return true;
  }

  function goOn(): void {
    if (isShut || !lead.isOurs.peek()) return rest();
    computers.wake();
    throws.wake();
  }

  function rest(): void {
    computers.rest();
    throws.rest();
  }

  const stopFollowing = lead.isOurs.subscribe((isOurs) => {
    // Whoever turned to another window may have handed the device over there.
    if (!isOurs) device.curtain.hide();
    goOn();
  });
  return {
    id,
    place: 'here',
    isEntered: saved.isEntered === true,
    game,
    setup: table.begun.match.setup,
    isRated: false,
    holders: signal(isForRoom ? holdersInRoom(saved) : holdersHere(saved)),
    viewer,
    curtain: device.curtain,
    speaksFor: (seat) => device.speaksFor(seat),
    position,
    log: computed(() => local.logOf(viewer.value)),
    loadEarlier: async () => undefined,
    stage,
    judge: computed(() => judgeBy(game, match.value.state, position.value.standing)),
    isAnswering: signal(false),
    thinking: computers.thinking,
    connection: signal({ kind: 'here' } as const),
    trouble: mishap,
    invitations: signal([]),
    tableInvitation: signal(undefined),
    // Who shares a device looks after each other's time.
    clock: signal(undefined),
    rematch,
    watching: signal(0),
    play: async (seat, text) => decide(() => play(match.value, seat, text)),
    act: async (seat, { act }) =>
      decide(() => play(match.value, seat, act === 'resign' ? 'resign' : 'draw')),
    mayDraw: (seat) => whyNoDraw(match.value, seat) === undefined,
    whyNoTakeBack: computed(() => (plan.value.ok ? undefined : refused(plan.value.error))),
    takeBack: async () =>
      decide(() => {
        if (!plan.value.ok) return plan.value;
        const undos: Played[] = [];
        for (const seat of plan.value.value) {
          undos.push(mustPlay(undos.at(-1)?.match ?? match.value, seat, 'undo'));
        }
        return ok(undos);
      }),
    async askRematch() {
      // Everybody one seat on, as at a table on the server, and under the same names.
      const named = holdersHere(saved).map(({ name }, index): LocalSeat => {
        const seat = must(seats[index], 'a seat');
        return seat.kind === 'bot' && name !== undefined ? { ...seat, name } : seat;
      });
      const rotated = [...named.slice(-1), ...named.slice(0, -1)];
      const { options, isEntered } = saved;
      const entered = isEntered ? { isEntered } : {};
      const { id: next } = beginMatch(kept, game.info, { seats: rotated, options, ...entered });
      rematch.value = next;
      return ok(next);
    },
    async record() {
      const log = local.logOf(viewer.value).read(0, match.value.ply);
      return ok(
        recordOf(
          match.value,
          log.map(({ entry }) => entry),
          seed,
        ),
      );
    },
    retry() {
      if (isShut) return;
      lead.take();
      if (!isUpToDate()) return mayNotGoOn();
      mishap.value = undefined;
      if (unkept.length > 0) keep([]);
      goOn();
    },
    catchUp,
    close() {
      isShut = true;
      stopFollowing();
      lead.close();
      rest();
      thinker.close();
    },
  };
}

/** Those whose eyes this device may see with. */
function peopleAt(seats: readonly LocalSeat[]): readonly Seat[] {
  return seats.flatMap((seat, index) => (seat.kind === 'bot' ? [] : [index + 1]));
}

/** Who sits here alone, or before the others. */
function firstOf(lookers: readonly Viewer[], seats: readonly LocalSeat[]): Viewer {
  const you = seats.findIndex((seat) => seat.kind === 'you') + 1;
  return lookers.includes(you) ? you : must(lookers[0], 'somebody who looks');
}

/** For what was found legal before: a computer's choice, a planned take-back. */
function mustPlay(match: Match, seat: Seat, text: string): Played {
  const next = play(match, seat, text);
  if (!next.ok) throw new Error(`${text} by seat ${seat} was refused: ${next.error.reason}`);
  return next.value;
}
