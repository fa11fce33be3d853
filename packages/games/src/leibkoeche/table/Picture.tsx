import { seededRandom } from '@kast/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { byName } from '../../box/texts/part.ts';
import { game, type LeibkoecheMove, type LeibkoecheView, PLACES } from '../rules/index.ts';
import { Drawing } from './Drawing.tsx';
import { NO_PLAN, peekableIn, targetsOf } from './interaction.ts';
import { nameOfKitchen } from './names.ts';
import { type LeibkoecheTableProps, ownSeat } from './table-props.ts';
import { TrayBoard } from './TrayBoard.tsx';

/** A kitchen to look at: what could be done there is shown, since a rule is being told. */
export function Picture(props: LeibkoecheTableProps): JSX.Element {
  const { view, viewer, texts, last, hint } = props;
  const own = ownSeat(props);
  const players = view.trays.map((_, index) => byName(texts.seatName(index + 1)));
  const moves = useMemo(() => movesIn(view), [view]);
  const face = view.held?.face ?? 0;
  return (
    <div class="lk-room" data-still>
      <div class="lk-place">
        <Drawing
          view={view}
          viewer={viewer}
          last={last?.events ?? []}
          hint={hint}
          targets={targetsOf({ view, moves, seat: view.onTurn, plan: { ...NO_PLAN, face } })}
          peekable={peekableIn(moves)}
          label={nameOfKitchen({ view, viewer, players, texts })}
        />
      </div>
      <div class="lk-tray">
        <TrayBoard view={view} tray={view.trays[own - 1] ?? []} seat={own} />
      </div>
    </div>
  );
}

/** The rules say it of any kitchen that looks like this one. */
function movesIn(view: LeibkoecheView): readonly LeibkoecheMove[] {
  const { options, trays, onTurn, king } = view;
  if (king.length < PLACES) return [];
  const seen = { viewer: onTurn, seats: trays.length, options, ply: 0, view, memory: undefined };
  return game.moves(game.imagine(seen, seededRandom('picture')), onTurn);
}
