import type { TableProps } from '../table-props.ts';

type Looking = Pick<TableProps<unknown, unknown, unknown, unknown>, 'viewer' | 'deciding'>;

/** Whose side lies here: that of whoever looks; where all look alike, of whoever decides. */
export function ownSeat({ viewer, deciding }: Looking): number | undefined {
  return typeof viewer === 'number' ? viewer : deciding;
}
