import type { Actor, Outcome, Seat, Step, Viewer } from '@kast/kernel';
import { must, unreachable } from '@kast/kernel';
import { claimIsTrue, costOfFalseClaim } from './attacking.ts';
import { type Circle, CIRCLES } from './circles.ts';
import type { Colour } from './colours.ts';
import { stepped } from './moving.ts';
import type { DrunterMove, DrunterState, Stack } from './state.ts';
import { clockwiseFrom } from './turn-order.ts';

export type DrunterEvent =
  | { readonly kind: 'laid-out'; readonly colours: readonly (Colour | null)[] }
  | { readonly kind: 'begins'; readonly seat: Seat }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly at: Circle }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Circle; readonly to: Circle }
  | { readonly kind: 'uncovered'; readonly at: Circle; readonly colour: Colour | null }
  | { readonly kind: 'attacked'; readonly seat: Seat; readonly asked: Seat; readonly at: Circle }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'allowed'; readonly seat: Seat; readonly at: Circle }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly at: Circle; readonly right: boolean }
  | { readonly kind: 'sent-back'; readonly seat: Seat; readonly from: Circle; readonly to: Circle }
  | { readonly kind: 'called'; readonly seat: Seat; readonly right: boolean }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly from: readonly Circle[] }
  | { readonly kind: 'missed'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** Everything that happens at this table happens in the open: all viewers are told the same. */
export function events(
  step: Step<DrunterState, DrunterMove>,
  _viewer: Viewer,
): readonly DrunterEvent[] {
  const { after } = step;
  return [
    ...acted(step),
    ...uncovered(step),
    ...missed(step),
    ...(after.outcome ? [{ kind: 'ended', outcome: after.outcome } as const] : []),
  ];
}

function acted({ before, by, move, after }: Step<DrunterState, DrunterMove>): DrunterEvent[] {
  const seat = seatOf(by, before);
  switch (move.kind) {
    case 'layout':
      return [{ kind: 'laid-out', colours: move.layout }];
    case 'first':
      return [{ kind: 'begins', seat: move.seat }];
    case 'place':
      return [{ kind: 'placed', seat, at: move.at }];
    case 'pass':
      return [{ kind: 'passed', seat }];
    case 'klaar':
      return verdictOfCall(before, after, before.stacks);
    case 'step': {
      const moved = { kind: 'moved', seat, from: move.from, to: move.to } as const;
      const { attack } = after;
      if (attack) return [moved, { kind: 'attacked', seat, asked: attack.asked, at: move.to }];
      return move.call ? [moved, ...verdictOfCall(before, after, stepped(before, move))] : [moved];
    }
    case 'claim':
    case 'allow':
      return answered(move.kind, before, after);
    default:
      return unreachable(move);
  }
}

function answered(
  kind: 'claim' | 'allow',
  before: DrunterState,
  after: DrunterState,
): DrunterEvent[] {
  const attack = must(before.attack, 'an attack that was answered');
  const { asked: seat, to: at, from } = attack;
  const call = attack.call ? verdictOfCall(before, after, before.stacks) : [];
  if (kind === 'allow') return [{ kind: 'allowed', seat, at }, ...call];
  const right = claimIsTrue(before, attack);
  const claimed = { kind: 'claimed', seat, at, right } as const;
  if (!right) return [claimed, ...call];
  return [claimed, { kind: 'sent-back', seat: attack.attacker, from: at, to: from }];
}

/** Only the verdict is told, not which stones stood wrong. DD5.2, DD5.3: they leave from where they lay then. */
function verdictOfCall(
  before: DrunterState,
  after: DrunterState,
  stacks: readonly Stack[],
): DrunterEvent[] {
  const seat = before.onTurn;
  const right = !after.out.includes(seat);
  if (right) return [{ kind: 'called', seat, right }];
  const from = CIRCLES.filter((at) => stacks[at]?.some((stone) => stone.owner === seat));
  return [
    { kind: 'called', seat, right },
    { kind: 'removed', seat, from },
  ];
}

/** DD3.5, DD5.3: circles that are empty now and were not, if only before the step that came with a call. */
function uncovered({ before, move, after }: Step<DrunterState, DrunterMove>): DrunterEvent[] {
  const judged = move.kind === 'step' && move.call ? stepped(before, move) : before.stacks;
  return CIRCLES.flatMap((at) => {
    const wasCovered = before.stacks[at]?.length !== 0 || judged[at]?.length !== 0;
    const emptied = wasCovered && after.stacks[at]?.length === 0;
    return emptied ? [{ kind: 'uncovered', at, colour: after.layout[at] ?? null } as const] : [];
  });
}

/** DD4.4: who was passed over on the way to the next turn, in that order. */
function missed({ before, move, after }: Step<DrunterState, DrunterMove>): DrunterEvent[] {
  if (after.phase !== 'moving' || before.phase === 'placing') return [];
  const missing: DrunterEvent[] = [];
  const owed = [...before.misses];
  if (move.kind === 'claim' && before.attack && !claimIsTrue(before, before.attack)) {
    const index = before.attack.asked - 1;
    owed[index] = (owed[index] ?? 0) + costOfFalseClaim(before.options);
  }
  for (let seat = nextSeat(before.onTurn); ; seat = nextSeat(seat)) {
    if (after.out.includes(seat)) continue;
    const turns = owed[seat - 1] ?? 0;
    if (turns === 0) return missing;
    owed[seat - 1] = turns - 1;
    missing.push({ kind: 'missed', seat });
  }

  function nextSeat(seat: Seat): Seat {
    return clockwiseFrom(seat, before.seats);
  }
}

function seatOf(by: Actor, state: DrunterState): Seat {
  return by === 'chance' ? state.onTurn : by;
}
