import { announce, Button, Select } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { client } from '../device/client.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { Problem } from '../page/Problem.tsx';

interface HolidayPartProps {
  readonly match: string;
  /** Days that can still be taken. */
  readonly left: number;
}

/** T12: days off, for who plays by days. */
export function HolidayPart({ match, left }: HolidayPartProps): JSX.Element {
  const { clock: t, faults } = words();
  const days = useSignal(1);
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const take = async (): Promise<void> => {
    isBusy.value = true;
    const answer = await client.takeHoliday(match, Math.min(days.value, left));
    isBusy.value = false;
    problem.value = answer.ok ? '' : failureText(faults, answer.error);
    if (answer.ok) announce(t.holidayTaken);
  };
  return (
    <>
      <Select
        label={t.holidayDays}
        hint={t.holidayHint({ days: left })}
        choices={Array.from({ length: left }, (_, index) => ({
          value: index + 1,
          label: String(index + 1),
        }))}
        value={Math.min(days.value, left)}
        onChange={(chosen) => {
          days.value = chosen;
        }}
      />
      <Button disabled={isBusy.value} onClick={take}>
        {t.takeHoliday}
      </Button>
      <Problem of={problem} />
    </>
  );
}
