import { unreachable } from '@kast/kernel';
import type { FirstMatch, FirstNote, ToldPly } from '../../box/first-match.ts';
import type { Language } from '../../box/texts/languages.ts';
import {
  CIRCLES,
  colourOf,
  type DrunterEvent,
  type DrunterView,
  makeCircle,
} from '../rules/index.ts';
import type { FirstMatchMessages } from '../texts/messages.generated.ts';
import { Picture } from './drawing/FirstMatchPicture.tsx';

type Told = ToldPly<DrunterView, DrunterEvent>;

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/first-match.ftl`);
}

/** Accompanies a first match of Drunter und Drüber. */
export function firstMatch(words: FirstMatchMessages): FirstMatch<DrunterView, DrunterEvent> {
  const { card, note } = words;
  return {
    card: (_view, seat) => ({
      who: card.who({ colour: colourOf(seat) }),
      win: card.win,
      lose: card.lose,
      turn: card.turn,
    }),
    Picture,
    goals: ownCircles,
    notes: (told) => [
      ...beginning(told, note),
      ...told.events.flatMap((event) => notesOn(event, told, note)),
    ],
    refused: () => ({ id: 'refused', text: note.refused }),
    reason: (told) => reasonFor(told, words.reason),
  };
}

/** DD6.1: those that everybody sees, once discs may go there. */
function ownCircles({ phase, circles, stacks }: DrunterView, seat: number): readonly string[] {
  if (phase !== 'moving' && phase !== 'answering') return [];
  return CIRCLES.filter((at) => circles[at] === colourOf(seat) && stacks[at]?.length === 0).map(
    makeCircle,
  );
}

function beginning(
  { before, view, seat }: Told,
  note: FirstMatchMessages['note'],
): readonly FirstNote[] {
  if (before.phase !== 'placing' || view.phase !== 'moving') return [];
  return [{ id: 'moving', text: note.moving, at: ownCircles(view, seat)[0] }];
}

function notesOn(
  event: DrunterEvent,
  { before, view, seat }: Told,
  note: FirstMatchMessages['note'],
): readonly FirstNote[] {
  switch (event.kind) {
    case 'placed':
      return event.seat === seat
        ? [{ id: 'placed', text: note.placed, at: makeCircle(event.at) }]
        : [];
    case 'moved': {
      // Whoever moved there has just seen the colour.
      const isHome = event.seat === seat && before.circles[event.to] === colourOf(seat);
      return isHome ? [{ id: 'home', text: note.home, at: makeCircle(event.to) }] : [];
    }
    case 'uncovered':
      return event.colour === null
        ? []
        : [{ id: 'uncovered', text: note.uncovered, at: makeCircle(event.at) }];
    case 'attacked': {
      const at = makeCircle(event.at);
      if (event.asked === seat) return [{ id: 'asked', text: note.asked, at }];
      return event.seat === seat ? [{ id: 'climbed', text: note.climbed, at }] : [];
    }
    case 'allowed': {
      const { block } = view.options;
      const text = block === 'endless' ? note.stuckForLong : note.stuck({ block });
      return event.seat === seat ? [{ id: 'stuck', text, at: makeCircle(event.at) }] : [];
    }
    case 'claimed': {
      const at = makeCircle(event.at);
      if (event.right) return [{ id: 'claim-right', text: note.claimRight, at }];
      const isCostly = view.options.falseClaim === 'skip';
      return [{ id: 'claim-wrong', text: isCostly ? note.claimWrong : note.claimWrongFree, at }];
    }
    case 'laid-out':
    case 'begins':
    case 'passed':
    case 'sent-back':
    case 'called':
    case 'removed':
    case 'missed':
    case 'ended':
      return [];
    default:
      return unreachable(event);
  }
}

/** DD6.2: nothing is said again of what a disc covers now. */
function reasonFor({ events, view, seat }: Told, words: FirstMatchMessages['reason']): string {
  const moved = events.find((event) => event.kind === 'moved');
  if (!moved || view.outcome) return '';
  const attacked = events.find((event) => event.kind === 'attacked');
  if (attacked) return attacked.asked === seat ? words.climbsOnYou : words.climbs;
  const left = events.find((event) => event.kind === 'uncovered');
  const isWrong =
    left?.at === moved.from && left.colour !== null && left.colour !== colourOf(moved.seat);
  return isWrong ? words.wasWrong({ from: makeCircle(moved.from) }) : '';
}
