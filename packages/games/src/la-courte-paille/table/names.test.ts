import { describe, expect, it } from 'vitest';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { laCourtePaille } from '../index.ts';
import { game, scene } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { nameOfSeat } from './names.ts';

const texts = await textsIn<PailleTexts>(laCourtePaille, 'en');
const table = scene({ hands: ['X1 R6 R9', 'L4 F3'], week: 'R8 | B2 G6', menu: 'R7 C3' });
const eyes = { view: game.view(table, 1), viewer: 1, texts } as const;

describe('a castaway for the ear', () => {
  it('goes by their name', () => {
    const players = [byName('Ada'), byName('Bob')];
    expect(nameOfSeat(2, { ...eyes, players })).toMatch(/^Bob: 2 cards/);
  });

  it('goes by their seat in a drawing of the rulebook, where nobody sits', () => {
    expect(nameOfSeat(2, { ...eyes, players: [] })).toMatch(/^Player 2: 2 cards/);
  });
});
