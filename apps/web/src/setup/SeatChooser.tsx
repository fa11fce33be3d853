import { LEVELS, type Level } from '@kast/bots';
import { SegmentedControl, Slider } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { botOf, type SeatChoice } from './table-setup.ts';

interface SeatChooserProps {
  readonly name: string;
  /** Asks who sits there. */
  readonly legend: string;
  readonly choice: SeatChoice;
  readonly onChange: (choice: SeatChoice) => void;
}

const KINDS = ['you', 'device', 'bot', 'open'] as const;

/** Who sits in one seat, and how strong a computer there is. */
export function SeatChooser({ name, legend, choice, onChange }: SeatChooserProps): JSX.Element {
  const { setup } = words();
  const explained =
    choice.kind === 'device' || choice.kind === 'open' ? setup.explain[choice.kind] : '';
  const pick = (kind: SeatChoice['kind']) => onChange(kind === 'bot' ? botOf(2) : { kind });
  return (
    <div class="seat">
      <SegmentedControl
        legend={legend}
        segments={KINDS.map((kind) => ({ value: kind, label: setup[kind] }))}
        value={choice.kind}
        onChange={pick}
      />
      {explained && <p class="field-hint">{explained}</p>}
      {choice.kind === 'bot' && (
        <Slider
          label={setup.level({ seatName: name })}
          min={LEVELS[0]}
          max={LEVELS.length}
          value={choice.level}
          valueText={setup.levelText({ level: choice.level, name: setup.levels[choice.level] })}
          onInput={(level) => onChange(botOf(level as Level))}
        />
      )}
    </div>
  );
}
