import type { FirstMatch, FirstNote } from '@kast/games';
import { highCard } from '@kast/test-kit';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../device/key-value.ts';
import {
  BOT,
  DEVICE,
  modestThinker,
  sitDown,
  slowThinker,
  untilPly,
  YOU,
} from '../session/here/testing.ts';
import type { Thinker } from '../session/bots/thinker.ts';
import { createTableState } from '../table/table-state.ts';
import { accompany } from './accompany.ts';
import { firstMatchOf, rememberFirstMatch } from './first-match-memory.ts';

/** Explains how many stones are left after each ply, and that somebody was turned down. */
const GUIDE: FirstMatch = {
  card: () => ({ who: '', win: '', lose: '', turn: '' }),
  Picture: () => null,
  goals: () => [],
  notes: ({ view }) => [note(`left-${heapIn(view)}`), note('any')],
  refused: ({ reason }) => note(reason),
  reason: ({ before, view }) => (before === view ? 'nothing' : 'to take one'),
};

function heapIn(view: unknown): number {
  return (view as { readonly heap: number }).heap;
}

function note(id: string): FirstNote {
  return { id, text: `told: ${id}` };
}

function companyAt(
  seats = [YOU, BOT],
  isFirst = true,
  isUnread = false,
  guide = GUIDE,
  thinker: Thinker = modestThinker(),
) {
  const store = memoryStore();
  rememberFirstMatch(store, 'nim', { isKnown: false, match: 'one', hasBegun: true, told: [] });
  const session = sitDown({ seats, thinker }).open();
  const state = createTableState(session, modestThinker());
  const said: string[] = [];
  const isHeld = signal(isUnread);
  const companion = accompany({
    game: 'nim',
    state,
    guide,
    store,
    players: () => [],
    isFirst,
    isHeld,
    announce: (text) => text !== '' && said.push(text),
  });
  const told = (): readonly string[] => {
    const memory = firstMatchOf(store, 'nim');
    return memory?.isKnown === false ? memory.told : [];
  };
  return { session, state, companion, store, said, told, isHeld };
}

