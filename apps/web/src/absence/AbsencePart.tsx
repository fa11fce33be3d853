import { SegmentedControl } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { TableSetup } from '../setup/table-setup.ts';
import { ABSENCE_RULES } from './absence-rules.ts';

/** What happens when somebody stays away, at a table that others can reach. */
export function AbsencePart({ setup }: { readonly setup: Signal<TableSetup> }): JSX.Element {
  const { absence: t } = words();
  const chosen = setup.value.absence ?? 'wait';
  return (
    <section class="setup-part">
      <SegmentedControl
        legend={t.legend}
        segments={ABSENCE_RULES.map((value) => ({ value, label: t.rules[value] }))}
        value={chosen}
        onChange={(absence) => {
          setup.value = { ...setup.value, absence };
        }}
      />
      <p class="field-hint">{t.hints[chosen]}</p>
    </section>
  );
}
