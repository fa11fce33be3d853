import type { GameCounts } from '@kast/protocol/profile-client';
import type { JSX } from 'preact';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf } from '../i18n/language.ts';
import type { ProfileTexts } from './profile-texts.ts';

interface ScoresProps {
  readonly t: ProfileTexts;
  readonly games: readonly GameCounts[];
}

/** How often won, drawn and lost, game by game. */
export function Scores({ t, games }: ScoresProps): JSX.Element {
  return (
    <ul class="profile-scores figures">
      {games.map((counts) => (
        <li key={counts.game}>
          <span>{gameName(counts.game)}</span> <span>{countsWords(t, counts)}</span>
        </li>
      ))}
    </ul>
  );
}

export function countsWords(t: ProfileTexts, { won, drawn, lost }: GameCounts): string {
  return t.counts({ count: won + drawn + lost, won, drawn, lost });
}

export function gameName(game: string): string {
  const box = boxOf(game);
  return box ? introOf(box).name : game;
}
