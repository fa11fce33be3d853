import { isBrowserKey } from '@kast/ui';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Where this key leads from here: arrows step, Home and End jump. Undefined where it means nothing here. */
export function plyAfterKey(press: KeyPress, ply: number): number | undefined {
  if (press.ctrlKey || isBrowserKey(press)) return undefined;
  switch (press.key) {
    case 'ArrowRight':
      return ply + 1;
    case 'ArrowLeft':
      return ply - 1;
    case 'Home':
      return 0;
    case 'End':
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}
