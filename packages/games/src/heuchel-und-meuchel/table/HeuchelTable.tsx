import { BoardGrid, shake, type TableProps } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type HeuchelEvent, type HeuchelMove, type HeuchelView, topCard } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { columnsShown, type Draft, firstDraft } from './arrangement.ts';
import { Drawing } from './Drawing.tsx';
import { houseOf, makeField, parseField } from './geometry.ts';
import {
  type Decision,
  EMPTY_HAND,
  type Hand,
  isMovable,
  pileOn,
  takeableIn,
  targetsOf,
} from './interaction.ts';
import { lastSeenIn } from './last-seen.ts';
import { nameOfField, nameOfHouse } from './names.ts';
import { tell } from './tell.ts';
import { Tray } from './Tray.tsx';
import { useHand } from './use-hand.ts';
import { useHappened } from './use-happened.ts';
import './heuchel-table.css';

type Props = TableProps<HeuchelView, HeuchelMove, HeuchelEvent, HeuchelTexts>;

export function HeuchelTable(props: Props): JSX.Element {
  return (
    <div class="heuchel">
      {props.still ? (
        <Picture {...props} />
      ) : (
        <div class="hm-room">
          <PlayedTable {...props} />
        </div>
      )}
    </div>
  );
}

function Picture({ view, texts, viewer, last, hint }: Props): JSX.Element {
  const house = useMemo(() => houseOf(view.columns.length), [view.columns.length]);
  return (
    <div class="hm-place">
      <Drawing
        view={view}
        columns={view.columns}
        viewer={viewer}
        house={house}
        names={view.columns.map(() => '')}
        last={last && lastSeenIn(last.events)}
        hint={hint}
        hand={EMPTY_HAND}
        seat={undefined}
        targets={[]}
        takeable={[]}
        label={nameOfHouse(view, texts)}
      />
    </div>
  );
}

function PlayedTable(props: Props): JSX.Element {
  const { view, viewer, deciding, moves, happened, last, hint, texts } = props;
  const { table: words } = texts;
  const seats = view.columns.length;
  const house = useMemo(() => houseOf(seats), [seats]);
  const drawing = useRef<SVGSVGElement>(null);
  const decision: Decision = { view, seat: deciding, moves };
  const [draft, setDraft] = useDraft(view);
  const columns = columnsShown(view, viewer, draft);

  const sayHeld = (held: Hand): void => {
    const row = held.selected;
    const pile =
      deciding === undefined || row === undefined
        ? undefined
        : pileOn(view, { seat: deciding, row });
    if (!pile) return props.announce(words.putBack);
    return props.announce(words.pickedUp({ card: topCard(pile), rows: targetsOf(decision, held) }));
  };

  const { hand, handle, over, lifted, refused, gestures } = useHand({
    decision,
    ply: happened.ply,
    drawing,
    play: (move) => void props.play(move),
    explain: props.explain,
    onHold: sayHeld,
  });
  const ghosts = useHappened({
    happened,
    columns,
    house,
    drawing,
    onHappened: (events) => props.announce(tell(events, texts)),
  });

  useLayoutEffect(() => {
    if (refused?.kind !== 'move' || deciding === undefined) return;
    const field = makeField(deciding, refused.from);
    const stack = drawing.current?.querySelector(`[data-lies="${field}"]`);
    if (stack) void shake(stack, 9);
  }, [refused]);

  const targets = targetsOf(decision, hand);
  const takeable = takeableIn(decision);
  const nameOf = (cell: string): string => {
    const field = parseField(cell);
    return nameOfField(
      columns,
      field,
      {
        isOwn: field.seat === (deciding ?? viewer),
        isTarget: field.seat === deciding && targets.includes(field.row),
        isTakeable: field.row === view.landed && takeable.includes(field.seat),
      },
      texts,
    );
  };

  return (
    <>
      <div class="hm-place">
        <Drawing
          drawing={drawing}
          lifted={lifted}
          view={view}
          columns={columns}
          viewer={viewer}
          house={house}
          names={view.columns.map((_, index) => ownName(props, index + 1))}
          last={last && lastSeenIn(last.events)}
          hint={hint}
          hand={hand}
          seat={deciding}
          targets={targets}
          takeable={takeable}
          over={over?.row}
          ghosts={ghosts}
        />
        <div class="hm-grid">
          <BoardGrid
            label={words.house}
            rows={house.fields}
            nameOf={nameOf}
            selected={
              deciding !== undefined && hand.selected !== undefined
                ? makeField(deciding, hand.selected)
                : undefined
            }
            movable={(cell) => isMovable(decision, parseField(cell))}
            {...gestures}
          />
        </div>
      </div>
      <Tray
        decision={decision}
        viewer={viewer}
        hand={hand}
        draft={draft}
        texts={texts}
        handle={handle}
        onDraft={setDraft}
        play={props.play}
      />
    </>
  );
}

/** Who lives in a column, where that is more than the column's own name. */
function ownName({ players, texts }: Props, seat: number): string {
  const name = players[seat - 1]?.name ?? '';
  return name === texts.seatName(seat) ? '' : name;
}

/** The order that is being thought of belongs to one hand: another hand begins anew. */
function useDraft({ hand }: HeuchelView): readonly [Draft, (draft: Draft) => void] {
  const dealt = hand.join();
  const [kept, setKept] = useState<{ readonly dealt: string; readonly draft: Draft }>();
  const draft = kept?.dealt === dealt ? kept.draft : firstDraft(hand);
  return [draft, (next) => setKept({ dealt, draft: next })];
}
