import { begin, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { newMatch, outcomeOf, seatsInPlay, turnOf } from './match.ts';

const seedHash = '0'.repeat(64);

describe('a new match', () => {
  it('has its set-up, no past, and its first question', () => {
    const match = newMatch(nim, { seats: 3, options: { heap: 5 }, seedHash });
    expect(match).toMatchObject({
      ok: true,
      value: {
        setup: { seats: 3, options: { heap: 5, last: 'wins' }, seedHash },
        ply: 0,
        state: { heap: 5, seats: 3, turn: 1, last: 'wins' },
        offers: [],
        resigned: [],
        questions: [{ seat: 1, id: 0, rule: 'NI2' }],
        ending: undefined,
        takeBacks: [],
        spent: [1, 2, 3].map(() => ({ draws: 0, undos: 0 })),
      },
    });
  });

  it.each([0, 1, 5, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'T8 is refused with %d seats',
    (seats) => {
      const refused = newMatch(nim, { seats, options: {}, seedHash });
      const facts = { seats, min: 2, max: 4 };
      expect(refused).toEqual({
        ok: false,
        error: { rule: 'T8', reason: 'bad-seat-count', facts },
      });
    },
  );

  it('T8 is refused with an option that the game does not have', () => {
    const refused = newMatch(nim, { seats: 2, options: { clock: 5 }, seedHash });
    expect(refused).toMatchObject({ ok: false, error: { rule: 'T8', reason: 'unknown-option' } });
  });

  it('T8 is refused with a value that an option does not have', () => {
    const refused = newMatch(nim, { seats: 2, options: { heap: 1000 }, seedHash });
    expect(refused).toMatchObject({ ok: false, error: { rule: 'T8', reason: 'bad-option-value' } });
  });
});

describe('whose decision it is', () => {
  it('is what the game says while the match runs', () => {
    expect(turnOf(begin(nim))).toEqual({ kind: 'seats', seats: [1], rule: 'NI2' });
    expect(turnOf(begin(highCard, { seats: 3 }))).toMatchObject({ seats: [1, 2, 3] });
    expect(outcomeOf(begin(nim))).toBeUndefined();
  });

  it('is nobody’s when the game has ended', () => {
    const match = playLines(begin(nim, { options: { heap: 5 } }), '1 take 3', '2 take 2');
    expect(turnOf(match)).toEqual({ kind: 'over', outcome: { winners: [2], rule: 'NI3' } });
  });
});

describe('T3 an outcome in which somebody has resigned', () => {
  const lastWins = { seats: 3, options: { heap: 5 } };

  it('T3 leaves the win to those who stayed and won', () => {
    const match = playLines(begin(nim, lastWins), '3 resign', '1 take 3', '2 take 2');
    expect(outcomeOf(match)).toEqual({ winners: [2], rule: 'NI3' });
    expect(seatsInPlay(match)).toEqual([1, 2]);
  });

  it('T3 is shared by those who stayed where only a resigned seat would have won', () => {
    const match = playLines(begin(nim, lastWins), '2 resign', '1 take 3', '2 take 2');
    expect(outcomeOf(match)).toEqual({ winners: [1, 3], rule: 'NI3' });
  });

  it('T3 takes a resigned seat out of a shared win', () => {
    const options = { heap: 5, last: 'loses' };
    const match = playLines(begin(nim, { seats: 3, options }), '3 resign', '1 take 3', '2 take 2');
    expect(outcomeOf(match)).toEqual({ winners: [1], rule: 'NI3' });
  });

  it('T3 goes to the best score of those who stayed where scores decide', () => {
    const scored = {
      ...nim,
      turn: (state: Parameters<typeof nim.turn>[0]) => {
        const turn = nim.turn(state);
        const outcome = { winners: [2], scores: [4, 9, 6], rule: 'NI3' };
        return turn.kind === 'over' ? { kind: 'over' as const, outcome } : turn;
      },
    };
    const match = playLines(begin(scored, lastWins), '2 resign', '1 take 3', '2 take 2');
    expect(outcomeOf(match)).toEqual({ winners: [3], scores: [4, 9, 6], rule: 'NI3' });
  });

  it('T3 leaves a draw a draw', () => {
    const drawn = {
      ...nim,
      turn: (state: Parameters<typeof nim.turn>[0]) => {
        const turn = nim.turn(state);
        const outcome = { winners: [], rule: 'NI3' };
        return turn.kind === 'over' ? { kind: 'over' as const, outcome } : turn;
      },
    };
    const match = playLines(begin(drawn, lastWins), '2 resign', '1 take 3', '2 take 2');
    expect(outcomeOf(match)).toEqual({ winners: [], rule: 'NI3' });
  });
});
