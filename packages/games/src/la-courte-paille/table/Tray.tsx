import { Button } from '@kast/ui';
import { Cells, Tray } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { isCoco, isFigure, type PailleMove } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import {
  type Decision,
  type Effect,
  EFFECTS,
  effectOf,
  looksIn,
  movesIn,
  partsOf,
  sampleOf,
} from './choices.ts';
import type { RaftProps } from './drawing/Card.tsx';
import { Portrait } from './drawing/Portrait.tsx';
import { nameOfCell } from './names.ts';
import { storyLines } from './tell.ts';
import './drawing/tray.css';

interface TrayProps {
  readonly raft: RaftProps;
  readonly decision: Decision | undefined;
  /** What is in hand makes this move. */
  readonly move: PailleMove | undefined;
  readonly hint: PailleMove | undefined;
  readonly onEffect: (effect: Effect | undefined) => void;
  readonly play: (move: PailleMove) => unknown;
  readonly explain: (move: PailleMove) => void;
}

/** Under the hand: what is being chosen, and the button that does it. */
export function PailleTray(props: TrayProps): JSX.Element {
  return (
    <Tray class="cp-tray">
      <RoundTold {...props.raft} />
      {props.decision && <Choosing {...props} decision={props.decision} />}
    </Tray>
  );
}

/** CP6.1: how the round went, as long as its winner thinks. */
function RoundTold({ view, texts, players }: RaftProps): JSX.Element | null {
  const last = view.stage === 'eat' ? view.reckonings.at(-1) : undefined;
  return last ? <p class="cp-question">{storyLines(last, texts, players).join(' ')}</p> : null;
}

interface ChoosingProps extends TrayProps {
  readonly decision: Decision;
}

function Choosing(props: ChoosingProps): JSX.Element {
  const { raft, decision, onEffect, play } = props;
  const { hand, texts } = raft;
  const words = texts.table;
  const { moves, effect } = decision;
  const [only, ...others] = movesIn(decision);
  const isCocoActing = moves.some((move) => effectOf(move));
  if (isCocoActing && effect === undefined && hand.picked.length === 0)
    return <Tricks {...props} />;
  const move = props.move ?? (effect && others.length === 0 ? only : undefined);
  return (
    <>
      {moves[0]?.kind === 'eat' && <Eating raft={raft} moves={moves} />}
      {move?.kind === 'pick' && isCoco(move.card) && (
        <p class="cp-note">
          <b>{words.effects.keep.name}</b> — {words.effects.keep.explain}
        </p>
      )}
      <div class="cp-buttons">
        {move ? (
          <Button
            kind="primary"
            onClick={() => (props.move ? hand.handle({ kind: 'confirm' }) : play(move))}
          >
            {wordsFor(move, words)}
          </Button>
        ) : (
          <p class="cp-question">{questionOf(decision, words)}</p>
        )}
        {isCocoActing && (
          <Button
            onClick={() => {
              hand.handle({ kind: 'cancel' });
              onEffect(undefined);
            }}
          >
            {words.act.back}
          </Button>
        )}
      </div>
    </>
  );
}

/** CP4.2: Coco's tricks, each explained where it is chosen. */
function Tricks({ raft, decision, hint, onEffect, explain }: ChoosingProps): JSX.Element {
  const { effects } = raft.texts.table;
  const hinted = hint && effectOf(hint);
  const trick = (effect: Effect): JSX.Element => {
    const { name, explain: why } = effects[TRICKS[effect]];
    const isPossible = decision.moves.some((move) => effectOf(move) === effect);
    return (
      <Button
        key={effect}
        aria-disabled={!isPossible}
        data-hinted={hinted === effect || undefined}
        onClick={() => (isPossible ? onEffect(effect) : explain(sampleOf(effect)))}
      >
        <span class="cp-trick">
          {name} <small>{why}</small>
        </span>
      </Button>
    );
  };
  return (
    <div class="cp-coco" role="group" aria-label={effects.choose}>
      {EFFECTS.slice(0, 2).map(trick)}
      <p class="cp-trick">
        {effects.land.name} <small>{effects.land.explain}</small>
      </p>
      {EFFECTS.slice(2).map(trick)}
    </div>
  );
}

const TRICKS = {
  cook: 'cook',
  carte: 'carte',
  'land-menu': 'landMenu',
  'land-pile': 'landPile',
  'land-hand': 'landHand',
} as const satisfies Readonly<Record<Effect, keyof PailleTexts['table']['effects']>>;

/** CP6.3: the winner of a round names a character. */
function Eating({
  raft,
  moves,
}: {
  readonly raft: RaftProps;
  readonly moves: readonly PailleMove[];
}): JSX.Element {
  const figures = moves.flatMap((move) => (move.kind === 'eat' ? [`figure-${move.figure}`] : []));
  return (
    <Cells
      class="cp-eat"
      label={raft.texts.table.prompt.eat}
      rows={[figures]}
      nameOf={(cell) => nameOfCell(cell, raft)}
      hand={raft.hand}
      draw={(cell) => {
        const [, figure] = partsOf(cell);
        return (
          <span
            class="cp-card"
            data-at={cell}
            data-hinted={raft.hinted.includes(cell) || undefined}
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              {isFigure(figure) && <Portrait figure={figure} />}
            </svg>
            {nameOfCell(cell, raft)}
          </span>
        );
      }}
    />
  );
}

function questionOf(decision: Decision, { effects, liftFirst }: PailleTexts['table']): string {
  switch (decision.effect) {
    case 'cook':
      return effects.pickCook;
    case 'land-menu':
      return effects.pickMenu;
    case 'land-hand':
      return effects.pickHand;
    case 'carte':
      return effects.pickCarte({ count: looksIn(decision) });
    default:
      return liftFirst;
  }
}

function wordsFor(move: PailleMove, { act, effects, liftFirst }: PailleTexts['table']): string {
  switch (move.kind) {
    case 'pick':
      return act.pick({ card: move.card });
    case 'take':
      return act.take({ card: move.card });
    case 'cook':
      return act.cook({ position: move.position });
    case 'land':
      return move.from === 'pile' ? effects.landPile.name : act.land({ card: move.card });
    case 'carte':
      return act.look({ count: move.positions.length });
    case 'eat':
      return move.figure === 'X' ? liftFirst : act.eat({ character: move.figure });
    default:
      return liftFirst;
  }
}
