import { highCard } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import {
  BOT,
  DEVICE,
  modestThinker,
  movesOf,
  sitDown,
  slowThinker,
  YOU,
} from '../session/here/testing.ts';
import { createTableState, type TableState } from './table-state.ts';

/** Two who share a device: the first has chosen, and is to hand it over. */
async function handingOver() {
  const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
  const thinker = modestThinker();
  const state = createTableState(session, thinker);
  const [card] = handOf(session.position.value.standing.view);
  expect(await state.enter(`pick ${card}`)).toBe(true);
  session.curtain.close();
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

  it('hangs before whoever opens a table, for that may be anybody', async () => {
    const table = sitDown({ game: highCard, seats: [YOU, DEVICE] });
    expect(table.openUnseen().curtain.isClosed.value).toBe(true);
    const first = createTableState(table.open(), modestThinker());
    const [card] = handOf(first.session.position.value.standing.view);
    expect(await first.enter(`pick ${card}`)).toBe(true);
    const again = createTableState(table.openUnseen(), modestThinker());
    expect(again.curtain.isClosed.value).toBe(true);
    again.curtain.open();
    expect(again.deciding.value).toBe(2);
  });
});

describe('a table that is opened again after its end', () => {
  it('has no curtain', async () => {
    const table = sitDown({ game: highCard, seats: [YOU, DEVICE] });
    const state = createTableState(table.open(), modestThinker());
    const { session } = state;
    while (!session.position.value.standing.outcome) {
      session.curtain.close();
      session.curtain.open();
      await session.stage.atRest();
      expect(await state.play(state.moves.value[0])).toBe('confirmed');
      await session.stage.atRest();
    }
    expect(table.openUnseen().curtain.isClosed.value).toBe(false);
  });
});

