import { begin, follow, followLines, highCard, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { MOST_UNDOS, MOST_UNDOS_IN_A_ROW, whyNoTakeBack } from './acts.ts';
import type { AnyGame } from './game.ts';
import type { Match } from './match.ts';
import { play } from './play.ts';

/** Long enough to go back in. */
const tall: typeof nim = {
  ...nim,
  info: { ...nim.info, options: { ...nim.info.options, heap: { rule: 'NI1', values: [60] } } },
};
const took = (ply: number): string => `${(ply % 2) + 1} take 1`;

describe('taking back', () => {
  const heap = (match: Match) => (match.state as { heap: number }).heap;

  it('T6 restores the position exactly and stands in the log', () => {
    const before = follow(nim);
    const after = followLines(before, '1 take 2', '1 undo');
    expect(after.match.state).toBe(before.match.state);
    expect(after.plies.map(({ entry }) => entry.move)).toEqual(['take 2', 'undo']);
    expect(after.plies.at(-1)).toMatchObject({ at: 1, tookBack: 0 });
    expect(after.match.takeBacks).toEqual([]);
  });

  it('T6 is for the seat that moved last, and nobody else', () => {
    const match = playLines(begin(nim), '1 take 2', '2 take 1');
    const refusal = { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
    expect(play(match, 1, 'undo')).toEqual({ ok: false, error: refusal });
    expect(whyNoTakeBack(match, 1)).toEqual(refusal);
    expect(whyNoTakeBack(match, 2)).toBeUndefined();
    expect(whyNoTakeBack(begin(nim), 1)).toEqual(refusal);
  });

  it('T6 goes back further when the other side has taken back too', () => {
    const match = playLines(begin(nim), '1 take 2', '2 take 1', '2 undo');
    expect(heap(match)).toBe(7);
    expect(heap(playLines(match, '1 undo'))).toBe(9);
  });

  it('T6 is over once another seat has acted: an offer, a resignation', () => {
    const moved = playLines(begin(nim, { seats: 3 }), '1 take 2');
    expect(whyNoTakeBack(playLines(moved, '2 draw'), 1)).toMatchObject({ rule: 'T6' });
    expect(whyNoTakeBack(playLines(moved, '3 resign'), 1)).toMatchObject({ rule: 'T6' });
    expect(whyNoTakeBack(playLines(moved, '1 draw'), 1)).toBeUndefined();
  });

  it('T6 is over once chance has spoken', () => {
    const match = begin(highCard, { options: { peek: false } });
    const [one, two] = match.state.hands.map((hand) => hand[0]);
    const rolled = playLines(match, `1 pick ${one}`, `2 pick ${two}`);
    expect(whyNoTakeBack(rolled, 2)).toMatchObject({ rule: 'T6', reason: 'nothing-to-take-back' });
  });

  it('T6 is over once something hidden was shown', () => {
    const match = begin(highCard);
    const [one, two] = match.state.hands.map((hand) => hand[0]);
    const chosen = playLines(match, `1 pick ${one}`);
    expect(whyNoTakeBack(chosen, 1)).toBeUndefined();
    const shown = playLines(chosen, `2 pick ${two}`);
    expect(shown.state.phase).toBe('peek');
    expect(whyNoTakeBack(shown, 2)).toMatchObject({ rule: 'T6' });
  });

  it('T6 is refused with the rule of a game that forbids it', () => {
    const final: AnyGame = { ...nim, info: { ...nim.info, noTakeBack: 'NI7' } };
    const match = playLines(begin(final), '1 take 1');
    const refusal = { rule: 'NI7', reason: 'take-back-not-in-this-game', facts: {} };
    expect(play(match, 1, 'undo')).toEqual({ ok: false, error: refusal });
  });

  it('T6 is done 200 times by a seat in one match', () => {
    const undos = Array.from({ length: MOST_UNDOS }, () => ['1 take 1', '1 undo']).flat();
    const match = playLines(begin(nim), ...undos, '1 take 1');
    const refusal = { rule: 'T6', reason: 'too-many-undos', facts: { most: 200 } };
    expect(play(match, 1, 'undo')).toEqual({ ok: false, error: refusal });
    expect(whyNoTakeBack(match, 1)).toEqual(refusal);
    expect(whyNoTakeBack(playLines(match, '2 take 1'), 2)).toBeUndefined();
  });

  it('T6 goes back 16 moves in a row and no further', () => {
    const match = playLines(begin(tall), ...Array.from({ length: 20 }, (_, ply) => took(ply)));
    expect(match.takeBacks).toHaveLength(MOST_UNDOS_IN_A_ROW);
    expect(match.takeBacks.map(({ ply }) => ply)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 4),
    );
    const undos = Array.from({ length: 16 }, (_, index) => `${((19 - index) % 2) + 1} undo`);
    const back = playLines(match, ...undos);
    expect(back.state).toEqual(playLines(begin(tall), took(0), took(1), took(2), took(3)).state);
    const refusal = { rule: 'T6', reason: 'nothing-to-take-back', facts: {} };
    expect(play(back, 2, 'undo')).toEqual({ ok: false, error: refusal });
  });

  it('T2 is refused after the end, and the button knows it', () => {
    const over = playLines(begin(nim, { options: { heap: 5 } }), '1 take 3', '2 take 2');
    expect(whyNoTakeBack(over, 2)).toEqual({ rule: 'T2', reason: 'match-over', facts: {} });
  });
});
