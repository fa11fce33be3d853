import { deviceStore } from '../device/device-store.ts';
import type { TableSession } from '../session/table-session.ts';

const KEY = 'kast.notifications-offered';

/** Where days pass between two moves, whoever plays is asked once on this device whether they want to be told. */
export function mayOfferNotifications({
  clock,
  viewer,
}: {
  readonly clock: { readonly value: { readonly info: Pick<Terms, 'terms'> } | undefined };
  readonly viewer: { readonly value: TableSession['viewer']['value'] };
}): boolean {
  const isByDays = clock.value?.info.terms.kind === 'days';
  return isByDays && typeof viewer.value === 'number' && deviceStore.get(KEY) === undefined;
}

type Terms = NonNullable<TableSession['clock']['value']>['info'];

export function noteOffered(): void {
  deviceStore.set(KEY, '1');
}
