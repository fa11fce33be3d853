import { describe, expect, it } from 'vitest';
import { advisedIn, reasonsOf } from '../../box/testing.ts';
import { drunterUndDrueber } from '../index.ts';
import type { DrunterMove, DrunterView } from '../rules/index.ts';

const reasons = await reasonsOf(drunterUndDrueber);
const advised = await advisedIn(drunterUndDrueber, 'three-with-claims');

describe('why a hint is a good one, in Drunter und Drüber', () => {
  it('DD6.2 names the own colour only where it lies open', () => {
    const homeward = advised.filter((hint) => reasons.reason(hint).endsWith('is van jouw kleur.'));
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
      .map((hint) => reasons.reason(hint));
    expect(away.filter((said) => said.includes('waarschijnlijk niet goed'))).toEqual([]);
    expect(away.some((said) => said.startsWith('Zo zie je de kleur van'))).toBe(true);
  });

  it('DD4.4 warns of a claim that would cost a turn', () => {
    const said = advised
      .filter(({ move }) => (move as DrunterMove).kind === 'allow')
      .map((hint) => reasons.reason(hint));
    expect(said).toContain(
      'Hij staat waarschijnlijk niet goed; een verkeerde bewering kost een beurt.',
    );
  });
});
