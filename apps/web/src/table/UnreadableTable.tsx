import { type MatchRecord, unreachable } from '@kast/kernel';
import { Button, downloadIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { RemoveDialog } from '../cupboard/RemoveDialog.tsx';
import { matchesHere } from '../device/saved-matches.ts';
import { saveFile } from '../device/share.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import type { Unreadable } from './unreadable.ts';

/** A match that cannot be shown: why, the way home, and what can be done with what there is of it. */
export function UnreadableTable({ why }: { readonly why: Unreadable }): JSX.Element {
  const { unreadable } = words().faults;
  switch (why.kind) {
    case 'elsewhere':
      return <NotFound title={unreadable.otherDeviceTitle} text={unreadable.otherDevice} />;
    case 'broken':
      return <NotFound title={unreadable.brokenTitle} text={unreadable.broken} />;
    case 'old-rules':
      return (
        <NotFound title={unreadable.oldRulesTitle} text={unreadable.oldRules}>
          <SaveRecord record={why.record} />
        </NotFound>
      );
    case 'damaged':
      return (
        <NotFound title={unreadable.damagedTitle} text={unreadable.damaged}>
          <SaveRecord record={why.record} />
          <Remove id={why.id} />
        </NotFound>
      );
    default:
      return unreachable(why);
  }
}

function SaveRecord({ record }: { readonly record: MatchRecord | undefined }): JSX.Element | null {
  if (!record) return null;
  const save = (): void => saveFile(`${record.game}.json`, JSON.stringify(record, null, 2));
  return (
    <Button icon={downloadIcon} onClick={save}>
      {words().table.download}
    </Button>
  );
}

function Remove({ id }: { readonly id: string }): JSX.Element {
  const { route } = useLocation();
  const isAsked = useSignal(false);
  const ask = (): void => {
    isAsked.value = true;
  };
  return (
    <>
      <Button onClick={ask}>{words().cupboard.remove}</Button>
      {isAsked.value && (
        <RemoveDialog
          onClose={() => {
            isAsked.value = false;
          }}
          onRemove={() => {
            matchesHere.remove(id);
            route('/');
          }}
        />
      )}
    </>
  );
}