describe('handing a device over', () => {
  it('shows to the end what was done, and lets nothing be done for the next one meanwhile', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    const pictures = Promise.withResolvers<void>();
    session.stage.attach(() => pictures.promise);
    const state = createTableState(session, modestThinker());
    const [first] = handOf(session.position.value.standing.view);
    await state.enter(`pick ${first}`);
    expect(state.curtain.isClosed.value).toBe(false);
    expect(session.viewer.value).toBe(1);
    expect(session.stage.scene.value.events).not.toEqual([]);
    expect(handOf(session.stage.scene.value.position.standing.view)).not.toContain(first);
    expect([state.deciding.value, state.acting.value]).toEqual([undefined, 1]);
    expect(state.hints.mayAsk.value).toBe(false);
    for (const card of Array.from({ length: 20 }, (_, at) => at)) {
      expect(await state.enter(`pick ${card}`)).toBe(false);
    }
    pictures.resolve();
    await session.stage.atRest();
    expect(state.curtain.isClosed.value).toBe(false);
    session.curtain.close();
    expect(state.curtain.isClosed.value).toBe(true);
    expect(session.viewer.value).toBe(2);
  });

  it('shows it to the next one in their own eyes, from where they looked last', async () => {
    const { session, state } = await handingOver();
    const { scene, shown } = session.stage;
    const theirs = handOf(session.position.value.standing.view);
    expect(shown.value.position.ply).toBeLessThan(session.position.value.ply);
    const seen: unknown[] = [];
    session.stage.attach(async () => {
      await Promise.resolve();
      const { before, position } = scene.value;
      seen.push([before, position].map(({ standing }) => handOf(standing.view)));
    });
    state.curtain.open();
    await session.stage.atRest();
    expect(seen).toEqual([[theirs, theirs]]);
    expect(shown.value.position.ply).toBe(session.position.value.ply);
  });

  it('is spared who looks already, where several are asked at the same time', async () => {
    const { session, state } = await handingOver();
    let looking = session.viewer.value;
    while (session.position.value.standing.toDecide.length < 2) {
      state.curtain.open();
      await session.stage.atRest();
      looking = session.viewer.value;
      expect(await state.play(state.moves.value[0])).toBe('confirmed');
      session.curtain.close();
    }
    expect([session.viewer.value, state.curtain.isClosed.value]).toEqual([looking, false]);
    await session.stage.atRest();
    expect(state.deciding.value).toBe(looking);
  });

  it('T3 lets who has resigned do nothing for the next one, whom nobody has called yet', async () => {
    const thinker = slowThinker();
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE, BOT], thinker }).open();
    const state = createTableState(session, thinker);
    expect(await state.resign()).toBe(true);
    expect([session.viewer.value, session.curtain.next.value]).toEqual([1, 2]);
    expect(state.acting.value).toBeUndefined();
    const plies = movesOf(session).length;
    for (const typed of [
      'resign',
      'draw',
      ...Array.from({ length: 17 }, (_, card) => `pick ${card}`),
    ]) {
      expect(await state.enter(typed)).toBe(false);
    }
    expect(movesOf(session)).toHaveLength(plies);
  });

  it('takes a refusal along', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    const state = createTableState(session, modestThinker());
    await state.enter('pick 99');
    expect(state.fault.value).toBeDefined();
    const [card] = handOf(session.position.value.standing.view);
    await state.enter(`pick ${card}`);
    await state.enter('pick 99');
    expect(state.fault.value).toBeDefined();
    session.curtain.close();
    expect(state.fault.value).toBeUndefined();
  });

  it('is done again for whoever comes back to the page', () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    session.curtain.hide();
    expect([session.viewer.value, session.curtain.isClosed.value]).toEqual([1, true]);
  });

  it('T6 leaves to who handed it over what they did', async () => {
    const { session, state, picked } = await handingOver();
    state.curtain.open();
    await session.stage.atRest();
    expect(session.whyNoTakeBack.value).toMatchObject({ refusal: { rule: 'T6' } });
    await state.takeBack();
    expect(movesOf(session)).toHaveLength(picked);
  });

  it('comes before what begins to be somebody’s own, and before what the next one has missed of it', async () => {
    const hides = (view: unknown, viewer: unknown) => viewer === 1 && handOf(view).length < 3;
    const sitting = sitDown({ game: highCard, seats: [YOU, DEVICE], hides });
    const state = createTableState(sitting.open(), modestThinker());
    const { curtain, session } = state;
    const before = session.position.value.ply;
    expect(await state.play(state.moves.value[0])).toBe('confirmed');
    expect([session.viewer.value, curtain.isClosed.value]).toEqual([1, true]);
    expect(session.stage.scene.value.position.ply).toBe(before);
    curtain.open();
    await session.stage.atRest();
    expect(session.stage.shown.value.position.ply).toBe(before + 1);
    expect([curtain.next.value, state.deciding.value]).toEqual([2, undefined]);
    curtain.close();
    expect([session.viewer.value, curtain.isClosed.value]).toEqual([2, true]);
    expect(session.stage.scene.value.position.ply).toBe(before);
    curtain.open();
    await session.stage.atRest();
    expect(state.deciding.value).toBe(2);
  });

  it('needs no curtain where there is nothing to hide', async () => {
    const sitting = sitDown({ game: highCard, seats: [YOU, DEVICE], hides: () => false });
    const state = createTableState(sitting.open(), modestThinker());
    const [card] = handOf(state.session.position.value.standing.view);
    expect(await state.enter(`pick ${card}`)).toBe(true);
    expect([state.session.viewer.value, state.curtain.isClosed.value]).toEqual([2, false]);
    expect(state.deciding.value).toBe(2);
  });
});

describe('a hint', () => {
  it('DD6.2 is thought out by who remembers as people do, for the seat that asks', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const thinker = modestThinker();
    const state = createTableState(session, thinker);
    await state.hints.ask();
    expect(state.hints.current.value).toBeDefined();
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.asked[0]).toMatchObject({ level: 5, recallsAs: 3, seen: { viewer: 1 } });
  });

  it('answers the same question once, also after it was put away', async () => {
    const thinker = modestThinker();
    const state = createTableState(sitDown({ seats: [YOU, DEVICE] }).open(), thinker);
    await state.hints.ask();
    const first = state.hints.current.value;
    state.hints.drop();
    expect(state.hints.current.value).toBeUndefined();
    await state.hints.ask();
    expect(first).toBeDefined();
    expect(state.hints.current.value).toBe(first);
    expect(thinker.asked).toHaveLength(1);
  });
});

