import type { Seat, Standing } from '@kast/kernel';
import { playSound, type SoundName } from '@kast/ui';
import { useRef } from 'preact/hooks';
import { playsHere } from '../session/holder.ts';
import type { TableSession } from '../session/table-session.ts';
import { useSessionEffect } from '../session/use-session-effect.ts';

/** Whose turn it is here, and how it ended for whoever plays here: once that was seen. */
export function useTableSounds(session: TableSession): void {
  const heard = useRef(session.stage.shown.peek().position.ply);
  useSessionEffect(session, () => {
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
  const sound = soundOf(standing, here);
  if (sound) playSound(sound);
}

/** What a standing sounds like to whoever sits at these seats. */
export function soundOf(
  { outcome, toDecide }: Pick<Standing<unknown>, 'outcome' | 'toDecide'>,
  here: readonly Seat[],
): SoundName | undefined {
  if (!outcome) {
    // Several at one device look at it anyway.
    const isTurn = here.length === 1 && toDecide.some((seat) => here.includes(seat));
    return isTurn ? 'your-turn' : undefined;
  }
  if (outcome.winners.some((seat) => here.includes(seat))) return 'win';
  return here.length > 0 && outcome.winners.length > 0 ? 'loss' : undefined;
}
