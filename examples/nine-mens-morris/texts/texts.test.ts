import { textsInAll } from '@kast/games/box/texts/testing.ts';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { nineMensMorris } from '../index.ts';
import { pointNamed } from '../rules/index.ts';
import { whyNotMove } from '../rules/refusals.ts';
import { movesIn, playOut } from '../rules/testing.ts';
import { diagrams } from './diagrams.ts';
import type { MorrisTexts } from './speak.ts';

const languages = await textsInAll<MorrisTexts>(nineMensMorris);

describe.each(languages)('the texts in %s', (_language, texts) => {
  it('name the winner of every match that has one', () => {
    for (const rule of ['NM4.1', 'NM4.2', 'NM4.5', 'T5']) {
      for (const winner of [1, 2]) {
        expect(texts.outcome({ winners: [winner], rule })).toContain(`${texts.seatName(winner)} `);
      }
    }
  });

  it('say why it is a draw', () => {
    const draws = ['NM4.3', 'NM4.4', 'NM4.6'].map((rule) => texts.outcome({ winners: [], rule }));
    expect(new Set(draws).size).toBe(3);
  });

  it.each([
    ['d2', 'd6'],
    ['g7', 'd7'],
    ['d2', 'd1'],
  ])('tell the points of a refusal: %s to %s', (from, to) => {
    const move = { from: pointNamed(from), to: pointNamed(to), takes: null };
    const refusal = must(whyNotMove(diagrams.moving, 'light', move), 'a refusal');
    const points = Object.values(refusal.facts);
    expect(points).not.toEqual([]);
    for (const point of points) expect(texts.refusal(refusal)).toContain(point);
  });
});

describe('a diagram of the rulebook', () => {
  it('NM2.2 shows what its caption says', () => {
    const fromD2 = movesIn(diagrams.moving).filter((move) => move.startsWith('d2'));
    expect(fromD2).toEqual(['d2-b2', 'd2-d3', 'd2-f2']);
  });

  it.each([
    ['NM3.3', diagrams.double, 'd7xe4', null],
    ['NM3.4', diagrams.safe, 'd6-d7xf2', null],
    ['NM4.2', diagrams['shut-in'], 'd1-a1', 'NM4.2'],
  ] as const)('%s shows what its caption says', (_rule, state, move, endedBy) => {
    expect(playOut(state, move).outcome?.rule ?? null).toBe(endedBy);
  });
});
