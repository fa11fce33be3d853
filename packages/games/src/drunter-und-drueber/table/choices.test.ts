import { answerTo, EMPTY_HAND } from '@kast/ui/kit';
import { describe, expect, it } from 'vitest';
import { circleNamed, type DrunterState, game, scene } from '../rules/index.ts';
import { choicesOf, type Decision, targetsOf, trayRows } from './choices.ts';

/** Red on turn: free on c4, covered on e3 and, after five turns, free to slip out of g2. */
const state = scene('c4:R c5:R d4:O e3:RO g2:R5O h6:O');

function decisionIn(position: DrunterState, isCalling = false, seat = 1): Decision {
  const moves = game.moves(position, seat);
  return { view: game.view(position, seat), moves, seat, isCalling };
}

describe('the choices of a hand', () => {
  const decision = decisionIn(state);
  const choices = choicesOf(decision);

  it('takes up own discs, covered ones too, and no others', () => {
    const cells = ['c4', 'e3', 'g2', 'd4', 'a1'];
    expect(cells.filter((cell) => choices.pick(cell, []))).toEqual(['c4', 'e3', 'g2']);
  });

  it('DD3.2 lights up neighbours and an opponent’s disc, and no own one', () => {
    const targets = targetsOf(decision, ['c4']);
    expect(targets).toContain('d4');
    expect(targets).not.toContain('c5');
    expect(targets).toHaveLength(7);
  });

  it('DD3.7 lets a disc slip out that has waited, and no other', () => {
    expect(targetsOf(decision, ['g2'])).toHaveLength(8);
    expect(targetsOf(decision, ['e3'])).toEqual([]);
  });

  it('plays what is legal and asks the rules about the rest', () => {
    expect(choices.carry?.(['c4'], 'd4')).toMatchObject({ kind: 'play', move: { call: false } });
    expect(choices.carry?.(['c4'], 'e6')?.kind).toBe('explain');
    expect(choices.press?.('h6')?.kind).toBe('explain');
    expect(choices.press?.('a1')).toBeUndefined();
  });

  it('DD5.1 makes every step a call while that is switched on', () => {
    const act = choicesOf(decisionIn(state, true)).carry?.(['c4'], 'd4');
    expect(act).toMatchObject({ kind: 'play', move: { kind: 'step', call: true } });
  });
});

describe('the choices of who is asked about a claim', () => {
  it('DD4.3 are to answer: whoever reaches for a stone is told so', () => {
    const climbs = { from: circleNamed('c4'), to: circleNamed('d4'), call: false };
    const asked = game.apply(state, 1, { kind: 'step', ...climbs });
    const choices = choicesOf(decisionIn(asked, false, 2));
    const { hand, act } = answerTo(choices, EMPTY_HAND, { kind: 'press', cell: 'h6' });
    expect(hand).toEqual(EMPTY_HAND);
    expect(act?.kind).toBe('explain');
    expect(act && game.check(asked, 2, act.move)).toMatchObject({
      rule: 'DD4.3',
      facts: { due: 'answer' },
    });
  });
});

describe('the choices while placing', () => {
  const placing: DrunterState = { ...scene('c2:O'), phase: 'placing', inHand: [8, 7] };
  const decision = decisionIn(placing);
  const choices = choicesOf(decision);

  it('DD2.2 offers every empty circle but those of the own colour', () => {
    expect(targetsOf(decision, [])).toHaveLength(48 - 8 - 1);
    expect(choices.press?.('a1')?.kind).toBe('play');
    expect(choices.press?.('c2')?.kind).toBe('explain');
    expect(choices.press?.('e3')?.kind).toBe('explain');
  });

  it('places with one press', () => {
    const { hand, act } = answerTo(choices, EMPTY_HAND, { kind: 'press', cell: 'a1' });
    expect(hand).toEqual(EMPTY_HAND);
    expect(act).toEqual({ kind: 'play', move: { kind: 'place', at: 0 } });
  });

  it('carries a disc from the tray to a circle, and to no other place of the tray', () => {
    const [[disc = '', other = ''] = []] = trayRows(8);
    expect(choices.pick(disc, [])).toEqual([disc]);
    expect(choices.pick('a1', [])).toBeUndefined();
    expect(choices.carry?.([disc], 'a1')).toEqual({ kind: 'play', move: { kind: 'place', at: 0 } });
    expect(choices.carry?.([disc], 'e3')?.kind).toBe('explain');
    const { hand, act } = answerTo(choices, { picked: [disc], isLifted: true }, drop(other));
    expect([hand.picked, act]).toEqual([[disc], undefined]);
  });

  const drop = (cell: string) => ({ kind: 'drop', cell }) as const;
});
