import type { ClubSettings } from '@kast/protocol/client';
import { SegmentedControl, Select } from '@kast/ui';
import type { JSX } from 'preact';
import { ABSENCE_RULES } from '../absence/absence-rules.ts';
import type { ClubTexts } from './club-texts.ts';

interface OnPhonesProps {
  readonly texts: ClubTexts;
  readonly settings: ClubSettings;
  readonly onChange: (settings: ClubSettings) => void;
}

const MINUTE = 60;

/** In minutes for everybody, and seconds that each decision adds. */
const CLOCKS = [
  [5, 5],
  [10, 5],
  [15, 10],
  [30, 10],
  [45, 15],
] as const;

/** T11, T12: what holds at the tables that are played on phones, so that nobody is left sitting. */
export function OnPhones({ texts, settings, onChange }: OnPhonesProps): JSX.Element {
  const { clock, ...others } = settings;
  const { absence = 'wait' } = others;
  const minutes = (clock?.seconds ?? 0) / MINUTE;
  const clocks = CLOCKS.some(([each]) => each === minutes) || !clock ? CLOCKS : withOwn(clock);
  return (
    <>
      <Select
        label={texts.clock}
        value={minutes}
        choices={[
          { value: 0, label: texts.noClock },
          ...clocks.map(([each, seconds]) => ({
            value: each,
            label: texts.clockOf({ minutes: each, seconds }),
          })),
        ]}
        onChange={(chosen) => {
          const found = clocks.find(([each]) => each === chosen);
          const taken = found && { seconds: found[0] * MINUTE, increment: found[1] };
          onChange(taken ? { ...others, clock: taken } : others);
        }}
      />
      <SegmentedControl
        legend={texts.absence}
        value={absence}
        segments={ABSENCE_RULES.map((value) => ({ value, label: texts.absences[value] }))}
        onChange={(value) => onChange({ ...settings, absence: value })}
      />
      <p class="field-hint">{texts.absenceHints[absence]}</p>
    </>
  );
}

/** What was set by other means stays a choice. */
function withOwn({
  seconds,
  increment,
}: NonNullable<ClubSettings['clock']>): readonly (readonly [number, number])[] {
  return [...CLOCKS, [seconds / MINUTE, increment]];
}
