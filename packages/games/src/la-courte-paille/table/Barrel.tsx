import type { JSX } from 'preact';
import { CardBack, CardFace } from './CardFace.tsx';
import type { RaftProps } from './raft.ts';
import { TableCard } from './TableCard.tsx';
import './barrel.css';

/** CP2.3: the menu on the lid of a barrel, with both piles beside it. */
export function Barrel({ view, texts, lifting }: RaftProps): JSX.Element {
  const words = texts.table;
  const top = view.discard.at(-1);
  return (
    <div class="cp-barrel" role="group" aria-label={words.places.menu}>
      <div class="cp-lid">
        <p class="cp-place">{words.places.menu}</p>
        <ul class="cp-menu">
          {view.menu.map((card) => (
            <li key={card}>
              <TableCard
                card={card}
                label={texts.names.card(card)}
                lies={`menu-${card}`}
                {...lifting('menu', card)}
              />
            </li>
          ))}
        </ul>
      </div>
      <ul class="cp-piles">
        <li>
          <span
            class="cp-pile"
            role="img"
            aria-label={words.places.pileOf({ count: view.pile.count })}
            data-empty={view.pile.count === 0 || undefined}
          >
            <svg viewBox="0 0 70 98" aria-hidden="true">
              {view.pile.count > 0 && <CardBack />}
            </svg>
            <b aria-hidden="true">{view.pile.count}</b>
          </span>
        </li>
        <li>
          <span
            class="cp-pile"
            role="img"
            aria-label={`${words.places.discard}: ${top ? texts.names.card(top) : '0'}`}
            data-empty={top === undefined || undefined}
          >
            <svg viewBox="0 0 70 98" aria-hidden="true">
              {top && <CardFace card={top} />}
            </svg>
            <b aria-hidden="true">{view.discard.length}</b>
          </span>
        </li>
      </ul>
    </div>
  );
}
