import { type Choice, LEVEL_AFTER_RESIGNING } from '@kast/bots';
import { type AnyGame, must } from '@kast/kernel';
import { highCard } from '@kast/test-kit';
import { effect, signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { type KeyValue, memoryStore } from '../../device/key-value.ts';
import type { Thinker } from '../bots/thinker.ts';
import { playsHere } from '../holder.ts';
import { readAtOnce } from '../testing.ts';
import { SOLE_LEAD } from './lead.ts';
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
import { windowLead, type WindowOfMany } from './window-lead.ts';

const PLAYED_ELSEWHERE = { kind: 'trouble', code: 'played-elsewhere' };

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

  it('is seen nowhere before the board has what leads there', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const seen: unknown[] = [];
    const { position, stage } = session;
    effect(() => void seen.push([position.value.ply, stage.scene.value.position.ply]));
    await session.play(1, 'take 3');
    expect(seen).toEqual([
      [0, 0],
      [1, 1],
    ]);
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

  it('is kept whole where the device was cleared while it was played', async () => {
    const store = memoryStore();
    const { open, logKept } = sitDown({ seats: [YOU, DEVICE], store });
    const session = open();
    await session.play(1, 'take 2');
    for (const key of store.keys('')) store.remove(key);
    await session.play(2, 'take 1');
    expect(session.trouble.value).toBeUndefined();
    expect(logKept()).toMatchObject([{ move: 'take 2' }, { move: 'take 1' }]);
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
    session.curtain.close();
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
    isFull = true;
    await session.play(1, 'take 1');
    isFull = false;
    session.retry();
    expect(session.trouble.value).toBeUndefined();
    expect(logKept()).toHaveLength(3);
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
    session.curtain.close();
    expect(session.viewer.value).toBe(2);
  });

  it('has a log for each who shares the device, with what is hidden from them masked', async () => {
    const { open } = sitDown({ game: highCard, seats: [YOU, DEVICE] });
    const session = open();
    const [card] = session.judge.value.moves(1);
    const picked = session.judge.value.notate(card);
    expect(movesOf(session)).toEqual(['chance ?']);
    await session.play(1, picked);
    session.curtain.close();
    expect(movesOf(session)).toEqual(['chance ?', '1 ?']);
    const [other] = session.judge.value.moves(2);
    await session.play(2, session.judge.value.notate(other));
    expect(movesOf(session).slice(0, 2)).toEqual(['chance ?', `1 ${picked}`]);
  });
});

