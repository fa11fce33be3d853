import { Button, checkIcon } from '@kast/ui';
import { isSame, MoveButton, useHand } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Draft, movedIn, swapsIn } from './arrangement.ts';
import { Fan } from './Fan.tsx';
import type { TrayProps } from './tray-props.ts';

/** HM2.3: the own stacks, top card first. A hint numbers their cards, and is taken over by one press. */
export function Arrange(props: TrayProps): JSX.Element {
  const { draft, hint, texts, onDraft } = props;
  const { tray } = texts.table;
  const root = useRef<HTMLDivElement>(null);
  const choices = swapsIn(draft);
  const hand = useHand<Draft>({
    ...props,
    root,
    choices,
    play(next) {
      onDraft(next);
      props.announce(tray.swapped({ cards: movedIn(draft, next) }));
    },
    explain: () => undefined,
    onHold: ([card]) => ({
      words: card ? [texts.names.card(card), tray.swap].join(', ') : texts.table.putBack,
    }),
  });
  const move = { kind: 'arrange', stacks: draft } as const;
  const hinted = hint?.kind === 'arrange' ? hint.stacks : undefined;
  return (
    <>
      {hinted && !isSame(draft, hinted) ? (
        <div class="hm-tray-hint">
          <Button data-hinted="true" onClick={() => onDraft(hinted)}>
            {tray.asHinted}
          </Button>
        </div>
      ) : (
        <p class="tray-words">{tray.arrangeHow}</p>
      )}
      <div class="hm-tray-buttons">
        <MoveButton {...props} kind="primary" icon={checkIcon} move={move}>
          {tray.arranged}
        </MoveButton>
      </div>
      <div ref={root} class="hm-fans">
        {draft.map((stack, index) => {
          const cards = stack.map((card, depth) => {
            const isOn = hand.picked.includes(card);
            const place = (hinted?.[index]?.indexOf(card) ?? -1) + 1;
            const parts = [
              texts.names.card(card),
              depth === 0 && tray.onTop,
              isOn && tray.swap,
              place > 0 && tray.hintedPlace({ count: place }),
            ];
            return { cell: card, card, isOn, place, name: parts.filter(Boolean).join(', ') };
          });
          return <Fan key={stack[0]?.charAt(0)} label={tray.arrange} hand={hand} cards={cards} />;
        })}
      </div>
    </>
  );
}
