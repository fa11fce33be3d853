import { Cells, DropZone } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { partsOf } from '../choices.ts';
import { nameOfCell } from '../names.ts';
import { LyingCard, type RaftProps } from './Card.tsx';
import { columnsIn, ropesOf } from './geometry.ts';
import './raft.css';

/** CP2.2: the days hang on a rope, pegged, the first at the left. */
export function Week({ raft }: { readonly raft: RaftProps }): JSX.Element {
  const { view, texts, hand } = raft;
  const { places } = texts.table;
  const ropes = ropesOf(view.week.length);
  const days = view.week.filter(({ up }) => !up).length;
  return (
    <DropZone hand={hand} cell="week" class="cp-week">
      <p class="cp-place">
        {view.voyage && <b>{places.round({ round: view.round })} · </b>}
        {places.week}
        {days > 0 && ` · ${places.daysLeft({ days })}`}
      </p>
      <div class="cp-ropes" style={{ '--ropes': ropes.length, '--columns': columnsIn(ropes) }}>
        <Cells
          label={places.week}
          rows={ropes}
          nameOf={(cell) => nameOfCell(cell, raft)}
          hand={hand}
          draw={(cell) => <Day raft={raft} at={cell} />}
        />
      </div>
    </DropZone>
  );
}

function Day({ raft, at }: { readonly raft: RaftProps; readonly at: string }): JSX.Element {
  const [, position] = partsOf(at);
  const day = raft.view.week[Number(position) - 1];
  const isSeen = day && !day.up && day.knownTo.length > 0;
  return (
    <span class="cp-day" data-known={(isSeen && day.card !== undefined) || undefined}>
      {peg}
      <LyingCard raft={raft} at={at} card={day?.card}>
        {isSeen && <span class="cp-eye">{eye}</span>}
      </LyingCard>
    </span>
  );
}

const peg = (
  <svg class="cp-peg" viewBox="0 0 12 22" aria-hidden="true">
    <path d="M2 1h8l-1 20H7V9H5v12H3z" />
  </svg>
);

/** CP7.2: somebody knows it. */
const eye = (
  <svg viewBox="-10 -8 20 16" aria-hidden="true">
    <path d="M-9 0Q0-10 9 0 0 10-9 0z" />
    <circle r="3" />
  </svg>
);
