import { seatsOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { DECK, game, type HeuchelState, scene } from '../rules/index.ts';
import { asRemembered } from './forgetting.ts';

const STAIRS = scene(['3:Q2>Q6!>Q5!', '8:(F1)>M2!']);

describe('forgetting, HM8', () => {
  it('leaves of a card beneath its class, which is plain to see', () => {
    expect(inMind(STAIRS, 1, 0)).toEqual(['Q2', 'Q6', 'Q5', 'F1', 'M2']);
    expect(inMind(STAIRS, 1, 100)).toEqual(['Q2', 'Q?', 'Q?', 'F1', 'M?']);
  });

  it('takes nothing where everything lies open, HM8.3', () => {
    expect(inMind(STAIRS, 1, 100, 'aid')).toEqual(['Q2', 'Q6', 'Q5', 'F1', 'M2']);
  });

  it('is for good: what is forgotten stays so while it lies covered by the same card', () => {
    for (const card of DECK.filter((each) => each !== 'R1' && each !== 'F1')) {
      const here = inMind(scene([`3:R1>${card}!`, '1:F1']), 1, 50);
      expect(inMind(scene([`7:R1>${card}!`, '4:F1']), 1, 50)).toEqual(here);
    }
  });

  it('takes about as many cards as it should, and others from each seat', () => {
    const forgotten = seatsOf(2).map((seat) =>
      DECK.filter((card) => card !== 'R1' && card !== 'F1').filter(
        (card) => inMind(scene([`3:R1>${card}!`, '1:F1']), seat, 50)[1] !== card,
      ),
    );
    for (const cards of forgotten) {
      expect(cards.length).toBeGreaterThan(8);
      expect(cards.length).toBeLessThan(26);
    }
    expect(forgotten[0]).not.toEqual(forgotten[1]);
  });
});

/** The cards on the stairs as a seat has them in mind, of which it has known all. */
function inMind(
  state: HeuchelState,
  viewer: number,
  percent: number,
  memory: 'aid' | 'strict' = 'strict',
): readonly string[] {
  const options = { ...state.options, memory };
  const view = game.view(state, viewer);
  const seen = { viewer, seats: state.seats, options, ply: 0, view, memory: undefined };
  const { columns } = asRemembered(seen, percent).view;
  return columns.flatMap((column) =>
    column.flatMap((pile) => (pile?.cards ?? []).map(({ card }) => card)),
  );
}
