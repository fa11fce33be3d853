import type { Seat } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  circleNamed,
  type DrunterEvent,
  type DrunterMemory,
  type DrunterState,
  game,
  scene,
  type SeenStep,
} from '../rules/index.ts';
import { stateAfter } from '../rules/testing.ts';
import { leadsBack } from './advising.ts';
import { bot } from './index.ts';
import { stepMove } from './race-move.ts';
import { playMatch, shareOf } from './testing.ts';

const AID = { options: { memory: 'aid' } } as const;

describe('advice, which is to be followed', () => {
  /** Red waits for its stone on g5; orange on b1 stands right, and would send back whoever climbs there. */
  const WAITING = 'a6:R d5:R g2:R e3:R b4:R c1:R g5:R4O4R a5:O e5:O b1:O g1:O d2:O f3:O c4:O';

  it('DD4.2 never sends somebody to be sent back, as the strongest level does to win time', () => {
    const state = scene(WAITING, AID);
    expect(chosen(state)).toBe('c1-b1');
    expect(chosen(state, { recallsAs: 3 })).toBe('g5-h5');
  });

  it('does not take back what was done a turn ago, where another step is as good', () => {
    const state = scene(
      'c1:R g2:R e3:R d5:R h5:R f6:R b5:O5R3O1R b1:O g1:O d2:O f3:O h4:O e5:O',
      AID,
    );
    const came = (from: string) => remembering(state, { kind: 'moved', ...way(1, from, 'b5') });
    expect(chosen(state, { recallsAs: 3, memory: came('a6') })).toBe('b5-b4');
    expect(chosen(state, { recallsAs: 3, memory: came('b4') })).toBe('b5-a6');
  });

  it('DD4.4 to claim is not given again once all have seen that it was false', () => {
    const options = { layout: 'shuffled', falseClaim: 'free' } as const;
    const asked = stateAfter(scene('e6:R f6:O', { onTurn: 2, options }), '2 f6-e6');
    const at = circleNamed('e6');
    const claimed = (right: boolean) =>
      remembering(asked, { kind: 'placed', seat: 1, at }, { kind: 'claimed', seat: 1, at, right });
    expect(chosen(asked, { recallsAs: 3 })).toBe('claim');
    expect(chosen(asked, { recallsAs: 3, memory: claimed(false) })).toBe('allow');
    expect(chosen(asked, { recallsAs: 3, memory: claimed(true) })).toBe('claim');
  });

  it('leads to the end of a match, and to more wins than an even share', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const won = seeds.map((seed) => {
      const { outcome } = playMatch({ players: ['advised', 2, 2], seed, nodes: 1_000 });
      expect(outcome.rule).toBe('DD5.2');
      return shareOf(outcome, [1]);
    });
    expect(won.reduce((sum, share) => sum + share, 0) / seeds.length).toBeGreaterThan(1 / 3);
  });
});

describe('a step that leads back', () => {
  const lately = (...ways: readonly string[]): readonly SeenStep[] =>
    ways.map((text) => way(1, text.slice(0, 2), text.slice(3)));
  const step = (text: string) =>
    stepMove(circleNamed(text.slice(0, 2)), circleNamed(text.slice(3)));

  it('undoes the last one, or all that was done since', () => {
    expect(leadsBack(step('b2-a1'), lately('c3-c4', 'a1-b2'))).toBe(true);
    expect(leadsBack(step('a2-a1'), lately('a1-b2', 'b2-a2'))).toBe(true);
  });

  it('is none where another stone has moved meanwhile', () => {
    expect(leadsBack(step('b2-a1'), lately('a1-b2', 'c3-c4'))).toBe(false);
    expect(leadsBack(step('b2-a1'), [])).toBe(false);
  });
});

interface Asked {
  readonly recallsAs?: 3;
  readonly memory?: DrunterMemory;
}

function chosen(state: DrunterState, { memory, ...asked }: Asked = {}): string {
  const { seats, options } = state;
  const viewer = state.attack?.asked ?? state.onTurn;
  const seen = { viewer, seats, options, ply: 40, view: game.view(state, viewer), memory };
  const request = { level: 5, seed: 'one', budget: { nodes: 500 }, clock: () => 0 } as const;
  return bot.choose(seen, { ...request, ...asked }).move;
}

function remembering({ seats, options }: DrunterState, ...events: readonly DrunterEvent[]) {
  const vantage = { viewer: 1, seats, options, ply: 39 } as const;
  return game.remember?.(undefined, events, vantage) as DrunterMemory;
}

function way(seat: Seat, from: string, to: string): SeenStep {
  return { seat, from: circleNamed(from), to: circleNamed(to) };
}
