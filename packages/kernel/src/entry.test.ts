import { describe, expect, it } from 'vitest';
import { makeAct, parseAct } from './entry.ts';

describe('an act of the table', () => {
  it.each(['resign', 'draw', 'undo', 'forfeit 1 clock', 'forfeit 9 absence'])(
    'T1 has one spelling: %s',
    (text) => {
      const act = parseAct(text);
      expect(act && makeAct(act)).toBe(text);
    },
  );

  it.each([
    'Resign',
    ' draw',
    'undo 2',
    'forfeit',
    'forfeit 0 clock',
    'forfeit 12 clock',
    'forfeit 1',
  ])('T1 is not %j', (text) => {
    expect(parseAct(text)).toBeUndefined();
  });
});
