import { describe, expect, it } from 'vitest';
import { dayAtEndOf, holdsBack } from '../show.ts';
import { followTurn } from './turn-so-far.ts';

const SHOWN = [
  { seat: 2, card: 'L1' },
  { seat: 1, card: 'X4' },
] as const;
const DAY = { kind: 'turned', position: 2, card: 'R6' } as const;

describe('what a turn has brought', () => {
  it('CP3.3 is what everybody laid down and got for it, in the order of play', () => {
    const opened = followTurn(
      [],
      [
        { kind: 'chose', seat: 1 },
        { kind: 'shown', cards: SHOWN },
      ],
    );
    const acts = followTurn(opened, [
      { kind: 'discarded', seat: 2, card: 'L1' },
      { kind: 'took', seat: 2, card: 'G9' },
    ]);
    expect(acts).toEqual([
      { seat: 2, card: 'L1', took: 'G9' },
      { seat: 1, card: 'X4' },
    ]);
  });

  it('CP4.2 names the trick, and a card that nobody saw stays unsaid', () => {
    const called = { kind: 'called', seat: 1, effect: 'land' } as const;
    const landed = followTurn(SHOWN, [called, { kind: 'landed', seat: 1, from: 'pile' }]);
    expect(landed[1]).toEqual({ seat: 1, card: 'X4', effect: 'land' });
    const seen = followTurn(SHOWN, [called, { kind: 'landed', seat: 1, from: 'menu', card: 'F9' }]);
    expect(seen[1]).toEqual({ seat: 1, card: 'X4', effect: 'land', moved: 'F9' });
  });

  it('CP3.4 is looked at before anybody chooses again, and the first day of a week is not', () => {
    expect(dayAtEndOf([{ kind: 'took', seat: 1, card: 'C9' }, DAY])).toEqual(DAY);
    expect(holdsBack([DAY])).toBe(true);
    expect(holdsBack([{ ...DAY, position: 1 }])).toBe(false);
    expect(holdsBack([{ kind: 'took', seat: 1, card: 'C9' }])).toBe(false);
  });
});
