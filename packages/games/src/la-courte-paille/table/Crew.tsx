import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { playerAt } from '../../box/texts/part.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { Fin } from './Fin.tsx';
import type { RaftProps } from './raft.ts';
import './crew.css';

/** Round the raft: what each has chosen, and in which order it counts. The shark lies by one of them. */
export function Crew(props: RaftProps): JSX.Element {
  const { view, texts } = props;
  const seats = seatsOf(view.hands.length);
  return (
    <ul class="cp-crew" aria-label={texts.table.places.chosen}>
      {seats.map((seat) => (
        <Castaway key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Castaway({
  view,
  viewer,
  texts,
  players,
  seat,
}: RaftProps & { readonly seat: number }): JSX.Element {
  const words = texts.table;
  const name = playerAt(players, seat).name;
  const place = view.shown.findIndex((shown) => shown.seat === seat);
  const choice = view.chosen[seat - 1];
  const card = view.shown[place]?.card ?? choice?.card;
  const isOut = view.out.includes(seat);
  const count = view.hands[seat - 1]?.count ?? 0;
  const isActing = view.stage === 'act' && place === view.begun - 1 && place >= 0;
  const facts = [
    isOut ? words.places.isOut({ name }) : words.places.handOf({ name, count }),
    view.shark === seat ? words.places.shark : '',
    card ? texts.names.card(card) : '',
    choice?.made && !card ? words.hiddenCard : '',
    place >= 0 ? words.playsAs({ place: place + 1 }) : '',
  ];
  return (
    <li
      data-seat={seat}
      data-own={viewer === seat || undefined}
      data-acting={isActing || undefined}
      data-done={(place >= 0 && place < view.begun - 1) || undefined}
      data-out={isOut || undefined}
    >
      <span class="unseen">{facts.filter(Boolean).join(', ')}</span>
      <span class="cp-slot" aria-hidden="true">
        {(card !== undefined || choice?.made) && (
          <svg
            key={place >= 0 ? 'shown' : 'chosen'}
            class="cp-chosen"
            viewBox="0 0 70 98"
            data-lies={`chosen-${seat}`}
          >
            {card ? <CardFace card={card} /> : <CardBack />}
          </svg>
        )}
        {place >= 0 && <b class="cp-order">{place + 1}</b>}
      </span>
      <span class="cp-name" aria-hidden="true">
        {name}
      </span>
      <span class="cp-count" aria-hidden="true">
        <svg viewBox="0 0 70 98">
          <CardBack />
        </svg>
        {count}
      </span>
      {view.shark === seat && <Fin />}
    </li>
  );
}
