import type { FirstCard, FirstMatch, GameTexts } from '@kast/games';
import type { Seat } from '@kast/kernel';
import { Button, Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import './first-match.css';

interface FirstMatchCardProps {
  readonly guide: FirstMatch;
  readonly view: unknown;
  readonly seat: Seat;
  readonly texts: GameTexts;
  /** Who is spoken to, where several play on this device. */
  readonly name: string | undefined;
  readonly isFirst: boolean;
  /** Beside the board, where others do not wait until it was read. */
  readonly isAside: boolean;
  /** Where the whole rulebook is. */
  readonly rules: string;
  readonly isOpen: boolean;
  readonly onBegin: () => void;
  /** Nothing more is to be explained. */
  readonly onKnown: () => void;
}

const LINES = ['win', 'lose', 'turn'] as const satisfies readonly (keyof FirstCard)[];

/** Read before the first match, and whenever somebody asks for it: it fits on one screen of a phone. */
export function FirstMatchCard(props: FirstMatchCardProps): JSX.Element | null {
  const { texts, name, isFirst, isAside, isOpen, onBegin, onKnown } = props;
  const { beginner, page } = words();
  if (isAside) return isOpen ? <CardAside {...props} /> : null;
  return (
    <Dialog
      open={isOpen}
      onClose={onBegin}
      title={name === undefined ? texts.name : beginner.forName({ name, game: texts.name })}
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
      <CardWords {...props} />
    </Dialog>
  );
}

/** Online the others play on meanwhile, and perhaps a clock runs: the board stays in sight and in reach. */
function CardAside(props: FirstMatchCardProps): JSX.Element {
  const { texts, rules, onBegin, onKnown } = props;
  const { beginner, table } = words();
  const heading = useId();
  return (
    <section class="first-aside paper" aria-labelledby={heading}>
      <h2 id={heading}>{beginner.newToYou({ game: texts.name })}</h2>
      <CardWords {...props} />
      <div class="first-aside-actions">
        <Button kind="primary" onClick={onBegin}>
          {beginner.understood}
        </Button>
        <a class="button" data-kind="quiet" href={rules} target="_blank">
          {table.rules}
        </a>
        <Button kind="quiet" onClick={onKnown}>
          {beginner.known}
        </Button>
      </div>
    </section>
  );
}

function CardWords({ guide, view, seat, texts }: FirstMatchCardProps): JSX.Element {
  const { who, ...lines } = guide.card(view, seat);
  return (
    <div class="first-card">
      <p class="first-card-who">{who}</p>
      {LINES.map((line) => (
        <div key={line} class="first-card-line">
          <span class="first-card-picture" aria-hidden="true">
            <guide.Picture of={line} seat={seat} texts={texts} />
          </span>
          <p>{lines[line]}</p>
        </div>
      ))}
    </div>
  );
}
