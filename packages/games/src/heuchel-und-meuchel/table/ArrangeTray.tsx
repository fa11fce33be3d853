import { Button, checkIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';
import { type Draft, swapped } from './arrangement.ts';
import { TrayCard } from './TrayCard.tsx';

interface ArrangeTrayProps {
  readonly draft: Draft;
  readonly texts: HeuchelTexts;
  readonly onChange: (draft: Draft) => void;
  readonly onDone: () => void;
}

/** The own stacks, top card first: two cards that are pressed one after the other change places. */
export function ArrangeTray({ draft, texts, onChange, onDone }: ArrangeTrayProps): JSX.Element {
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
      <p class="hm-tray-words">{texts.table.tray.arrangeHow}</p>
      <div class="hm-fans">
        {draft.map((cards) => (
          <fieldset key={cards[0]?.charAt(0)} class="hm-fan">
            <legend class="unseen">{texts.table.tray.arrange}</legend>
            {cards.map((card, index) => (
              <TrayCard
                key={card}
                shown={{ card, isSecret: false }}
                texts={texts}
                label={[
                  texts.names.card(card),
                  index === 0 && texts.table.tray.onTop,
                  card === picked && texts.table.tray.swap,
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
        {texts.table.tray.arranged}
      </Button>
    </>
  );
}
