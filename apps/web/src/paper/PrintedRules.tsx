import type { GameBox, GameTexts, RuleText } from '@kast/games';
import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { openRulebookBoard, type RulebookBoard } from '../page/game-doors.ts';
import { Fetching } from '../page/Page.tsx';
import { Diagram } from '../rulebook/Diagram.tsx';
import { RuleChapters } from '../rulebook/RuleChapters.tsx';
import { gameRoom } from '../page/game-room.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';

/** `/tablut/print/rules` */
export const PrintedRules = gameRoom(PrintedRulesOf);

interface PrintedRulesProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

function PrintedRulesOf({ box, texts }: PrintedRulesProps): JSX.Element {
  const { rulebook } = words();
  const board = useLoaded(() => openRulebookBoard(box), [box]);
  if (board.status !== 'here') return <Fetching failed={board.status === 'failed'} />;
  const below = (rule: RuleText) => diagramsOf(rule, board.value, texts);
  const hasRulings = texts.rulebook.some(({ rules }) => rules.some(({ ruling }) => ruling));
  return (
    <PrintedSheet game={box.info.id} title={rulebook.title({ game: texts.name })} asksColumns>
      {hasRulings && <p class="rulebook-rulings">{rulebook.rulingExplained}</p>}
      <div class="printed-columns">
        <RuleChapters game={box.info.id} chapters={texts.rulebook} below={below} />
      </div>
    </PrintedSheet>
  );
}

function diagramsOf(rule: RuleText, board: RulebookBoard, texts: GameTexts): JSX.Element {
  return (
    <>
      {rule.diagrams?.map((diagram) => (
        <Diagram key={diagram.id} board={board} texts={texts} {...diagram} />
      ))}
    </>
  );
}
