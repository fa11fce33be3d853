import { describe, expect, it } from 'vitest';
import { follow, followLines } from '../scripted.ts';
import { highCard } from '../toys/high-card.ts';
import { nim } from '../toys/nim.ts';
import { phrase } from './phrase.ts';
import { goldenText } from './golden-text.ts';

describe('the text of a golden match', () => {
  it('tells an open match once', () => {
    const match = followLines(follow(nim, { options: { heap: 5 } }), '1 take 3', '2 draw', '2 take 2');
    expect(goldenText(match)).toBe(
      [
        'nim · rules version 1 · 2 seats',
        'heap 5 · last wins',
        '',
        '→ seat 1 has 3 moves (NI2)',
        '',
        '0  seat 1: take 3',
        '   seat 1 took 3 left 2',
        '   → seat 2 has 2 moves (NI2)',
        '',
        '1  seat 2: draw',
        '   → seat 2 has 2 moves (NI2)',
        '',
        '2  seat 2: take 2',
        '   seat 2 took 2 left 0',
        '   → won by seat 2 (NI3)',
        '',
      ].join('\n'),
    );
  });

  it('tells each viewer of a secret match what it saw', () => {
    const start = follow(highCard);
    const [mine, theirs] = start.match.state.hands.map((hand) => hand[0]);
    const match = followLines(start, `1 pick ${mine}`, `2 pick ${theirs}`, '1 resign');
    const text = goldenText(match);
    expect(text).toContain(
      [
        `1  seat 1: pick ${mine}`,
        `   seat 1: chose seat 1 card ${mine}`,
        '   seat 2, watcher: masked; chose seat 1 card –',
        '   → seat 2 has 3 moves (HC2.1)',
      ].join('\n'),
    );
    expect(text).toContain(`now open: 1 pick ${mine}`);
    expect(text).toContain('→ won by seat 2 (T3)');
  });
});

describe('phrase', () => {
  it('writes any JSON in few signs', () => {
    const event = { kind: 'moved', from: 'd5', taken: ['c5', 'd4'], king: null, at: { row: 1 } };
    expect(phrase(event)).toBe('moved from d5 taken [c5 d4] king – at (row 1)');
    expect(phrase([true, 7])).toBe('[true 7]');
  });
});
