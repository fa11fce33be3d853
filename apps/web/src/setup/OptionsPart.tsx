import type { GameTexts } from '@kast/games';
import type { GameInfo } from '@kast/kernel';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { optionTaken, type TableSetup } from './table-setup.ts';

interface OptionsPartProps {
  readonly info: GameInfo;
  readonly texts: GameTexts;
  readonly setup: Signal<TableSetup>;
}

/** The choices that the game itself leaves open. */
export function OptionsPart({ info, texts, setup }: OptionsPartProps): JSX.Element {
  return (
    <section class="setup-part">
      <h2>{words().setup.rules}</h2>
      {Object.entries(info.options).map(([option, spec]) => (
        <OptionChoice
          key={option}
          game={info.id}
          texts={texts.options[option]}
          spec={spec}
          value={setup.value.options[option] ?? spec.values[0]}
          onChange={(value) => {
            setup.value = optionTaken(setup.value, option, value);
          }}
        />
      ))}
    </section>
  );
}
