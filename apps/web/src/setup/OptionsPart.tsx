import type { GameBox, GameTexts } from '@kast/games';
import { useLoaded } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { figureWords, sourceWords, usualWords } from './balance-words.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { optionTaken, type TableSetup } from './table-setup.ts';

interface OptionsPartProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
  readonly setup: Signal<TableSetup>;
}

/** The choices that the game itself leaves open. */
export function OptionsPart({ box, texts, setup }: OptionsPartProps): JSX.Element {
  const { info } = box;
  const t = words();
  const loaded = useLoaded(async () => box.balance?.(), [box]);
  const balance = loaded.status === 'here' ? loaded.value : undefined;
  return (
    <section class="setup-part">
      <h2>{t.setup.rules}</h2>
      {/* Room is kept for it. */}
      {box.balance && <p class="option-figures">{balance && usualWords(t, texts, balance)}</p>}
      {Object.entries(info.options).map(([option, spec]) => {
        const [usual] = spec.values;
        const value = setup.value.options[option] ?? usual;
        const isUsual = value === usual;
        return (
          <OptionChoice
            key={option}
            game={info.id}
            texts={texts.options[option]}
            spec={spec}
            value={value}
            figures={balance && !isUsual ? figureWords(t, texts, balance, option, value) : ''}
            onChange={(chosen) => {
              setup.value = optionTaken(setup.value, option, chosen);
            }}
          />
        );
      })}
      {box.balance && <p class="field-hint option-source">{balance && sourceWords(t, balance)}</p>}
    </section>
  );
}
