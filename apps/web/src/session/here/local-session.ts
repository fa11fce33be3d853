import {
  type AnyGame,
  append,
  drawChance,
  type Match,
  must,
  play,
  recordFor,
  type Seat,
  seenBy,
  turnOf,
  type Viewer,
} from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LocalSeat } from '../../setup/table-setup.ts';
import { agreesToDraw } from '../bots/manners.ts';
import type { Thinker } from '../bots/thinker.ts';
import { type Fault, refused, trouble } from '../fault.ts';
import type { Holder } from '../holder.ts';
import { judgeBy } from '../judge.ts';
import { positionOf } from '../position.ts';
import { createStage } from '../stage.ts';
import type { TableSession } from '../table-session.ts';
import { beginMatch } from './begin-match.ts';
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
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** A computer that answers at once is uncanny, and its move would fall into the player's own. */
const NATURAL_MOMENT = 550;

/** T3: the computer makes the moves of who has resigned. */
const LEVEL_FOR_RESIGNED = 2;

/** A match in this browser: the rules here, the computers in a worker, every ply kept on the device. */
export function openLocalSession(table: LocalTable): TableSession {
  const { game, shelf, thinker, pause } = table;
  const { seed, seats, id } = table.saved;
  let saved = table.saved;
  /** Grows with every change, so that a thought about an older position is thrown away. */
  let turnNumber = 0;
  const match = signal(drawChance(table.match, seed));
  const thinking = signal<Seat | undefined>(undefined);
  const mishap = signal<Fault | undefined>(undefined);
  const rematch = signal<string | undefined>(undefined);
  const viewer = viewerOf(game, seats, match);
  const position = computed(() => positionOf(match.value, viewer.value));
  const stage = createStage(position.value, pause);
  const isBot = (seat: Seat): boolean => seats[seat - 1]?.kind === 'bot';
  const plan = computed(() => takeBackPlan(match.value, isBot));

  function enter(next: Match): void {
    const before = match.value.plies.length;
    let current = match.value;
    match.value = drawChance(next, seed);
    for (const { entry } of match.value.plies.slice(before)) {
      const stepped = append(current, entry);
      if (!stepped.ok) throw new Error(`an entry that stood a moment ago: ${entry.move}`);
      current = stepped.value;
      stage.arrive(positionOf(current, viewer.value));
    }
    saved = withMatch(saved, match.value, Date.now());
    mishap.value = shelf.put(saved) ? undefined : trouble('not-kept');
    wakeComputers();
  }

  function wakeComputers(): void {
    turnNumber += 1;
    thinker.drop();
    const turn = turnOf(match.value);
    const isPlayedForThem = (seat: Seat): boolean =>
      isBot(seat) || match.value.resigned.includes(seat);
    thinking.value = turn.kind === 'seats' ? turn.seats.find(isPlayedForThem) : undefined;
    if (thinking.value !== undefined) void letThink(thinking.value, turnNumber);
  }

  async function letThink(seat: Seat, asked: number): Promise<void> {
    const holder = must(seats[seat - 1], `seat ${seat}`);
    const question = {
      game: game.info.id,
      seen: seenBy(match.value, seat),
      level: holder.kind === 'bot' ? holder.level : LEVEL_FOR_RESIGNED,
      seed: `${seed}:${match.value.plies.length}`,
    };
    try {
      const [choice] = await Promise.all([thinker.think(question), pause(NATURAL_MOMENT)]);
      if (asked !== turnNumber) return;
      const isAsked = isBot(seat) && match.value.offers.length > 0;
      const agrees = isAsked && agreesToDraw(choice, seat);
      const next = play(match.value, seat, agrees ? 'draw' : choice.move);
      if (!next.ok) throw new Error(`a computer chose ${choice.move}: ${next.error.reason}`);
      enter(next.value);
    } catch (error) {
      if (asked !== turnNumber) return;
      reportError(error);
      thinking.value = undefined;
      mishap.value = trouble('bot-failed');
    }
  }

  function actNow(seat: Seat, text: string): Fault | undefined {
    const next = play(match.value, seat, text);
    if (!next.ok) return refused(next.error);
    enter(next.value);
    return undefined;
  }

  function takeBackNow(): Fault | undefined {
    if (!plan.value.ok) return refused(plan.value.error);
    const undone = plan.value.value.reduce((current, seat) => {
      const next = play(current, seat, 'undo');
      if (!next.ok) throw new Error(`a take-back that was planned: ${next.error.reason}`);
      return next.value;
    }, match.value);
    enter(undone);
    return undefined;
  }

  wakeComputers();
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
    thinking,
    connection: signal('here' as const),
    trouble: mishap,
    invitations: signal([]),
    rematch,
    whyNoTakeBack: computed(() => (plan.value.ok ? undefined : refused(plan.value.error))),
    act: async (seat, text) => actNow(seat, text),
    takeBack: async () => takeBackNow(),
    async askRematch() {
      const rotated = [...seats.slice(1), ...seats.slice(0, 1)];
      rematch.value = beginMatch(shelf, game.info, { seats: rotated, options: saved.options }).id;
      return { ok: true, value: rematch.value };
    },
    record: async () => ({ ok: true, value: recordFor(match.value, viewer.value, seed) }),
    retry: wakeComputers,
    close() {
      turnNumber += 1;
      thinker.drop();
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
  const [first] = people;
  const you = seats.findIndex((seat) => seat.kind === 'you') + 1;
  let last: Viewer = you || (first ?? 'watcher');
  return computed(() => {
    if (people.length < 2 || !game.info.traits.hidden) return last;
    const turn = turnOf(match.value);
    const deciding =
      turn.kind === 'seats' ? turn.seats.find((seat) => people.includes(seat)) : undefined;
    last = deciding ?? last;
    return last;
  });
}

function holderOf(seat: LocalSeat, index: number): Holder {
  return { seat: index + 1, ...seat, present: true };
}
