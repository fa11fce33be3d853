import { Button, checkIcon } from '@kast/ui';
import { useHand } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Draft, swapsIn } from './arrangement.ts';
import { Fan } from './Fan.tsx';
import type { HeuchelTrayProps } from './tray-props.ts';

/** HM2.3: the own stacks, top card first. */
export function Arrange({ draft, texts, onDraft, play }: HeuchelTrayProps): JSX.Element {
  const { tray } = texts.table;
  const root = useRef<HTMLDivElement>(null);
  const choices = swapsIn(draft);
  const hand = useHand<Draft>({ choices, root, play: onDraft, explain: () => undefined });
  const done = () => play({ kind: 'arrange', stacks: draft });
  return (
    <>
      <p class="hm-tray-words">{tray.arrangeHow}</p>
      <div class="hm-tray-buttons">
        <Button kind="primary" icon={checkIcon} onClick={done}>
          {tray.arranged}
        </Button>
      </div>
      <div ref={root} class="hm-fans">
        {draft.map((stack) => {
          const cards = stack.map((card, depth) => {
            const isOn = hand.picked.includes(card);
            const parts = [texts.names.card(card), depth === 0 && tray.onTop, isOn && tray.swap];
            return { cell: card, card, isOn, name: parts.filter(Boolean).join(', ') };
          });
          return <Fan key={stack[0]?.charAt(0)} label={tray.arrange} hand={hand} cards={cards} />;
        })}
      </div>
    </>
  );
}
