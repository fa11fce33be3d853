import { Button, type TableProps, Toggle } from '@kast/ui';
import { Tray, useKeyedState } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerOrSeat } from '../../box/texts/part.ts';
import {
  colourOf,
  type DrunterEvent,
  type DrunterMove,
  type DrunterView,
  makeCircle,
} from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { Disc } from './drawing/Disc.tsx';
import './drawing/tray.css';

interface TrayProps extends TableProps<DrunterView, DrunterMove, DrunterEvent, DrunterTexts> {
  readonly isCalling: boolean;
  readonly onCalling: (isCalling: boolean) => void;
}

/** Discs to place, the answer to an attack, the call; and who is out or misses a turn. */
export function DrunterTray(props: TrayProps): JSX.Element {
  const { view, deciding, texts } = props;
  return (
    <Tray class="drunter-tray">
      <Decision {...props} />
      <p class="drunter-notes">{notesOn(view, deciding, texts.table)}</p>
    </Tray>
  );
}

function Decision(props: TrayProps): JSX.Element | null {
  const { view, deciding } = props;
  if (deciding === undefined) return null;
  switch (view.phase) {
    case 'placing':
      return <InHand seat={deciding} stones={view.inHand[deciding - 1] ?? 0} />;
    case 'answering':
      return <Question {...props} />;
    case 'moving':
      return <Calling {...props} />;
    default:
      return null;
  }
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

/** DD4.3: asked after every attack, answered with one tap, and with all the time in the world. */
function Question({ view, texts, players, play }: TrayProps): JSX.Element | null {
  const { act } = texts.table;
  if (!view.attack) return null;
  const { attacker, to } = view.attack;
  const who = playerOrSeat(texts, players)(attacker);
  const text = act.question({ who, circle: makeCircle(to) });
  return (
    <div class="drunter-question" role="group" aria-label={text}>
      <p class="drunter-question-text">
        {text} <small>{act.takeYourTime}</small>
      </p>
      <Button kind="primary" onClick={() => play({ kind: 'claim' })}>
        {act.claim}
      </Button>
      <Button onClick={() => play({ kind: 'allow' })}>{act.allow}</Button>
    </div>
  );
}

/** DD5.1: with the next move, or instead of it; the latter is asked twice, since a wrong one is the end. */
function Calling(props: TrayProps): JSX.Element {
  const { question, moves, texts, isCalling, onCalling, play } = props;
  const { act } = texts.table;
  const [isAsked, setAsked] = useKeyedState(question, false);
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
      {moves.some(({ kind }) => kind === 'step') ? (
        <Toggle label={act.withCall} checked={isCalling} onChange={onCalling} />
      ) : (
        <Button kind="primary" onClick={() => play({ kind: 'pass' })}>
          {act.pass}
        </Button>
      )}
      <Button onClick={() => setAsked(true)}>{act.klaar}</Button>
      <p class="drunter-call-hint">{act.callHint}</p>
    </div>
  );
}

/** How far it has come, who misses a turn and who is out. */
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
  const out = view.out.map((seat) => words.isOut({ colour: colourOf(seat) }));
  const round = words.round({ now: view.round + 1, of: view.options.rounds });
  return [round, ...missing, ...out].join(' · ');
}
