import { connectToProfiles, type ProfileResult } from '@kast/protocol/profile-client';
import { Button, ButtonLink, replayIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import { locale, words } from '../i18n/language.ts';
import { holdersFrom } from '../session/online/holders.ts';
import { holderName } from '../table/seat-words.ts';
import type { ProfileTexts } from './profile-texts.ts';
import { gameName } from './Scores.tsx';

const profiles = connectToProfiles();

interface ResultListProps {
  readonly t: ProfileTexts;
  readonly player: string;
}

/** What somebody has played, the latest first, page by page. */
export function ResultList({ t, player }: ResultListProps): JSX.Element | null {
  const heading = useId();
  const shown = useSignal<readonly ProfileResult[]>([]);
  const next = useSignal<string | undefined>(undefined);
  const problem = useSignal('');
  const look = async (before?: string): Promise<void> => {
    const page = await profiles.results(player, before);
    problem.value = page.ok ? '' : t.unreachable;
    if (!page.ok) return;
    shown.value = [...shown.value, ...page.value.results];
    next.value = page.value.next;
  };
  useLayoutEffect(() => void look(), []);
  if (shown.value.length === 0 && problem.value === '') return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t.results}</h2>
      <ul class="profile-list figures">
        {shown.value.map((result) => (
          <ResultRow key={result.match} t={t} result={result} />
        ))}
      </ul>
      {problem.value && <p role="alert">{problem.value}</p>}
      {next.value !== undefined && <Button onClick={() => look(next.value)}>{t.more}</Button>}
    </section>
  );
}

function ResultRow({
  t,
  result,
}: {
  readonly t: ProfileTexts;
  readonly result: ProfileResult;
}): JSX.Element {
  const { match, at, seat, seats } = result;
  const game = gameName(result.game);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);
  const others = holdersFrom(seats, undefined)
    .filter((holder) => holder.seat !== seat)
    .map((holder) => holderName(words(), holder));
  const facts = [game, date, result.rated && t.rated].filter(Boolean);
  return (
    <li class="profile-result">
      <p>
        <strong data-result={result.result}>{t.result[result.result]}</strong>{' '}
        <span>{others.join(' – ')}</span>
        <span class="field-hint">{facts.join(' · ')}</span>
      </p>
      <ButtonLink
        size="small"
        icon={replayIcon}
        href={`/m/${match}/replay`}
        aria-label={t.replayOf({ game, date })}
      >
        {t.replay}
      </ButtonLink>
    </li>
  );
}
