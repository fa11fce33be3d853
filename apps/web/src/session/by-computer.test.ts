import { expect, it } from 'vitest';
import { isByComputer } from './by-computer.ts';
import { BOT, sitDown, untilPly, YOU } from './here/testing.ts';

it('tells what a computer has done from what a person has done', async () => {
  const session = sitDown({ seats: [YOU, BOT, BOT] }).open();
  await session.play(1, 'take 1');
  expect(isByComputer(session, 1)).toBe(false);
  await untilPly(session, 3);
  expect(isByComputer(session, 2)).toBe(true);
});
