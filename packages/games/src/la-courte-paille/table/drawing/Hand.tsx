import { Cells } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { Card } from '../../rules/index.ts';
import { nameOfCell } from '../names.ts';
import { LyingCard, type RaftProps } from './Card.tsx';
import { fanned } from './geometry.ts';
import './hand.css';

interface HandProps {
  readonly raft: RaftProps;
  readonly cards: readonly Card[];
}

/** A fan, low on the screen: a thumb reaches all of it. */
export function Hand({ raft, cards }: HandProps): JSX.Element {
  const card = (cell: string): number => cards.findIndex((each) => cell === `hand-${each}`);
  return (
    <div class="cp-hand">
      <Cells
        label={raft.texts.table.places.hand}
        rows={[cards.map((each) => `hand-${each}`)]}
        nameOf={(cell) => nameOfCell(cell, raft)}
        hand={raft.hand}
        draw={(cell) => {
          const { turn, drop } = fanned(card(cell), cards.length);
          return (
            <span class="cp-fanned" style={{ '--turn': turn, '--drop': drop }}>
              <LyingCard raft={raft} at={cell} card={cards[card(cell)]} />
            </span>
          );
        }}
      />
    </div>
  );
}
