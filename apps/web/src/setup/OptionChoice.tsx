import type { OptionTexts } from '@kast/games';
import type { OptionSpec, OptionValue } from '@kast/kernel';
import { SegmentedControl } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

interface OptionChoiceProps {
  readonly game: string;
  readonly spec: OptionSpec;
  readonly texts: OptionTexts | undefined;
  readonly value: OptionValue;
  /** What this value does to a match, where it is known and not as usual. */
  readonly figures: string;
  readonly onChange: (value: OptionValue) => void;
}

/** One option of the game: a sentence, its values, and the rule that it changes. */
export function OptionChoice({
  game,
  spec,
  texts,
  value,
  figures,
  onChange,
}: OptionChoiceProps): JSX.Element {
  const { setup } = words();
  return (
    <div class="option">
      <SegmentedControl
        legend={texts?.label ?? spec.rule}
        segments={spec.values.map((each) => ({
          value: each,
          label: texts?.values[String(each)] ?? String(each),
        }))}
        value={value}
        onChange={onChange}
      />
      <p class="field-hint">
        {texts?.explain}{' '}
        <a class="rule-link" data-rule href={`/${game}/rules#${spec.rule}`}>
          {setup.changes({ rule: spec.rule })}
        </a>
      </p>
      <p class="option-figures" aria-live="polite" hidden={figures === ''}>
        {figures}
      </p>
    </div>
  );
}
