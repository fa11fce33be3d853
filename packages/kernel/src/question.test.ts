import { begin, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { questionsAfter, questionTo } from './question.ts';

const idOf = (match: Match, seat: number) => questionTo(match, seat)?.id;

describe('a question', () => {
  const three = begin(highCard, { seats: 3 });
  const cards = three.state.hands.map((hand) => hand[0]);

  it('is asked of every seat that must decide, by the rule that says so', () => {
    expect(three.questions).toEqual([1, 2, 3].map((seat) => ({ seat, id: 1, rule: 'HC2.1' })));
    expect(begin(nim).questions).toEqual([{ seat: 1, id: 0, rule: 'NI2' }]);
  });

  it('stays the same while others choose, offer a draw or resign', () => {
    const chosen = playLines(three, `1 pick ${cards[0]}`, '2 draw', '1 draw', '1 resign');
    expect(chosen.ply).toBe(5);
    expect(chosen.questions).toEqual([2, 3].map((seat) => ({ seat, id: 1, rule: 'HC2.1' })));
  });

  it('stays the same while others take back', () => {
    const back = playLines(three, `1 pick ${cards[0]}`, '1 undo');
    expect([1, 2, 3].map((seat) => idOf(back, seat))).toEqual([3, 1, 1]);
  });

  it('is another one after an own answer and after chance', () => {
    const shown = playLines(
      begin(highCard, { options: { peek: false } }),
      ...['1', '2'].map((seat) => `${seat} pick ${cardOf(Number(seat))}`),
    );
    expect(shown.ply).toBe(4);
    expect(shown.questions).toEqual([1, 2].map((seat) => ({ seat, id: 4, rule: 'HC2.1' })));
  });

  it('is another one where the same seat is asked by the same rule again, or by another rule', () => {
    const before = [{ seat: 1, id: 3, rule: 'NI2' }];
    const turn = { kind: 'seats', seats: [1], rule: 'NI2' } as const;
    expect(questionsAfter(before, 1, turn, 7)).toEqual([{ seat: 1, id: 7, rule: 'NI2' }]);
    expect(questionsAfter(before, 2, turn, 7)).toEqual(before);
    const other = questionsAfter(before, 2, { ...turn, rule: 'NI3' }, 7);
    expect(other).toEqual([{ seat: 1, id: 7, rule: 'NI3' }]);
  });

  it('is another one after each undo, so that an old click answers nothing', () => {
    const once = playLines(begin(nim), '1 take 1');
    expect(idOf(once, 2)).toBe(1);
    const undone = playLines(once, '1 undo');
    expect([idOf(undone, 1), idOf(undone, 2)]).toEqual([2, undefined]);
    expect(idOf(playLines(undone, '1 take 1'), 2)).toBe(3);
  });

  it('is asked of nobody when the match is over, however it ended', () => {
    expect(playLines(begin(nim), '2 resign').questions).toEqual([]);
    expect(playLines(begin(nim), '1 draw', '2 draw').questions).toEqual([]);
    const over = playLines(begin(nim, { options: { heap: 5 } }), '1 take 3', '2 take 2');
    expect(over.questions).toEqual([]);
  });

  it('T3 is still asked of a seat that has resigned: somebody makes its moves', () => {
    const resigned = playLines(begin(nim, { seats: 3 }), '1 resign');
    expect(resigned.questions).toEqual([{ seat: 1, id: 0, rule: 'NI2' }]);
  });
});

function cardOf(seat: number): number | undefined {
  return begin(highCard, { options: { peek: false } }).state.hands[seat - 1]?.[0];
}
