import { Button, Toggle } from '@kast/ui';
import { Cells, Liftable, MoveButton, ownSeat, Tray } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerOrSeat } from '../../../box/texts/part.ts';
import {
  colourOf,
  costOfFalseClaim,
  type DrunterView,
  makeCircle,
  STONES_PER_COLOUR,
  stonesOf,
} from '../../rules/index.ts';
import type { DrunterTexts } from '../../texts/speak.ts';
import { trayRows } from '../choices.ts';
import { Disc } from '../drawing/Disc.tsx';
import type { TrayProps } from './tray-props.ts';
import '../drawing/tray.css';

/** Discs to place, the answer to an attack, the call; and who is out or misses a turn. */
export function DrunterTray(props: TrayProps): JSX.Element {
  const { view, deciding, texts } = props;
  const own = ownSeat(props);
  // DD4.4
  const isAnswering =
    deciding !== undefined && view.phase === 'answering' && costOfFalseClaim(view.options) > 0;
  return (
    <Tray class="drunter-tray">
      {view.phase === 'placing' && own !== undefined && <InHand {...props} seat={own} />}
      <Choosing {...props} />
      <p class="tray-words drunter-notes">
        {isAnswering ? texts.table.act.falseCosts : notesOn(view, own, texts.table)}
      </p>
    </Tray>
  );
}

function Choosing(props: TrayProps): JSX.Element | null {
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

/** DD2.1: each can be taken from here and laid on a circle. */
function InHand({ view, hand, texts, seat }: TrayProps & { readonly seat: number }): JSX.Element {
  const { inHand, circle } = texts.table;
  const stones = view.inHand[seat - 1] ?? 0;
  const colour = colourOf(seat);
  return (
    <Cells
      class="drunter-in-hand"
      label={inHand({ stones })}
      rows={trayRows(stones)}
      nameOf={() => circle.stone({ colour })}
      hand={hand}
      draw={(cell) => (
        <Liftable hand={hand} at={cell} class="drunter-own">
          <svg viewBox="-50 -58 100 96">
            <Disc colour={colour} />
          </svg>
        </Liftable>
      )}
    />
  );
}

/** DD4.3: asked after every attack, answered with one tap, and with all the time in the world. */
function Question(props: TrayProps): JSX.Element | null {
  const { view, texts, players } = props;
  const { act } = texts.table;
  if (!view.attack) return null;
  const { attacker, to } = view.attack;
  const who = playerOrSeat(texts, players)(attacker);
  const text = act.question({ who, circle: makeCircle(to) });
  return (
    <div class="tray-row drunter-question" role="group" aria-label={text}>
      <p class="drunter-question-text">{text}</p>
      <MoveButton {...props} move={{ kind: 'claim' }}>
        {act.claim}
      </MoveButton>
      <MoveButton {...props} move={{ kind: 'allow' }}>
        {act.allow}
      </MoveButton>
    </div>
  );
}

/** DD5.1: with the next move, or instead of it; the latter is asked twice, since a wrong one is the end. */
function Calling(props: TrayProps): JSX.Element {
  const { view, deciding, moves, texts, hint, isCalling, onCalling, isAsked, onAsked } = props;
  const { act } = texts.table;
  const canStep = moves.some(({ kind }) => kind === 'step');
  // A lesson with a few discs is not about calling.
  const mayCall = deciding !== undefined && stonesOf(view, deciding).length === STONES_PER_COLOUR;
  if (isAsked) {
    return (
      <div class="tray-row drunter-calling">
        <p class="drunter-sure">{act.sure}</p>
        <MoveButton {...props} kind="primary" move={{ kind: 'klaar' }}>
          {act.callNow}
        </MoveButton>
        <Button onClick={() => onAsked(false)}>{act.notYet}</Button>
      </div>
    );
  }
  return (
    <div class="tray-row drunter-calling">
      {canStep && mayCall && (
        <Toggle
          label={act.withCall}
          checked={isCalling}
          onChange={onCalling}
          data-hinted={hint?.kind === 'step' && hint.call !== isCalling}
        />
      )}
      {!canStep && (
        <MoveButton {...props} kind="primary" move={{ kind: 'pass' }}>
          {act.pass}
        </MoveButton>
      )}
      {mayCall && (
        <>
          <MoveButton hint={hint} move={{ kind: 'klaar' }} play={() => onAsked(true)}>
            {act.klaar}
          </MoveButton>
          <p class="tray-words drunter-call-hint">{isCalling ? act.callingHint : act.callHint}</p>
        </>
      )}
    </div>
  );
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
