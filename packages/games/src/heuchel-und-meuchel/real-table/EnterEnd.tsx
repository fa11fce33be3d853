import { ok, type Refusal } from '@kast/kernel';
import { SegmentedControl, Select } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { RealTableProps } from '../../box/real-table.ts';
import { RealTableFrame } from '../../box/RealTableFrame.tsx';
import { byName } from '../../box/texts/part.ts';
import { useEntering } from '../../box/use-entering.ts';
import { type Card, DECK, ROWS } from '../rules/index.ts';
import { CardPicture } from '../table/drawing/CardFace.tsx';
import { Reckoning } from '../table/Reckoning.tsx';
import type { HeuchelTexts } from '../texts/speak.ts';
import {
  type EnteredEnd,
  homeOf,
  missingCards,
  outcomeOfEnd,
  placeCard,
  type PlacedCard,
  viewOfEnd,
  withoutCard,
} from './entered-end.ts';
import { readEnd } from './read-end.ts';
import './real-table.css';

type Props = RealTableProps<HeuchelTexts>;
type Where = 'home' | 'gone' | number;

/** Which cards lie where when a match with the real box has ended: tapped, and reckoned up. HM6 */
export function EnterEnd(props: Props): JSX.Element {
  const { texts, names, kept, keep } = props;
  const { realTable } = texts;
  const seats = names.length;
  const history = useSignal<readonly EnteredEnd[]>([readEnd(kept)]);
  const seat = useSignal(1);
  const where = useSignal<Where>('home');
  const entering = useEntering();
  const end = history.value.at(-1) ?? [];
  const outcome = outcomeOfEnd(end, seats);

  const become = (next: EnteredEnd): void => {
    history.value = [...history.value, next];
    keep(JSON.stringify(next));
  };
  const tap = (card: Card): void => {
    const isHere = end.some((one) => one.card === card && one.seat === seat.value);
    const next =
      isHere && !entering.isAsking.value
        ? ok(withoutCard(end, card))
        : placeCard(end, placedAt(card, seat.value, where.value), seats);
    entering.enter(next, become);
  };
  const takeBack = (): void => {
    history.value = history.value.slice(0, -1);
    keep(JSON.stringify(history.value.at(-1) ?? []));
  };

  return (
    <RealTableFrame
      {...props}
      class="hm-real"
      entering={entering}
      question={question({ end, outcome, names, texts })}
      whyNot={(refusal) => whyNot(refusal, texts)}
      onTakeBack={history.value.length < 2 ? undefined : takeBack}
      below={
        end.length > 0 && (
          <Reckoning view={viewOfEnd(end, seats)} texts={texts} players={names.map(byName)} />
        )
      }
    >
      <div class="hm-real-choices">
        <SegmentedControl
          legend={realTable.whose}
          segments={names.map((label, index) => ({ value: index + 1, label }))}
          value={seat.value}
          onChange={(value) => {
            seat.value = value;
          }}
        />
        <Select<Where>
          label={realTable.where}
          choices={[
            { value: 'home', label: realTable.home },
            ...ROWS.map((row) => ({ value: row, label: texts.table.row({ row }) })),
            { value: 'gone', label: texts.table.sheet.offTheBoard },
          ]}
          value={where.value}
          onChange={(value) => {
            where.value = value;
          }}
        />
      </div>
      <div class="hm-real-faces" role="group" aria-label={realTable.faces}>
        {DECK.map((card) => {
          const placed = end.find((one) => one.card === card);
          return (
            <button
              key={card}
              type="button"
              class="hm-real-face"
              data-placed={placed && (placed.seat === seat.value ? 'here' : 'elsewhere')}
              aria-pressed={placed !== undefined}
              onClick={() => tap(card)}
            >
              <CardPicture card={card} />
              <span class="unseen">{labelOf(card, placed, names, texts)}</span>
            </button>
          );
        })}
      </div>
    </RealTableFrame>
  );
}

function placedAt(card: Card, seat: number, where: Where): PlacedCard {
  if (where === 'gone') return { card, seat };
  return { card, seat, row: where === 'home' ? homeOf(card) : where };
}

interface Asked {
  readonly end: EnteredEnd;
  readonly outcome: ReturnType<typeof outcomeOfEnd>;
  readonly names: readonly string[];
  readonly texts: HeuchelTexts;
}

function question({ end, outcome, names, texts }: Asked): string {
  const { realTable } = texts;
  if (!outcome) return realTable.missing({ count: missingCards(end, names.length) });
  const winners = outcome.winners.map((seat) => byName(names[seat - 1] ?? ''));
  return realTable.won({
    players: winners,
    count: winners.length,
    points: Math.max(...(outcome.scores ?? [0])),
  });
}

function whyNot({ reason, facts }: Refusal, { realTable }: HeuchelTexts): string {
  if (reason === 'too-many') return realTable.tooMany({ count: Number(facts['count']) });
  return realTable.belowStart({ card: String(facts['card']), row: Number(facts['row']) });
}

function labelOf(
  card: Card,
  placed: PlacedCard | undefined,
  names: readonly string[],
  texts: HeuchelTexts,
): string {
  if (!placed) return texts.names.card(card);
  const place =
    placed.row === undefined ? texts.table.sheet.offTheBoard : texts.table.row({ row: placed.row });
  return [texts.names.card(card), names[placed.seat - 1], place].join(', ');
}