describe('a hint at a shared device', () => {
  it('is for who asked alone, though the next player is asked the same', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    const state = createTableState(session, modestThinker());
    await state.hints.ask();
    expect(state.hints.current.value).toMatchObject({ seat: 1 });
    const [card] = handOf(session.position.value.standing.view);
    expect(await state.enter(`pick ${card}`)).toBe(true);
    session.curtain.close();
    state.curtain.open();
    await session.stage.atRest();
    expect(state.deciding.value).toBe(2);
    expect(state.hints.current.value).toBeUndefined();
  });

  it('is dropped where who asked plays before it is there', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE] }).open();
    const thought = Promise.withResolvers<never>();
    const thinker = { ...modestThinker(), think: () => thought.promise };
    const state = createTableState(session, thinker);
    const asked = state.hints.ask();
    expect(state.hints.isThinking.value).toBe(true);
    const [card] = handOf(session.position.value.standing.view);
    await state.enter(`pick ${card}`);
    session.curtain.close();
    state.curtain.open();
    expect(state.hints.isThinking.value).toBe(false);
    thought.reject(new Error('too late'));
    await asked;
    expect(state.fault.value).toBeUndefined();
  });
});

describe('resigning', () => {
  it('T3 is for who was asked, though somebody else acts by now', async () => {
    const session = sitDown({ seats: [YOU, DEVICE, DEVICE] }).open();
    const state = createTableState(session, modestThinker());
    const asked = state.acting.value;
    await state.enter('take 1');
    expect(state.acting.value).not.toBe(asked);
    expect(await state.resign(asked)).toBe(true);
    expect(session.position.value.standing.resigned).toEqual([1]);
  });
});

describe('a match that is over, whose end is still being told', () => {
  it('lets nobody act at the table any more', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE], hides: () => false }).open();
    const state = createTableState(session, modestThinker());
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

describe('with the real box', () => {
  it('a move is only asked about while that is on, also one that is typed', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const state = createTableState(session, modestThinker());
    state.isOnlyAsking.value = true;
    expect(await state.enter('take 2')).toBe(false);
    expect(state.fault.value?.fault).toEqual({ kind: 'allowed' });
    expect(await state.play(state.moves.value[0])).toBe('refused');
    expect(state.fault.value?.fault).toEqual({ kind: 'allowed' });
    for (const typed of ['take 9', 'take two']) {
      expect(await state.enter(typed)).toBe(false);
      expect(state.fault.value?.fault.kind).toBe('refused');
    }
    expect(movesOf(session)).toEqual([]);
    state.isOnlyAsking.value = false;
    expect(await state.enter('take 2')).toBe(true);
  });
});

describe('what is asked', () => {
  it('is there with what can be pressed, though its pictures still move', async () => {
    const session = sitDown({ game: highCard, seats: [YOU, DEVICE], hides: () => false }).open();
    const state = createTableState(session, modestThinker());
    session.stage.attach(() => Promise.withResolvers<void>().promise);
    const [card] = handOf(session.position.value.standing.view);
    expect(await state.enter(`pick ${card}`)).toBe(true);
    const { shown } = session.stage;
    expect(state.deciding.value).toBe(2);
    expect(state.turnPosition.value.standing.toDecide).toEqual([2]);
    expect(shown.value.position.standing.toDecide).not.toEqual([2]);
  });
});

