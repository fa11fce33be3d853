import { Toggle } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { mayBeRated, type TableSetup } from '../setup/table-setup.ts';

/** T16: whether the result counts, at a table of people with a clock. */
export function RatedPart({ setup }: { readonly setup: Signal<TableSetup> }): JSX.Element | null {
  const { ratings: t } = words();
  const isPossible = mayBeRated(setup.value);
  return (
    <section class="setup-part">
      <Toggle
        label={t.rated}
        hint={isPossible ? t.ratedHint : t.ratedNeeds}
        checked={isPossible && setup.value.rated === true}
        onChange={(isRated) => {
          const { rated: _, ...others } = setup.value;
          setup.value = isRated && isPossible ? { ...others, rated: true } : others;
        }}
      />
    </section>
  );
}
