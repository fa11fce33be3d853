import type { HandOnTable } from '@kast/ui/kit';
import type { ComponentChild, VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../box/texts/testing.ts';
import { drunterUndDrueber } from '../../index.ts';
import { circleNamed, type DrunterState, game, scene } from '../../rules/index.ts';
import type { DrunterTexts } from '../../texts/speak.ts';
import { DrunterTray } from './Tray.tsx';

const texts = await textsIn<DrunterTexts>(drunterUndDrueber, 'nl');
const { act } = texts.table;

describe('the tray', () => {
  it('DD2.1 keeps your discs in sight while others place theirs', () => {
    const placing = { ...scene('b5:R'), phase: 'placing', onTurn: 2, inHand: [7, 8] } as const;
    const drawn = trayOf(placing, undefined);
    const cells = drawn.find(({ type }) => nameOf(type) === 'Cells')?.props['rows'];
    expect([cells].flat(2).filter(Boolean)).toHaveLength(7);
  });

  it('DD4.4 says what a wrong claim costs, and pushes nobody to either answer', () => {
    const step = { kind: 'step', from: circleNamed('g5'), to: circleNamed('f4'), call: false };
    const attacked = (falseClaim: 'skip' | 'free') =>
      game.apply(scene('f4:R g5:O', { onTurn: 2, options: { falseClaim } }), 2, step as never);
    const asked = trayOf(attacked('skip'), 1);
    expect(wordsIn(asked)).toEqual(expect.arrayContaining([act.claim, act.allow, act.falseCosts]));
    expect(asked.filter(({ props }) => props['kind'] === 'primary')).toEqual([]);
    expect(wordsIn(trayOf(attacked('free'), 1))).not.toContain(act.falseCosts);
  });

  it('DD5.1 offers the call with all eight discs, and leaves it out of a lesson with a few', () => {
    const eight = scene('a6:R f6:R d5:R h5:R b4:R e3:R g2:R b2:R c4:O');
    expect(wordsIn(trayOf(eight, 1))).toEqual(expect.arrayContaining([act.withCall, act.klaar]));
    const few = wordsIn(trayOf(scene('c3:R e1:R f4:O'), 1));
    expect(few).not.toContain(act.withCall);
    expect(few).not.toContain(act.klaar);
    expect(few).not.toContain(act.callHint);
  });

  it('DD5.1 says what the switch does, on and off', () => {
    const eight = scene('a6:R f6:R d5:R h5:R b4:R e3:R g2:R b2:R c4:O');
    expect(wordsIn(trayOf(eight, 1))).toContain(act.callHint);
    const calling = wordsIn(trayOf(eight, 1, true));
    expect(calling).toContain(act.callingHint);
    expect(calling).not.toContain(act.callHint);
  });
});

const EMPTY: HandOnTable = {
  id: 'hand',
  picked: [],
  hanging: undefined,
  over: undefined,
  lifted: { current: null },
  letGo: { current: null },
  canPick: () => false,
  canReach: () => false,
  handle: () => undefined,
  onDrag: () => undefined,
};

type Drawn = VNode<Readonly<Record<string, unknown>>>;

function trayOf(
  state: DrunterState,
  deciding: number | undefined,
  isCalling = false,
): readonly Drawn[] {
  const nothing = (): undefined => undefined;
  return allIn(
    DrunterTray({
      view: game.view(state, 1),
      viewer: 1,
      texts,
      players: [],
      deciding,
      moves: deciding === undefined ? [] : game.moves(state, deciding),
      last: undefined,
      hint: undefined,
      play: async () => 'confirmed',
      explain: nothing,
      announce: nothing,
      hand: EMPTY,
      isCalling,
      onCalling: nothing,
      isAsked: false,
      onAsked: nothing,
    }),
  );
}

/** The parts of the tray are plain functions; what the kit and the page have is looked at from outside. */
const PARTS = new Set(['Choosing', 'InHand', 'Question', 'Calling']);

function allIn(child: ComponentChild | ComponentChild[]): readonly Drawn[] {
  if (Array.isArray(child)) return child.flatMap(allIn);
  if (typeof child !== 'object' || child === null) return [];
  const drawn = child as Drawn;
  const { type, props } = drawn;
  const isPart = typeof type === 'function' && PARTS.has(nameOf(type));
  const inside = isPart ? (type as (props: unknown) => ComponentChild)(props) : props['children'];
  return [drawn, ...allIn(inside as ComponentChild)];
}

function wordsIn(drawn: readonly Drawn[]): readonly unknown[] {
  return drawn.flatMap(({ props }) => [props['label'], props['children']].flat());
}

function nameOf(type: Drawn['type']): string {
  return typeof type === 'string' ? type : type.name;
}
