import type { GameBox } from '@kast/games';
import { Dialog } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { words } from '../i18n/language.ts';
import { useGameTexts } from '../page/use-game-texts.ts';
import { askedRule, closeRule } from './asked-rule.ts';
import { RuleChapters } from './RuleChapters.tsx';
import { tableChapter } from './table-chapter.ts';

/** One rule, read beside whatever somebody does, with the way to the whole book. */
export function RuleDialog(): JSX.Element | null {
  const asked = askedRule.value;
  const box = asked && boxOf(asked.game);
  return box ? <OneRule key={box.info.id} box={box} rule={asked.rule} /> : null;
}

function OneRule({
  box,
  rule,
}: {
  readonly box: GameBox;
  readonly rule: string;
}): JSX.Element | null {
  const { rulebook, page, gamePage } = words();
  const texts = useGameTexts(box);
  const { url } = useLocation();
  const asked = useRef(url);
  useEffect(() => {
    if (url !== asked.current || texts.status === 'failed') closeRule();
  }, [url, texts.status]);
  if (texts.status !== 'here') return null;
  const chapters = [...texts.value.rulebook, tableChapter(rulebook)].flatMap((chapter) => {
    const rules = chapter.rules.filter(({ id }) => id === rule);
    return rules.length > 0 ? { ...chapter, rules } : [];
  });
  return (
    <Dialog
      open
      onClose={closeRule}
      title={rulebook.title({ game: texts.value.name })}
      closeLabel={page.close}
      actions={
        <a class="link-alone" href={`/${box.info.id}/rules#${rule}`}>
          {gamePage.rulesHint}
        </a>
      }
    >
      <RuleChapters game={box.info.id} chapters={chapters} />
    </Dialog>
  );
}