describe('who accompanies a first match', () => {
  it('explains one thing at a time, aloud, and the rest when it comes again', async () => {
    const { session, state, companion, said, told } = companyAt([YOU, DEVICE]);
    await state.enter('take 1');
    await session.stage.atRest();
    expect(companion.note.value?.id).toBe('left-8');
    expect(told()).toEqual(['left-8']);
    expect(said).toEqual(['told: left-8']);
    companion.dismiss();
    expect(companion.note.value).toBeUndefined();
  });

  it('says what to do to who is to do it, and not while somebody else decides', async () => {
    const opening = { ...GUIDE, opening: () => note('opening'), notes: () => [] };
    const { session, companion } = companyAt([BOT, YOU], true, false, opening);
    expect(companion.note.value).toBeUndefined();
    await untilPly(session, 1);
    await session.stage.atRest();
    expect(companion.note.value?.id).toBe('opening');
  });

  it('puts a note away that is true no more', async () => {
    const notes = () => [{ ...note('full'), isOver: (view: unknown) => heapIn(view) < 8 }];
    const { session, state, companion } = companyAt([YOU, BOT], true, false, { ...GUIDE, notes });
    await state.enter('take 1');
    await untilPly(session, 2);
    await session.stage.atRest();
    expect(companion.note.value).toBeUndefined();
  });

  it('puts a note away with the move that is made, and not when its pictures are over', async () => {
    const opening = { ...GUIDE, opening: () => note('opening'), notes: () => [] };
    for (const seats of [
      [YOU, BOT],
      [YOU, DEVICE],
    ]) {
      const { session, state, companion } = companyAt(seats, true, false, opening);
      session.stage.attach(() => Promise.withResolvers<void>().promise);
      expect(companion.note.value?.id).toBe('opening');
      await state.enter('take 1');
      expect(session.stage.shown.value.events).toEqual([]);
      expect(companion.note.value).toBeUndefined();
    }
  });

  it('puts a note away that speaks of what was taken back', async () => {
    const { session, state, companion } = companyAt();
    await state.enter('take 1');
    await untilPly(session, 2);
    await session.stage.atRest();
    expect(companion.note.value).toBeDefined();
    await session.takeBack();
    await session.stage.atRest();
    expect(companion.note.value).toBeUndefined();
  });

  it('begins when the card was read', () => {
    const opening = { ...GUIDE, opening: () => note('opening') };
    const { companion, isHeld } = companyAt([YOU, BOT], true, true, opening);
    expect(companion.note.value).toBeUndefined();
    isHeld.value = false;
    expect(companion.note.value?.id).toBe('opening');
  });

  it('explains nothing twice on this device', async () => {
    const { session, state, companion, store } = companyAt([YOU, DEVICE]);
    rememberFirstMatch(store, 'nim', {
      isKnown: false,
      match: 'one',
      hasBegun: true,
      told: ['left-8', 'any'],
    });
    await state.enter('take 1');
    await session.stage.atRest();
    expect(companion.note.value).toBeUndefined();
  });

  it('says why a computer did what it did, in a first match only', async () => {
    for (const isFirst of [true, false]) {
      const { session, state, companion } = companyAt([YOU, BOT], isFirst);
      await state.enter('take 1');
      await untilPly(session, 2);
      await session.stage.atRest();
      expect(companion.reason.value?.text).toBe(isFirst ? 'to take one' : undefined);
    }
  });

  it('gives no reasons for what people do', async () => {
    const { session, state, companion } = companyAt([YOU, DEVICE]);
    await state.enter('take 1');
    await session.stage.atRest();
    expect(companion.reason.value).toBeUndefined();
  });

  it('explains a refusal once', async () => {
    const { state, companion } = companyAt([YOU, DEVICE]);
    expect(await state.enter('take 7')).toBe(false);
    const first = companion.note.value?.id;
    expect(first).toBeDefined();
    companion.dismiss();
    await state.enter('take 7');
    expect(companion.note.value).toBeUndefined();
  });

  it('explains no refusal to who is not asked', async () => {
    const waiting = companyAt([BOT, YOU], true, false, GUIDE, slowThinker());
    expect(await waiting.state.enter('take 1')).toBe(false);
    expect(waiting.state.fault.value?.fault).toMatchObject({
      refusal: { reason: 'not-your-turn' },
    });
    expect(waiting.companion.note.value).toBeUndefined();
  });

  it('waits until something has been told', async () => {
    const { session, state, companion } = companyAt([YOU, DEVICE]);
    const { promise, resolve } = Promise.withResolvers<void>();
    session.stage.attach(() => promise);
    await state.enter('take 1');
    expect(companion.note.value).toBeUndefined();
    resolve();
    await session.stage.atRest();
    expect(companion.note.value?.id).toBe('left-8');
  });

  it('makes way for a hint', async () => {
    const opening = { ...GUIDE, opening: () => note('opening') };
    const { state, companion } = companyAt([YOU, BOT], true, false, opening);
    expect(companion.note.value?.id).toBe('opening');
    await state.hints.ask();
    expect(state.hints.current.value).toBeDefined();
    expect(companion.note.value).toBeUndefined();
    state.hints.drop();
    expect(companion.note.value).toBeUndefined();
  });

  it('says nothing behind a curtain', async () => {
    const store = memoryStore();
    rememberFirstMatch(store, highCard.info.id, {
      isKnown: false,
      match: 'one',
      hasBegun: true,
      told: [],
    });
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    const state = createTableState(session, modestThinker());
    const companion = accompany({
      game: highCard.info.id,
      state,
      guide: GUIDE,
      store,
      players: () => [],
      isFirst: true,
      isHeld: signal(false),
      announce: () => undefined,
    });
    const { hands } = session.position.value.standing.view as ReturnType<typeof highCard.view>;
    const card = hands.find((hand) => hand !== null)?.[0];
    await state.enter(`pick ${card}`);
    session.curtain.close();
    expect(state.curtain.isClosed.value).toBe(true);
    expect(companion.note.value).toBeUndefined();
  });
});
