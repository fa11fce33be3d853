import { begin, highCard, nim, playLines, quoits } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../position.ts';
import { foreseen } from './foreseen.ts';

describe('a move that is shown before the server has agreed', () => {
  it('looks as it will look', () => {
    const before = begin(nim);
    const shown = foreseen(nim, before.state, positionOf(before, 1), { seat: 1, text: '2' });
    const after = positionOf(playLines(before, '1 take 2'), 1);
    expect(shown?.standing.view).toEqual(after.standing.view);
    expect(shown?.log).toEqual(after.log);
    expect(shown?.happened).toEqual(after.happened);
  });

  it('leaves nobody anything to decide until it is confirmed', () => {
    const before = begin(nim);
    const shown = foreseen(nim, before.state, positionOf(before, 1), { seat: 1, text: 'take 2' });
    expect(shown?.standing.toDecide).toEqual([]);
  });

  it('is not shown where it brings something to light', () => {
    const start = begin(highCard);
    const [mine = 0] = start.state.hands[0] ?? [];
    const [theirs = 0] = start.state.hands[1] ?? [];
    const chosen = playLines(start, `1 pick ${mine}`);
    const made = { seat: 2, text: `pick ${theirs}` };
    expect(foreseen(highCard, chosen.state, positionOf(chosen, 2), made)).toBeUndefined();
  });

  it.each(['throw 12,-3', 'throw blind'])(
    'is not shown where only the server knows how it falls: %s',
    (text) => {
      const before = begin(quoits);
      const made = { seat: 1, text };
      expect(foreseen(quoits, before.state, positionOf(before, 1), made)).toBeUndefined();
    },
  );

  it.each(['take 9', 'nonsense'])('is not shown where it is refused: %s', (text) => {
    const before = begin(nim);
    const made = { seat: 1, text };
    expect(foreseen(nim, before.state, positionOf(before, 1), made)).toBeUndefined();
  });
});
