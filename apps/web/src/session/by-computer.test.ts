import { expect, it } from 'vitest';
import { isByComputer } from './by-computer.ts';
import { BOT, movesOf, sitDown, untilPly, YOU } from './here/testing.ts';
import type { TableSession } from './table-session.ts';

const at = (session: TableSession, ply: number) => ({ ...session.position.value, ply });

it('tells what a computer has done from what a person has done', async () => {
  const session = sitDown({ seats: [YOU, BOT, BOT] }).open();
  await session.play(1, 'take 1');
  expect(isByComputer(session, at(session, 1))).toBe(false);
  await untilPly(session, 3);
  expect(isByComputer(session, at(session, 2))).toBe(true);
});

it('T3 tells what is played for who has resigned as done by a computer, and resigning as done by themselves', async () => {
  const session = sitDown({ seats: [YOU, BOT, BOT] }).open();
  await session.act(1, { act: 'resign' });
  expect(isByComputer(session, at(session, 1))).toBe(false);
  await untilPly(session, 2);
  expect(movesOf(session).slice(0, 2)).toEqual(['1 resign', '1 take 1']);
  expect(isByComputer(session, at(session, 2))).toBe(true);
});
