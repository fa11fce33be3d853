import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { playerOrSeat } from '../../../box/texts/part.ts';
import { endsByTaking, type Lot, makeColumn, restAfter } from '../../rules/index.ts';
import { lotsOf, pileOn, takeableIn } from '../choices.ts';
import { Fan, fannedCards } from './Fan.tsx';
import type { HeuchelTrayProps } from './tray-props.ts';

/** HM4.1: everything along the row that can be taken; a card takes itself and all above it. */
export function Take(props: HeuchelTrayProps): JSX.Element {
  const { view, decision, hand, texts, play, note } = props;
  const { tray } = texts.table;
  const lots = lotsOf(view, hand.picked);
  const count = lots.reduce((sum, lot) => sum + lot.count, 0);
  const takes = decision.moves.filter((move) => move.kind === 'take');
  const only = takes.length === 1 ? takes[0] : undefined;
  const canTake = count > 0 || only !== undefined;
  const isTheEnd = view.options.die === 'off' && count > 0 && endsByTaking(view, lots);
  // On a phone nobody reads a title: whoever presses it too early is told what comes first.
  const take = (): unknown => {
    if (count > 0) return hand.handle({ kind: 'confirm' });
    return only ? play(only) : note?.(tray.takeHow);
  };
  return (
    <>
      {isTheEnd && <p class="hm-tray-words hm-warning">{tray.endsTheGame}</p>}
      {!canTake && <p class="hm-tray-words hm-how">{tray.takeHow}</p>}
      <div class="hm-fans">
        {takeableIn(decision).map((column) => (
          <Offered key={column} {...props} column={column} lots={lots} />
        ))}
      </div>
      <div class="hm-tray-buttons">
        <Button
          kind="primary"
          aria-disabled={!canTake}
          title={canTake ? undefined : tray.takeHow}
          onClick={take}
        >
          {tray.takeCards({ count: count || (only ? 1 : 0) })}
        </Button>
        <Button onClick={() => play({ kind: 'leave' })}>{tray.leave}</Button>
      </div>
    </>
  );
}

interface OfferedProps extends HeuchelTrayProps {
  readonly column: number;
  readonly lots: readonly Lot[];
}

function Offered(props: OfferedProps): JSX.Element {
  const { view, hand, texts, players, column, lots } = props;
  const { tray } = texts.table;
  const field = { seat: column, row: view.landed };
  const order = lots.findIndex((lot) => lot.column === column);
  const taken = lots[order]?.count ?? 0;
  const rest = taken && restAfter(pileOn(view, field)?.cards ?? [], view.landed, taken);
  const isForeseen = rest === 'stays' || rest === 'lapses' || rest === 'comes-home';
  const letter = makeColumn(column);
  const heading = tray.takeFrom({ owner: playerOrSeat(texts, players)(column) });
  const cards = fannedCards(props, field).map((fanned, depth) => ({
    ...fanned,
    name: tray.takeUpTo({ card: fanned.card, count: depth + 1, column: letter }),
    isOn: depth < taken,
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
