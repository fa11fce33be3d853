import { begin, highCard, nim, playLines, quoits, TEST_SEED } from '@kast/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockAfter,
  clockJumped,
  clockOnHoliday,
  type ClockSetup,
  dueAt,
  firstDue,
  holidaysLeft,
  leftAt,
  LOOK_UP,
  MOST_HOLIDAYS,
  type MatchClock,
  newClock,
  startClock,
} from './clock.ts';
import type { Entry } from './entry.ts';
import type { AnyGame } from './game.ts';
import { type Match, outcomeOf, turnOf } from './match.ts';
import { append, drawChance } from './play.ts';
import { seededRandom } from './random.ts';
import { must } from './result.ts';
import { seatsOf } from './seat.ts';

const MATCH: ClockSetup = { kind: 'match', time: 60_000, increment: 5000 };
const MOVE: ClockSetup = { kind: 'move', time: 30_000, increment: 10_000 };
const DAYS: ClockSetup = {
  kind: 'days',
  days: 2,
  pauses: { weekend: false, night: false, offsets: [] },
  zone: 'UTC',
};
const START = 1_000_000;
/** When everybody has looked up. */
const GO = START + LOOK_UP;

interface Timed {
  readonly match: Match;
  readonly clock: MatchClock;
}

function begun(game: AnyGame, setup: ClockSetup, seats = 2): Timed {
  const match = begin(game, { seats });
  return { match, clock: startClock(setup, newClock(setup, seatsOf(seats)), match, START) };
}

function enter(setup: ClockSetup, { match, clock }: Timed, entry: Entry, at: number): Timed {
  const next = append(match, entry);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  let timed = { match: next.value.match, clock: after(setup, clock, next.value, at) };
  for (const drawn of drawChance(timed.match, TEST_SEED)) {
    timed = { match: drawn.match, clock: after(setup, timed.clock, drawn, at) };
  }
  return timed;
}

function after(
  setup: ClockSetup,
  clock: MatchClock,
  { match, ply }: Pick<Timed, 'match'> & { ply: Parameters<typeof clockAfter>[3] },
  at: number,
): MatchClock {
  return clockAfter(setup, clock, match, ply, at);
}

/** `[5, '1 take 1']`: five seconds after everybody has looked up. */
function play(
  setup: ClockSetup,
  start: Timed,
  ...lines: readonly (readonly [number, string])[]
): Timed {
  return lines.reduce((timed, [seconds, line]) => {
    const [by = '', ...move] = line.split(' ');
    const entry = { by: by === 'table' ? by : Number(by), move: move.join(' ') } as const;
    return enter(setup, timed, entry, GO + seconds * 1000);
  }, start);
}

function lefts(setup: ClockSetup, { clock }: Timed, seconds: number): readonly number[] {
  return clock.seats.map((seat) => leftAt(setup, seat, GO + seconds * 1000) / 1000);
}

