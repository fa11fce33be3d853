import { describe, expect, it } from 'vitest';
import { soundsOf } from './show.ts';

describe('what is heard', () => {
  it('is a card for a card, whoever takes it, and once for several', () => {
    const drew = { kind: 'drew', seat: 1 } as const;
    expect(soundsOf([{ kind: 'chose', seat: 1 }, drew, { ...drew, seat: 2 }])).toEqual(['card']);
  });

  it('is fat in a pan where the cook takes a day, and the sea where somebody lands', () => {
    const cooked = { kind: 'cooked', seat: 1, position: 3, card: 'C5', wasUp: true } as const;
    expect(soundsOf([cooked, { kind: 'drew', seat: 1 }])).toEqual(['sizzle', 'card']);
    expect(soundsOf([{ kind: 'landed', seat: 1, from: 'pile' }])).toEqual(['wave']);
  });

  it('is nothing where somebody only looks', () => {
    expect(soundsOf([{ kind: 'looked', seat: 1, positions: [2] }])).toEqual([]);
  });
});
