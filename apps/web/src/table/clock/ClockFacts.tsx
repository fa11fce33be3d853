import type { JSX } from 'preact';
import { words } from '../../i18n/language.ts';
import { termsWords } from '../../setup/clock-words.ts';
import type { TableClock } from '../../session/table-session.ts';

/** What was agreed on time. */
export function ClockFacts({ clock }: { readonly clock: TableClock }): JSX.Element {
  const t = words();
  return (
    <>
      <h2>{t.clock.heading}</h2>
      <p>
        {termsWords(t, clock.info.terms)} {t.clock.runsOut}
      </p>
    </>
  );
}
