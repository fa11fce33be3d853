import { follow, highCard, nim, followLines, quoits } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { positionFor } from '../here/local-match.ts';
import { foresee } from './foreseen.ts';

describe('a move that is shown before the server has agreed', () => {
  it('looks as it will look', () => {
    const before = follow(nim);
    const { state } = before.match;
    const shown = foresee(nim, state, positionFor(before, 1), { seat: 1, text: '2' });
    const after = positionFor(followLines(before, '1 take 2'), 1);
    expect(shown?.spelling).toBe('take 2');
    expect(shown?.telling?.position.standing.view).toEqual(after.standing.view);
    expect(shown?.telling?.position.ahead?.entry).toEqual({ by: 1, move: 'take 2' });
    expect(shown?.telling?.events).toEqual([{ seat: 1, took: 2, left: 7 }]);
  });

  it('asks nothing of its player until it is confirmed, and leaves others what they were asked', () => {
    const before = follow(highCard);
    const [card = 0] = before.match.state.hands[0] ?? [];
    const answered = { seat: 1, text: `pick ${card}` };
    const shown = foresee(highCard, before.match.state, positionFor(before, 1), answered);
    expect(shown?.telling?.position.standing).toMatchObject({ toDecide: [2], question: undefined });
    expect(shown?.telling?.position.ply).toBe(1);
  });

  it('is not shown where it brings something to light', () => {
    const start = follow(highCard);
    const [mine = 0] = start.match.state.hands[0] ?? [];
    const [theirs = 0] = start.match.state.hands[1] ?? [];
    const chosen = followLines(start, `1 pick ${mine}`);
    const made = { seat: 2, text: `pick ${theirs}` };
    const shown = foresee(highCard, chosen.match.state, positionFor(chosen, 2), made);
    expect(shown).toEqual({ spelling: `pick ${theirs}`, telling: undefined });
  });

  it.each(['throw 12,-3', 'throw blind'])(
    'is not shown where only the server knows how it falls: %s',
    (text) => {
      const before = follow(quoits);
      const made = { seat: 1, text };
      const shown = foresee(quoits, before.match.state, positionFor(before, 1), made);
      expect(shown?.telling).toBeUndefined();
    },
  );

  it.each(['take 9', 'nonsense'])('is not shown where it is refused: %s', (text) => {
    const before = follow(nim);
    const made = { seat: 1, text };
    expect(foresee(nim, before.match.state, positionFor(before, 1), made)).toBeUndefined();
  });
});
