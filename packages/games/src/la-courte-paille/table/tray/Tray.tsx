import { Button } from '@kast/ui';
import { Tray } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { isCoco, isFigure, type PailleMove } from '../../rules/index.ts';
import type { PailleTexts } from '../../texts/speak.ts';
import {
  cellsOf,
  type Decision,
  type Effect,
  effectOf,
  looksIn,
  movesIn,
  partsOf,
  sampleOf,
} from '../choices.ts';
import type { RaftProps } from '../drawing/Card.tsx';
import { Portrait } from '../drawing/Portrait.tsx';
import { Places } from '../drawing/Raft.tsx';
import { nameOfCell } from '../names.ts';
import { storyLines } from '../tell.ts';
import type { TrayProps } from './tray-props.ts';
import '../drawing/tray.css';

/** Under the hand: what is being chosen, and the button that does it. */
export function PailleTray(props: TrayProps): JSX.Element {
  const { view, texts, players } = props.raft;
  const round = view.stage === 'eat' ? view.reckonings.at(-1) : undefined;
  return (
    <Tray class="cp-tray">
      {/* CP6.1: how the round went, as long as its winner thinks. */}
      {round && <p>{storyLines(round, texts, players).join(' ')}</p>}
      {props.decision && <Choosing {...props} decision={props.decision} />}
    </Tray>
  );
}

type ChoosingProps = TrayProps & { readonly decision: Decision };

function Choosing(props: ChoosingProps): JSX.Element {
  const { raft, decision, onEffect, play } = props;
  const { hand, texts } = raft;
  const { keep } = texts.table.effects;
  const { moves, effect } = decision;
  const [only, ...others] = movesIn(decision);
  const isCocoActing = moves.some(effectOf);
  if (isCocoActing && effect === undefined && hand.picked.length === 0)
    return <Tricks {...props} />;
  const move = props.move ?? (effect && others.length === 0 ? only : undefined);
  const goBack = (): void => {
    hand.handle({ kind: 'cancel' });
    onEffect(undefined);
  };
  return (
    <>
      {moves[0]?.kind === 'eat' && <Eating raft={raft} figures={moves.flatMap(cellsOf)} />}
      {move?.kind === 'pick' && isCoco(move.card) && (
        <p class="cp-note">
          <b>{keep.name}</b> <small>{keep.explain}</small>
        </p>
      )}
      <div class="tray-row cp-buttons">
        {move ? (
          <Button
            kind="primary"
            onClick={() => (props.move ? hand.handle({ kind: 'confirm' }) : play(move))}
          >
            {wordsFor(move, texts.table)}
          </Button>
        ) : (
          <p>{questionOf(decision, texts.table)}</p>
        )}
        {isCocoActing && <Button onClick={goBack}>{texts.table.act.back}</Button>}
      </div>
    </>
  );
}

/** CP4.2: Coco's tricks, each explained where it is chosen. */
function Tricks({ raft, decision, hint, onEffect, explain }: ChoosingProps): JSX.Element {
  const { effects } = raft.texts.table;
  const trick = (effect: Effect): JSX.Element => {
    const isPossible = decision.moves.some((move) => effectOf(move) === effect);
    return (
      <Button
        key={effect}
        aria-disabled={!isPossible}
        data-hinted={(hint !== undefined && effectOf(hint) === effect) || undefined}
        onClick={() => (isPossible ? onEffect(effect) : explain(sampleOf(effect)))}
      >
        <Trick {...effects[TRICKS[effect]]} />
      </Button>
    );
  };
  return (
    <div class="cp-coco" role="group" aria-label={effects.choose}>
      {(['cook', 'carte'] as const).map(trick)}
      <p>
        <Trick {...effects.land} />
      </p>
      {(['land-menu', 'land-pile', 'land-hand'] as const).map(trick)}
    </div>
  );
}

interface TrickProps {
  readonly name: string;
  readonly explain: string;
  /** Where there is no room for more. */
  readonly brief?: string;
}

function Trick({ name, explain, brief }: TrickProps): JSX.Element {
  return (
    <span>
      {name} <small>{explain}</small>
      {brief && <small class="cp-brief">{brief}</small>}
    </span>
  );
}

const TRICKS = {
  cook: 'cook',
  carte: 'carte',
  'land-menu': 'landMenu',
  'land-pile': 'landPile',
  'land-hand': 'landHand',
} as const satisfies Readonly<Record<Effect, string>>;

interface EatingProps {
  readonly raft: RaftProps;
  readonly figures: readonly string[];
}

/** CP6.3: the winner of a round names a character. */
function Eating({ raft, figures }: EatingProps): JSX.Element {
  const draw = (cell: string): JSX.Element => {
    const [, figure] = partsOf(cell);
    return (
      <span class="cp-card" data-at={cell} data-hinted={raft.hinted.includes(cell) || undefined}>
        {isFigure(figure) && <Portrait figure={figure} />}
        {nameOfCell(cell, raft)}
      </span>
    );
  };
  const label = raft.texts.table.prompt.eat;
  // Two rows, so that every name has room.
  const half = Math.ceil(figures.length / 2);
  const rows = [figures.slice(0, half), figures.slice(half)];
  return <Places raft={raft} class="cp-eat" label={label} rows={rows} draw={draw} />;
}

function questionOf(decision: Decision, words: PailleTexts['table']): string {
  const { cook, land, carte, pickCook, pickMenu, pickHand, pickCarte } = words.effects;
  if (decision.effect === 'cook') return `${cook.explain} ${pickCook}`;
  if (decision.effect === 'land-menu') return `${land.explain} ${pickMenu}`;
  if (decision.effect === 'land-hand') return `${land.explain} ${pickHand}`;
  if (decision.effect === 'carte') {
    return `${carte.explain} ${pickCarte({ count: looksIn(decision) })}`;
  }
  const asked = decision.moves[0]?.kind;
  if (asked === 'eat') return words.eatFirst;
  return asked === 'take' ? words.takeFirst : words.liftFirst;
}

function wordsFor(move: PailleMove, { act, effects, liftFirst }: PailleTexts['table']): string {
  if (move.kind === 'pick' || move.kind === 'take') return act[move.kind]({ card: move.card });
  if (move.kind === 'cook') return act.cook({ position: move.position });
  if (move.kind === 'carte') return act.look({ count: move.positions.length });
  if (move.kind === 'eat') return act.eat({ character: move.figure });
  if (move.kind !== 'land') return liftFirst;
  return move.from === 'pile' ? effects.landPile.name : act.land({ card: move.card });
}
