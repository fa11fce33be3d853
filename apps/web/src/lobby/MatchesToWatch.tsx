import type { WatchableMatch } from '@kast/protocol/client';
import { ButtonLink, watchIcon } from '@kast/ui';
import { Fragment, type JSX } from 'preact';
import { useId } from 'preact/hooks';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf, words } from '../i18n/language.ts';
import { holdersFrom } from '../session/online/holders.ts';
import { holderName } from '../table/seat-words.ts';
import { lobby } from './lobby-state.ts';
import type { LobbyTexts } from './lobby-texts.ts';

/** Matches under way that anybody may watch, the liveliest first. */
export function MatchesToWatch({ t }: { readonly t: LobbyTexts }): JSX.Element {
  const heading = useId();
  const matches = lobby.value?.matches ?? [];
  return (
    <section class="lobby-part" aria-labelledby={heading}>
      <h3 id={heading}>{t.watch}</h3>
      {matches.length === 0 && <p class="field-hint">{t.noMatches}</p>}
      <ul class="lobby-list">
        {matches.map((match) => (
          <Watchable key={match.id} t={t} match={match} />
        ))}
      </ul>
    </section>
  );
}

interface WatchableProps {
  readonly t: LobbyTexts;
  readonly match: WatchableMatch;
}

function Watchable({ t, match }: WatchableProps): JSX.Element | null {
  const box = boxOf(match.game);
  if (!box) return null;
  const game = introOf(box).name;
  const people = holdersFrom(match.seats, undefined).map((holder) => ({
    name: holderName(words(), holder),
    player: match.profiles.find(({ seat }) => seat === holder.seat)?.player,
  }));
  const names = people.map(({ name }) => name);
  const facts = [
    match.rated && t.rated,
    t.moves({ count: match.ply }),
    match.watching > 0 && t.watching({ count: match.watching }),
  ].filter(Boolean);
  return (
    <li class="lobby-row">
      <img src={box.cover} alt="" width="36" height="48" loading="lazy" />
      <p class="lobby-row-words">
        <strong>{game}</strong> <People of={people} />
        <span class="lobby-row-facts figures">{facts.join(' · ')}</span>
      </p>
      <ButtonLink
        size="small"
        icon={watchIcon}
        href={`/m/${match.id}`}
        aria-label={`${t.watchOf({ game })}: ${names.join(' – ')}`}
      >
        {t.watchThis}
      </ButtonLink>
    </li>
  );
}

interface PeopleProps {
  readonly of: readonly { readonly name: string; readonly player: string | undefined }[];
}

/** Who has a page leads there. */
function People({ of }: PeopleProps): JSX.Element {
  return (
    <span>
      {of.map(({ name, player }, index) => (
        <Fragment key={`${index} ${name}`}>
          {index > 0 && ' – '}
          {player === undefined ? name : <a href={`/player/${player}`}>{name}</a>}
        </Fragment>
      ))}
    </span>
  );
}
