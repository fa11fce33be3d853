import type { LegendLine } from '@kast/games';
import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { lazy } from '../page/lazy.tsx';
import type { Speech } from './seat-words.ts';

/** Most play without looking them up. */
const RuleChapters = lazy(
  () => import('../rulebook/RuleChapters.tsx').then((door) => door.RuleChapters),
  'rulebook',
);

interface RulesPageProps {
  readonly speech: Speech;
  readonly game: string;
  readonly onCard?: (() => void) | undefined;
}

/** The rules beside a board: what its signs mean first. */
export function RulesPage({ speech: { t, texts }, game, onCard }: RulesPageProps): JSX.Element {
  return (
    <div class="notes-rules">
      <Legend title={t.table.legend} lines={texts.legend} />
      {onCard && <Button onClick={onCard}>{words().beginner.card}</Button>}
      <p>
        <a class="link-alone" href={`/${game}/rules`}>
          {t.gamePage.rulesHint}
        </a>
      </p>
      <RuleChapters game={game} chapters={texts.rulebook} />
    </div>
  );
}

interface LegendProps {
  readonly title: string;
  readonly lines: readonly LegendLine[];
}

function Legend({ title, lines }: LegendProps): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <section class="legend">
      <h2>{title}</h2>
      <dl>
        {lines.map(({ sign, meaning }) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
