import { graphIcon, Icon } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import './rated-mark.css';

/** T16: in the bar of a rated table. Where there is room it says so in words. */
export function RatedMark(): JSX.Element {
  const { ratings: t } = words();
  return (
    <p class="rated-mark" title={t.ratedHint}>
      <Icon of={graphIcon} />
      <span>{t.rated}</span>
    </p>
  );
}

/** What that means for who plays. */
export function RatedNote(): JSX.Element {
  const { ratings: t } = words();
  return (
    <section>
      <h2>{t.rated}</h2>
      <p>{t.ratedHint}</p>
    </section>
  );
}
