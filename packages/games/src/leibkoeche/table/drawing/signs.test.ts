import { describe, expect, it } from 'vitest';
import { game, scene } from '../../rules/index.ts';
import { layerOf, middleOf, middleOfPlace, tileOfCell } from './geometry.ts';
import { ringOn } from './Signs.tsx';

const view = game.view(scene({ peeks: [{ seat: 1, place: 2 }] }), 1);

describe('a ring', () => {
  it('lies round the cover, from its knob to its plate, and round what is seen under it', () => {
    const { y } = middleOfPlace(1);
    const cover = ringOn('k1', view, false);
    expect(cover.at.y).toBeCloseTo(y + (23 - 49) / 2, -0.5);
    expect(ringOn('k2', view, false).at.y).toBe(y + 2);
  });

  it('lies round the top of a pile', () => {
    const [pile] = view.piles;
    if (!pile) throw new Error('no pile');
    const cell = `${'abcdef'.charAt(pile.tile % 6)}${Math.floor(pile.tile / 6) + 1}`;
    expect(tileOfCell(cell)).toBe(pile.tile);
    expect(ringOn(cell, view, false).at.y).toBe(middleOf(pile.tile).y + layerOf(pile.size - 1));
  });
});
