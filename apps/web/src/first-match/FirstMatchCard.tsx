import type { FirstCard, FirstMatch } from '@kast/games';
import type { Seat } from '@kast/kernel';
import { Button, Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import './first-match.css';

interface FirstMatchCardProps {
  readonly guide: FirstMatch;
  readonly view: unknown;
  readonly seat: Seat;
  readonly game: string;
  /** Who is spoken to, where several play on this device. */
  readonly name: string | undefined;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly onBegin: () => void;
  /** Nothing more is to be explained. */
  readonly onKnown: () => void;
}

const LINES = ['win', 'lose', 'turn'] as const satisfies readonly (keyof FirstCard)[];

/** Read before the first match, and whenever somebody asks for it: it fits on one screen of a phone. */
export function FirstMatchCard(props: FirstMatchCardProps): JSX.Element {
  const { guide, view, seat, game, name, isFirst, isOpen, onBegin, onKnown } = props;
  const { beginner, page } = words();
  const { who, ...lines } = guide.card(view, seat);
  return (
    <Dialog
      open={isOpen}
      onClose={onBegin}
      title={name === undefined ? game : beginner.forName({ name, game })}
      closeLabel={page.close}
      actions={
        <>
          {isFirst && (
            <Button kind="quiet" onClick={onKnown}>
              {beginner.known}
            </Button>
          )}
          <Button kind="primary" size="large" autofocus onClick={onBegin}>
            {isFirst ? beginner.begin : beginner.goOn}
          </Button>
        </>
      }
    >
      <div class="first-card">
        <p class="first-card-who">{who}</p>
        {LINES.map((line) => (
          <div key={line} class="first-card-line">
            <span class="first-card-picture" aria-hidden="true">
              <guide.Picture of={line} seat={seat} />
            </span>
            <p>{lines[line]}</p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