describe('the clocks of a match', () => {
  it('T11 run for nobody before all seats are taken, and then for who is asked', () => {
    const match = begin(nim);
    const before = newClock(MATCH, [1, 2]);
    const moved = playLines(match, '1 take 1');
    const unbegun = { match, clock: before };
    expect(enter(MATCH, unbegun, { by: 1, move: 'take 1' }, START).clock).toBe(before);
    const started = startClock(MATCH, before, moved, START);
    expect(started.seats.map(({ running }) => running?.since)).toEqual([undefined, GO]);
    expect(startClock(MATCH, started, moved, START + 9)).toBe(started);
  });

  it('T11 let everybody look up first, live', () => {
    const timed = begun(nim, MATCH);
    expect(lefts(MATCH, timed, -3)).toEqual([60, 60]);
    expect(lefts(MATCH, timed, 4)).toEqual([56, 60]);
    const quick = play(MATCH, timed, [-4, '1 take 1']);
    expect(lefts(MATCH, quick, 0)).toEqual([65, 60]);
    expect(lefts(MATCH, quick, 2)).toEqual([65, 58]);
  });

  it('T11 add to the time of the match with each decision', () => {
    const timed = play(MATCH, begun(nim, MATCH), [10, '1 take 1'], [30, '2 take 1']);
    expect(lefts(MATCH, timed, 31)).toEqual([54, 45]);
  });

  it('T11 give each decision its time, and some of what the one before has saved', () => {
    const timed = play(MOVE, begun(nim, MOVE), [25, '1 take 1'], [27, '2 take 1']);
    expect(lefts(MOVE, timed, 27)).toEqual([35, 40]);
  });

  it('T11 give days for each decision', () => {
    const timed = play(DAYS, begun(nim, DAYS), [3600, '1 take 1']);
    expect(lefts(DAYS, timed, 3600)).toEqual([2 * 86_400, 2 * 86_400]);
    expect(firstDue(DAYS, timed.clock)).toEqual({ seat: 2, at: GO + (3600 + 2 * 86_400) * 1000 });
  });

  it('T11 run for everybody who has still to decide', () => {
    const three = begun(highCard, MATCH, 3);
    const card = (seat: number): string => {
      const { game, state } = three.match;
      return game.notation.make(state, must(game.moves(state, seat)[0], 'a card'));
    };
    const one = play(MATCH, three, [10, `2 ${card(2)}`]);
    expect(lefts(MATCH, one, 20)).toEqual([40, 55, 40]);
    expect(firstDue(MATCH, one.clock)).toEqual({ seat: 1, at: GO + 60_000 });
  });

  it('T11 do not mind offers, and stop for who has resigned', () => {
    const offered = play(MATCH, begun(nim, MATCH, 3), [10, '1 draw'], [12, '2 draw']);
    expect(lefts(MATCH, offered, 20)).toEqual([40, 60, 60]);
    const resigned = play(MATCH, offered, [20, '1 resign']);
    expect(firstDue(MATCH, resigned.clock)).toBeUndefined();
    // The computer moves for it, at no cost.
    const played = play(MATCH, resigned, [50, '1 take 1']);
    expect(firstDue(MATCH, played.clock)?.seat).toBe(2);
  });

  it('T11 stand when the match is over, also by the clock itself', () => {
    const flagged = play(MATCH, begun(nim, MATCH), [60, 'table forfeit 1 clock']);
    expect(outcomeOf(flagged.match)).toEqual({ winners: [2], rule: 'T5' });
    expect(firstDue(MATCH, flagged.clock)).toBeUndefined();
  });

  it('T11 charge nobody for what chance and a referee take', () => {
    const timed = begun(quoits, MATCH);
    const throwing = { kind: 'throw', hand: [1, 2] } as const;
    const text = quoits.notation.make(quoits.init({ rings: 3 }, 2), throwing);
    const thrown = play(MATCH, timed, [10, `1 ${text}`]);
    expect(turnOf(thrown.match)).toMatchObject({ kind: 'chance', source: 'referee' });
    expect(firstDue(MATCH, thrown.clock)).toBeUndefined();
    expect(lefts(MATCH, thrown, 50)).toEqual([55, 60]);
  });

  it('T11 keep what a move has used when it is taken back, and take back what it has earned', () => {
    const back = play(MATCH, begun(nim, MATCH), [10, '1 take 1'], [30, '1 undo']);
    expect(lefts(MATCH, back, 30)).toEqual([50, 60]);
    const again = play(MATCH, back, [32, '1 take 1']);
    expect(lefts(MATCH, again, 32)).toEqual([53, 60]);
    const perMove = play(MOVE, begun(nim, MOVE), [10, '1 take 1'], [20, '1 undo']);
    expect(lefts(MOVE, perMove, 20)).toEqual([20, 30]);
  });

  it('T11 give back what a question has cost that was taken back by somebody else', () => {
    const back = play(MATCH, begun(nim, MATCH), [1, '1 take 1'], [21, '1 undo'], [22, '1 take 2']);
    expect(lefts(MATCH, back, 22)).toEqual([63, 60]);
  });

  it('T11 never let anybody earn by taking back', () => {
    let timed = begun(nim, MATCH);
    for (let time = 0; time < 50; time++) {
      timed = play(MATCH, timed, [0, '1 take 1'], [0, '1 undo']);
    }
    expect(lefts(MATCH, timed, 0)).toEqual([60, 60]);
  });

  it('T11 charge nobody for a time at which there was no server, or for a date that was changed', () => {
    const timed = play(MATCH, begun(nim, MATCH), [10, '1 take 1']);
    const down = 3_600_000;
    const jumped = clockJumped(timed.clock, 1, down);
    expect(firstDue(MATCH, jumped)?.at).toBe(GO + 70_000 + down);
    const back = clockJumped(timed.clock, 1, -down);
    expect(back.seats.map((seat) => leftAt(MATCH, seat, GO + 20_000 - down))).toEqual([
      55_000, 50_000,
    ]);
    expect(back.jumps).toEqual([{ ply: 1, by: -down }]);
    const unbegun = newClock(MATCH, [1, 2]);
    expect(clockJumped(unbegun, 0, down)).toBe(unbegun);
  });
});

