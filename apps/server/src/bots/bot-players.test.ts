import type { Choice, ThinkTask } from '@kast/bots';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JobOutcome } from '../scheduler/job.ts';
import { fakeClock } from '../scheduler/testing/fake-clock.ts';
import { delay } from './backoff.ts';
import { type BotPlayersOptions, botPlayers } from './bot-players.ts';
import { leasesInMemory } from './leases.ts';
import type { BotFailure, Think } from './play-bot-turn.ts';
import { chooses, failsBy, testTurn } from './testing.ts';

const MINUTE = 60_000;

function open(think: Think, options: Partial<BotPlayersOptions> = {}) {
  const clock = fakeClock();
  const failures: BotFailure[] = [];
  const bots = botPlayers({
    think,
    clock,
    random: () => 1,
    leases: leasesInMemory(),
    onFailure: (_turn, failure) => void failures.push(failure),
    ...options,
  });
  onTestFinished(() => bots.close());
  return { bots, clock, failures };
}

/** Thinks what is in the list, in order, and then `otherwise`. */
function thinking(list: readonly JobOutcome<Choice>[], otherwise = chooses('move')) {
  const tasks: ThinkTask[] = [];
  const left = [...list];
  const think: Think = async (task) => {
    tasks.push(task);
    return left.shift() ?? otherwise;
  };
  return { tasks, think };
}

/** A turn whose end can be waited for. */
function turnWithEnd(options: Parameters<typeof testTurn>[0] = {}) {
  const turn = testTurn(options);
  const ended = new Promise<void>((resolve) => {
    turn.onGone(resolve);
  });
  return { turn, ended };
}

describe('a bot that thinks', () => {
  it('does so on the account of who set the table, and as urgently as it is watched', async () => {
    const { turn, ended } = turnWithEnd({ watched: () => false });
    const asked: unknown[] = [];
    const { bots } = open(async (_task, { guest, match, isWatched }) => {
      asked.push([guest, match, isWatched()]);
      return chooses('move');
    });
    void bots.attend([turn]);
    await ended;
    expect(asked).toEqual([['ann', 'm', false]]);
    expect(turn.tried).toEqual(['move']);
  });

  it('fails, thinks again with a small budget, and then makes any legal move', async () => {
    const { tasks, think } = thinking([failsBy('timed-out'), failsBy('timed-out')]);
    const { turn, ended } = turnWithEnd();
    const { bots, failures } = open(think);
    void bots.attend([turn]);
    await ended;
    expect(tasks.map(({ budget }) => budget)).toEqual([
      undefined,
      { nodes: 200, milliseconds: 200 },
    ]);
    expect(turn.tried).toEqual(['any']);
    expect(failures).toMatchObject([
      { at: 'think', effort: 'usual', reason: { code: 'timed-out' } },
      { at: 'think', effort: 'small', reason: { code: 'timed-out' } },
    ]);
  });

  it('makes any legal move where its own ones are refused', async () => {
    const refused = { refused: { code: 'refused', rule: 'TB3.1' } };
    const { turn, ended } = turnWithEnd({ fates: [refused, refused] });
    const { bots, failures } = open(thinking([]).think);
    void bots.attend([turn]);
    await ended;
    expect(turn.tried).toEqual(['move', 'move', 'any']);
    expect(failures).toMatchObject([
      { at: 'play', effort: 'usual', reason: refused.refused },
      { at: 'play', effort: 'small' },
    ]);
  });

  it('is patient where too many think, and does not think less for it', async () => {
    const { tasks, think } = thinking([failsBy('overloaded'), failsBy('overloaded')]);
    const { turn, ended } = turnWithEnd();
    const { bots, clock } = open(think);
    void bots.attend([turn]);
    for (const wait of [100, 200]) {
      await clock.untilAlarms(1);
      clock.advance(wait);
    }
    await ended;
    expect(tasks.map(({ budget }) => budget)).toEqual([undefined, undefined, undefined]);
    expect(turn.tried).toEqual(['move']);
  });

  it('never gives up while the question stands, whatever breaks', async () => {
    const broken = () => {
      throw new Error('no view');
    };
    let moves = 0;
    const anyMove = (): string => {
      moves += 1;
      if (moves < 4) throw new Error('no moves');
      return 'found';
    };
    const { turn, ended } = turnWithEnd({ task: broken, anyMove });
    const { bots, clock, failures } = open(thinking([]).think);
    void bots.attend([turn]);
    for (let waits = 0; waits < 3; waits++) {
      await clock.untilAlarms(1);
      clock.advance(MINUTE);
    }
    await ended;
    expect(turn.tried).toEqual(['found']);
    expect(failures.map(({ effort }) => effort)).toEqual([
      'usual',
      'small',
      'none',
      'none',
      'none',
    ]);
  });
});

