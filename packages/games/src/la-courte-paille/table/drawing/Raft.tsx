import { Cells, type CellsProps, DropZone } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { type Card, countFaceDown, isCard, MENU_SIZE } from '../../rules/index.ts';
import { partsOf } from '../choices.ts';
import { nameOfCell } from '../names.ts';
import { LyingCard, type RaftProps } from './Card.tsx';
import { columnsIn, fanned, ropesOf } from './geometry.ts';
import { discardSeen } from './pieces.ts';
import eye from './pictures/eye.svg';
import ownEye from './pictures/own-eye.svg';
import peg from './pictures/peg.svg';
import './raft.css';

interface PlaceProps {
  readonly raft: RaftProps;
}

/** CP2.2: the days hang on a rope, pegged, the first at the left. */
export function Week({ raft }: PlaceProps): JSX.Element {
  const { view, texts, hand } = raft;
  const { places } = texts.table;
  const ropes = ropesOf(view.week.length);
  const days = countFaceDown(view.week);
  return (
    <DropZone hand={hand} cell="week" class="cp-week">
      <p class="cp-place">
        {view.voyage && <b>{places.round({ round: view.round })} · </b>}
        {places.week}
        {days > 0 && ` · ${places.daysLeft({ days })}`}
      </p>
      <div class="cp-cards cp-ropes" style={{ '--columns': columnsIn(ropes) }}>
        <Places
          raft={raft}
          label={places.week}
          rows={ropes}
          draw={(at) => <Day raft={raft} at={at} />}
        />
      </div>
    </DropZone>
  );
}

/** CP2.3: the menu on the lid of a barrel, with both piles beside it; what was taken leaves a hole. */
export function Menu({ raft }: PlaceProps): JSX.Element {
  const { view, texts } = raft;
  const { menu } = texts.table.places;
  const lying = Array.from(
    { length: MENU_SIZE },
    (_, place) => view.menu[place] && `menu-${view.menu[place]}`,
  );
  return (
    <div class="cp-menu">
      <p class="cp-place">{menu}</p>
      <div class="cp-cards cp-lid">
        <Places
          raft={raft}
          label={menu}
          rows={[[...lying, 'pile', 'discard']]}
          draw={(at) =>
            at.startsWith('menu') ? <Named raft={raft} at={at} /> : <Pile raft={raft} at={at} />
          }
        />
      </div>
    </div>
  );
}

/** A fan, low on the screen: a thumb reaches all of it. */
export function Hand({ raft, cards }: PlaceProps & { readonly cards: readonly Card[] }) {
  const cells = cards.map((card) => `hand-${card}`);
  return (
    <div class="cp-cards cp-hand">
      <Places
        raft={raft}
        label={raft.texts.table.places.hand}
        rows={[cells]}
        draw={(at) => (
          <span style={fanned(cells.indexOf(at), cells.length)}>
            <Named raft={raft} at={at} />
          </span>
        )}
      />
    </div>
  );
}

/** Cells that are called by what lies in them. */
export function Places(props: PlaceProps & Omit<CellsProps, 'hand' | 'nameOf'>): JSX.Element {
  const { raft, ...rest } = props;
  return <Cells {...rest} hand={raft.hand} nameOf={(cell) => nameOfCell(cell, raft)} />;
}

interface CellProps extends PlaceProps {
  readonly at: string;
}

function Named({ raft, at }: CellProps): JSX.Element {
  const [, card] = partsOf(at);
  return <LyingCard raft={raft} at={at} card={isCard(card) ? card : undefined} />;
}

function Day({ raft, at }: CellProps): JSX.Element {
  const [, position] = partsOf(at);
  const day = raft.view.week[Number(position) - 1];
  const isFaceDown = day !== undefined && !day.up;
  const isSeen = isFaceDown && day.knownTo.length > 0;
  return (
    <span class="cp-day" data-known={(isFaceDown && day.card !== undefined) || undefined}>
      <img class="cp-peg" src={peg} alt="" />
      <LyingCard raft={raft} at={at} card={day?.card}>
        {/* CP7.2: somebody knows it; whoever looks does, too. */}
        {isSeen && <img class="cp-eye" src={day.card ? ownEye : eye} alt="" />}
      </LyingCard>
    </span>
  );
}

function Pile({ raft, at }: CellProps): JSX.Element {
  const discard = discardSeen(raft.view);
  const [count, top] =
    at === 'pile' ? [raft.view.pile.count, undefined] : [discard.length, discard.at(-1)];
  return (
    <span class="cp-pile" data-empty={count === 0 || undefined}>
      {count > 0 && <LyingCard raft={raft} at={at} card={top} />}
      <b aria-hidden="true">{String(count)}</b>
    </span>
  );
}
