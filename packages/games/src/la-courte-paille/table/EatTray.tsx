import type { JSX } from 'preact';
import type { Figure, PailleMove } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { Portrait } from './Portrait.tsx';
import type { Lifting } from './raft.ts';

interface EatTrayProps {
  readonly moves: readonly PailleMove[];
  readonly texts: PailleTexts;
  readonly lifting: (figure: Figure) => Lifting;
}

/** CP6.3: the winner of a round names a character. */
export function EatTray({ moves, texts, lifting }: EatTrayProps): JSX.Element {
  return (
    <ul class="cp-eat" aria-label={texts.table.prompt.eat}>
      {moves.flatMap((move) => {
        if (move.kind !== 'eat') return [];
        const { figure } = move;
        const { onPress, isLifted, isHinted } = lifting(figure);
        return [
          <li key={figure}>
            <button
              type="button"
              aria-pressed={isLifted}
              data-hinted={isHinted || undefined}
              onClick={onPress}
            >
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <Portrait figure={figure} />
              </svg>
              {texts.names.figure[figure]}
            </button>
          </li>,
        ];
      })}
    </ul>
  );
}