describe('a match that is played in another window', () => {
  /** The same match in two windows; what the second one is told comes here, in order. */
  function inTwoWindows(game?: AnyGame) {
    const seats = [YOU, DEVICE];
    const sitting = sitDown({ ...(game && { game }), seats, hides: () => false });
    const [one, other] = [sitting.open(), sitting.openUnseen()];
    const told: number[] = [];
    other.stage.attach(async ({ number }) => void told.push(number));
    return { ...sitting, one, other, told };
  }

  it('is told ply by ply, and nothing is missed', async () => {
    const { one, other, told } = inTwoWindows();
    await one.play(1, 'take 1');
    await one.play(2, 'take 2');
    expect(other.catchUp()).toBe(true);
    await other.stage.atRest();
    expect(told).toEqual([1, 2]);
    expect(movesOf(other)).toEqual(movesOf(one));
    expect(other.catchUp()).toBe(true);
    expect(other.position.value.ply).toBe(2);
  });

  it('is gone on with in either of them', async () => {
    const { one, other, logKept } = inTwoWindows();
    await one.play(1, 'take 1');
    other.catchUp();
    await other.play(2, 'take 2');
    expect(one.catchUp()).toBe(true);
    await one.takeBack();
    expect(other.catchUp()).toBe(true);
    expect(movesOf(other)).toEqual(['1 take 1', '2 take 2', '2 undo']);
    expect(logKept()).toHaveLength(3);
  });

  it('is told where chance had begun it in both', async () => {
    const { one, other, logKept } = inTwoWindows(highCard);
    const [card] = one.judge.value.moves(1);
    await one.play(1, one.judge.value.notate(card));
    expect(other.catchUp()).toBe(true);
    const [next] = other.judge.value.moves(2);
    await other.play(2, other.judge.value.notate(next));
    expect(one.catchUp()).toBe(true);
    expect(logKept()).toHaveLength(one.position.value.ply);
  });

  it('must be opened anew where both have gone on, or it is no longer kept', async () => {
    const { one, other, kept, id } = inTwoWindows();
    await other.play(1, 'take 2');
    // At the same moment, before either of the two was heard of elsewhere.
    kept.put(must(kept.get(id), 'the match'), [{ by: 1, move: 'take 1' }]);
    expect(other.catchUp()).toBe(false);
    expect(movesOf(other)).toEqual(['1 take 2']);
    kept.remove(id);
    expect(one.catchUp()).toBe(false);
  });

  it('leaves what is kept as it is where both have gone on', async () => {
    const { other, kept, id, logKept } = inTwoWindows();
    await other.play(1, 'take 2');
    kept.put(must(kept.get(id), 'the match'), [{ by: 1, move: 'take 1' }]);
    for (const decided of [
      other.play(2, 'take 1'),
      other.act(2, { act: 'offer-draw' }),
      other.takeBack(),
    ]) {
      expect(await decided).toEqual(PLAYED_ELSEWHERE);
    }
    expect(logKept()).toEqual([{ by: 1, move: 'take 1' }]);
  });

  it('has gone apart also where both have gone on in the same way since', async () => {
    const { other, kept, id } = inTwoWindows();
    await other.play(1, 'take 2');
    await other.play(2, 'take 3');
    kept.put(must(kept.get(id), 'the match'), [
      { by: 1, move: 'take 1' },
      { by: 2, move: 'take 3' },
    ]);
    expect(other.catchUp()).toBe(false);
  });

  it('has not gone apart where this one is ahead, because the device is full', async () => {
    const store = memoryStore();
    let isFull = false;
    const set: KeyValue['set'] = (key, value) => !isFull && store.set(key, value);
    const { open, logKept } = sitDown({ seats: [YOU, DEVICE], store: { ...store, set } });
    const session = open();
    await session.play(1, 'take 1');
    isFull = true;
    await session.play(2, 'take 2');
    expect(session.catchUp()).toBe(true);
    isFull = false;
    await session.play(1, 'take 3');
    expect(logKept()).toHaveLength(3);
  });

  it('is not tried again to be kept where another one has gone on meanwhile', async () => {
    const store = memoryStore();
    let isFull = true;
    const set: KeyValue['set'] = (key, value) => !isFull && store.set(key, value);
    const { open, logKept, kept, id } = sitDown({
      seats: [YOU, DEVICE],
      store: { ...store, set },
    });
    const session = open();
    await session.play(1, 'take 1');
    isFull = false;
    kept.put({ ...must(kept.get(id), 'the match'), plies: 1 }, [{ by: 1, move: 'take 2' }]);
    session.retry();
    expect(session.trouble.value).toEqual(PLAYED_ELSEWHERE);
    expect(logKept()).toEqual([{ by: 1, move: 'take 2' }]);
  });

  it('is not written to any more once it is closed', async () => {
    const { one, other, logKept } = inTwoWindows();
    await other.play(1, 'take 1');
    one.close();
    expect(await one.play(2, 'take 1')).toEqual(PLAYED_ELSEWHERE);
    expect(await one.act(1, { act: 'resign' })).toEqual(PLAYED_ELSEWHERE);
    expect(one.catchUp()).toBe(false);
    one.retry();
    expect([movesOf(one), logKept().length]).toEqual([[], 1]);
  });

  it('is decided in as it stands by then, though that has not been heard of here', async () => {
    const { one, other } = inTwoWindows();
    await one.play(1, 'take 1');
    expect(await other.play(1, 'take 2')).toMatchObject({ kind: 'refused' });
    expect(await other.play(2, 'take 2')).toBe('confirmed');
    expect(movesOf(other)).toEqual(['1 take 1', '2 take 2']);
    expect(one.catchUp()).toBe(true);
  });
});

describe('a curtain in two windows', () => {
  it('closes where one has decided in the other: the device may have been handed over since', async () => {
    const { open } = sitDown({ game: highCard, seats: [YOU, DEVICE], hides: () => true });
    const [one, other] = [open(), open()];
    const [card] = one.judge.value.moves(1);
    await one.play(1, one.judge.value.notate(card));
    expect(other.curtain.isClosed.value).toBe(false);
    expect(other.catchUp()).toBe(true);
    expect(other.curtain.isClosed.value).toBe(true);
    expect(one.curtain.isClosed.value).toBe(false);
  });

  it('is for who is asked by then', async () => {
    const { open } = sitDown({ game: highCard, seats: [YOU, DEVICE], hides: () => true });
    const [one, other] = [open(), open()];
    const [card] = one.judge.value.moves(1);
    await one.play(1, one.judge.value.notate(card));
    other.catchUp();
    expect([other.viewer.value, other.curtain.isClosed.value]).toEqual([2, true]);
  });

  it('closes where somebody turns to the other: it may be another one', () => {
    const { open } = sitDown({ game: highCard, seats: [YOU, DEVICE], hides: () => true });
    const isOurs = signal(true);
    const one = open({ lead: () => ({ ...SOLE_LEAD, isOurs }) });
    expect(one.curtain.isClosed.value).toBe(false);
    isOurs.value = false;
    expect(one.curtain.isClosed.value).toBe(true);
    one.curtain.open();
    isOurs.value = true;
    expect(one.curtain.isClosed.value).toBe(false);
  });

  it('lets nothing more be done by who has decided in the other', async () => {
    const { open, logKept } = sitDown({ game: highCard, seats: [YOU, DEVICE], hides: () => true });
    const [one, other] = [open(), open()];
    const [card] = one.judge.value.moves(1);
    await one.play(1, one.judge.value.notate(card));
    expect(await other.act(1, { act: 'resign' })).toEqual(PLAYED_ELSEWHERE);
    expect(other.curtain.isClosed.value).toBe(true);
    expect(logKept()).toHaveLength(one.position.value.ply);
  });
});

