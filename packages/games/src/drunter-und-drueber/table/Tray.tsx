import { Button, Toggle } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { byName } from '../../box/texts/part.ts';
import { colourOf, type DrunterMove, type DrunterView, makeCircle } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { Disc } from './Disc.tsx';
import { Question } from './Question.tsx';
import './tray.css';

interface TrayProps {
  readonly view: DrunterView;
  readonly ply: number;
  readonly deciding: number | undefined;
  readonly moves: readonly DrunterMove[];
  readonly texts: DrunterTexts;
  readonly isCalling: boolean;
  readonly onCalling: (isCalling: boolean) => void;
  readonly play: (move: DrunterMove) => void;
}

/** Beside the board, within reach of the thumb: discs to place, the answer to an attack, the call. */
export function Tray(props: TrayProps): JSX.Element {
  const { view, deciding, texts } = props;
  return (
    <div class="drunter-tray" data-over={view.phase === 'over'}>
      <Decision {...props} />
      <p class="drunter-notes">{notesOn(view, deciding, texts.table)}</p>
    </div>
  );
}

function Decision(props: TrayProps): JSX.Element | null {
  const { view, deciding, texts, play } = props;
  if (deciding === undefined) return null;
  if (view.phase === 'placing') {
    return <InHand seat={deciding} stones={view.inHand[deciding - 1] ?? 0} />;
  }
  if (view.phase === 'answering' && view.attack) {
    const { act } = texts.table;
    const { attacker, to } = view.attack;
    return (
      <Question
        words={act}
        text={act.question({ who: byName(texts.seatName(attacker)), circle: makeCircle(to) })}
        onAnswer={(kind) => play({ kind })}
      />
    );
  }
  return view.phase === 'moving' ? <Calling {...props} /> : null;
}

function InHand({ seat, stones }: { readonly seat: number; readonly stones: number }): JSX.Element {
  return (
    <svg class="drunter-in-hand" viewBox="0 0 800 110" aria-hidden="true">
      {Array.from({ length: stones }, (_, index) => (
        <g key={index} transform={`translate(${50 + index * 100} 62)`}>
          <Disc colour={colourOf(seat)} />
        </g>
      ))}
    </svg>
  );
}

/** DD5.1: with the next move, or instead of it; the latter is asked twice, since a wrong one is the end. */
function Calling({ ply, moves, texts, isCalling, onCalling, play }: TrayProps): JSX.Element {
  const { act } = texts.table;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [ply]);
  const canStep = moves.some(({ kind }) => kind === 'step');
  if (isAsked) {
    return (
      <div class="drunter-calling">
        <p class="drunter-sure">{act.sure}</p>
        <Button kind="primary" onClick={() => play({ kind: 'klaar' })}>
          {act.callNow}
        </Button>
        <Button onClick={() => setAsked(false)}>{act.notYet}</Button>
      </div>
    );
  }
  return (
    <div class="drunter-calling">
      {canStep ? (
        <Toggle label={act.withCall} checked={isCalling} onChange={onCalling} />
      ) : (
        <Button kind="primary" onClick={() => play({ kind: 'pass' })}>
          {act.pass}
        </Button>
      )}
      <Button onClick={() => setAsked(true)}>{act.klaar}</Button>
    </div>
  );
}

/** Who misses a turn, and how far it has come. */
function notesOn(
  view: DrunterView,
  deciding: number | undefined,
  words: DrunterTexts['table'],
): string {
  if (view.phase === 'placing') {
    return deciding === undefined ? '' : words.inHand({ stones: view.inHand[deciding - 1] ?? 0 });
  }
  if (view.phase !== 'moving' && view.phase !== 'answering') return '';
  const missing = view.misses.flatMap((turns, index) =>
    turns > 0 ? [words.missing({ colour: colourOf(index + 1), turns })] : [],
  );
  return [words.round({ now: view.round + 1, of: view.options.rounds }), ...missing].join(' · ');
}
