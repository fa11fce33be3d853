import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../../box/testing.ts';
import { leibkoeche } from '../index.ts';
import { game, type Kind, type LeibkoecheMove, parseTile, scene } from '../rules/index.ts';

const reasons = await reasonsOf(leibkoeche);

/** Seat 1 has all six kinds and stands on e4. */
function reasonFor(move: LeibkoecheMove): string {
  const view = game.view(scene({ trays: ['ABCDEF', 'A-----'], cooks: ['e4', 'a7'] }), 1);
  return reasons({ move, view, seat: 1, players: [] });
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

describe('why a hint lays the tray as it does', () => {
  const order = (kinds: string): LeibkoecheMove => ({
    kind: 'order',
    places: kinds.split('').map((kind) => (kind === '-' ? null : (kind as Kind))),
  });
  /** The king’s table is ABCDEF; seat 1 has looked at its second place. */
  const orderedBy = (move: LeibkoecheMove, trays = ['FEDCBA', 'A-----']): string => {
    const state = scene({ trays, phase: 'ordering', peeks: [{ seat: 1, place: 2 }] });
    return reasons({ move, view: game.view(state, 1), seat: 1, players: [] });
  };

  it('LK6.5 says so where what was seen lies in its place', () => {
    expect(orderedBy(order('ABCDEF'))).toContain('op zijn plaats');
  });

  it('LK7.2 says why, where it lays what was seen elsewhere', () => {
    expect(orderedBy(order('BACDEF'))).toContain('verraadt je blad niet alles');
  });

  it('LK6.5 takes no kind for misplaced that is not on the tray', () => {
    expect(orderedBy(order('A-CDEF'), ['ACDEF-', 'A-----'])).toContain('nog niets gezien');
  });

  it('LK6.1 after the reveal speaks of the king’s place, and not of ordering that will not come', () => {
    const placed = (place: number, tray: string): string => {
      const state = scene({
        revealed: true,
        phase: 'tray',
        cooks: ['b7', 'carpet'],
        arrived: [2],
        trays: [tray, 'FEDCBA'],
      });
      const view = game.view(state, 1);
      return reasons({ move: { kind: 'tray', place }, view, seat: 1, players: [] });
    };
    expect(placed(5, 'A')).toContain('ook bij de koning: op plaats 5');
    expect(placed(6, 'A---B-')).toContain('al bezet');
    expect(placed(2, 'A')).toContain('minder te schuiven');
  });
});