describe('a holiday', () => {
  it('T12 adds days to the decision that is asked, or to the next one, and to none after it', () => {
    const day = 86_400;
    const asked = begun(nim, DAYS);
    const clock = clockOnHoliday(DAYS, asked.clock, { ply: 0, seat: 1, days: 7 });
    const away = { match: asked.match, clock };
    expect(lefts(DAYS, away, 0).map((left) => Math.round(left / day))).toEqual([9, 2]);
    expect([1, 2].map((seat) => holidaysLeft(DAYS, clock, seat))).toEqual([
      MOST_HOLIDAYS - 7,
      MOST_HOLIDAYS,
    ]);
    const moved = play(DAYS, away, [3 * day, '1 take 1']);
    expect(lefts(DAYS, moved, 3 * day)).toEqual([2 * day, 2 * day]);
    const ahead = clockOnHoliday(DAYS, moved.clock, { ply: 1, seat: 1, days: 1 });
    const next = play(DAYS, { match: moved.match, clock: ahead }, [4 * day, '2 take 1']);
    expect(lefts(DAYS, next, 4 * day)).toEqual([3 * day, 2 * day]);
  });

  it('T12 is for matches by days that have begun', () => {
    const live = begun(nim, MATCH).clock;
    expect(holidaysLeft(MATCH, live, 1)).toBeUndefined();
    expect(clockOnHoliday(MATCH, live, { ply: 0, seat: 1, days: 1 })).toBe(live);
    expect(holidaysLeft(DAYS, newClock(DAYS, [1, 2]), 1)).toBeUndefined();
    expect(holidaysLeft(DAYS, begun(nim, DAYS).clock, 3)).toBeUndefined();
  });
});

const setups = fc.constantFrom(
  MATCH,
  MOVE,
  DAYS,
  { ...MATCH, increment: 0 },
  { ...MOVE, increment: 0 },
);
const games = fc.constantFrom<AnyGame>(nim, highCard);
const trials = fc.record({
  setup: setups,
  game: games,
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  waits: fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 30, maxLength: 60 }),
  jumps: fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 60, maxLength: 60 }),
});

describe('the clocks of any match, by a simulated server', () => {
  it('T11 charge each seat for what it was asked and answered, and for nothing else', () => {
    fc.assert(
      fc.property(trials, ({ setup, game, seats, seed, waits, jumps }) => {
        const random = seededRandom(seed);
        let [real, jumpy] = [begun(game, setup, seats), begun(game, setup, seats)];
        let [now, off] = [GO, 0];
        for (const [index, wait] of waits.entries()) {
          now += wait;
          const jump = jumps[index] ?? 0;
          off += jump;
          const { match } = jumpy;
          jumpy = { match, clock: clockJumped(jumpy.clock, match.ply, jump) };
          const due = firstDue(setup, real.clock);
          const entry = due && due.at <= now ? flagOf(due.seat) : anyEntry(real.match, random);
          if (!entry) break;
          const at = due && due.at <= now ? due.at : now;
          now = at;
          const before = real;
          real = enter(setup, real, entry, at);
          jumpy = enter(setup, jumpy, entry, at + off);
          expect(unfairnessIn(setup, before, real, entry, at)).toEqual([]);
          // Nobody can tell that the date was changed again and again.
          expect(jumpy.clock.seats.map((seat) => leftAt(setup, seat, at + off))).toEqual(
            real.clock.seats.map((seat) => leftAt(setup, seat, at)),
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});

function flagOf(seat: number): Entry {
  return { by: 'table', move: `forfeit ${seat} clock` };
}

function unfairnessIn(
  setup: ClockSetup,
  before: Timed,
  now: Timed,
  entry: Entry,
  at: number,
): readonly string[] {
  const turn = turnOf(now.match);
  const asked = turn.kind === 'seats' ? turn.seats : [];
  return now.clock.seats.flatMap((seat, index) => {
    const was = must(before.clock.seats[index], 'the same seat');
    const due = dueAt(setup, seat);
    const shouldRun = asked.includes(seat.seat) && !now.match.resigned.includes(seat.seat);
    const faults: readonly (string | false)[] = [
      (seat.running !== undefined) !== shouldRun && 'it runs for who is not asked, or stands',
      seat.left < 0 && 'less than nothing is left',
      leftAt(setup, seat, at) > seat.left && 'time comes back',
      due !== undefined && leftAt(setup, seat, due) !== 0 && 'it is due before it is up',
      entry.by !== seat.seat && seat.left !== was.left && 'it was charged for others',
      entry.move === 'draw' &&
        !outcomeOf(now.match) &&
        JSON.stringify(seat) !== JSON.stringify(was) &&
        'an offer has changed it',
      entry.move === 'undo' && seat.left > was.left && 'taking back has brought time',
    ];
    return faults.filter((fault) => fault !== false);
  });
}

function anyEntry(match: Match, random: ReturnType<typeof seededRandom>): Entry | undefined {
  const turn = turnOf(match);
  if (turn.kind !== 'seats') return undefined;
  const seat = 1 + random.below(match.setup.seats);
  const kind = random.below(10);
  const act = ['undo', 'undo', 'undo', 'draw', 'resign'][kind];
  if (act && append(match, { by: seat, move: act }).ok) return { by: seat, move: act };
  const by = must(turn.seats[random.below(turn.seats.length)], 'who is asked');
  const moves = match.game.moves(match.state, by);
  const move = must(moves[random.below(moves.length)], 'a move');
  return { by, move: match.game.notation.make(match.state, move) };
}
