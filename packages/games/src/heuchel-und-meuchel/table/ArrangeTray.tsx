import { Button, checkIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../rules/index.ts';
import type { TableWords } from '../texts/table-words.ts';
import { type Draft, swapped } from './arrangement.ts';
import { TrayCard } from './TrayCard.tsx';

interface ArrangeTrayProps {
  readonly draft: Draft;
  readonly words: TableWords;
  readonly onChange: (draft: Draft) => void;
  readonly onDone: () => void;
}

/** The own stacks, top card first: two cards that are pressed one after the other change places. */
export function ArrangeTray({ draft, words, onChange, onDone }: ArrangeTrayProps): JSX.Element {
  const [picked, setPicked] = useState<Card>();
  const press = (card: Card): void => {
    if (picked !== undefined && picked !== card) {
      onChange(swapped(draft, picked, card));
      setPicked(undefined);
      return;
    }
    setPicked(picked === card ? undefined : card);
  };
  return (
    <>
      <p class="hm-tray-words">{words.tray.arrangeHow}</p>
      <div class="hm-fans">
        {draft.map((cards) => (
          <fieldset key={cards[0]?.charAt(0)} class="hm-fan">
            <legend class="unseen">{words.tray.arrange}</legend>
            {cards.map((card, index) => (
              <TrayCard
                key={card}
                shown={{ card, isSecret: false }}
                words={words}
                label={[
                  words.card(card),
                  index === 0 && words.tray.onTop,
                  card === picked && words.tray.swap,
                ]
                  .filter(Boolean)
                  .join(', ')}
                isOn={card === picked}
                onPress={() => press(card)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Button kind="primary" icon={checkIcon} onClick={onDone}>
        {words.tray.arranged}
      </Button>
    </>
  );
}
