import { Button } from '@kast/ui';
import { isSame, MoveButton } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerOrSeat } from '../../../box/texts/part.ts';
import { endsByTaking, type Lot, restAfter } from '../../rules/index.ts';
import { lotsOf, meantAtOnce, pileOn, takeableIn } from '../choices.ts';
import { Fan, fannedCards } from './Fan.tsx';
import type { TrayProps } from './tray-props.ts';

/** HM4.1: everything along the row that can be taken; a card takes itself and all above it. */
export function Take(props: TrayProps): JSX.Element {
  const { view, decision, hand, hint, texts, play, note } = props;
  const { tray } = texts.table;
  const lots = lotsOf(view, hand.picked);
  const hinted = hint?.kind === 'take' ? hint.lots : [];
  const meant = lots.length > 0 ? lots : meantAtOnce(decision);
  const count = meant.reduce((sum, lot) => sum + lot.count, 0);
  const canTake = count > 0;
  const isTheEnd = canTake && endsByTaking(view, meant);
  const isAsHinted = hinted.length > 0 && isSame(meant, hinted);
  // On a phone nobody reads a title: whoever presses it too early is told what comes first.
  const take = (): unknown => {
    if (lots.length > 0) return hand.handle({ kind: 'confirm' });
    return canTake ? play({ kind: 'take', lots: meant }) : note?.(tray.takeHow);
  };
  return (
    <>
      {isTheEnd && <p class="tray-words hm-warning">{tray.endsTheGame}</p>}
      {!canTake && <p class="tray-words hm-how">{tray.takeHow}</p>}
      <div class="hm-fans">
        {takeableIn(decision).map((column) => (
          <Offered key={column} {...props} column={column} lots={lots} hinted={hinted} />
        ))}
      </div>
      <div class="hm-tray-buttons">
        <Button
          kind="primary"
          aria-disabled={!canTake}
          data-hinted={isAsHinted}
          title={canTake ? undefined : tray.takeHow}
          onClick={take}
        >
          {tray.takeCards({ count })}
        </Button>
        <MoveButton {...props} move={{ kind: 'leave' }}>
          {tray.leave}
        </MoveButton>
      </div>
    </>
  );
}

interface OfferedProps extends TrayProps {
  readonly column: number;
  readonly lots: readonly Lot[];
  readonly hinted: readonly Lot[];
}

function Offered(props: OfferedProps): JSX.Element {
  const { view, hand, texts, players, column, lots, hinted } = props;
  const { tray } = texts.table;
  const field = { seat: column, row: view.landed };
  const order = lots.findIndex((lot) => lot.column === column);
  const taken = lots[order]?.count ?? 0;
  const toTake = hinted.find((lot) => lot.column === column)?.count ?? 0;
  const rest = taken && restAfter(pileOn(view, field)?.cards ?? [], view.landed, taken);
  const isForeseen = rest === 'stays' || rest === 'lapses' || rest === 'comes-home';
  const owner = playerOrSeat(texts, players)(column);
  const heading = tray.takeFrom({ owner });
  const cards = fannedCards(props, field).map((fanned, depth) => ({
    ...fanned,
    name: tray.takeUpTo({ card: fanned.card, count: depth + 1, owner }),
    isOn: depth < taken,
    isHinted: depth < toTake,
    fate: depth >= taken && (rest === 'lapses' || rest === 'comes-home') ? rest : undefined,
  }));
  return (
    <Fan label={heading} hand={hand} cards={cards}>
      {heading}
      {taken > 0 && lots.length > 1 && <span class="hm-order">{order + 1}</span>}
      {isForeseen && <span data-fate={rest}> {tray.rest({ rest })}</span>}
    </Fan>
  );
}
