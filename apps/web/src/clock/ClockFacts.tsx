import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { TableClock } from '../session/table-session.ts';
import { termsWords } from './clock-words.ts';

/** What was agreed on time. */
export function ClockFacts({ clock }: { readonly clock: TableClock }): JSX.Element {
  const { clock: t } = words();
  return (
    <>
      <h2>{t.heading}</h2>
      <p>
        {termsWords(t, clock.info.terms)} {t.runsOut}
      </p>
    </>
  );
}
