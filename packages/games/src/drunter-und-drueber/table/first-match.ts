import { lettered } from '@kast/ui/kit';
import type { Seat } from '@kast/kernel';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import {
  colourOf,
  costOfFalseClaim,
  type DrunterEvent,
  type DrunterView,
  isOwnColour,
  makeCircle,
  openHomes,
} from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';

type Told = ToldPly<DrunterView, DrunterEvent>;
type Note = FirstNote<DrunterView>;

/** Accompanies a first match of Drunter und Drüber. */
export function firstMatch(
  words: FirstMatchMessages,
): FirstMatch<DrunterView, DrunterEvent, DrunterTexts> {
  const { card, note } = words;
  return {
    card: (_view, seat) => ({ ...card, who: card.who({ colour: colourOf(seat) }) }),
    Picture: lettered(Picture),
    goals: ownCircles,
    notes: (told) => [
      ...beginning(told, note),
      ...told.events.flatMap((event) => notesOn(event, told, note)),
    ],
    refused: (_refusal, view) => {
      const isOver = ({ phase }: DrunterView): boolean => phase !== 'moving';
      return isOver(view) ? undefined : { id: 'refused', text: note.refused, isOver };
    },
    reason: (told) => reasonFor(told, words.reason),
  };
}

/** Once discs may go there, and as long as there are any (DD5.3). */
function ownCircles(view: DrunterView, seat: number): readonly string[] {
  if (view.phase !== 'moving' && view.phase !== 'answering') return [];
  if (view.out.includes(seat)) return [];
  return openHomes(view, seat).map(makeCircle);
}

function beginning(
  { before, view, seat }: Told,
  note: FirstMatchMessages['note'],
): readonly Note[] {
  if (before.phase !== 'placing' || view.phase !== 'moving') return [];
  return [{ id: 'moving', text: note.moving, at: ownCircles(view, seat)[0] }];
}

function notesOn(
  event: DrunterEvent,
  { before, view, seat }: Told,
  note: FirstMatchMessages['note'],
): readonly Note[] {
  switch (event.kind) {
    case 'placed':
      return event.seat === seat
        ? [{ id: 'placed', text: note.placed, at: makeCircle(event.at) }]
        : [];
    case 'moved': {
      // Whoever moved there has just seen the colour.
      const isHome = event.seat === seat && isOwnColour(before.circles[event.to], seat);
      return isHome ? [{ id: 'home', text: note.home, at: makeCircle(event.to) }] : [];
    }
    case 'uncovered': {
      const isOver = (now: DrunterView): boolean => now.circles[event.at] === null;
      if (event.colour === null) return [];
      return [{ id: 'uncovered', text: note.uncovered, at: makeCircle(event.at), isOver }];
    }
    case 'attacked': {
      const at = makeCircle(event.at);
      const isOver = (now: DrunterView): boolean => now.attack?.to !== event.at;
      if (event.asked === seat) return [{ id: 'asked', text: note.asked, at, isOver }];
      const hasLeft = (now: DrunterView): boolean => ownerOnTop(now, event.at) !== seat;
      return event.seat === seat
        ? [{ id: 'climbed', text: note.climbed, at, isOver: hasLeft }]
        : [];
    }
    case 'allowed': {
      const { block } = view.options;
      const text = block === 'endless' ? note.stuckForLong : note.stuck({ block });
      // DD3.7: the disc on top has left, or one's own did.
      const isOver = ({ stacks }: DrunterView): boolean =>
        !stacks[event.at]?.slice(0, -1).some(({ owner }) => owner === seat);
      return event.seat === seat ? [{ id: 'stuck', text, at: makeCircle(event.at), isOver }] : [];
    }
    case 'claimed': {
      const at = makeCircle(event.at);
      const top = ownerOnTop(view, event.at);
      // The turn that it cost is over, and so is what it was told for.
      const isOver = (now: DrunterView): boolean =>
        ownerOnTop(now, event.at) !== top || (!event.right && now.onTurn === event.seat);
      if (event.right) return [{ id: 'claim-right', text: note.claimRight, at, isOver }];
      const isCostly = costOfFalseClaim(view.options) > 0;
      const text = isCostly ? note.claimWrong : note.claimWrongFree;
      return [{ id: 'claim-wrong', text, at, isOver }];
    }
    default:
      return [];
  }
}

function ownerOnTop({ stacks }: DrunterView, at: number): Seat | undefined {
  return stacks[at]?.at(-1)?.owner;
}

/** DD6.2: nothing is said again of what a disc covers now. */
function reasonFor({ events, view, seat }: Told, words: FirstMatchMessages['reason']): string {
  const moved = events.find((event) => event.kind === 'moved');
  if (!moved || view.outcome) return '';
  const attacked = events.find((event) => event.kind === 'attacked');
  if (attacked) return attacked.asked === seat ? words.climbsOnYou : words.climbs;
  const left = events.find((event) => event.kind === 'uncovered');
  const isWrong =
    left?.at === moved.from && left.colour !== null && !isOwnColour(left.colour, moved.seat);
  return isWrong ? words.wasWrong({ from: makeCircle(moved.from) }) : '';
}
