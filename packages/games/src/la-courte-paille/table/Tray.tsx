import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { isCoco, type PailleMove } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { CocoTray } from './CocoTray.tsx';
import { EatTray } from './EatTray.tsx';
import { type Effect, type Gesture, type Held, looksIn, modeOf, moveOf } from './interaction.ts';
import type { RaftProps } from './raft.ts';
import './tray.css';

interface TrayProps extends RaftProps {
  readonly moves: readonly PailleMove[];
  readonly held: Held;
  readonly hinted: Effect | undefined;
  readonly handle: (gesture: Gesture) => void;
}

/** Above the hand: what is being chosen, and the button that does it. */
export function Tray({ moves, held, hinted, texts, handle, lifting }: TrayProps): JSX.Element {
  const words = texts.table;
  const mode = modeOf(moves, held);
  if (mode === 'none') return <div class="cp-tray" />;
  if (mode === 'coco') {
    return (
      <div class="cp-tray">
        <CocoTray
          moves={moves}
          words={words}
          hinted={hinted}
          onEffect={(effect) => handle({ kind: 'effect', effect })}
        />
      </div>
    );
  }
  const move = moveOf(moves, held);
  const question = questionOf(mode, moves, words);
  return (
    <div class="cp-tray">
      {mode === 'eat' && (
        <EatTray moves={moves} texts={texts} lifting={(figure) => lifting('figures', figure)} />
      )}
      {question && <p class="cp-question">{question}</p>}
      <div class="cp-buttons">
        <Button kind="primary" disabled={!move} onClick={() => handle({ kind: 'confirm' })}>
          {move ? wordsFor(move, words) : words.liftFirst}
        </Button>
        {held.effect && <Button onClick={() => handle({ kind: 'back' })}>{words.act.back}</Button>}
      </div>
      {move?.kind === 'pick' && isCoco(move.card) && (
        <p class="cp-question">
          <b>{words.effects.keep.name}</b> — {words.effects.keep.explain}
        </p>
      )}
    </div>
  );
}

function questionOf(
  mode: ReturnType<typeof modeOf>,
  moves: readonly PailleMove[],
  { effects }: PailleTexts['table'],
): string {
  if (mode === 'cook') return effects.pickCook;
  if (mode === 'land-menu') return effects.pickMenu;
  if (mode === 'land-hand') return effects.pickHand;
  return mode === 'carte' ? effects.pickCarte({ count: looksIn(moves) }) : '';
}

function wordsFor(move: PailleMove, { act, liftFirst }: PailleTexts['table']): string {
  switch (move.kind) {
    case 'pick':
      return act.pick({ card: move.card });
    case 'take':
      return act.take({ card: move.card });
    case 'cook':
      return act.cook({ position: move.position });
    case 'land':
      return move.from === 'pile' ? liftFirst : act.land({ card: move.card });
    case 'carte':
      return act.look({ count: move.positions.length });
    case 'eat':
      return move.figure === 'X' ? liftFirst : act.eat({ character: move.figure });
    default:
      return liftFirst;
  }
}
