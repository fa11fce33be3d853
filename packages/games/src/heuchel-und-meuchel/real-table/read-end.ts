import { isCard, TOP_ROW } from '../rules/index.ts';
import type { EnteredEnd, PlacedCard } from './entered-end.ts';

/** What was kept on the device; nothing of it is believed that has another shape. */
export function readEnd(kept: string | undefined): EnteredEnd {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) && read.every(isPlaced) ? read : [];
  } catch {
    return [];
  }
}

function isPlaced(value: unknown): value is PlacedCard {
  if (typeof value !== 'object' || value === null) return false;
  const { card, seat, row } = value as Partial<PlacedCard>;
  const isRow = row === undefined || (Number.isInteger(row) && row >= 1 && row <= TOP_ROW);
  return typeof card === 'string' && isCard(card) && Number.isInteger(seat) && isRow;
}
