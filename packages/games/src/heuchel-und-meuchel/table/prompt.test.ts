import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { heuchelUndMeuchel } from '../index.ts';
import { game, type HeuchelView, scene } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { prompt } from './prompt.ts';

const nl = await textsIn<HeuchelTexts>(heuchelUndMeuchel, 'nl');
const PLAYERS = [{ name: 'Jij', isYou: true }, byName('Bea'), byName('Cas')];

/** Seat 1 is to move. */
function seen(columns: readonly string[], parts?: Parameters<typeof scene>[1]): HeuchelView {
  return game.view(scene(columns, parts), 1);
}

describe('what to do now', () => {
  it('HM6.1 says when the end is near, and by whom', () => {
    const asked = (columns: readonly string[]) => prompt(seen(columns), 1, nl, PLAYERS);
    expect(asked(['1:F1 2:M2', '6:R2', '8:(F6)'])).toContain('de laatste stapel van Bea thuis');
    expect(asked(['1:F1', '2:M2 6:R2', '8:(F6)'])).toContain('is je laatste stapel thuis');
    expect(asked(['1:F1 2:M2', '6:R2', '5:B6'])).toContain('van Bea en Cas thuis');
    expect(asked(['1:F1 2:M2', '2:M2 6:R2', '5:B6'])).toBe(nl.table.prompt.move);
  });
});
