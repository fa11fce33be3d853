import { describe, expect, it } from 'vitest';
import { advisedIn, reasonsOf } from '../../box/testing.ts';
import { drunterUndDrueber } from '../index.ts';
import {
  type DrunterMove,
  type DrunterState,
  type DrunterView,
  game,
  scene,
} from '../rules/index.ts';
import { stateAfter } from '../rules/testing.ts';

const reasons = await reasonsOf(drunterUndDrueber);
const advised = await advisedIn(drunterUndDrueber, 'three-with-claims');

describe('why a hint is a good one, in Drunter und Drüber', () => {
  it('DD6.2 names the own colour only where it lies open', () => {
    const homeward = advised.filter((hint) => reasons(hint).endsWith('is van jouw kleur.'));
    expect(homeward.length).toBeGreaterThan(0);
    const isOpen = homeward.map(({ move, view }) => {
      const { to } = move as Extract<DrunterMove, { readonly kind: 'step' }>;
      const { circles, stacks } = view as DrunterView;
      return stacks[to]?.length === 0 && circles[to] !== null;
    });
    expect(isOpen.every(Boolean)).toBe(true);
  });

  it('DD6.2 judges no stone that steps away by a colour that nobody sees', () => {
    const away = advised
      .filter(({ move }) => (move as DrunterMove).kind === 'step')
      .map((hint) => reasons(hint));
    expect(away.filter((said) => said.includes('waarschijnlijk niet goed'))).toEqual([]);
    expect(away.some((said) => said.startsWith('Zo zie je de kleur van'))).toBe(true);
  });

  it('DD4.4 warns of a claim that would cost a turn', () => {
    const said = advised
      .filter(({ move }) => (move as DrunterMove).kind === 'allow')
      .map((hint) => reasons(hint));
    expect(said).toContain(
      'Je steen staat waarschijnlijk niet goed; een vergissing kost een beurt.',
    );
  });

  it('DD2.2 names a circle of the own colour once, until there is a stone of one’s own beside it', () => {
    const placed = advised.filter(({ move }) => (move as DrunterMove).kind === 'place');
    for (const seat of [1, 2, 3]) {
      const said = placed.filter((hint) => hint.seat === seat).map((hint) => reasons(hint));
      const homeward = said.filter((reason) => reason.startsWith('Dan is het één stap naar'));
      expect(homeward.length).toBeGreaterThan(3);
      expect(new Set(homeward).size).toBe(homeward.length);
    }
  });

  it.each([
    ['DD3.5 a circle that comes to light', 'd4:R a6:O', 'd4-d3', 'Zo zie je de kleur van d4 weer.'],
    [
      'DD3.3 one’s own stone beneath',
      'd4:RR a6:O',
      'd4-d3',
      'Zo komt je eigen steen eronder vrij.',
    ],
    ['nothing of another’s beneath', 'd4:OR a6:O', 'd4-d3', ''],
    [
      'DD3.7 nothing beneath that stays beneath',
      'd4:OR5O a6:O',
      'd4-d3',
      'De steen heeft lang genoeg gewacht en mag eronderuit.',
    ],
  ])('says of a stone that leaves %s', (_what, stones, step, reason) => {
    // Every other circle of the own colour is taken: there is nothing to come nearer to.
    const taken = ['f6', 'd5', 'h5', 'b4', 'e3', 'g2', 'c1'].map((circle) => `${circle}:O`);
    expect(reasonIn(scene(`${stones} ${taken.join(' ')}`), 1, step)).toBe(reason);
  });

  it.each([
    ['skip', 'strict', 'claim', 'Je steen staat waarschijnlijk goed: de ander moet terug.'],
    ['free', 'strict', 'claim', 'Een vergissing kost hier niets.'],
    ['skip', 'aid', 'claim', 'Je steen staat op jouw kleur: de ander moet terug.'],
    ['free', 'strict', 'allow', 'Je steen staat waarschijnlijk niet goed.'],
  ] as const)('DD4.4 with %s and %s it says of %s: %s', (falseClaim, memory, kind, reason) => {
    const options = { falseClaim, memory } as const;
    const attacked = stateAfter(scene('e3:R d4:O', { onTurn: 2, options }), '2 d4-e3');
    expect(reasonIn(attacked, 1, kind)).toBe(reason);
  });

  it('DD6.2 with all colours shown it is sure of a stone that stands wrong', () => {
    const options = { memory: 'aid' } as const;
    const attacked = stateAfter(scene('e4:R d4:O', { onTurn: 2, options }), '2 d4-e4');
    expect(reasonIn(attacked, 1, 'allow')).toBe('Je steen staat niet op jouw kleur.');
  });
});

function reasonIn(state: DrunterState, seat: number, text: string): string {
  const move = game.notation.parse(state, seat, text);
  if (!move.ok) throw new Error(`unreadable: ${text}`);
  return reasons({ move: move.value, view: game.view(state, seat), seat, players: [] });
}
