import { begin, follow, followLines, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { MOST_DRAW_OFFERS, whyNoDraw, whyNoTakeBack } from './acts.ts';
import type { AnyGame } from './game.ts';
import { outcomeOf } from './match.ts';
import { append, play } from './play.ts';

/** A game whose own rulebook speaks of resigning, draws and taking back. */
const bookish: AnyGame = {
  ...nim,
  info: { ...nim.info, tableRules: { resign: 'NI8', draw: 'NI9' } },
};

describe('resigning', () => {
  it('T3 ends a match of two at once, on turn or off', () => {
    const outcome = { winners: [2], rule: 'T3' };
    const match = playLines(begin(nim), '1 resign');
    expect(match.ending).toEqual({ cause: 'resign', outcome });
    expect(outcomeOf(match)).toEqual(outcome);
    expect(outcomeOf(playLines(begin(nim), '2 resign'))).toEqual({ winners: [1], rule: 'T3' });
  });

  it('T3 stands in the log', () => {
    const { plies } = followLines(follow(nim), '1 take 1', '1 resign');
    expect(plies.at(-1)).toEqual({
      at: 1,
      entry: { by: 1, move: 'resign' },
      act: { kind: 'resign' },
    });
  });

  it('T3 lets three or more play on until one is left', () => {
    const one = playLines(begin(nim, { seats: 4 }), '3 resign');
    expect(one.resigned).toEqual([3]);
    expect(outcomeOf(one)).toBeUndefined();
    const two = playLines(one, '1 take 1', '1 resign');
    expect(outcomeOf(two)).toBeUndefined();
    expect(outcomeOf(playLines(two, '4 resign'))).toEqual({ winners: [2], rule: 'T3' });
  });

  it('T3 leaves the seat in the turn order, and its moves to whoever plays it now', () => {
    const match = playLines(begin(nim, { seats: 3 }), '1 resign', '1 take 2', '2 take 1');
    expect(match.state).toMatchObject({ heap: 6, turn: 3 });
  });

  it.each(['resign', 'draw', 'undo'])('T3 refuses %s from a seat that has resigned', (text) => {
    const match = playLines(begin(nim, { seats: 3 }), '1 take 1', '1 resign');
    const refusal = { rule: 'T3', reason: 'seat-resigned', facts: { seat: 1 } };
    expect(play(match, 1, text)).toEqual({ ok: false, error: refusal });
  });

  it('T3 leaves a seat that has resigned neither a draw nor a move to take back', () => {
    const match = playLines(begin(nim, { seats: 3 }), '1 take 1', '1 resign');
    const refusal = { rule: 'T3', reason: 'seat-resigned', facts: { seat: 1 } };
    expect(whyNoTakeBack(match, 1)).toEqual(refusal);
    expect(whyNoDraw(match, 1)).toEqual(refusal);
    expect(whyNoDraw(match, 2)).toBeUndefined();
  });

  it.each([
    ['resigned', '2 resign', '3 resign', 'T3'],
    ['forfeited', 'table forfeit 2 clock', 'table forfeit 3 absence', 'T5'],
    ['resigned after one forfeited', 'table forfeit 2 clock', '3 resign', 'T3'],
  ])('T3 lets the last one left win at once where the others have %s', (_, one, two, rule) => {
    const match = playLines(begin(nim, { seats: 3 }), one, two);
    expect(outcomeOf(match)).toEqual({ winners: [1], rule });
    expect(play(match, 1, 'take 1')).toMatchObject({ ok: false, error: { rule: 'T2' } });
  });

  it('T3 is possible while chance or another seat is awaited', () => {
    const match = begin(highCard, { seats: 3 });
    expect(outcomeOf(playLines(match, '2 resign', '3 resign'))).toMatchObject({ winners: [1] });
  });

  it('T3 cites the rule of the game where it has one', () => {
    expect(outcomeOf(playLines(begin(bookish), '1 resign'))).toEqual({ winners: [2], rule: 'NI8' });
  });
});

describe('a draw by agreement', () => {
  it('T4 is made when everybody has offered', () => {
    const offered = playLines(begin(nim, { seats: 3 }), '2 draw', '1 draw');
    expect(offered.offers).toEqual([
      { seat: 2, ply: 0 },
      { seat: 1, ply: 1 },
    ]);
    expect(outcomeOf(offered)).toBeUndefined();
    const agreed = playLines(offered, '3 draw');
    expect(agreed.ending).toEqual({ cause: 'agreement', outcome: { winners: [], rule: 'T4' } });
  });

  it('T4 lapses when somebody who has not offered moves on', () => {
    const lapsed = playLines(begin(nim), '2 draw', '1 take 1');
    expect(lapsed.offers).toEqual([]);
    expect(outcomeOf(playLines(lapsed, '1 draw'))).toBeUndefined();
    expect(outcomeOf(playLines(lapsed, '1 draw', '2 draw'))).toMatchObject({ winners: [] });
  });

  it('T4 stands when the one who offered moves', () => {
    const match = playLines(begin(nim), '1 draw', '1 take 1');
    expect(match.offers).toEqual([{ seat: 1, ply: 0 }]);
    expect(outcomeOf(playLines(match, '2 draw'))).toMatchObject({ winners: [] });
  });

  it('T4 stands while chance is drawn', () => {
    const off = follow(highCard, { options: { peek: false } });
    const [one, two] = off.match.state.hands.map((hand) => hand[0]);
    const { match, plies } = followLines(off, `1 pick ${one}`, '2 draw', `2 pick ${two}`);
    expect(plies.at(-1)?.entry.by).toBe('chance');
    expect(match.offers).toEqual([{ seat: 2, ply: 2 }]);
  });

  it('T4 stays lapsed when the move that let it lapse is taken back', () => {
    expect(playLines(begin(nim), '2 draw', '1 take 1', '1 undo').offers).toEqual([]);
  });

  it('T4 cannot be offered twice', () => {
    const refusal = { rule: 'T4', reason: 'draw-already-offered', facts: {} };
    expect(play(playLines(begin(nim), '1 draw'), 1, 'draw')).toEqual({ ok: false, error: refusal });
  });

  it('T4 needs only those who stayed', () => {
    const match = playLines(begin(nim, { seats: 4 }), '1 draw', '2 resign', '3 draw', '4 resign');
    expect(match.ending).toMatchObject({
      cause: 'agreement',
      outcome: { winners: [], rule: 'T4' },
    });
    expect(match.offers.map(({ seat }) => seat)).toEqual([1, 3]);
  });

  it.each(['1 resign', 'table forfeit 1 clock'])('T4 an offer goes with its maker: %s', (line) => {
    const match = playLines(begin(nim, { seats: 3 }), '1 draw', line);
    expect(match.offers).toEqual([]);
    // What is left is to offer, not to accept.
    expect(outcomeOf(playLines(match, '2 draw'))).toBeUndefined();
    expect(outcomeOf(playLines(match, '2 draw', '3 draw'))).toEqual({ winners: [], rule: 'T4' });
  });

  it('T4 is offered 20 times by a seat in one match, and accepted however often', () => {
    let match = begin(nim);
    for (let time = 1; time <= MOST_DRAW_OFFERS; time++) {
      expect(whyNoDraw(match, 2)).toBeUndefined();
      match = playLines(match, '2 draw', '1 take 1', '1 undo');
    }
    expect(match.spent).toEqual([
      { draws: 0, undos: 20 },
      { draws: 20, undos: 0 },
    ]);
    const refusal = { rule: 'T4', reason: 'too-many-draw-offers', facts: { most: 20 } };
    expect(play(match, 2, 'draw')).toEqual({ ok: false, error: refusal });
    expect(whyNoDraw(match, 2)).toEqual(refusal);
    expect(outcomeOf(playLines(match, '1 draw', '2 draw'))).toEqual({ winners: [], rule: 'T4' });
  });

  it('T4 is not used up by agreeing to the offers of others', () => {
    const agreed = playLines(begin(nim, { seats: 3 }), '2 draw', '3 draw', '1 take 1');
    expect(agreed.offers).toEqual([]);
    expect(agreed.spent.map(({ draws }) => draws)).toEqual([0, 1, 0]);
  });

  it('T4 does not lapse by a move made for a seat that has resigned', () => {
    const match = playLines(begin(nim, { seats: 3 }), '1 resign', '2 draw', '1 take 1');
    expect(match.offers).toEqual([{ seat: 2, ply: 1 }]);
  });

  it('T4 cites the rule of the game where it has one', () => {
    const match = playLines(begin(bookish), '1 draw');
    expect(play(match, 1, 'draw')).toMatchObject({ error: { rule: 'NI9' } });
    expect(outcomeOf(playLines(match, '2 draw'))).toEqual({ winners: [], rule: 'NI9' });
  });
});

describe('a forfeit', () => {
  it.each(['clock', 'absence'] as const)('T5 is entered by the table: %s', (cause) => {
    const match = playLines(begin(nim), `table forfeit 1 ${cause}`);
    expect(match.ending).toEqual({ cause, outcome: { winners: [2], rule: 'T5' } });
  });

  it('T5 is not for a seat to enter, not even its own', () => {
    const text = 'forfeit 1 clock';
    const refusal = { rule: 'T5', reason: 'not-by-a-seat', facts: { text } };
    expect(play(begin(nim), 1, text)).toEqual({ ok: false, error: refusal });
    expect(play(begin(nim), 2, text)).toEqual({ ok: false, error: refusal });
  });

  it.each(['resign', 'draw', 'undo', 'take 1', 'forfeit 1 boredom', 'forfeit 1'])(
    'T5 is all that the table enters, not %s',
    (move) => {
      const refused = append(begin(nim), { by: 'table', move });
      expect(refused).toMatchObject({ ok: false, error: { rule: 'T1', reason: 'notation' } });
    },
  );

  it('T5 lets three or more play on', () => {
    const match = playLines(begin(nim, { seats: 3 }), 'table forfeit 2 absence');
    expect(match.resigned).toEqual([2]);
    expect(outcomeOf(match)).toBeUndefined();
    expect(outcomeOf(playLines(match, '3 resign'))).toEqual({ winners: [1], rule: 'T3' });
  });

  it('T5 strikes a seat once, and only one that exists', () => {
    const match = playLines(begin(nim, { seats: 3 }), 'table forfeit 2 clock');
    const forfeit = (move: string) => append(match, { by: 'table', move });
    expect(forfeit('forfeit 2 clock')).toMatchObject({ error: { rule: 'T3' } });
    expect(forfeit('forfeit 4 clock')).toMatchObject({ error: { rule: 'T7', facts: { seat: 4 } } });
  });
});
