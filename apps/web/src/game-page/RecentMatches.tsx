import type { GameBox, GameTexts } from '@kast/games';
import type { MatchSummary } from '@kast/protocol/client';
import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { client } from '../device/client.ts';
import { words } from '../i18n/language.ts';
import { holdersFrom } from '../session/online/holders.ts';
import { nameOf } from '../table/seat-words.ts';
import { endWords } from '../table/turn-words.ts';

interface RecentMatchesProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

/** What is played in the open at other tables. */
export function RecentMatches({ box, texts }: RecentMatchesProps): JSX.Element {
  const { gamePage } = words();
  const recent = useLoaded(() => client.recentMatches(box.info.id), [box]);
  const matches = recent.status === 'here' && recent.value.ok ? recent.value.value.matches : [];
  const isUnreachable = recent.status === 'here' && !recent.value.ok;
  return (
    <section class="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">{gamePage.recent}</h2>
      {matches.length === 0 && (
        <p class="recent-none">
          {isUnreachable ? gamePage.recentUnreachable : gamePage.recentNone}
        </p>
      )}
      <ul class="recent-list">
        {matches.map((match) => (
          <Recent key={match.id} match={match} texts={texts} />
        ))}
      </ul>
    </section>
  );
}

function Recent({
  match,
  texts,
}: {
  readonly match: MatchSummary;
  readonly texts: GameTexts;
}): JSX.Element {
  const t = words();
  const { gamePage, cupboard } = t;
  const speech = { t, texts };
  const holders = holdersFrom(match.seats, match.you);
  const names = holders.map(({ seat }) => nameOf(speech, holders, seat)).join(' – ');
  const state = match.outcome ? endWords(speech, match.outcome, holders) : gamePage.running;
  return (
    <li>
      <a
        class="recent-sheet paper"
        href={match.outcome ? `/m/${match.id}/replay` : `/m/${match.id}`}
      >
        <span class="recent-who">{names}</span>
        <span class="recent-state">
          {state} · {cupboard.moves({ count: match.ply })}
        </span>
        <span class="recent-door">{match.outcome ? gamePage.lookBack : gamePage.watch}</span>
      </a>
    </li>
  );
}