describe('reaching for the board while others decide', () => {
  /** Who began has moved, and the computer thinks. */
  async function waiting() {
    const thinker = slowThinker();
    const session = sitDown({ seats: [YOU, BOT], thinker }).open();
    const state = createTableState(session, thinker);
    return { session, state };
  }
  const said = ({ fault }: Pick<TableState, 'fault'>): unknown => fault.value?.fault;

  it('T7 says once whose turn it is, and again only after something has happened', async () => {
    const { session, state } = await waiting();
    state.awaitOthers('Anna');
    expect(said(state)).toBeUndefined();
    expect(await state.enter('take 1')).toBe(true);
    await session.stage.atRest();
    state.awaitOthers('Anna');
    expect(said(state)).toEqual({ kind: 'awaited', text: 'Anna', rule: 'NI2' });
    const first = state.fault.value?.number;
    state.awaitOthers('Anna');
    expect(state.fault.value?.number).toBe(first);
    state.dismiss();
    state.awaitOthers('Anna');
    expect(said(state)).toBeUndefined();
    await state.takeBack();
    expect(await state.enter('take 2')).toBe(true);
    await session.stage.atRest();
    state.awaitOthers('Anna');
    expect(said(state)).toMatchObject({ text: 'Anna' });
    await state.takeBack();
    expect(said(state)).toBeUndefined();
  });

  it('says nothing while the board still shows what was done', async () => {
    const { session, state } = await waiting();
    const shown = Promise.withResolvers<void>();
    session.stage.attach(() => shown.promise);
    expect(await state.enter('take 1')).toBe(true);
    state.awaitOthers('Anna');
    expect(said(state)).toBeUndefined();
    shown.resolve();
    await session.stage.atRest();
    state.awaitOthers('Anna');
    expect(said(state)).toMatchObject({ kind: 'awaited' });
  });

  it('says nothing to who is to hand over the device, has resigned, or only looks on', async () => {
    const { state } = await handingOver();
    state.awaitOthers('Anna');
    expect(said(state)).toBeUndefined();
    const thinker = slowThinker();
    const resigned = sitDown({ seats: [YOU, BOT, BOT], thinker }).open();
    const gone = createTableState(resigned, thinker);
    expect(await gone.resign()).toBe(true);
    await resigned.stage.atRest();
    gone.awaitOthers('Anna');
    expect(said(gone)).toBeUndefined();
    const session = sitDown({ seats: [BOT, BOT], thinker }).open();
    const watching = createTableState(session, thinker);
    watching.awaitOthers('Anna');
    expect(said(watching)).toBeUndefined();
  });
});

