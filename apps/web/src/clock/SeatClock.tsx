import type { Seat } from '@kast/kernel';
import { announce } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { locale, type Messages, words } from '../i18n/language.ts';
import type { TableClock } from '../session/table-session.ts';
import {
  inClockFigures,
  isByDays,
  isUrgent,
  partsOf,
  passed,
  type Reading,
  readClock,
  untilNextSecond,
} from './clock-figures.ts';

export interface SeatClockProps {
  readonly clock: TableClock;
  readonly seat: Seat;
  /** Only the own time is said aloud. */
  readonly isYours: boolean;
}

/** What a seat has left; it counts by itself, and says little. */
export function SeatClock({ clock, seat, isYours }: SeatClockProps): JSX.Element | null {
  const { clock: t } = words();
  const [, look] = useState(0);
  const reading = readClock(clock, seat, performance.now());
  const left = reading?.left ?? 0;
  const isRunning = reading?.isRunning === true && left > 0;
  const before = useRef(left);

  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => look((times) => times + 1), untilNextSecond(left));
    return () => clearTimeout(timer);
  });
  useLayoutEffect(() => {
    const mark = passed(before.current, left);
    before.current = left;
    if (mark !== undefined && isYours && isRunning) {
      announce(mark === 60 ? t.oneMinute : t.tenSeconds);
    }
  }, [left, isYours, isRunning, t]);

  if (!reading) return null;
  return (
    <span
      class="seat-clock-time"
      role="timer"
      aria-label={spoken(t, clock, reading)}
      title={dueWords(clock, reading)}
      data-urgent={isUrgent(reading)}
    >
      {figures(t, clock, reading)}
    </span>
  );
}

function figures(t: Messages['clock'], { info }: TableClock, reading: Reading): string {
  const parts = partsOf(reading.left);
  if (!isByDays(info)) return inClockFigures(parts);
  if (isWholeDays(reading)) return t.daysOnly(parts);
  if (parts.days > 0) return t.daysShort(parts);
  return parts.hours > 0 ? t.hoursShort(parts) : inClockFigures(parts);
}

function spoken(t: Messages['clock'], { info }: TableClock, reading: Reading): string {
  const parts = partsOf(reading.left);
  if (isByDays(info) && isWholeDays(reading)) return t.daysForNext(parts);
  if (parts.days > 0) return t.daysLeft(parts);
  if (parts.hours > 0) return t.hoursLeft(parts);
  return t.minutesLeft(parts);
}

/** Who is not asked has days, and no hours that run. */
function isWholeDays({ left, isRunning }: Reading): boolean {
  const { days, hours } = partsOf(left);
  return !isRunning && days > 0 && hours === 0;
}

/** By days one wants to know until when, and not how many hours to count from now. */
function dueWords({ info }: TableClock, { left, isRunning }: Reading): string | undefined {
  if (!isByDays(info) || !isRunning) return undefined;
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const format = new Intl.DateTimeFormat(locale(), {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(Date.now() + left);
}
