import type { Standing } from '@kast/kernel';
import { createStage } from '@kast/ui/stage';
import { effect, signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { Position } from '../session/position.ts';
import { catchingUp, WORTH_SKIPPING } from './catching-up.ts';

function at(ply: number): Position {
  return { ply, standing: { ply } as Standing, memory: undefined };
}

/** A table that shows one ply after the other, as far as it is let. */
function tableAt(shown: number, known: number, place: 'here' | 'online' = 'online') {
  const stage = createStage(at(shown));
  const position = signal(at(known));
  const isCatchingUp = catchingUp({ place, position, stage }, effect);
  const arrive = (from: number, until: number): void => {
    position.value = at(until);
    for (let ply = from + 1; ply <= until; ply++) stage.arrive({ position: at(ply), events: [] });
  };
  return { stage, position, isCatchingUp, arrive };
}

it('who comes back is shown what was missed, until the table stands where the match did', async () => {
  const { stage, isCatchingUp, arrive } = tableAt(2, 6);
  expect(isCatchingUp.value).toBe(true);
  arrive(2, 6);
  stage.attach(async () => undefined);
  await stage.atRest();
  expect(isCatchingUp.value).toBe(false);
});

it('a turn or two that wait are no more than play, many are what was missed', async () => {
  const { stage, isCatchingUp, arrive } = tableAt(0, 0);
  arrive(0, 2);
  expect(isCatchingUp.value).toBe(false);
  arrive(2, 2 + WORTH_SKIPPING);
  expect(isCatchingUp.value).toBe(true);
  stage.attach(async () => undefined);
  await stage.atRest();
  expect(isCatchingUp.value).toBe(false);
});

it('nobody has missed what was decided while the table was being opened', () => {
  expect(tableAt(0, 1).isCatchingUp.value).toBe(false);
  expect(tableAt(0, 5, 'here').isCatchingUp.value).toBe(false);
});
