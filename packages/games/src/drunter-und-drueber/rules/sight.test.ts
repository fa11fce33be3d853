import {
  drawChance,
  hashOfSeed,
  logFor,
  newMatch,
  play,
  recalledBy,
  seenBy,
  seededRandom,
  type Match,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import type { DrunterEvent } from './events.ts';
import { drunter } from './game.ts';
import { scene } from './scene.ts';
import type { DrunterView } from './sight.ts';
import type { DrunterMove, DrunterState } from './state.ts';

const SEED = '5'.repeat(64);

describe('who knows what', () => {
  it('DD6.1 everybody sees open circles, every stone and the order in every stack', () => {
    const state = scene('c4:RO d5:R2Y', { seats: 3 });
    const { circles, stacks } = drunter.view(state, 'watcher');
    expect(stacks).toEqual(state.stacks);
    expect(circles.filter((colour) => colour === null)).toHaveLength(2);
    expect(drunter.view(state, 1)).toEqual(drunter.view(state, 'watcher'));
  });

  it('DD6.2 with aid the table shows all colours', () => {
    const state = scene('c4:RO', { options: { memory: 'aid' } });
    expect(drunter.view(state, 1).circles[26]).toBe('O');
  });

  it('DD6.2 neither log nor history of a strict match tell a covered colour', () => {
    const match = placedMatch('strict');
    expect(logFor(match, 1)[0]).toEqual({ by: 'chance', move: '?' });
    expect(logFor(match, 'watcher')[0]).toEqual({ by: 'chance', move: '?' });
    const covered = match.state.stacks.flatMap((stack, at) => (stack.length > 0 ? [at] : []));
    const [laidOut] = recalledBy(match, 1).happened.flat();
    if (laidOut?.kind !== 'laid-out') throw new Error('the layout comes first');
    expect(covered.map((at) => laidOut.colours[at])).toEqual(covered.map(() => null));
    expect(laidOut.colours.filter((colour) => colour === null)).toHaveLength(covered.length);
    expect(logFor(placedMatch('aid'), 1)[0]?.move).toMatch(/^layout /);
  });

  it('DD6.2 who remembers everything can imagine nothing but the truth', () => {
    const match = placedMatch('strict');
    const imagined = drunter.imagine(seenBy(match, 1), seededRandom(1));
    expect(imagined).toEqual(match.state);
    const forgetful = drunter.imagine(recalledBy(match, 1), seededRandom(1));
    expect(drunter.view(forgetful, 1)).toEqual(drunter.view(match.state, 1));
    expect(drunter.moves(forgetful, 1)).toEqual(drunter.moves(match.state, 1));
  });
});

function placedMatch(
  memory: 'strict' | 'aid',
): Match<DrunterState, DrunterMove, DrunterView, DrunterEvent> {
  const made = newMatch(drunter, { seats: 2, options: { memory }, seedHash: hashOfSeed(SEED) });
  if (!made.ok) throw new Error(made.error.reason);
  let match = drawChance(made.value, SEED);
  const random = seededRandom('placing');
  while (match.state.phase === 'placing') {
    const seat = match.state.onTurn;
    const moves = drunter.moves(match.state, seat);
    const move = moves[random.below(moves.length)];
    if (!move) throw new Error('no place left');
    const played = play(match, seat, drunter.notation.make(match.state, move));
    if (!played.ok) throw new Error(played.error.reason);
    match = played.value;
  }
  return match;
}
