import { playerAt } from '@kast/games';
import type { Outcome } from '@kast/kernel';
import { CLEARLY, type Course } from './course.ts';
import type { StoryParts } from './story-parts.ts';

/** How the match went, in sentences. */
export function courseWords(
  { players, texts }: Pick<StoryParts, 'players' | 'texts'>,
  { leader, share, changes, decidedAt, low }: Course,
  { winners }: Outcome,
): readonly string[] {
  const [winner = 0] = winners;
  const percent = (chance: number): number => Math.round(chance * 100);
  return [
    leader === undefined
      ? texts.neverAhead
      : texts.led({ who: playerAt(players, leader), percent: percent(share) }),
    changes > 0 ? texts.changes({ count: changes, percent: percent(CLEARLY) }) : '',
    low && low.chance <= LOW / players.length
      ? texts.comeback({
          who: playerAt(players, winner),
          ply: low.ply,
          percent: percent(low.chance),
        })
      : '',
    decidedAt !== undefined && decidedAt > 0 && leader !== undefined && changes > 0
      ? texts.decided({ who: playerAt(players, winner), ply: decidedAt })
      : '',
  ].filter(Boolean);
}

/** From so low a chance on it is worth a sentence, as a part of an even share. */
const LOW = 0.7;
