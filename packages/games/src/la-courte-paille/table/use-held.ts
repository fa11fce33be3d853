import { useRef, useState } from 'preact/hooks';
import {
  answerTo,
  type Gesture,
  type Held,
  type Mode,
  modeOf,
  NOTHING_HELD,
} from './interaction.ts';
import type { PailleTableProps } from './raft.ts';

export interface InHand {
  readonly held: Held;
  readonly mode: Mode;
  readonly handle: (gesture: Gesture) => void;
}

/** What has been lifted: `interaction.ts` decides, this remembers and passes on. */
export function useHeld({
  moves,
  deciding,
  view,
  play,
  explain,
  announce,
  texts,
}: PailleTableProps): InHand {
  // While others choose at the same time, what one has lifted stays.
  const occasion = `${view.turn} ${view.stage} ${view.begun} ${deciding}`;
  const [kept, setKept] = useState({ occasion, held: NOTHING_HELD });
  const held = kept.occasion === occasion ? kept.held : NOTHING_HELD;
  const latest = useRef({ moves, held });
  latest.current = { moves, held };

  const handle = (gesture: Gesture): void => {
    const { held: next, act } = answerTo(latest.current.moves, latest.current.held, gesture);
    latest.current = { moves, held: next };
    setKept({ occasion, held: next });
    if (act?.kind === 'play') void play(act.move);
    if (act?.kind === 'explain') explain(act.move);
    if (!act && next.targets.length > 0) announce(texts.table.lifted);
  };

  return { held, mode: modeOf(moves, held), handle };
}
