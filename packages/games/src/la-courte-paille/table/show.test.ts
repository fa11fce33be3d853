import { describe, expect, it } from 'vitest';
import { dayAtEndOf, playLines, scene } from '../rules/index.ts';
import { eventsOf } from '../rules/testing.ts';
import { holdsBack, soundsOf } from './show.ts';

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

const DAY = { kind: 'turned', position: 2, card: 'R6' } as const;

describe('what a turn has brought', () => {
  it('CP3.4 is looked at before anybody chooses again, and the first day of a week is not', () => {
    expect(dayAtEndOf([{ kind: 'took', seat: 1, card: 'C9' }, DAY])).toEqual(DAY);
    expect(holdsBack([DAY])).toBe(true);
    const dealt = { kind: 'dealt', round: 1, hands: [], week: 7, menu: [], pile: 37 } as const;
    expect(holdsBack([dealt, { ...DAY, position: 1 }])).toBe(false);
    expect(holdsBack([{ kind: 'took', seat: 1, card: 'C9' }])).toBe(false);
  });

  it('CP3.4 is looked at, too, where Coco took the open day and another one is the first now', () => {
    const asked = playLines(
      scene({
        hands: ['X1 G7 G9 C5 B1', 'F5 B3 R4 C2 L6'],
        week: 'R9 | G3 C4 B2 G5 L1 F2',
        menu: 'C9 L9 R3 C8 B9',
      }),
      '2 pick F5, 1 pick X1, 1 cook 1',
    );
    const events = eventsOf(asked, '2 take C9', 2);
    expect(dayAtEndOf(events)).toMatchObject({ position: 1, card: 'G3' });
    expect(holdsBack(events)).toBe(true);
  });
});
