import { Button, type TableProps, Toggle } from '@kast/ui';
import { Tray } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerOrSeat } from '../../box/texts/part.ts';
import {
  colourOf,
  type DrunterEvent,
  type DrunterMove,
  type DrunterView,
  makeCircle,
  STONES_PER_COLOUR,
} from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';
import { Disc } from './drawing/Disc.tsx';
import './drawing/tray.css';

interface TrayProps extends TableProps<DrunterView, DrunterMove, DrunterEvent, DrunterTexts> {
  readonly isCalling: boolean;
  readonly onCalling: (isCalling: boolean) => void;
  /** Are they sure that they are done? */
  readonly isAsked: boolean;
  readonly onAsked: (isAsked: boolean) => void;
}

/** Discs to place, the answer to an attack, the call; and who is out or misses a turn. */
export function DrunterTray(props: TrayProps): JSX.Element {
  const { view, deciding, texts } = props;
  const own = ownSeat(props);
  // DD4.4
  const isAnswering =
    deciding !== undefined && view.phase === 'answering' && view.options.falseClaim === 'skip';
  return (
    <Tray class="drunter-tray">
      {view.phase === 'placing' && own !== undefined && (
        <InHand seat={own} stones={view.inHand[own - 1] ?? 0} />
      )}
      <Decision {...props} />
      <p class="drunter-notes">
        {isAnswering ? texts.table.act.falseCosts : notesOn(view, own, texts.table)}
      </p>
    </Tray>
  );
}

function Decision(props: TrayProps): JSX.Element | null {
  const { view, deciding } = props;
  if (deciding === undefined) return null;
  switch (view.phase) {
    case 'answering':
      return <Question {...props} />;
    case 'moving':
      return <Calling {...props} />;
    default:
      return null;
  }
}

/** Whose discs lie here: they stay while others place theirs. */
function ownSeat({ deciding, viewer }: TrayProps): number | undefined {
  return deciding ?? (typeof viewer === 'number' ? viewer : undefined);
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
      <Button onClick={() => play({ kind: 'claim' })}>{act.claim}</Button>
      <Button onClick={() => play({ kind: 'allow' })}>{act.allow}</Button>
    </div>
  );
}

/** DD5.1: with the next move, or instead of it; the latter is asked twice, since a wrong one is the end. */
function Calling(props: TrayProps): JSX.Element {
  const { view, deciding, moves, texts, isCalling, onCalling, isAsked, onAsked, play } = props;
  const { act } = texts.table;
  const canStep = moves.some(({ kind }) => kind === 'step');
  // A lesson with a few discs is not about calling.
  const mayCall = deciding !== undefined && hasAllDiscs(view, deciding);
  if (isAsked) {
    return (
      <div class="drunter-calling">
        <p class="drunter-sure">{act.sure}</p>
        <Button kind="primary" onClick={() => play({ kind: 'klaar' })}>
          {act.callNow}
        </Button>
        <Button onClick={() => onAsked(false)}>{act.notYet}</Button>
      </div>
    );
  }
  return (
    <div class="drunter-calling">
      {canStep && mayCall && (
        <Toggle label={act.withCall} checked={isCalling} onChange={onCalling} />
      )}
      {!canStep && (
        <Button kind="primary" onClick={() => play({ kind: 'pass' })}>
          {act.pass}
        </Button>
      )}
      {mayCall && (
        <>
          <Button onClick={() => onAsked(true)}>{act.klaar}</Button>
          <p class="drunter-call-hint">{isCalling ? act.callingHint : act.callHint}</p>
        </>
      )}
    </div>
  );
}

function hasAllDiscs({ stacks }: DrunterView, seat: number): boolean {
  return stacks.flat().filter(({ owner }) => owner === seat).length === STONES_PER_COLOUR;
}

/** How far it has come, who misses a turn and who is out. */
function notesOn(view: DrunterView, own: number | undefined, words: DrunterTexts['table']): string {
  if (view.phase === 'placing') {
    return own === undefined ? '' : words.inHand({ stones: view.inHand[own - 1] ?? 0 });
  }
  if (view.phase !== 'moving' && view.phase !== 'answering') return '';
  const missing = view.misses.flatMap((turns, index) =>
    turns > 0 ? [words.missing({ colour: colourOf(index + 1), turns })] : [],
  );
  const out = view.out.map((seat) => words.isOut({ colour: colourOf(seat) }));
  const round = words.round({ now: view.round + 1, of: view.options.rounds });
  return [round, ...missing, ...out].join(' · ');
}
