import { describe, expect, it } from 'vitest';
import { companionOf, explainedTo, lastingOf, toldTo } from '../../box/testing.ts';
import { drunterUndDrueber } from '../index.ts';
import { circleNamed, type DrunterView, game, scene } from '../rules/index.ts';

const guide = await companionOf(drunterUndDrueber);

describe('the first match of Drunter und Drüber', () => {
  it('tells a seat its colour', () => {
    expect(guide.card(undefined, 1).who).toBe('Jouw acht stenen zijn rood.');
    expect(guide.card(undefined, 2).who).toBe('Jouw acht stenen zijn oranje.');
  });

  it('explains each thing where it happens', async () => {
    const notes = await explainedTo(drunterUndDrueber, guide, 'three-with-claims', 1);
    expect([...notes.keys()].toSorted()).toEqual([
      'asked',
      'claim-right',
      'claim-wrong',
      'climbed',
      'home',
      'moving',
      'placed',
      'stuck',
      'uncovered',
    ]);
    expect(notes.get('placed')?.at).toBe('b3');
    expect(notes.get('asked')?.at).toBe('b4');
  });

  it('says which disc may go where only while discs move', () => {
    const board = scene('c4:O', { seats: 3 });
    const refusal = { rule: 'DD3.1', reason: 'not-a-neighbour', facts: {} };
    expect(guide.refused?.(refusal, game.view(board, 1))?.id).toBe('refused');
    const placing = game.view({ ...board, phase: 'placing' }, 1);
    expect(guide.refused?.(refusal, placing)).toBeUndefined();
  });

  it('puts each note away when it is true no more', async () => {
    const lasting = await lastingOf(drunterUndDrueber, guide, 'three-with-claims', 1);
    expect(Object.fromEntries(lasting)).toMatchObject({
      asked: 1,
      'claim-wrong': 2,
      climbed: 15,
      stuck: 26,
    });
  });

  it('DD6.1 lets only such circles glow as everybody sees', async () => {
    for (const { view, seat } of await toldTo(drunterUndDrueber, 'three-with-claims', 1)) {
      const { circles, stacks, phase } = view as DrunterView;
      const goals = guide.goals(view, seat).map(circleNamed);
      const isSeen = (at: number): boolean => circles[at] === 'R' && stacks[at]?.length === 0;
      expect(goals.every((at) => phase !== 'placing' && isSeen(at))).toBe(true);
    }
  });

  it('DD5.3 lets nothing glow for whoever is out', () => {
    const board = scene('c4:O', { seats: 3 });
    expect(guide.goals(game.view(board, 1), 1)).not.toEqual([]);
    expect(guide.goals(game.view({ ...board, out: [1] }, 1), 1)).toEqual([]);
  });

  it('DD6.2 gives no reason that names a colour under a disc', async () => {
    const told = await toldTo(drunterUndDrueber, 'three-with-claims', 1);
    const reasons = told.filter(({ by }) => by === 2).map((ply) => guide.reason(ply, []));
    expect(new Set(reasons.map((text) => text.replace(/ [a-h][1-6] /, ' – ')))).toEqual(
      new Set([
        '',
        'Op – stond die steen niet op zijn kleur.',
        'Zo komt jouw steen vast te zitten, als die niet goed staat.',
        'Wat eronder ligt, kan niet meer weg.',
      ]),
    );
  });
});
