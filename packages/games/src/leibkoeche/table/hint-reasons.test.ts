import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../../box/testing.ts';
import { leibkoeche } from '../index.ts';
import { game, type LeibkoecheMove, parseTile, scene } from '../rules/index.ts';

const reasons = await reasonsOf(leibkoeche);

/** Seat 1 has all six kinds and stands on e4. */
function reasonFor(move: LeibkoecheMove): string {
  const view = game.view(scene({ trays: ['ABCDEF', 'A-----'], cooks: ['e4', 'a7'] }), 1);
  return reasons.reason({ move, view, seat: 1, players: [] });
}

const tile = (name: string): number => parseTile(name) ?? -2;

describe('why a hint is a good one, for a cook on the way to the king', () => {
  it.each([
    ['e2', 'nog 3 stappen naar de koning'],
    ['d1', 'nog één stap naar de koning'],
    // Sideways is no step back: it may be what the pancake asks for.
    ['f4', 'nog 6 stappen naar de koning'],
  ])('LK7.1 a walk to %s says how far it is from there', (end, said) => {
    expect(reasonFor({ kind: 'walk', tiles: [tile(end)] })).toContain(said);
  });

  it('LK4.3 a pancake behind the cook is in nobody’s way but that of others', () => {
    expect(reasonFor({ kind: 'lay', tile: tile('f6'), face: 1 })).toContain('achter je');
    expect(reasonFor({ kind: 'lay', tile: tile('d2'), face: 1 })).toBe('');
  });
});
