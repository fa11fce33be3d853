import type { Refusal } from '@kast/kernel';
import { Button, SegmentedControl, Select, Slip, Toggle, undoIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { RealTableProps } from '../../box/real-table.ts';
import { byName } from '../../box/texts/part.ts';
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
export function EnterEnd({ texts, names, kept, keep, ruleHref, words }: Props): JSX.Element {
  const { realTable } = texts;
  const seats = names.length;
  const history = useSignal<readonly EnteredEnd[]>([readEnd(kept)]);
  const seat = useSignal(1);
  const where = useSignal<Where>('home');
  const isAsking = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const said = useSignal('');
  const end = history.value.at(-1) ?? [];
  const outcome = outcomeOfEnd(end, seats);

  const become = (next: EnteredEnd): void => {
    history.value = [...history.value, next];
    keep(JSON.stringify(next));
  };
  const tap = (card: Card): void => {
    refusal.value = undefined;
    said.value = '';
    const isHere = end.some((one) => one.card === card && one.seat === seat.value);
    if (isHere && !isAsking.value) return become(withoutCard(end, card));
    const laid = placeCard(end, placedAt(card, seat.value, where.value), seats);
    if (!laid.ok) refusal.value = laid.error;
    else if (isAsking.value) said.value = words.yes;
    else become(laid.value);
  };
  const takeBack = (): void => {
    history.value = history.value.slice(0, -1);
    keep(JSON.stringify(history.value.at(-1) ?? []));
  };

  return (
    <div class="hm-real">
      <p class="hm-real-question" role="status">
        {said.value || question({ end, outcome, names, texts })}
      </p>
      {refusal.value && (
        <Slip
          rule={refusal.value.rule}
          ruleHref={ruleHref(refusal.value.rule)}
          closeLabel={words.close}
          onClose={() => {
            refusal.value = undefined;
          }}
        >
          {whyNot(refusal.value, texts)}
        </Slip>
      )}
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
      <div class="hm-real-actions">
        <Button icon={undoIcon} disabled={history.value.length < 2} onClick={takeBack}>
          {words.takeBack}
        </Button>
        <Toggle
          label={words.mayI}
          hint={words.mayIHint}
          checked={isAsking.value}
          onChange={(asking) => {
            isAsking.value = asking;
          }}
        />
      </div>
      {end.length > 0 && (
        <Reckoning view={viewOfEnd(end, seats)} texts={texts} players={names.map(byName)} />
      )}
    </div>
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
