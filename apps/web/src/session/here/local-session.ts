import {
  type AnyGame,
  append,
  drawChance,
  enterVerdict,
  type Match,
  must,
  ok,
  play,
  recordFor,
  type Seat,
  turnOf,
  type Viewer,
} from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LocalSeat } from '../../setup/table-setup.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Fault, refused, trouble } from '../fault.ts';
import type { Holder } from '../holder.ts';
import { judgeBy } from '../judge.ts';
import { positionOf } from '../position.ts';
import type { RefereeDesk } from '../referee/referee-desk.ts';
import { createStage } from '../stage.ts';
import type { TableSession } from '../table-session.ts';
import { beginMatch } from './begin-match.ts';
import { attendReferee } from './attend-referee.ts';
import { computersAt } from './computers.ts';
import type { MatchShelf } from './match-shelf.ts';
import { type SavedMatch, withMatch } from './saved-match.ts';
import { takeBackPlan } from './take-back.ts';

export interface LocalTable {
  readonly game: AnyGame;
  readonly saved: SavedMatch;
  /** The saved match, played again. */
  readonly match: Match;
  readonly shelf: MatchShelf;
  readonly thinker: Thinker;
  readonly referee: RefereeDesk;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** A match in this browser: the rules here, the computers in a worker, every ply kept on the device. */
export function openLocalSession(table: LocalTable): TableSession {
  const { game, shelf, thinker, pause } = table;
  const { seed, seats, id } = table.saved;
  let saved = table.saved;
  const match = signal(drawChance(table.match, seed));
  const mishap = signal<Fault | undefined>(undefined);
  const rematch = signal<string | undefined>(undefined);
  const viewer = viewerOf(game, seats, match);
  const position = computed(() => positionOf(match.value, viewer.value));
  const stage = createStage(position.value, pause);
  const isBot = (seat: Seat): boolean => seats[seat - 1]?.kind === 'bot';
  const plan = computed(() => takeBackPlan(match.value, isBot));
  const computers = computersAt({
    match,
    seats,
    seed,
    thinker,
    // Computers do not run ahead of what the people here have seen.
    pause: async (milliseconds) => {
      await pause(milliseconds);
      await stage.atRest();
    },
    play: (seat, text) => enter(mustPlay(match.value, seat, text)),
    onStumble(error) {
      reportError(error);
      mishap.value = trouble('bot-failed');
    },
  });

  const throws = attendReferee({
    match,
    referee: table.referee,
    enter: (verdict) => enter(enterVerdict(match.value, verdict)),
    onStumble(error) {
      reportError(error);
      mishap.value = trouble('referee-failed');
    },
  });

  function enter(next: Match): void {
    const before = match.value;
    match.value = drawChance(next, seed);
    for (const passed of stepsBetween(before, match.value)) {
      stage.arrive(positionOf(passed, viewer.value));
    }
    saved = withMatch(saved, match.value, Date.now());
    mishap.value = shelf.put(saved) ? undefined : trouble('not-kept');
    goOn();
  }

  function goOn(): void {
    computers.wake();
    throws.wake();
  }

  goOn();
  return {
    id,
    place: 'here',
    game,
    setup: table.match.setup,
    holders: signal(seats.map(holderOf)),
    viewer,
    position,
    stage,
    judge: computed(() => judgeBy(game, match.value.state, position.value.standing)),
    thinking: computers.thinking,
    connection: signal('here' as const),
    trouble: mishap,
    invitations: signal([]),
    rematch,
    whyNoTakeBack: computed(() => (plan.value.ok ? undefined : refused(plan.value.error))),
    async act(seat, text) {
      const next = play(match.value, seat, text);
      if (!next.ok) return refused(next.error);
      enter(next.value);
      return undefined;
    },
    async takeBack() {
      if (!plan.value.ok) return refused(plan.value.error);
      const undo = (before: Match, seat: Seat): Match => mustPlay(before, seat, 'undo');
      enter(plan.value.value.reduce(undo, match.value));
      return undefined;
    },
    async askRematch() {
      const rotated = [...seats.slice(1), ...seats.slice(0, 1)];
      const { id: next } = beginMatch(shelf, game.info, { seats: rotated, options: saved.options });
      rematch.value = next;
      return ok(next);
    },
    record: async () => ok(recordFor(match.value, viewer.value, seed)),
    retry: goOn,
    close() {
      computers.rest();
      thinker.close();
      throws.rest();
    },
  };
}

/** People who share the device look at it together, unless one of them has something to hide. */
function viewerOf(
  game: AnyGame,
  seats: readonly LocalSeat[],
  match: ReadonlySignal<Match>,
): ReadonlySignal<Viewer> {
  const people = seats.flatMap((seat, index) => (seat.kind === 'bot' ? [] : [index + 1]));
  const you = seats.findIndex((seat) => seat.kind === 'you') + 1;
  let looking: Viewer = you || (people[0] ?? 'watcher');
  return computed(() => {
    if (people.length < 2 || !game.info.traits.hidden) return looking;
    const turn = turnOf(match.value);
    const toDecide = turn.kind === 'seats' ? turn.seats : [];
    looking = toDecide.find((seat) => people.includes(seat)) ?? looking;
    return looking;
  });
}

/** The match after each entry that came on top. */
function stepsBetween(before: Match, after: Match): readonly Match[] {
  const steps: Match[] = [before];
  for (const { entry } of after.plies.slice(before.plies.length)) {
    const next = append(must(steps.at(-1), 'a step'), entry);
    if (!next.ok) throw new Error(`an entry that stands was refused: ${entry.move}`);
    steps.push(next.value);
  }
  return steps.slice(1);
}

/** For what was found legal before: a computer's choice, a planned take-back. */
function mustPlay(match: Match, seat: Seat, text: string): Match {
  const next = play(match, seat, text);
  if (!next.ok) throw new Error(`${text} by seat ${seat} was refused: ${next.error.reason}`);
  return next.value;
}

function holderOf(seat: LocalSeat, index: number): Holder {
  return { seat: index + 1, ...seat, present: true };
}
