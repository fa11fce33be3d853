import { describe, expect, it } from 'vitest';
import { textsIn } from '../../box/texts/testing.ts';
import { drunterUndDrueber } from '../index.ts';
import { type DrunterState, game, scene } from '../rules/index.ts';
import { stateAfter } from '../rules/testing.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { standOf } from './Reckoning.tsx';

const texts = await textsIn<DrunterTexts>(drunterUndDrueber, 'en');
/** Red stands right on all eight; orange on two, with one disc on red under a red one, and one on green. */
const DONE = 'a6:R f6:R d5:R h5:R b4:R e3:OR g2:R c1:R a5:O e5:O d3:O';

describe('how it stood when it was over', () => {
  it('DD5.2 all eight of the winner, and of the others where each wrong disc was', () => {
    const over = stateAfter(scene(DONE), '1 klaar');
    expect(over.outcome?.winners).toEqual([1]);
    expect(standIn(over, 1)).toEqual(['8 of 8 right']);
    expect(standIn(over, 2)).toEqual(['2 of 8 right', 'd3, e3 wrong', '1 under another disc']);
  });

  it('DD5.3 who called too early has nothing left on the board', () => {
    const early = stateAfter(scene('a6:R c4:O'), '1 klaar');
    expect(standIn(early, 1)).toEqual(['called too early, off the board']);
  });
});

function standIn(state: DrunterState, seat: number): readonly string[] {
  return standOf(game.view(state, 'watcher'), seat, texts);
}
