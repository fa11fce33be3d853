import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
import { hasDiscarded, seenActing, type ShownCard } from '../../rules/index.ts';
import { nameOfSeat } from '../names.ts';
import { CardDrawing, LyingCard, type RaftProps } from './Card.tsx';
import fin from './pictures/fin.svg';

interface CrewProps {
  readonly raft: RaftProps;
  /** On their way into hands that nobody sees into. */
  readonly taken: readonly ShownCard[];
}

/** Round the raft: what each has chosen, and in which order it counts. The shark lies by one of them. */
export function Crew({ raft, taken }: CrewProps): JSX.Element {
  const { view, texts } = raft;
  return (
    <div class="cp-crew" data-many={view.hands.length > 3 || undefined}>
      <ul aria-label={texts.table.places.chosen}>
        {seatsOf(view.hands.length).map((seat) => (
          <Castaway key={seat} raft={raft} seat={seat} taken={taken} />
        ))}
      </ul>
    </div>
  );
}

function Castaway({ raft, seat, taken }: CrewProps & { readonly seat: number }): JSX.Element {
  const { view, viewer, players, keys } = raft;
  const place = view.shown.findIndex((shown) => shown.seat === seat);
  const choice = view.chosen[seat - 1];
  const card = view.shown[place]?.card ?? choice?.card;
  const hasChosen = card !== undefined || choice?.made === true;
  const own = taken.filter((each) => each.seat === seat);
  const isActing = seenActing(view)?.seat === seat;
  return (
    <li
      data-own={viewer === seat || undefined}
      data-acting={isActing || undefined}
      data-done={(hasDiscarded(view, seat) && !isActing) || undefined}
      data-out={view.out.includes(seat) || undefined}
    >
      <span class="unseen">{nameOfSeat(seat, raft)}</span>
      <span
        class="cp-slot"
        data-empty={(!hasChosen && own.length === 0) || undefined}
        aria-hidden="true"
      >
        {hasChosen && <LyingCard raft={raft} at={`chosen-${seat}`} card={card} />}
        {place >= 0 && <b>{place + 1}</b>}
        {own.map((each) => (
          <span key={each.card} class="cp-card cp-taken" data-piece={each.card}>
            <CardDrawing card={each.card} />
          </span>
        ))}
      </span>
      <span class="cp-name" aria-hidden="true">
        {playerAt(players, seat).name}
      </span>
      <span class="cp-count" aria-hidden="true">
        <CardDrawing card={undefined} />
        {String(view.hands[seat - 1]?.count ?? 0)}
      </span>
      {view.shark === seat && (
        <img class="cp-fin" data-piece={keys.get(`seat-${seat}`)} src={fin} alt="" />
      )}
    </li>
  );
}
