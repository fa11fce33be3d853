import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { heuchelUndMeuchel } from '../index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { nameHidden } from './name-hidden.ts';

const PLAYERS = [byName('Anna'), byName('Bob')];

describe('where a hidden card is', () => {
  it.each([
    ['nl', 'b5/1', 'b5, bovenop'],
    ['nl', 'b5/2', 'b5, tweede van boven'],
    ['nl', 'b5/4', 'b5, 4e van boven'],
    ['en', 'b5/2', 'b5, second from the top'],
    ['de', 'b5/2', 'b5, zweite von oben'],
    ['fr', 'b5/2', 'b5, deuxième à partir du haut'],
    ['nl', 'hand-2', 'Bob'],
  ] as const)('is said in %s: %s', async (language, where, said) => {
    const texts = await textsIn<HeuchelTexts>(heuchelUndMeuchel, language);
    expect(nameHidden({ where, what: 'Q4' }, texts, PLAYERS).where).toBe(said);
  });
});
