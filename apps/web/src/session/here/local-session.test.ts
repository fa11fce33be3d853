import { highCard } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../bots/thinker.ts';
import {
  BOT,
  DEVICE,
  modestThinker,
  movesOf,
  sitDown,
  untilPly,
  untilTrouble,
  YOU,
} from './testing.ts';

describe('a match on this device', () => {
  it('lets the computer answer from what its seat has seen', async () => {
    const thinker = modestThinker();
    const session = sitDown({ seats: [YOU, BOT], thinker }).open();
    expect(await session.act(1, 'take 3')).toBeUndefined();
    await untilPly(session, 2);
    expect(movesOf(session)).toEqual(['1 take 3', '2 take 1']);
    expect(thinker.asked[0]?.seen).toMatchObject({ viewer: 2, view: { heap: 6, turn: 2 } });
    expect(session.thinking.value).toBeUndefined();
  });

  it('lets the computer begin where it has the first seat', async () => {
    const session = sitDown({ seats: [BOT, YOU] }).open();
    expect(session.viewer.value).toBe(2);
    await untilPly(session, 1);
    expect(movesOf(session)).toEqual(['1 take 1']);
  });

  it('is taken up where it was left, every ply kept', async () => {
    const { open, shelf, id } = sitDown({ seats: [YOU, BOT] });
    const session = open();
    await session.act(1, 'take 2');
    await untilPly(session, 2);
    session.close();
    expect(shelf.get(id)).toMatchObject({ yourTurn: true, log: [{ by: 1 }, { by: 2 }] });
    expect(movesOf(open())).toEqual(['1 take 2', '2 take 1']);
  });

  it('refuses with rule and reason, and changes nothing', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const fault = await session.act(1, 'take 7');
    expect(fault).toMatchObject({ kind: 'refused', refusal: { rule: 'NI2' } });
    expect(movesOf(session)).toEqual([]);
  });

  it('T6 takes back the answer and the own move, and both stand in the log', async () => {
    const session = sitDown({ seats: [YOU, BOT] }).open();
    expect(session.whyNoTakeBack.value).toMatchObject({ kind: 'refused' });
    await session.act(1, 'take 2');
    await untilPly(session, 2);
    expect(session.whyNoTakeBack.value).toBeUndefined();
    await session.takeBack();
    expect(movesOf(session)).toEqual(['1 take 2', '2 take 1', '2 undo', '1 undo']);
    expect(session.position.value.standing.view).toEqual({ heap: 9, turn: 1 });
  });

  it('T4 a computer that expects to lose agrees to a draw on its turn', async () => {
    const session = sitDown({ seats: [YOU, BOT], thinker: modestThinker([0.9, 0.1]) }).open();
    await session.act(1, 'draw');
    await session.act(1, 'take 1');
    await untilPly(session, 3);
    expect(movesOf(session)).toEqual(['1 draw', '1 take 1', '2 draw']);
    expect(session.position.value.standing.endedBy).toBe('agreement');
  });

  it('T4 a computer that has agreed plays on while others have not', async () => {
    const thinker = modestThinker([0.5, 0.3, 0.2]);
    const session = sitDown({ seats: [YOU, BOT, DEVICE], thinker }).open();
    await session.act(1, 'draw');
    await session.act(1, 'take 1');
    await untilPly(session, 4);
    expect(movesOf(session)).toEqual(['1 draw', '1 take 1', '2 draw', '2 take 1']);
    expect(session.position.value.standing.offers).toEqual([1, 2]);
  });

  it('T4 a computer that expects to win plays on', async () => {
    const session = sitDown({ seats: [YOU, BOT], thinker: modestThinker([0.1, 0.9]) }).open();
    await session.act(1, 'draw');
    await session.act(1, 'take 1');
    await untilPly(session, 3);
    expect(movesOf(session).at(-1)).toBe('2 take 1');
    expect(session.position.value.standing.offers).toEqual([]);
  });

  it('T3 the computer moves for a seat that has resigned', async () => {
    const session = sitDown({ seats: [YOU, DEVICE, DEVICE] }).open();
    await session.act(2, 'resign');
    await session.act(1, 'take 1');
    await untilPly(session, 3);
    expect(movesOf(session)).toEqual(['2 resign', '1 take 1', '2 take 1']);
  });

  it('changes places for a rematch', async () => {
    const { open, shelf } = sitDown({ seats: [YOU, BOT] });
    const session = open();
    await session.act(1, 'resign');
    const rematch = await session.askRematch();
    expect(rematch.ok && shelf.get(rematch.value)?.seats).toEqual([BOT, YOU]);
  });

  it('says when a computer stumbles, and tries again when asked', async () => {
    const thinker = modestThinker();
    let isBroken = true;
    const faulty: Thinker = {
      think: async (question) => {
        if (isBroken) throw new Error('the worker is gone');
        return thinker.think(question);
      },
      drop: () => undefined,
      close: () => undefined,
    };
    const reported: unknown[] = [];
    globalThis.reportError = (error: unknown) => reported.push(error);
    const session = sitDown({ seats: [BOT, YOU], thinker: faulty }).open();
    await untilTrouble(session);
    expect(session.trouble.value).toEqual({ kind: 'trouble', code: 'bot-failed' });
    expect(reported).toHaveLength(1);
    isBroken = false;
    session.retry();
    await untilPly(session, 1);
    expect(session.trouble.value).toBeUndefined();
  });

  it('draws chance by itself, and shows each of its entries', () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    expect(movesOf(session)[0]).toMatch(/^chance (deck|\?)/);
  });

  it('turns to who decides where there is something to hide', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    expect(session.viewer.value).toBe(1);
    const [card] = session.judge.value.moves(1);
    await session.act(1, session.judge.value.notate(card));
    expect(session.viewer.value).toBe(2);
  });
});