describe('a match with a computer in two windows', () => {
  it('keeps the answer that came first where both have asked for one', async () => {
    const { open, logKept } = sitDown({ seats: [BOT, YOU] });
    const late = Promise.withResolvers<Choice>();
    const slow: Thinker = { ...slowThinker(), think: () => late.promise };
    const other = open({ thinker: slow });
    const one = open();
    await untilPly(one, 1);
    late.resolve({ move: 'take 3', estimate: [0.5, 0.5], nodes: 1, line: [] });
    await untilPly(other, 1);
    expect(movesOf(other)).toEqual(['1 take 1']);
    expect(logKept()).toHaveLength(1);
    expect(one.catchUp()).toBe(true);
    expect(movesOf(one)).toEqual(['1 take 1']);
  });

  it('keeps no answer where the two have gone apart', async () => {
    const { open, kept, id, logKept } = sitDown({ seats: [YOU, BOT] });
    const late = Promise.withResolvers<Choice>();
    const session = open({ thinker: { ...slowThinker(), think: () => late.promise } });
    await session.play(1, 'take 2');
    kept.put(must(kept.get(id), 'the match'), [{ by: 1, move: 'take 1' }]);
    late.resolve({ move: 'take 3', estimate: [0.5, 0.5], nodes: 1, line: [] });
    await untilTrouble(session);
    expect(session.trouble.value).toEqual(PLAYED_ELSEWHERE);
    expect(session.thinking.value).toBeUndefined();
    expect(logKept()).toEqual([{ by: 1, move: 'take 1' }]);
  });

  it('is thought about in the one that leads alone, and answered where somebody decides', async () => {
    const { open, id } = sitDown({ seats: [YOU, BOT] });
    const lead = () => windowLead(`kast.match.${id}`, quietWindow());
    const [modest, never] = [modestThinker(), slowThinker()];
    const one = open({ thinker: modest, lead });
    const other = open({ thinker: never, lead });
    // Somebody turns to the other one, which is as good as frozen from then on.
    await other.play(1, 'take 3');
    await expect.poll(() => never.asked.length).toBe(1);
    expect(one.catchUp()).toBe(true);
    expect(modest.asked).toEqual([]);
    await one.act(1, { act: 'offer-draw' });
    await untilPly(one, 3);
    expect(other.catchUp()).toBe(true);
    expect(movesOf(other)).toEqual(['1 take 3', '1 draw', '2 take 1']);
    expect(never.asked).toHaveLength(1);
    one.close();
    await other.play(1, 'take 1');
    await expect.poll(() => never.asked.length).toBe(2);
    other.close();
  });
});

/** Nobody turns to it but by deciding there. */
function quietWindow(): WindowOfMany {
  const { locks } = navigator;
  return { locks, isHidden: () => false, whenTurnedTo: () => () => undefined };
}

describe('a match of this device on a big screen', () => {
  it.each([
    ['one person', [YOU, BOT]],
    ['several people', [YOU, DEVICE]],
  ])('looks as a watcher, with %s here', async (_, seats) => {
    const { open } = sitDown({ game: highCard, seats });
    const table = open();
    const [card] = table.judge.value.moves(1);
    const picked = table.judge.value.notate(card);
    await table.play(1, picked);
    table.close();

    const screen = open({ isForRoom: true });
    expect(screen.viewer.value).toBe('watcher');
    expect(screen.position.value.standing.view).toMatchObject({ hands: [null, null] });
    expect(movesOf(screen).slice(0, 2)).toEqual(['chance ?', '1 ?']);
    expect(screen.holders.value.filter(playsHere)).toEqual([]);
    expect(await screen.takeBack()).toMatchObject({ kind: 'refused' });
  });

  it('leaves the computers to the table where people play', async () => {
    const thinker = modestThinker();
    const { open } = sitDown({ seats: [BOT, YOU], thinker });
    open({ isForRoom: true });
    await new Promise(setImmediate);
    expect(thinker.asked).toEqual([]);
  });

  it('has computers play among themselves', async () => {
    const screen = sitDown({ seats: [BOT, BOT] }).open({ isForRoom: true });
    await untilPly(screen, 2);
    expect(movesOf(screen)).toEqual(['1 take 1', '2 take 1']);
  });

  it('goes on from a moment when it could be read: nobody dismisses it there', async () => {
    readAtOnce();
    const screen = sitDown({ seats: [BOT, BOT] }).openUnseen({ isForRoom: true });
    screen.stage.attach(({ dismissed }) => dismissed(''));
    await untilPly(screen, 9);
    await screen.stage.atRest();
    expect(screen.position.value.standing.outcome).toBeDefined();
    vi.unstubAllGlobals();
  });
});
