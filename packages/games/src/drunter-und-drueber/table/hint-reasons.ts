import { must, type Seat, unreachable } from '@kast/kernel';
import type { AdvisedMove, HintReasons } from '../../box/hint-reasons.ts';
import type { Language } from '../../box/texts/languages.ts';
import {
  CIRCLES,
  type Circle,
  colourOf,
  distance,
  type DrunterMove,
  type DrunterView,
  makeCircle,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';

type Step = Extract<DrunterMove, { readonly kind: 'step' }>;

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/hint-reasons.ftl`);
}

export function hintReasons(words: HintReasonsMessages): HintReasons<DrunterView, DrunterMove> {
  return { reason: (advised) => reasonFor(advised, words) };
}

/** DD6.2: from the colours that lie open, never from one that a stone covers. */
function reasonFor(
  { move, view, seat }: AdvisedMove<DrunterView, DrunterMove>,
  words: HintReasonsMessages,
): string {
  switch (move.kind) {
    case 'place':
      return forPlacing(move.at, view, seat, words);
    case 'step':
      return forStep(move, view, seat, words);
    case 'klaar':
      return words.allRight;
    case 'pass':
      return words.nothingMoves;
    case 'claim':
      return words.probablyRight;
    case 'allow':
      return view.options.falseClaim === 'skip' ? words.claimIsCostly : words.probablyWrong;
    case 'layout':
    case 'first':
      return '';
    default:
      return unreachable(move);
  }
}

function forPlacing(at: Circle, view: DrunterView, seat: Seat, words: HintReasonsMessages): string {
  const goal = nearestGoal(at, view, seat);
  if (goal !== undefined && distance(at, goal) === 1) {
    return words.besideOwn({ circle: makeCircle(goal) });
  }
  const colour = view.circles[at];
  return colour ? words.hidesColour({ colour }) : '';
}

function forStep(
  { from, to, call }: Step,
  view: DrunterView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  if (call) return words.allRightThen;
  if (!isEmpty(to, view)) return words.climbs;
  if (view.circles[to] === colourOf(seat)) return words.home({ to: makeCircle(to) });
  const goal = nearestGoal(to, view, seat);
  if (goal !== undefined && distance(to, goal) < distance(from, goal)) {
    return words.nearer({ circle: makeCircle(goal) });
  }
  const height = must(view.stacks[from], 'a stack').length;
  return height === 1 ? words.uncovers({ from: makeCircle(from) }) : words.freesBeneath;
}

/** The nearest circle of the own colour that everybody sees, since nothing lies on it. DD6.1 */
function nearestGoal(at: Circle, view: DrunterView, seat: Seat): Circle | undefined {
  const own = CIRCLES.filter(
    (circle) => isEmpty(circle, view) && view.circles[circle] === colourOf(seat),
  );
  return own.toSorted((one, other) => distance(at, one) - distance(at, other))[0];
}

function isEmpty(at: Circle, { stacks }: DrunterView): boolean {
  return must(stacks[at], 'a stack').length === 0;
}
