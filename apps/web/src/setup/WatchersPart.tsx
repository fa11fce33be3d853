import { SegmentedControl } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { type TableSetup, WATCHERS } from './table-setup.ts';

/** Who may look on, at a table that others can reach. */
export function WatchersPart({ setup }: { readonly setup: Signal<TableSetup> }): JSX.Element {
  const { setup: t } = words();
  return (
    <section class="setup-part">
      <SegmentedControl
        legend={t.watchers}
        segments={WATCHERS.map((value) => ({ value, label: t[value] }))}
        value={setup.value.watchers}
        onChange={(watchers) => {
          setup.value = { ...setup.value, watchers };
        }}
      />
      <p class="field-hint">{t.watchersHint}</p>
    </section>
  );
}
