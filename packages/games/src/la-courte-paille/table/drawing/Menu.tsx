import { Cells } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { isCard } from '../../rules/index.ts';
import { partsOf } from '../choices.ts';
import { nameOfCell } from '../names.ts';
import { LyingCard, type RaftProps } from './Card.tsx';
import './raft.css';

/** CP2.3: the menu is five cards; what has been taken leaves a hole. */
const PLACES = [0, 1, 2, 3, 4];

/** The menu on the lid of a barrel, with both piles beside it. */
export function Menu({ raft }: { readonly raft: RaftProps }): JSX.Element {
  const { view, texts, hand } = raft;
  const { places } = texts.table;
  const lying = PLACES.map((place) => {
    const card = view.menu[place];
    return card && `menu-${card}`;
  });
  return (
    <div class="cp-menu" data-empty={view.menu.length === 0 || undefined}>
      <p class="cp-place">{places.menu}</p>
      <div class="cp-lid">
        <Cells
          label={places.menu}
          rows={[[...lying, 'pile', 'discard']]}
          nameOf={(cell) => nameOfCell(cell, raft)}
          hand={hand}
          draw={(cell) => <MenuCard raft={raft} at={cell} />}
        />
      </div>
    </div>
  );
}

function MenuCard({ raft, at }: { readonly raft: RaftProps; readonly at: string }): JSX.Element {
  const { pile, discard } = raft.view;
  const [place, target] = partsOf(at);
  if (place === 'menu') {
    return <LyingCard raft={raft} at={at} card={isCard(target) ? target : undefined} />;
  }
  const count = place === 'pile' ? pile.count : discard.length;
  return (
    <span class="cp-pile">
      {count > 0 && (
        <LyingCard raft={raft} at={at} card={place === 'pile' ? undefined : discard.at(-1)} />
      )}
      <b aria-hidden="true">{count}</b>
    </span>
  );
}
