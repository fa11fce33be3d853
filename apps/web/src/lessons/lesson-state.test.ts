import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { createLesson } from './lesson-state.ts';

const box = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);
const game = await box.rules();
const [lesson] = await box.lessons();

const TERMS = { triesCost: true, onSolved: () => undefined };

/** A lesson in which a legal move was made that does not solve it. */
async function afterWrongMove() {
  const one = must(lesson, 'a lesson');
  for (let at = 0; ; at += 1) {
    const state = createLesson(game, one, TERMS);
    const move = must(state.moves.value[at], 'a move that does not solve it');
    state.stage.attach(() => Promise.resolve());
    await state.make(move);
    await state.stage.atRest();
    if (state.play.value.status === 'wrong') return state;
  }
}

describe('after a wrong move', () => {
  it('whoever reaches for the board may try anew', async () => {
    const state = await afterWrongMove();
    expect(state.isAsked.value).toBe(false);
    state.reach();
    expect(state.isAsked.value).toBe(true);
    expect(state.play.value).toMatchObject({ status: 'playing', tried: 0 });
  });

  it('a hint is given for the position of the lesson', async () => {
    const state = await afterWrongMove();
    state.hint();
    expect([state.isAsked.value, state.hints.value]).toEqual([true, 1]);
  });
});

it('reaching for the board takes no right move away', async () => {
  const state = createLesson(game, must(lesson, 'a lesson'), TERMS);
  const begun = state.play.value;
  state.reach();
  expect(state.play.value).toBe(begun);
});

describe('stars', () => {
  const begun = (triesCost: boolean) =>
    createLesson(game, must(lesson, 'a lesson'), { ...TERMS, triesCost });

  it('are all there for whoever needs no help', () => {
    expect(begun(true).stars.value).toBe(3);
  });

  it('are one less for a hint, however often it is asked for', () => {
    const state = begun(true);
    state.hint();
    state.again();
    state.hint();
    expect(state.stars.value).toBe(2);
  });

  it('are none once the solution was shown, also after beginning again', () => {
    const state = begun(true);
    state.showSolution();
    state.again();
    expect(state.stars.value).toBe(0);
  });

  it('are one less for a wrong move in a puzzle', async () => {
    const state = await afterWrongMove();
    expect(state.stars.value).toBe(2);
  });

  it('are told to whoever keeps them', async () => {
    const one = must(lesson, 'a lesson');
    const told: number[] = [];
    const state = createLesson(game, one, {
      triesCost: false,
      onSolved: (stars) => told.push(stars),
    });
    state.stage.attach(() => Promise.resolve());
    state.hint();
    const move = game.notation.parse(one.start, one.seat, must(one.solution[0], 'a move'));
    if (move.ok) await state.make(move.value);
    await state.stage.atRest();
    await expect.poll(() => told).toEqual([2]);
  });
});
