import type { GameBox, GameTexts, RuleText, TableModule } from '@kast/games';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { Fetching } from '../page/Page.tsx';
import { useLoaded } from '../page/use-loaded.ts';
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
  const module = useLoaded(() => box.table(), [box]);
  if (module.status !== 'here') return <Fetching failed={module.status === 'failed'} />;
  const below = (rule: RuleText) => diagramsOf(rule, module.value, texts);
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

function diagramsOf(rule: RuleText, module: TableModule, texts: GameTexts): JSX.Element {
  return (
    <>
      {rule.diagrams?.map((diagram) => (
        <Diagram key={diagram.id} module={module} texts={texts} {...diagram} />
      ))}
    </>
  );
}
