import type { Seat } from '@kast/kernel';
import type { JSX } from 'preact';
import { DrawDialog } from './DrawDialog.tsx';
import { ResignDialog } from './ResignDialog.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnPlayer } from './turn-words.ts';

/** Whose act it is: meanwhile it may be another one's turn. */
export interface Asked {
  readonly act: 'draw' | 'resign';
  readonly seat: Seat;
}

interface ActDialogProps extends Asked {
  readonly open: boolean;
  readonly speech: Speech;
  readonly state: TableState;
  readonly onClose: () => void;
}

/** Asks once more before an act of the table, for whoever it was asked. */
export function ActDialog({
  act,
  seat,
  open,
  speech,
  state,
  onClose,
}: ActDialogProps): JSX.Element {
  const { holders, position } = state.session;
  const { resigned, offers } = position.value.standing;
  // Several at one device are asked by name.
  const who =
    state.here.value.length > 1 ? turnPlayer(speech, holders.value, seat).name : undefined;
  const asked = { open, who, others: holders.value.length - resigned.length - 1, onClose };
  if (act === 'resign') return <ResignDialog {...asked} onResign={() => state.resign(seat)} />;
  const isOffered = offers.some((offer) => offer.seat !== seat);
  return <DrawDialog {...asked} isOffered={isOffered} onDraw={() => state.draw(seat)} />;
}
