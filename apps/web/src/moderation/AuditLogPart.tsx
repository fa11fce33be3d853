import { Button, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Fetching } from '../page/Page.tsx';
import { auditWords } from './audit-words.ts';
import type { ModerationPart } from './moderation-part.ts';
import { dateWords } from './moderation-texts.ts';

/** Every act of a moderator: who, when, what and why. */
export function AuditLogPart({ texts, calls, round }: ModerationPart): JSX.Element {
  const before = useSignal<number | undefined>(undefined);
  const loaded = useLoaded(() => calls.auditLog(before.value), [round, before.value]);
  if (loaded.status !== 'here' || !loaded.value.ok) {
    return <Fetching failed={loaded.status !== 'loading'} />;
  }
  const { entries, names, more } = loaded.value.value;
  return (
    <>
      <ol class="moderation-lines">
        {entries.map((entry) => (
          <li key={entry.number}>
            {texts.entry({
              number: entry.number,
              date: dateWords(entry.at),
              text: auditWords(texts, entry, names),
            })}
            {typeof entry.about['match'] === 'string' && (
              <>
                {' · '}
                <a href={`/m/${entry.about['match']}`}>{texts.toMatch}</a>
              </>
            )}
          </li>
        ))}
      </ol>
      {more && (
        <Button
          onClick={() => {
            before.value = entries.at(-1)?.number;
          }}
        >
          {texts.earlier}
        </Button>
      )}
    </>
  );
}
