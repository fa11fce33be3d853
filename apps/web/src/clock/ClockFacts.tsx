import type { Viewer } from '@kast/kernel';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { TableClock } from '../session/table-session.ts';
import { termsWords } from './clock-words.ts';
import { HolidayPart } from './HolidayPart.tsx';

export interface ClockFactsProps {
  readonly clock: TableClock;
  readonly match: string;
  readonly viewer: Viewer;
  readonly isOver: boolean;
}

/** What was agreed on time, and days off where it is days. */
export function ClockFacts({ clock, match, viewer, isOver }: ClockFactsProps): JSX.Element {
  const { clock: t } = words();
  const own = clock.info.seats.find(({ seat }) => seat === viewer);
  const holidays = own?.holidays ?? 0;
  return (
    <>
      <h2>{t.heading}</h2>
      <p>
        {termsWords(t, clock.info.terms)} {t.runsOut}
      </p>
      {holidays > 0 && !isOver && <HolidayPart match={match} left={holidays} />}
    </>
  );
}
