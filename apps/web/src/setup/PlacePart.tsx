import { SegmentedControl } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { screenTaken, type TableSetup } from './table-setup.ts';

/** Whether this screen is somebody's, or shows the table to a whole room. */
export function PlacePart({ setup }: { readonly setup: Signal<TableSetup> }): JSX.Element {
  const { setup: t } = words();
  const isScreen = setup.value.isScreen ?? false;
  return (
    <section class="setup-part">
      <SegmentedControl
        legend={t.place}
        segments={(['seats', 'screen'] as const).map((value) => ({
          value,
          label: t.places[value],
        }))}
        value={isScreen ? 'screen' : 'seats'}
        onChange={(value) => {
          setup.value = screenTaken(setup.value, value === 'screen');
        }}
      />
      {isScreen && <p class="field-hint">{t.placeHint}</p>}
    </section>
  );
}
