import type { ClockTerms } from '@kast/protocol/client';
import { SegmentedControl, Select, Toggle } from '@kast/ui';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Messages, words } from '../i18n/language.ts';
import {
  CLOCK_CHOICES,
  CLOCK_PRESETS,
  type ClockChoice,
  choiceOf,
  inZone,
  OWN_CLOCKS,
  OWN_VALUES,
  zoneHere,
} from './clock-choice.ts';
import { termsWords } from './clock-words.ts';
import type { TableSetup } from '../setup/table-setup.ts';

/** How long one may think, at a table that others can reach. */
export function ClockPart({ setup }: { readonly setup: Signal<TableSetup> }): JSX.Element {
  const { clock: t } = words();
  const isOwn = useSignal(false);
  const { clock } = setup.value;
  const take = (taken: ClockTerms | undefined): void => {
    const { clock: _, ...others } = setup.value;
    setup.value = taken ? { ...others, clock: taken } : others;
  };
  const choose = (choice: ClockChoice): void => {
    isOwn.value = choice === 'own';
    if (choice === 'none') take(undefined);
    else take(choice === 'own' ? (clock ?? OWN_CLOCKS.match) : CLOCK_PRESETS[choice]);
  };
  const choice = choiceOf(clock, isOwn.value);
  return (
    <section class="setup-part">
      <SegmentedControl
        legend={t.legend}
        segments={CLOCK_CHOICES.map((value) => ({ value, label: t.choices[value] }))}
        value={choice}
        onChange={choose}
      />
      {choice === 'own' && clock && <OwnClock t={t} clock={clock} onChange={take} />}
      <p class="field-hint">
        {clock ? `${termsWords(t, inZone(clock, zoneHere()))} ${t.runsOut}` : t.noneHint}
      </p>
    </section>
  );
}

interface OwnClockProps {
  readonly t: Messages['clock'];
  readonly clock: ClockTerms;
  readonly onChange: (terms: ClockTerms) => void;
}

const KINDS = ['move', 'match', 'days'] as const;
const MINUTE = 60;

function OwnClock({ t, clock, onChange }: OwnClockProps): JSX.Element {
  return (
    <div class="own-clock">
      <SegmentedControl
        legend={t.kind}
        segments={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        value={clock.kind}
        onChange={(kind) => onChange(OWN_CLOCKS[kind])}
      />
      {clock.kind === 'days' ? (
        <>
          <NumberSelect
            label={t.daysEach}
            values={OWN_VALUES.days}
            value={clock.days}
            onChange={(days) => onChange({ ...clock, days })}
          />
          <Toggle
            label={t.weekend}
            checked={clock.weekend}
            onChange={(weekend) => onChange({ ...clock, weekend })}
          />
          <Toggle
            label={t.night}
            checked={clock.night}
            onChange={(night) => onChange({ ...clock, night })}
          />
        </>
      ) : (
        <>
          {clock.kind === 'move' ? (
            <NumberSelect
              label={t.secondsEach}
              values={OWN_VALUES.seconds}
              value={clock.seconds}
              onChange={(seconds) => onChange({ ...clock, seconds })}
            />
          ) : (
            <NumberSelect
              label={t.minutesAll}
              values={OWN_VALUES.minutes}
              value={clock.seconds / MINUTE}
              onChange={(minutes) => onChange({ ...clock, seconds: minutes * MINUTE })}
            />
          )}
          <NumberSelect
            label={clock.kind === 'move' ? t.saved : t.increment}
            values={OWN_VALUES.increments}
            value={clock.increment}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </>
      )}
    </div>
  );
}

interface NumberSelectProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What was set elsewhere stays a choice. */
function NumberSelect({ label, values, value, onChange }: NumberSelectProps): JSX.Element {
  const all = values.includes(value) ? values : [...values, value].toSorted((a, b) => a - b);
  return (
    <Select
      label={label}
      choices={all.map((one) => ({ value: one, label: String(one) }))}
      value={value}
      onChange={onChange}
    />
  );
}
