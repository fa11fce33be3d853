import type { ChatRoom } from '@kast/protocol/client';
import { expect, it } from 'vitest';
import { roomToRead } from './may-talk.ts';

const BOTH: readonly ChatRoom[] = ['players', 'watchers'];

it('T14 the own room is read first, unless only in the other one something was said', () => {
  const read = (said: readonly ChatRoom[], rooms = BOTH): ChatRoom =>
    roomToRead(rooms, 'players', (room) => !said.includes(room));
  expect(read([])).toBe('players');
  expect(read(['players', 'watchers'])).toBe('players');
  expect(read(['watchers'])).toBe('watchers');
  // Before the end nobody reads the other one.
  expect(read(['watchers'], ['players'])).toBe('players');
});
