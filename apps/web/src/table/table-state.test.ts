import { highCard } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { DEVICE, modestThinker, movesOf, sitDown, YOU } from '../session/here/testing.ts';
import { createTableState } from './table-state.ts';

/** Two who share a device: the first has chosen, and is to hand it over. */
async function handingOver() {
  const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
  const thinker = modestThinker();
  const state = createTableState(session, thinker, { curtain: true });
  const [card] = handOf(session.position.value.standing.view);
  expect(await state.enter(`pick ${card}`)).toBe(true);
  await session.stage.atRest();
  return { session, thinker, state, picked: movesOf(session).length };
}

function handOf(view: unknown): readonly number[] {
  const { hands } = view as ReturnType<typeof highCard.view>;
  return hands.find((hand) => hand !== null) ?? [];
}

describe('a closed curtain', () => {
  it('asks nothing of the seat behind it, and advises nothing', async () => {
    const { state, thinker } = await handingOver();
    expect(state.curtain.isClosed.value).toBe(true);
    expect(state.deciding.value).toBeUndefined();
    expect(state.moves.value).toEqual([]);
    expect(state.hints.mayAsk.value).toBe(false);
    await state.hints.ask();
    expect(thinker.asked).toEqual([]);
    expect(state.hints.current.value).toBeUndefined();
  });

  it('lets nothing be done for that seat, and nothing be taken back', async () => {
    const { state, session, picked } = await handingOver();
    const [theirs] = handOf(session.position.value.standing.view);
    for (const typed of [`pick ${theirs}`, 'undo', 'draw', 'resign']) {
      expect(await state.enter(typed)).toBe(false);
    }
    expect(await state.play({ kind: 'pick', card: theirs })).toBe('refused');
    await state.takeBack();
    expect(movesOf(session)).toHaveLength(picked);
    expect(state.fault.value).toBeUndefined();
  });

  it('T3 is not mistaken for everybody having resigned', async () => {
    const { state } = await handingOver();
    expect(state.acting.value).toBeUndefined();
    expect(state.haveAllResigned.value).toBe(false);
  });

  it('opens for whoever says that they are the one', async () => {
    const { state, session } = await handingOver();
    state.curtain.open();
    expect(state.deciding.value).toBe(2);
    const [theirs] = handOf(session.position.value.standing.view);
    expect(await state.enter(`pick ${theirs}`)).toBe(true);
  });

  it('hangs before whoever comes back to a table, for that may be anybody', async () => {
    const table = sitDown({ game: highCard, seats: [YOU, DEVICE] });
    const first = createTableState(table.open(), modestThinker(), { curtain: true });
    expect(first.curtain.isClosed.value).toBe(false);
    const [card] = handOf(first.session.position.value.standing.view);
    expect(await first.enter(`pick ${card}`)).toBe(true);
    const again = createTableState(table.open(), modestThinker(), { curtain: true });
    expect(again.curtain.isClosed.value).toBe(true);
    again.curtain.open();
    expect(again.deciding.value).toBe(2);
  });

  it('hangs before what is to be hidden from now on, though the stage still tells of before', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    session.stage.attach(() => Promise.withResolvers<void>().promise);
    const [first] = handOf(session.position.value.standing.view);
    const hides = (view: unknown): boolean => !handOf(view).includes(first ?? 0);
    const state = createTableState(session, modestThinker(), { curtain: true, hides });
    await state.enter(`pick ${first}`);
    expect(session.stage.shown.value.position.ply).toBeLessThan(session.position.value.ply);
    expect(state.curtain.isClosed.value).toBe(true);
  });
});

describe('a hint', () => {
  it('DD6.2 is thought out by who remembers as people do, for the seat that asks', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const thinker = modestThinker();
    const state = createTableState(session, thinker, { curtain: false });
    await state.hints.ask();
    expect(state.hints.current.value).toBeDefined();
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.asked[0]).toMatchObject({ level: 5, recallsAs: 3, seen: { viewer: 1 } });
  });
});

describe('a match that is over, whose end is still being told', () => {
  it('lets nobody act at the table any more', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    const state = createTableState(session, modestThinker(), { curtain: false });
    const outcome = () => session.position.peek().standing.outcome;
    // Every ply is told at once, but for the last.
    session.stage.attach(() =>
      outcome() ? Promise.withResolvers<void>().promise : Promise.resolve(),
    );
    expect(state.acting.value).toBe(1);
    while (!outcome()) {
      expect(await state.play(state.moves.value[0])).toBe('confirmed');
      if (!outcome()) await session.stage.atRest();
    }
    expect(session.stage.shown.value.position.standing.outcome).toBeUndefined();
    expect(state.acting.value).toBeUndefined();
    expect(await state.resign()).toBe(false);
    expect(await state.draw()).toBe(false);
  });
});

describe('what is asked', () => {
  it('is there with what can be pressed, though its pictures still move', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    const state = createTableState(session, modestThinker(), { curtain: false });
    session.stage.attach(() => Promise.withResolvers<void>().promise);
    const [card] = handOf(session.position.value.standing.view);
    expect(await state.enter(`pick ${card}`)).toBe(true);
    const { shown } = session.stage;
    expect(state.deciding.value).toBe(2);
    expect(state.asked.value.standing.toDecide).toEqual([2]);
    expect(shown.value.position.standing.toDecide).not.toEqual([2]);
  });
});

describe('the last move of a match', () => {
  it('is nobody’s turn any more while it is being shown', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const shown = Promise.withResolvers<void>();
    const isOver = (): boolean => session.position.value.standing.outcome !== undefined;
    session.stage.attach(() => (isOver() ? shown.promise : Promise.resolve()));
    const state = createTableState(session, modestThinker(), { curtain: false });
    while (!isOver()) {
      await session.stage.atRest();
      expect(state.isEnding.value).toBe(false);
      expect(await state.play(state.moves.value[0])).toBe('confirmed');
    }
    expect(state.isEnding.value).toBe(true);
    shown.resolve();
    await session.stage.atRest();
    expect(state.isEnding.value).toBe(false);
  });
});
