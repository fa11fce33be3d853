import type { Viewer } from '@kast/kernel';
import { type Player, playerAt } from '../../box/texts/part.ts';
import {
  isCoco,
  type PailleView,
  roundWinner,
  seatsSeenChoosing,
  seenActing,
} from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { verdict } from './verdict.ts';

/** What to do now, in one line. */
export function prompt(
  view: PailleView,
  viewer: Viewer,
  texts: PailleTexts,
  players: readonly Player[],
): string {
  const words = texts.table.prompt;
  if (view.outcome) return verdict(view, texts)?.reason ?? texts.outcome(view.outcome);
  const who = (seat: number): Player => playerAt(players, seat);
  if (typeof viewer === 'number' && view.out.includes(viewer)) return words.out;
  if (view.stage === 'choose') return choosing(view, viewer, texts, who);
  const acting = seenActing(view);
  if (acting) {
    const isYours = acting.seat === viewer;
    if (isCoco(acting.card)) return isYours ? words.coco : words.cocoOf({ who: who(acting.seat) });
    return isYours ? words.take : words.taking({ who: who(acting.seat) });
  }
  if (view.stage === 'eat') {
    const winner = roundWinner(view);
    return winner === viewer ? words.eat : words.eating({ who: who(winner) });
  }
  return words.dealing;
}

function choosing(
  view: PailleView,
  viewer: Viewer,
  texts: PailleTexts,
  who: (seat: number) => Player,
): string {
  const words = texts.table.prompt;
  const waiting = seatsSeenChoosing(view);
  if (typeof viewer !== 'number') return words.choosing({ players: waiting.map(who) });
  if (!waiting.includes(viewer)) return words.chosen({ players: waiting.map(who) });
  return view.round === 1 && view.turn === 1 ? words.chooseFirst : words.choose;
}
