import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { type HeuchelMove, rankOf, topCard } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { ArrangeTray } from './ArrangeTray.tsx';
import type { Draft } from './arrangement.ts';
import { Die } from './Die.tsx';
import { type Field, makeField } from './geometry.ts';
import {
  type Decision,
  type Gesture,
  type Hand,
  partsOf,
  pileOn,
  takeableIn,
} from './interaction.ts';
import { cardsShown } from './shown.ts';
import { TakeTray } from './TakeTray.tsx';
import { TrayCard } from './TrayCard.tsx';
import './tray.css';

export interface TrayProps {
  readonly decision: Decision;
  readonly viewer: number | 'watcher' | 'open';
  readonly hand: Hand;
  readonly draft: Draft;
  readonly texts: HeuchelTexts;
  readonly handle: (gesture: Gesture) => void;
  readonly onDraft: (draft: Draft) => void;
  readonly play: (move: HeuchelMove) => void;
}

/** Under the house, within reach of the thumb: what is in the hand, and what can be said. */
export function Tray(props: TrayProps): JSX.Element {
  return (
    <section class="hm-tray" data-phase={props.decision.view.phase}>
      <Contents {...props} />
    </section>
  );
}

function Contents(props: TrayProps): JSX.Element {
  const { decision, hand, texts, draft, play } = props;
  const { view, seat, moves } = decision;
  if (seat !== undefined && moves.some(({ kind }) => kind === 'arrange')) {
    return (
      <ArrangeTray
        draft={draft}
        texts={texts}
        onChange={props.onDraft}
        onDone={() => play({ kind: 'arrange', stacks: draft })}
      />
    );
  }
  if (seat !== undefined && moves.some(({ kind }) => kind === 'take') && !hand.looking) {
    return (
      <TakeTray
        view={view}
        viewer={seat}
        takeable={takeableIn(decision)}
        lots={hand.lots}
        texts={texts}
        onLot={(lot) => props.handle({ kind: 'lot', lot })}
        onTake={() => play({ kind: 'take', lots: hand.lots })}
        onLeave={() => play({ kind: 'leave' })}
      />
    );
  }
  const isRemoving = moves.some(({ kind }) => kind === 'remove');
  const canStop = moves.some(({ kind }) => kind === 'stop');
  const canRoll = moves.some(({ kind }) => kind === 'again');
  return (
    <>
      <div class="hm-tray-line">
        {view.roll > 0 && (
          <Die pips={view.roll} label={texts.table.tray.rolled({ pips: view.roll })} />
        )}
        <Fan {...props} />
      </div>
      <div class="hm-tray-buttons">
        {isRemoving && seat !== undefined && hand.selected !== undefined && (
          <Remove {...props} field={{ seat, row: hand.selected }} />
        )}
        {canRoll && (
          <Button kind="primary" onClick={() => play({ kind: 'again' })}>
            {texts.table.tray.again}
          </Button>
        )}
        {canStop && <Button onClick={() => play({ kind: 'stop' })}>{texts.table.tray.stop}</Button>}
      </div>
    </>
  );
}

/** The stack that is selected or looked at, fanned out. */
function Fan(props: TrayProps): JSX.Element {
  const { decision, hand, texts, viewer } = props;
  const { view, seat, moves } = decision;
  const field: Field | undefined =
    seat !== undefined && hand.selected !== undefined ? { seat, row: hand.selected } : hand.looking;
  const pile = field && pileOn(view, field);
  if (!field || !pile) {
    const isDue = (due: HeuchelMove['kind']): boolean => moves.some(({ kind }) => kind === due);
    const { chooseToRemove, chooseToMove, watch } = texts.table.tray;
    const text = isDue('remove') ? chooseToRemove : undefined;
    return <p class="hm-tray-words">{text ?? (isDue('move') ? chooseToMove : watch)}</p>;
  }
  const parts = hand.looking ? [] : partsOf(decision, hand.selected);
  const going = hand.count ?? pile.cards.length;
  const cards = cardsShown(view, pile.cards, viewer);
  return (
    <fieldset class="hm-fan">
      <legend>
        {parts.length > 0
          ? goesAlong(texts, going, pile.cards.length)
          : texts.table.tray.known({ where: makeField(field.seat, field.row) })}
      </legend>
      {cards.map((shown, index) => {
        const count = index + 1;
        const isPart = parts.includes(count);
        return (
          <TrayCard
            key={`${shown.card}-${index}`}
            shown={shown}
            texts={texts}
            isOn={parts.length > 0 && index < going}
            {...(isPart && parts.length > 1
              ? {
                  onPress: () => props.handle({ kind: 'count', count }),
                  label: `${texts.names.card(shown.card)}: ${goesAlong(texts, count, cards.length)}`,
                }
              : {})}
          />
        );
      })}
    </fieldset>
  );
}

/** HM3.5: so many cards from the top go along. */
function goesAlong({ table }: HeuchelTexts, count: number, height: number): string {
  const words = table.tray.goesAlong;
  if (height === 1) return words.card;
  return count === height ? words.stack : words.top({ count, height });
}

function Remove({
  decision,
  texts,
  play,
  field,
}: TrayProps & { readonly field: Field }): JSX.Element | null {
  const pile = pileOn(decision.view, field);
  if (!pile) return null;
  const card = topCard(pile);
  return (
    <Button kind="danger" onClick={() => play({ kind: 'remove', row: field.row })}>
      {texts.table.tray.remove({ card, points: -rankOf(card) })}
    </Button>
  );
}
