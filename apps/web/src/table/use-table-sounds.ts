import { playSound } from '@kast/ui';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { playsHere } from '../session/holder.ts';
import type { TableSession } from '../session/table-session.ts';

/** A knock when it becomes somebody's turn here, a chime when somebody here has won. */
export function useTableSounds(session: TableSession): void {
  const heard = useRef(session.position.value.standing.ply);
  useSignalEffect(() => {
    const { standing } = session.position.value;
    const here = session.holders
      .peek()
      .filter(playsHere)
      .map(({ seat }) => seat);
    if (standing.ply <= heard.current) return;
    heard.current = standing.ply;
    if (standing.outcome?.winners.some((seat) => here.includes(seat))) playSound('win');
    else if (here.length === 1 && standing.toDecide.some((seat) => here.includes(seat))) {
      playSound('turn');
    }
  });
}
