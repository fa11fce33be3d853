import { LEVEL_AFTER_RESIGNING } from '@kast/bots';
import { highCard } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { type KeyValue, memoryStore } from '../../device/key-value.ts';
import type { Thinker } from '../bots/thinker.ts';
import {
  BOT,
  DEVICE,
  modestThinker,
  movesOf,
  sitDown,
  slowThinker,
  untilPly,
  untilTrouble,
  YOU,
} from './testing.ts';

describe('a match on this device', () => {
  it('lets the computer answer from what its seat has seen', async () => {
    const thinker = modestThinker();
    const session = sitDown({ seats: [YOU, BOT], thinker }).open();
    expect(await session.play(1, 'take 3')).toBe('confirmed');
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

  it('lets no computer play before somebody looks at the table', async () => {
    const { openUnseen, kept, id } = sitDown({ seats: [BOT, YOU] });
    const unseen = openUnseen();
    await new Promise(setImmediate);
    expect(movesOf(unseen)).toEqual([]);
    expect(kept.get(id)?.plies).toBe(0);
    unseen.close();
    const session = openUnseen();
    session.stage.attach(async () => undefined);
    await untilPly(session, 1);
    await session.stage.atRest();
    expect(session.stage.shown.value.events).not.toEqual([]);
  });

  it('is taken up where it was left, every ply kept', async () => {
    const { open, kept, logKept, id } = sitDown({ seats: [YOU, BOT] });
    const session = open();
    await session.play(1, 'take 2');
    await untilPly(session, 2);
    session.close();
    expect(kept.get(id)).toMatchObject({ yourTurn: true, plies: 2 });
    expect(logKept()).toMatchObject([{ by: 1 }, { by: 2 }]);
    expect(movesOf(open())).toEqual(['1 take 2', '2 take 1']);
  });

  it('is taken up where it was left where chance had begun it', async () => {
    const { open, kept, id } = sitDown({ game: highCard, seats: [YOU, DEVICE] });
    const session = open();
    expect(kept.get(id)?.plies).toBe(0);
    const [card] = session.judge.value.moves(1);
    await session.play(1, session.judge.value.notate(card));
    const again = open();
    expect(movesOf(again)).toEqual(movesOf(session));
    expect(again.position.value).toEqual(session.position.value);
  });

  it('keeps what did not fit as soon as there is room', async () => {
    const store = memoryStore();
    let isFull = false;
    const set: KeyValue['set'] = (key, value) => !isFull && store.set(key, value);
    const { open, logKept } = sitDown({ seats: [YOU, DEVICE], store: { ...store, set } });
    const session = open();
    isFull = true;
    await session.play(1, 'take 1');
    expect(session.trouble.value).toEqual({ kind: 'trouble', code: 'not-kept' });
    isFull = false;
    await session.play(2, 'take 2');
    expect(session.trouble.value).toBeUndefined();
    expect(logKept()).toHaveLength(2);
  });

  it('refuses with rule and reason, and changes nothing', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const fault = await session.play(1, 'take 7');
    expect(fault).toMatchObject({ kind: 'refused', refusal: { rule: 'NI2' } });
    expect(movesOf(session)).toEqual([]);
  });

  it('T6 takes back the answer and the own move, and both stand in the log', async () => {
    const session = sitDown({ seats: [YOU, BOT] }).open();
    expect(session.whyNoTakeBack.value).toMatchObject({ kind: 'refused' });
    await session.play(1, 'take 2');
    await untilPly(session, 2);
    expect(session.whyNoTakeBack.value).toBeUndefined();
    await session.takeBack();
    expect(movesOf(session)).toEqual(['1 take 2', '2 take 1', '2 undo', '1 undo']);
    expect(session.position.value.standing.view).toEqual({ heap: 9, turn: 1 });
  });

  it('T4 a computer that expects to lose agrees to a draw on its turn', async () => {
    const session = sitDown({ seats: [YOU, BOT], thinker: modestThinker([0.9, 0.1]) }).open();
    await session.act(1, { act: 'offer-draw' });
    await session.play(1, 'take 1');
    await untilPly(session, 3);
    expect(movesOf(session)).toEqual(['1 draw', '1 take 1', '2 draw']);
    expect(session.position.value.standing.endedBy).toBe('agreement');
  });

  it('T4 a computer that has agreed plays on while others have not', async () => {
    const thinker = modestThinker([0.7, 0.1, 0.2]);
    const session = sitDown({ seats: [YOU, BOT, DEVICE], thinker }).open();
    await session.act(1, { act: 'offer-draw' });
    await session.play(1, 'take 1');
    await untilPly(session, 4);
    expect(movesOf(session)).toEqual(['1 draw', '1 take 1', '2 draw', '2 take 1']);
    expect(session.position.value.standing.offers.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('T4 a computer that expects to win plays on', async () => {
    const session = sitDown({ seats: [YOU, BOT], thinker: modestThinker([0.1, 0.9]) }).open();
    await session.act(1, { act: 'offer-draw' });
    await session.play(1, 'take 1');
    await untilPly(session, 3);
    expect(movesOf(session).at(-1)).toBe('2 take 1');
    expect(session.position.value.standing.offers).toEqual([]);
  });

  it('T3 the computer moves for a seat that has resigned', async () => {
    const thinker = modestThinker();
    const session = sitDown({ seats: [YOU, DEVICE, DEVICE], thinker }).open();
    await session.act(2, { act: 'resign' });
    await session.play(1, 'take 1');
    await untilPly(session, 3);
    expect(movesOf(session)).toEqual(['2 resign', '1 take 1', '2 take 1']);
    expect(thinker.asked.map(({ level }) => level)).toEqual([LEVEL_AFTER_RESIGNING]);
  });

  it('T3 is played on among computers when the only person has resigned', async () => {
    const session = sitDown({ seats: [YOU, BOT, BOT] }).open();
    await session.act(1, { act: 'resign' });
    await untilPly(session, 10);
    expect(movesOf(session).slice(0, 4)).toEqual(['1 resign', '1 take 1', '2 take 1', '3 take 1']);
    // Seat 3 takes the last of the nine stones.
    expect(session.position.value.standing).toMatchObject({
      endedBy: 'game',
      outcome: { winners: [3] },
    });
  });

  it('T3 who has resigned cannot take back, nor the others what the computer did for them', async () => {
    const session = sitDown({ seats: [YOU, DEVICE, DEVICE] }).open();
    await session.act(2, { act: 'resign' });
    await session.play(1, 'take 1');
    await untilPly(session, 3);
    expect(session.whyNoTakeBack.value).toMatchObject({ refusal: { rule: 'T6' } });
    expect(await session.takeBack()).toMatchObject({ refusal: { rule: 'T6' } });
    expect(session.mayDraw(2)).toBe(false);
    expect(session.mayDraw(1)).toBe(true);
  });

  it('T3 the last one left wins at once', async () => {
    const session = sitDown({ seats: [YOU, DEVICE, DEVICE] }).open();
    await session.act(2, { act: 'resign' });
    await session.act(3, { act: 'resign' });
    const { standing } = session.position.value;
    expect(standing).toMatchObject({ endedBy: 'resign', outcome: { winners: [1] } });
  });

  it('T4 three agree on a draw when the last of them does', async () => {
    const thinker = modestThinker([0.8, 0.1, 0.1]);
    const session = sitDown({ seats: [YOU, BOT, BOT], thinker }).open();
    await session.act(1, { act: 'offer-draw' });
    await session.play(1, 'take 1');
    await untilPly(session, 5);
    expect(movesOf(session).slice(2)).toEqual(['2 draw', '2 take 1', '3 draw']);
    expect(session.position.value.standing.endedBy).toBe('agreement');
  });

  it('goes on thinking while a question stands, whatever others do', async () => {
    const thinker = slowThinker();
    const session = sitDown({ game: highCard, seats: [YOU, BOT], thinker }).open();
    expect(thinker.asked).toHaveLength(1);
    const [card] = session.judge.value.moves(1);
    await session.play(1, session.judge.value.notate(card));
    await session.act(1, { act: 'offer-draw' });
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.drops).toBe(0);
  });

  it('changes places for a rematch, against the same computers', async () => {
    const { open, kept } = sitDown({ seats: [YOU, BOT] });
    const session = open();
    const name = session.holders.value[1]?.name;
    expect(name).toBeDefined();
    await session.act(1, { act: 'resign' });
    const rematch = await session.askRematch();
    expect(rematch.ok && kept.get(rematch.value)?.seats).toEqual([{ ...BOT, name }, YOU]);
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
    await session.play(1, session.judge.value.notate(card));
    expect(session.viewer.value).toBe(2);
  });

  it('has a log for each who shares the device, with what is hidden from them masked', async () => {
    const { open } = sitDown({ game: highCard, seats: [YOU, DEVICE] });
    const session = open();
    const [card] = session.judge.value.moves(1);
    const picked = session.judge.value.notate(card);
    expect(movesOf(session)).toEqual(['chance ?']);
    await session.play(1, picked);
    expect(movesOf(session)).toEqual(['chance ?', '1 ?']);
    const [other] = session.judge.value.moves(2);
    await session.play(2, session.judge.value.notate(other));
    expect(movesOf(session).slice(0, 2)).toEqual(['chance ?', `1 ${picked}`]);
  });
});