describe('the last move of a match', () => {
  it('is nobody’s turn any more while it is being shown', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const shown = Promise.withResolvers<void>();
    const isOver = (): boolean => session.position.value.standing.outcome !== undefined;
    session.stage.attach(() => (isOver() ? shown.promise : Promise.resolve()));
    const state = createTableState(session, modestThinker());
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

describe('an end that is held back until its verdict has been seen', () => {
  async function toTheEnd() {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const shown = Promise.withResolvers<void>();
    const isOver = (): boolean => session.position.value.standing.outcome !== undefined;
    session.stage.attach((cue) => {
      cue.close();
      return isOver() ? shown.promise : Promise.resolve();
    });
    const state = createTableState(session, modestThinker());
    while (!isOver()) {
      await session.stage.atRest();
      expect(await state.play(state.moves.value[0])).toBe('confirmed');
    }
    return { session, state, shown };
  }

  it('is not told by what stands around the board', async () => {
    const { session, state, shown } = await toTheEnd();
    expect(state.isEnding.value).toBe(false);
    expect(state.acting.value).toBeDefined();
    shown.resolve();
    await session.stage.atRest();
    expect(state.acting.value).toBeUndefined();
  });

  it.each(['resign', 'draw', 'take 1'])('nor by what is refused then: %s', async (said) => {
    const { session, state, shown } = await toTheEnd();
    const asked = state.enter(said);
    const later = new Promise(setImmediate).then(() => 'waits');
    expect(await Promise.race([asked, later])).toBe('waits');
    expect(state.fault.value?.fault).toEqual({ kind: 'held-back' });
    shown.resolve();
    await session.stage.atRest();
    await asked;
    expect(session.position.value.standing.resigned).toEqual([]);
  });

  it('nor by taking back, which is refused as it is while a match goes on', async () => {
    const { state } = await toTheEnd();
    await state.takeBack();
    expect(state.fault.value?.fault).toEqual({ kind: 'held-back' });
  });
});

describe('a board that is held back', () => {
  it('plays nothing that was typed for somebody who is not asked any more', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const shown = Promise.withResolvers<void>();
    session.stage.attach((cue) => {
      cue.close();
      return shown.promise;
    });
    const state = createTableState(session, modestThinker());
    expect(await state.enter('take 2')).toBe(true);
    const typed = state.enter('take 3');
    await new Promise(setImmediate);
    expect(movesOf(session)).toEqual(['1 take 2']);
    expect(state.fault.value?.fault).toEqual({ kind: 'held-back' });
    shown.resolve();
    expect([await typed, state.deciding.value, state.fault.value]).toEqual([false, 2, undefined]);
    expect(await state.enter('take 3')).toBe(true);
  });

  it('says of taking back that it cannot be done yet, before anybody tries', async () => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const shown = Promise.withResolvers<void>();
    session.stage.attach((cue) => {
      cue.close();
      return shown.promise;
    });
    const state = createTableState(session, modestThinker());
    await state.enter('take 2');
    // What the session says may be what is yet to be seen.
    expect(session.whyNoTakeBack.value).toBeUndefined();
    expect(state.whyNoTakeBack.value).toEqual({ kind: 'held-back' });
    // What was typed is not done later either, when the board has told more.
    expect(await state.enter('undo')).toBe(false);
    expect(state.fault.value?.fault).toEqual({ kind: 'held-back' });
    shown.resolve();
    await session.stage.atRest();
    expect(state.whyNoTakeBack.value).toBeUndefined();
  });

  it.each(['draw', 'resign'] as const)('says so to who presses %s', async (act) => {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    const shown = Promise.withResolvers<void>();
    session.stage.attach((cue) => {
      cue.close();
      return shown.promise;
    });
    const state = createTableState(session, modestThinker());
    await state.enter('take 2');
    const acted = state[act]();
    expect(state.fault.value?.fault).toEqual({ kind: 'held-back' });
    shown.resolve();
    await acted;
    expect(state.fault.value).toBeUndefined();
  });
});

describe('what waits for a board that is held back', () => {
  /** The first has offered a draw and moved; what came of that is held back. */
  async function offered() {
    const session = sitDown({ seats: [YOU, DEVICE] }).open();
    await session.act(1, { act: 'offer-draw' });
    const shown = Promise.withResolvers<void>();
    session.stage.attach((cue) => {
      cue.close();
      return shown.promise;
    });
    const state = createTableState(session, modestThinker());
    await session.play(1, 'take 2');
    return { session, state, shown };
  }

  it('T4 accepts the very offer that stood when somebody accepted it', async () => {
    const { session, state, shown } = await offered();
    const accepting = state.draw(2);
    shown.resolve();
    expect(await accepting).toBe(true);
    expect(session.position.value.standing.outcome).toMatchObject({ rule: 'T4' });
  });

  it('T4 offers nothing for who has accepted what has lapsed meanwhile', async () => {
    const { session, state, shown } = await offered();
    const accepting = state.draw(2);
    await session.play(2, 'take 1');
    shown.resolve();
    expect(await accepting).toBe(false);
    expect(movesOf(session)).toEqual(['1 draw', '1 take 2', '2 take 1']);
  });

  it('is followed no more once the table is cleared', async () => {
    const { session, state, shown } = await offered();
    state.show({ kind: 'held-back' });
    state.close();
    shown.resolve();
    await session.stage.atRest();
    expect(state.fault.value?.fault).toEqual({ kind: 'held-back' });
  });
});

describe('a hint that is followed', () => {
  async function afterHint() {
    const { open } = sitDown({ seats: [YOU, DEVICE] });
    const session = open();
    const noted: unknown[] = [];
    const state = createTableState(session, modestThinker(), {
      note: (...hint) => noted.push(hint),
    });
    await state.enter('take 2');
    await session.stage.atRest();
    await state.hints.ask();
    expect(state.hints.current.value).toMatchObject({ seat: 2 });
    return { session, state, noted, elsewhere: open };
  }

  it('is remembered with the entry that it became', async () => {
    for (const follow of ['play', 'enter'] as const) {
      const { session, state, noted } = await afterHint();
      if (follow === 'enter') await state.enter('take 1');
      else await state.play(state.hints.current.value?.move);
      expect(noted).toEqual([[session.id, 1, 'take 1']]);
      expect(movesOf(session)[1]).toBe('2 take 1');
    }
  });

  it('is remembered where it came to lie, though something came in between', async () => {
    const { state, elsewhere, noted } = await afterHint();
    await elsewhere().act(2, { act: 'offer-draw' });
    expect(await state.enter('take 1')).toBe(true);
    expect(noted).toMatchObject([[expect.anything(), 2, 'take 1']]);
  });

  it('is not remembered where another move was made, or none', async () => {
    const { state, noted } = await afterHint();
    await state.enter('take 7');
    await state.enter('take 3');
    expect(noted).toEqual([]);
  });
});
