import type { MatchRecord } from '@kast/kernel';
import { Button, downloadIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { saveFile } from '../device/share.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';

interface UnreadableTableProps {
  readonly title: string;
  readonly text: string;
  readonly record: MatchRecord | undefined;
}

/** A match that is there and cannot be shown: why, the way home, and what there is of it. */
export function UnreadableTable({ title, text, record }: UnreadableTableProps): JSX.Element {
  const save = (kept: MatchRecord): void =>
    saveFile(`${kept.game}.json`, JSON.stringify(kept, null, 2));
  return (
    <NotFound title={title} text={text}>
      {record && (
        <Button icon={downloadIcon} onClick={() => save(record)}>
          {words().table.download}
        </Button>
      )}
    </NotFound>
  );
}
