import { describe, expect, it } from 'vitest';
import { createMatchLog } from '../session/match-log.ts';
import { doneMeanwhile } from './done-meanwhile.ts';

const entries = [1, 2, 1, 2, 1].map((by) => ({ entry: { by, move: 'take 1' }, events: [] }));
const log = createMatchLog({ from: 0, plies: entries });

describe('what was done for who was away', () => {
  it('T12 is told when they are back, until they have decided themselves', () => {
    const back = { seat: 1, substituted: { from: 0, to: 4 } };
    expect(doneMeanwhile(back, log, 4)).toBe(2);
    expect(doneMeanwhile(back, log, 5)).toBe(0);
  });

  it('T12 is nothing while the computer still sits there, or where none has', () => {
    expect(doneMeanwhile({ seat: 1, substitute: { level: 3, name: 'Zahra' } }, log, 4)).toBe(0);
    expect(doneMeanwhile({ seat: 1 }, log, 4)).toBe(0);
    expect(doneMeanwhile({ seat: 1, substituted: { from: 1, to: 2 } }, log, 2)).toBe(0);
  });
});
