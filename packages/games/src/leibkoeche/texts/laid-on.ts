import type { Kind } from '../rules/index.ts';

/** What lies on a tray and where, without its empty places. */
export function laidOn(
  places: readonly (Kind | null)[],
): readonly { readonly place: number; readonly kind: Kind }[] {
  return places.flatMap((kind, index) => (kind ? [{ place: index + 1, kind }] : []));
}
