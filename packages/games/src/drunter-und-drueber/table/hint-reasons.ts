import { must, type Seat } from '@kast/kernel';
import type { AdvisedMove } from '../../box/hint-reasons.ts';
import {
  type Circle,
  costOfFalseClaim,
  distance,
  type DrunterMove,
  type DrunterView,
  heightToLeave,
  isOwnColour,
  makeCircle,
  neighboursOf,
  openHomes,
  ownerOf,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';

type Step = Extract<DrunterMove, { readonly kind: 'step' }>;

/** DD6.2: from the colours that lie open, never from one that a stone covers. */
export function reasonFor(
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
    case 'allow':
      return forAnswer(move.kind, view, words);
    default:
      return '';
  }
}

/** Near a circle that no other stone of one's own is beside; else out of the way of others. DD2.2 */
function forPlacing(at: Circle, view: DrunterView, seat: Seat, words: HintReasonsMessages): string {
  const beside = homesToServe(at, view, seat).filter((home) => distance(at, home) === 1);
  const [only] = beside;
  if (beside.length > 1) return words.besideSeveral({ circles: beside.map(makeCircle) });
  if (only !== undefined) return words.besideOwn({ circle: makeCircle(only) });
  const colour = view.circles[at];
  if (colour && ownerOf(colour, view.inHand.length) === undefined) {
    return words.nobodysColour({ colour });
  }
  if (isOutOfReach(at, view, seat)) return words.outOfReach;
  return colour ? words.hidesColour({ colour }) : '';
}

function forStep(step: Step, view: DrunterView, seat: Seat, words: HintReasonsMessages): string {
  const { from, to, call } = step;
  if (call) return words.allRightThen;
  if (!isEmpty(to, view)) return words.climbs({ circle: makeCircle(to) });
  if (isOwnColour(view.circles[to], seat)) return words.home({ to: makeCircle(to) });
  const home = [...homesToServe(to, view, seat, from), ...nearestHomes(to, view, seat)].find(
    (goal) => distance(to, goal) < distance(from, goal),
  );
  if (home !== undefined) return words.nearer({ circle: makeCircle(home) });
  return forLeaving(from, view, seat, words);
}

/** DD3.3, DD3.5, DD3.7: what comes of it that a stone is gone. */
function forLeaving(
  from: Circle,
  view: DrunterView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const stack = must(view.stacks[from], 'a stack');
  if (stack.length === 1) return words.uncovers({ from: makeCircle(from) });
  if (heightToLeave(view, from) !== stack.length - 1) return words.slipsOut;
  return stack.at(-2)?.owner === seat ? words.freesOwn : '';
}

/** DD4.2, DD4.4: only with `aid` the colour is seen; else what one remembers is no more than likely. */
function forAnswer(
  kind: 'claim' | 'allow',
  { attack, circles, options }: DrunterView,
  words: HintReasonsMessages,
): string {
  const { asked, to } = must(attack, 'an attack to answer');
  const isCostly = costOfFalseClaim(options) > 0;
  const isSeen = circles[to] !== null;
  if (kind === 'claim') {
    if (isSeen && isOwnColour(circles[to], asked)) return words.surelyRight;
    return isCostly ? words.probablyRight : words.claimIsFree;
  }
  if (isSeen && !isOwnColour(circles[to], asked)) return words.surelyWrong;
  return isCostly ? words.claimIsCostly : words.probablyWrong;
}

/** Those that no other own stone is beside yet. */
function homesToServe(
  at: Circle,
  view: DrunterView,
  seat: Seat,
  leaving?: Circle,
): readonly Circle[] {
  return nearestHomes(at, view, seat).filter((home) =>
    neighboursOf(home).every((near) => near === leaving || !hasOwn(near)),
  );

  function hasOwn(near: Circle): boolean {
    return view.stacks[near]?.some(({ owner }) => owner === seat) === true;
  }
}

/** DD6.1: the open circles of the own colour, the nearest first. */
function nearestHomes(at: Circle, view: DrunterView, seat: Seat): readonly Circle[] {
  return openHomes(view, seat).toSorted((one, other) => distance(at, one) - distance(at, other));
}

/** DD4.1: no stone of another lies beside it that could climb on it. */
function isOutOfReach(at: Circle, { stacks }: DrunterView, seat: Seat): boolean {
  const isOthers = ({ owner }: { readonly owner: Seat }): boolean => owner !== seat;
  return !neighboursOf(at).some((near) => stacks[near]?.some(isOthers));
}

function isEmpty(at: Circle, { stacks }: DrunterView): boolean {
  return must(stacks[at], 'a stack').length === 0;
}