describe('a move that cannot be written', () => {
  it('is tried again, ever more patiently, until it is written', async () => {
    const failed = { failed: new Error('disk full') };
    const fates = Array.from({ length: 20 }, () => failed);
    const { tasks, think } = thinking([]);
    const { turn, ended } = turnWithEnd({ fates });
    const { bots, clock, failures } = open(think);
    void bots.attend([turn]);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      await clock.untilAlarms(1);
      expect(turn.tried).toHaveLength(attempt + 1);
      clock.advance(delay(attempt, 1) - 1);
      expect(turn.tried).toHaveLength(attempt + 1);
      clock.advance(1);
      waits.push(delay(attempt, 1));
    }
    await ended;
    expect(new Set(turn.tried)).toEqual(new Set(['move']));
    expect(tasks).toHaveLength(1);
    expect(failures).toHaveLength(20);
    expect(failures[0]).toMatchObject({ at: 'play', reason: new Error('disk full') });
    expect(waits.slice(0, 4)).toEqual([100, 200, 400, 800]);
    expect(waits.at(-1)).toBe(30_000);
  });

  it('is tried again where writing throws', async () => {
    let attempts = 0;
    const { turn, ended } = turnWithEnd({
      async play() {
        attempts += 1;
        if (attempts === 1) throw new Error('database is locked');
        turn.end();
        return 'played';
      },
    });
    const { bots, clock, failures } = open(thinking([]).think);
    void bots.attend([turn]);
    await clock.untilAlarms(1);
    clock.advance(100);
    await ended;
    expect(failures).toMatchObject([{ at: 'play', reason: new Error('database is locked') }]);
  });

  it('is forgotten with its question', async () => {
    const { turn, ended } = turnWithEnd({ fates: [{ failed: 'disk full' }] });
    const { bots, clock } = open(thinking([]).think);
    void bots.attend([turn]);
    await clock.untilAlarms(1);
    turn.end();
    await ended;
    clock.advance(MINUTE);
    await bots.close();
    expect(turn.tried).toEqual(['move']);
  });

  it.each([
    [0, 0, 50],
    [0, 1, 100],
    [3, 0.5, 600],
    [50, 1, 30_000],
  ])('waits after failure %i, with jitter %f, for %i ms', (attempt, jitter, milliseconds) => {
    expect(delay(attempt, jitter)).toBe(milliseconds);
  });
});

describe('a question', () => {
  it('that is being thought about is left alone, and cancelled when it is gone', async () => {
    const stopped = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let thoughts = 0;
    const { bots, failures } = open((_task, { signal }) => {
      thoughts += 1;
      begun.resolve();
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          resolve(failsBy('cancelled'));
          stopped.resolve();
        });
      });
    });
    const turn = testTurn();
    void bots.attend([turn]);
    await begun.promise;
    void bots.attend([turn]);
    void bots.attend([testTurn({ watched: () => false })]);
    turn.end();
    await stopped.promise;
    await bots.close();
    expect([thoughts, turn.tried, failures]).toEqual([1, [], []]);
  });

  it('that somebody else has claimed is left to them', async () => {
    const { tasks, think } = thinking([]);
    const released: unknown[] = [];
    const leases = {
      claim: async () => false,
      release: async (question: unknown) => void released.push(question),
    };
    const { bots } = open(think, { leases });
    void bots.attend([testTurn()]);
    await bots.close();
    expect([tasks, released]).toEqual([[], []]);
  });

  it('is claimed again where claiming fails, and released when it was answered', async () => {
    let claims = 0;
    const released = Promise.withResolvers<unknown>();
    const leases = {
      async claim() {
        claims += 1;
        if (claims === 1) throw new Error('no database');
        return true;
      },
      release: async (question: unknown) => released.resolve(question),
    };
    const { bots, clock, failures } = open(thinking([]).think, { leases });
    const turn = testTurn();
    void bots.attend([turn]);
    await clock.untilAlarms(1);
    clock.advance(100);
    expect(await released.promise).toBe(turn);
    expect(failures).toMatchObject([{ at: 'claim', reason: new Error('no database') }]);
  });

  it('is taken up no more when the server closes', async () => {
    const { tasks, think } = thinking([]);
    const { bots } = open(think);
    await bots.close();
    void bots.attend([testTurn()]);
    expect(tasks).toEqual([]);
  });
});

describe('T4 a bot that is offered a draw', () => {
  it.each([
    [
      'accepts it where it expects less than its share, and the match is over',
      [0.85, 0.15],
      0,
      true,
      ['draw'],
    ],
    ['plays its move where the others have not agreed yet', [0.9, 0.1], 0, false, ['draw', 'move']],
    ['plays on where it expects its share', [0.5, 0.5], 40, true, ['move']],
    ['plays on in the opening where it expects little less', [0.6, 0.4], 15, true, ['move']],
    ['accepts it then when the opening is over', [0.6, 0.4], 16, true, ['draw']],
  ])('%s', async (_what, estimate, ply, ends, done) => {
    const tried: string[] = [];
    const { turn, ended } = turnWithEnd({
      seat: 2,
      async play(move) {
        tried.push(move);
        turn.end();
        return 'played';
      },
      drawOffer: () => ({
        ply,
        async accept() {
          tried.push('draw');
          if (ends) turn.end();
          return 'played';
        },
      }),
    });
    const { bots } = open(async () => chooses('move', estimate));
    void bots.attend([turn]);
    await ended;
    await bots.close();
    expect(tried).toEqual(done);
  });
});

describe('the turns of an account', () => {
  it('are those that are thought about or wait for it', async () => {
    const { promise, resolve } = Promise.withResolvers<JobOutcome<Choice>>();
    const { bots } = open(() => promise);
    const turns = [testTurn({ question: 1 }), testTurn({ question: 2 })];
    const attended = bots.attend(turns);
    void bots.attend(turns);
    void bots.attend([testTurn({ question: 3, account: 'bob' })]);
    expect(['ann', 'bob', 'carol'].map((one) => bots.turnsOf(one))).toEqual([2, 1, 0]);
    resolve(chooses('move'));
    expect(await attended).toBe(true);
    expect(bots.turnsOf('ann')).toBe(0);
  });

  it('are none of those that another process thinks about', async () => {
    const leases = { claim: async () => false, release: async () => undefined };
    const { bots } = open(async () => chooses('move'), { leases });
    expect(await bots.attend([testTurn()])).toBe(false);
    expect(bots.turnsOf('ann')).toBe(0);
  });
});
