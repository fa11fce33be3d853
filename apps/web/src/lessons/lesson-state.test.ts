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

/** A lesson in which a legal move was made that does not solve it. */
async function afterWrongMove() {
  const one = must(lesson, 'a lesson');
  for (let at = 0; ; at += 1) {
    const state = createLesson(game, one, () => undefined);
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
    expect([state.isAsked.value, state.isHinted.value]).toEqual([true, true]);
  });
});

it('reaching for the board takes no right move away', async () => {
  const state = createLesson(game, must(lesson, 'a lesson'), () => undefined);
  const begun = state.play.value;
  state.reach();
  expect(state.play.value).toBe(begun);
});
