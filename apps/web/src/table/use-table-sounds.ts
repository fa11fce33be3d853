import { playSound } from '@kast/ui';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { playsHere } from '../session/holder.ts';
import type { TableSession } from '../session/table-session.ts';

/** A knock when it becomes somebody's turn here, a chime when somebody here has won: once that was seen. */
export function useTableSounds(session: TableSession): void {
  const heard = useRef(session.stage.shown.peek().position.ply);
  useSignalEffect(() => {
    const { ply } = session.stage.shown.value.position;
    if (ply <= heard.current || session.stage.waiting.value > 0) return;
    heard.current = ply;
    ring(session);
  });
}

function ring({ stage, holders }: TableSession): void {
  const { standing } = stage.shown.peek().position;
  const here = holders
    .peek()
    .filter(playsHere)
    .map(({ seat }) => seat);
  if (standing.outcome) {
    if (standing.outcome.winners.some((seat) => here.includes(seat))) playSound('win');
    return;
  }
  const isTurn = here.length === 1 && standing.toDecide.some((seat) => here.includes(seat));
  if (isTurn) playSound('turn');
}
