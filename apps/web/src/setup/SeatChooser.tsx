import { LEVELS, type Level } from '@kast/bots/computer';
import type { GameTexts } from '@kast/games';
import { SegmentedControl, Slider } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { botOf, type SeatChoice } from './table-setup.ts';

interface SeatChooserProps {
  readonly name: string;
  /** Asks who sits there. */
  readonly legend: string;
  readonly choice: SeatChoice;
  readonly texts: GameTexts;
  /** Beside a screen: who plays has a phone. */
  readonly isScreen: boolean;
  readonly onChange: (choice: SeatChoice) => void;
}

const KINDS = ['you', 'device', 'bot', 'open'] as const;
const KINDS_BESIDE_SCREEN = ['open', 'bot'] as const;

/** Who sits in one seat, and how strong a computer there is. */
export function SeatChooser(props: SeatChooserProps): JSX.Element {
  const { name, legend, choice, texts, isScreen, onChange } = props;
  const { setup } = words();
  const explained = isScreen || choice.kind === 'bot' ? '' : setup.explain[choice.kind];
  const kinds: readonly SeatChoice['kind'][] = isScreen ? KINDS_BESIDE_SCREEN : KINDS;
  const labelOf = (kind: SeatChoice['kind']) =>
    isScreen && kind === 'open' ? setup.phone : setup[kind];
  const levelText = (level: Level) =>
    setup.levelText({ level, most: LEVELS.length, name: texts.opponents.name[level] });
  const pick = (kind: SeatChoice['kind']) => onChange(kind === 'bot' ? botOf(2) : { kind });
  return (
    <div class="seat">
      <SegmentedControl
        legend={legend}
        segments={kinds.map((kind) => ({ value: kind, label: labelOf(kind) }))}
        value={choice.kind}
        onChange={pick}
      />
      {explained && <p class="field-hint">{explained}</p>}
      {choice.kind === 'bot' && (
        <>
          <Slider
            label={setup.level({ seatName: name })}
            min={LEVELS[0]}
            max={LEVELS.length}
            value={choice.level}
            valueText={levelText(choice.level)}
            onInput={(level) => onChange(botOf(level as Level))}
          />
          <p class="field-hint">{texts.opponents.character[choice.level]}</p>
        </>
      )}
    </div>
  );
}
