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
  turnOf,
  type Viewer,
  whyNoDraw,
} from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createStage } from '@kast/ui/stage';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Fate, type Fault, refused, trouble } from '../fault.ts';
import { judgeBy } from '../judge.ts';
import type { RefereeDesk } from '../referee/referee-desk.ts';
import type { TableSession } from '../table-session.ts';
import { beginMatch } from './begin-match.ts';
import { attendReferee } from './attend-referee.ts';
import { computersAt } from './computers.ts';
import { holdersHere } from './holders.ts';
import { createLocalMatch, positionFor } from './local-match.ts';
import { type SavedMatch, withMatch } from './saved-match.ts';
import type { SavedMatches } from './saved-matches.ts';

export interface LocalTable {
  readonly game: AnyGame;
  readonly saved: SavedMatch;
  /** The saved match, played again. */
  readonly begun: Playthrough;
  readonly kept: SavedMatches;
  readonly thinker: Thinker;
  readonly referee: RefereeDesk;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** A match in this browser: the rules here, the computers in a worker, every ply kept on the device. */
export function openLocalSession(table: LocalTable): TableSession {
  const { game, kept, thinker, pause } = table;
  const { seed, seats, id } = table.saved;
  let saved = table.saved;
  const local = createLocalMatch(table.begun, viewersOf(seats));
  const match = computed(() => local.hosted.value.match);
  const mishap = signal<Fault | undefined>(undefined);
  const rematch = signal<string | undefined>(undefined);
  const viewer = viewerOf(game, seats, match);
  const drawn = drawChance(match.value, seed);
  local.enter(drawn);
  /** What the device has not kept yet: nothing is worth keeping before somebody has moved. */
  let unkept: readonly Entry[] = drawn.map(({ ply }) => ply.entry);
  const position = computed(() => positionFor(local.hosted.value, viewer.value));
  const stage = createStage(position.value);
  const isBot = (seat: Seat): boolean => seats[seat - 1]?.kind === 'bot';
  const plan = computed(() =>
    takeBackOrder(match.value, { isTheirs: (seat) => !isBot(seat), obliges: isBot }),
  );
  const computers = computersAt({
    hosted: local.hosted,
    seats,
    seed,
    thinker,
    // Computers do not run ahead of what the people here have seen.
    pause: async (milliseconds) => {
      await pause(milliseconds);
      await stage.atRest();
    },
    play: (seat, text) => enter([mustPlay(match.value, seat, text)]),
    onStumble(error) {
      reportError(error);
      mishap.value = trouble('bot-failed');
    },
  });

  const throws = attendReferee({
    match,
    referee: table.referee,
    enter: (verdict) => enter([enterVerdict(match.value, verdict)]),
    onStumble(error) {
      reportError(error);
      mishap.value = trouble('referee-failed');
    },
  });

  /** What follows by lot comes along. */
  function enter(asked: readonly Played[]): void {
    const last = must(asked.at(-1), 'an entry').match;
    const played = [...asked, ...drawChance(last, seed)];
    const tellingsFor = local.enter(played);
    for (const telling of tellingsFor(viewer.value)) stage.arrive(telling);
    keep(played.map(({ ply }) => ply.entry));
    goOn();
  }

  function keep(entries: readonly Entry[]): void {
    saved = withMatch(saved, match.value, Date.now());
    unkept = [...unkept, ...entries];
    const isKept = kept.put(saved, unkept);
    if (isKept) unkept = [];
    mishap.value = isKept ? undefined : trouble('not-kept');
  }

  function settled(next: Result<Played, Refusal>): Fate {
    if (!next.ok) return refused(next.error);
    enter([next.value]);
    return 'confirmed';
  }

  function goOn(): void {
    computers.wake();
    throws.wake();
  }

  goOn();
  return {
    id,
    place: 'here',
    isEntered: saved.isEntered === true,
    game,
    setup: table.begun.match.setup,
    isRated: false,
    holders: signal(holdersHere(saved)),
    viewer,
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
    play: async (seat, text) => settled(play(match.value, seat, text)),
    act: async (seat, { act }) =>
      settled(play(match.value, seat, act === 'resign' ? 'resign' : 'draw')),
    mayDraw: (seat) => whyNoDraw(match.value, seat) === undefined,
    whyNoTakeBack: computed(() => (plan.value.ok ? undefined : refused(plan.value.error))),
    async takeBack() {
      if (!plan.value.ok) return refused(plan.value.error);
      const undos: Played[] = [];
      for (const seat of plan.value.value) {
        undos.push(mustPlay(undos.at(-1)?.match ?? match.value, seat, 'undo'));
      }
      enter(undos);
      return 'confirmed';
    },
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
    retry: goOn,
    close() {
      computers.rest();
      thinker.close();
      throws.rest();
    },
  };
}

/** Those whose eyes this device may see with. */
function viewersOf(seats: readonly LocalSeat[]): readonly Viewer[] {
  const people = seats.flatMap((seat, index) => (seat.kind === 'bot' ? [] : [index + 1]));
  return people.length > 0 ? people : ['watcher'];
}

/** People who share the device look at it together, unless one of them has something to hide. */
function viewerOf(
  game: AnyGame,
  seats: readonly LocalSeat[],
  match: ReadonlySignal<Match>,
): ReadonlySignal<Viewer> {
  const people = viewersOf(seats);
  const you = seats.findIndex((seat) => seat.kind === 'you') + 1;
  let looking: Viewer = you || (people[0] ?? 'watcher');
  return computed(() => {
    if (people.length < 2 || !game.info.traits.hidden) return looking;
    const turn = turnOf(match.value);
    const toDecide = turn.kind === 'seats' ? turn.seats : [];
    // T3: the computer decides for who has resigned.
    const isAsked = (seat: Seat): boolean =>
      people.includes(seat) && !match.value.resigned.includes(seat);
    looking = toDecide.find(isAsked) ?? looking;
    return looking;
  });
}

/** For what was found legal before: a computer's choice, a planned take-back. */
function mustPlay(match: Match, seat: Seat, text: string): Played {
  const next = play(match, seat, text);
  if (!next.ok) throw new Error(`${text} by seat ${seat} was refused: ${next.error.reason}`);
  return next.value;
}
