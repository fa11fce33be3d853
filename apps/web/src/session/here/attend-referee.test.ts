import { quoits } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../bots/thinker.ts';
import type { RefereeDesk } from '../referee/referee-desk.ts';
import {
  BOT,
  DEVICE,
  movesOf,
  QUOITS_REFEREE,
  sitDown,
  untilPly,
  untilTrouble,
  YOU,
} from './testing.ts';

/** A referee that takes its time: says nothing until it is told to. */
function slowReferee() {
  const asked: Promise<unknown>[] = [];
  const { promise: leave, resolve: speak } = Promise.withResolvers<void>();
  const referee: RefereeDesk = {
    judge(match) {
      const verdict = leave.then(() => QUOITS_REFEREE.judge(match));
      asked.push(verdict);
      return verdict;
    },
  };
  return { asked, speak, referee };
}

describe('a throw by hand on this device', () => {
  const THROWN = ['1 throw 12,-3'];
  const SETTLED = [...THROWN, 'chance lands 2'];

  it('is judged by the referee', async () => {
    const session = sitDown({ game: quoits, seats: [YOU, DEVICE] }).open();
    expect(await session.play(1, 'throw 12,-3')).toBe('confirmed');
    await untilPly(session, 2);
    expect(movesOf(session)).toEqual(SETTLED);
    expect(session.position.value.standing.toDecide).toEqual([2]);
  });

  it('is judged when a computer made it', async () => {
    const thinker: Thinker = {
      think: async () => ({ move: 'throw 7', estimate: [], nodes: 1, line: [] }),
      drop: () => undefined,
      close: () => undefined,
    };
    const session = sitDown({ game: quoits, seats: [BOT, YOU], thinker }).open();
    await untilPly(session, 2);
    expect(movesOf(session)).toEqual(['1 throw 7', 'chance lands 0']);
  });

  it('is kept before it is judged, and judged when the match is opened again', async () => {
    const { asked, speak, referee } = slowReferee();
    const { open, logKept } = sitDown({ game: quoits, seats: [YOU, DEVICE], referee });
    const left = open();
    await left.play(1, 'throw 12,-3');
    left.close();
    speak();
    await Promise.all(asked);
    expect(logKept()).toHaveLength(1);
    const session = open({ referee: QUOITS_REFEREE });
    expect(movesOf(session)).toEqual(THROWN);
    await untilPly(session, 2);
    expect(movesOf(session)).toEqual(SETTLED);
    expect(logKept()).toHaveLength(2);
    expect(movesOf(left)).toEqual(THROWN);
  });

  it('T7 cannot be taken back while it is in the air, and nobody moves meanwhile', async () => {
    const { speak, referee } = slowReferee();
    const session = sitDown({ game: quoits, seats: [YOU, DEVICE], referee }).open();
    await session.play(1, 'throw 12,-3');
    expect(session.whyNoTakeBack.value).toMatchObject({ refusal: { rule: 'T7' } });
    expect(await session.takeBack()).toMatchObject({ refusal: { rule: 'T7' } });
    expect(await session.play(2, 'throw 1')).toMatchObject({ refusal: { rule: 'T7' } });
    speak();
    await untilPly(session, 2);
    expect(movesOf(session)).toEqual(SETTLED);
  });

  it('T3 is judged once, also where somebody resigns meanwhile', async () => {
    const { asked, speak, referee } = slowReferee();
    const session = sitDown({ game: quoits, seats: [YOU, DEVICE, DEVICE], referee }).open();
    await session.play(1, 'throw 12,-3');
    await session.act(3, { act: 'resign' });
    speak();
    await untilPly(session, 3);
    expect(movesOf(session)).toEqual([...THROWN, '3 resign', 'chance lands 2']);
    expect(asked).toHaveLength(1);
  });

  it('falls into nothing where the match has ended meanwhile', async () => {
    const { asked, speak, referee } = slowReferee();
    const session = sitDown({ game: quoits, seats: [YOU, DEVICE], referee }).open();
    await session.play(1, 'throw 12,-3');
    await session.act(2, { act: 'resign' });
    speak();
    await Promise.all(asked);
    expect(movesOf(session)).toEqual([...THROWN, '2 resign']);
  });

  it('waits where the referee fails, says so, and is judged when asked again', async () => {
    let isAway = true;
    const referee: RefereeDesk = {
      judge: (match) =>
        isAway ? Promise.reject(new Error('offline')) : QUOITS_REFEREE.judge(match),
    };
    globalThis.reportError = () => undefined;
    const session = sitDown({ game: quoits, seats: [YOU, DEVICE], referee }).open();
    await session.play(1, 'throw 12,-3');
    await untilTrouble(session);
    expect(session.trouble.value).toEqual({ kind: 'trouble', code: 'referee-failed' });
    expect(movesOf(session)).toEqual(THROWN);
    isAway = false;
    session.retry();
    expect(session.trouble.value).toBeUndefined();
    await untilPly(session, 2);
    expect(session.trouble.value).toBeUndefined();
  });
});
