import { fail, type Result } from '@kast/kernel';
import { Button, Icon, uploadIcon, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { boxOf } from '../cupboard/boxes.ts';
import { language, words } from '../i18n/language.ts';
import { Page } from '../page/Page.tsx';
import { readFaultWords } from './fault-words.ts';
import { type ReadFault, type ReadMatch, readText } from './read-match.ts';
import { useDroppedFile } from './use-dropped-file.ts';
import './replay.css';

interface ImportPageProps {
  /** What was wrong with the link that led here. */
  readonly fault: ReadFault | undefined;
  readonly onRead: (read: ReadMatch) => void;
}

/** A match out of a file: chosen, dropped or pasted. */
export function ImportPage({ fault, onRead }: ImportPageProps): JSX.Element {
  const { replay } = words();
  const id = useId();
  const problem = useSignal<ReadFault | undefined>(fault);
  const pasted = useSignal('');

  const take = async (text: string) => {
    problem.value = undefined;
    const read = await readText(text).catch(notFetched);
    if (read.ok) onRead(read.value);
    else problem.value = read.error;
  };
  const takeFile = async (file: File | undefined) => {
    // It may have been moved or changed since it was chosen.
    const text = await file?.text().catch(reportError);
    if (text !== undefined) await take(text);
    else if (file) problem.value = { code: 'no-file' };
  };
  useDroppedFile(takeFile);

  return (
    <Page title={replay.importTitle} room="import">
      <article class="sheet paper lying">
        <h1>{replay.importTitle}</h1>
        <p>{replay.importText}</p>
        {problem.value && <Problem fault={problem.value} />}
        <label class="button import-file">
          <Icon of={uploadIcon} />
          {replay.importFile}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget: input }) => {
              void takeFile(input.files?.[0]);
              // Chosen again, the same file is a change again.
              input.value = '';
            }}
          />
        </label>
        <div class="field">
          <label class="field-label" for={`${id}-text`}>
            {replay.importPaste}
          </label>
          <textarea
            id={`${id}-text`}
            class="field-input import-text"
            rows={6}
            spellcheck={false}
            value={pasted.value}
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
            }}
          />
        </div>
        <Button
          kind="primary"
          disabled={pasted.value.trim() === ''}
          onClick={() => take(pasted.value)}
        >
          {replay.importButton}
        </Button>
      </article>
    </Page>
  );
}

/** The rules and the table of a game have to be fetched: there may be no connection. */
function notFetched(error: unknown): Result<never, ReadFault> {
  reportError(error);
  return fail({ code: 'not-fetched' });
}

/** In the words of the game where the rules of one refuse it. */
function Problem({ fault }: { readonly fault: ReadFault }): JSX.Element {
  const game = fault.code === 'faulty' ? fault.record?.game : undefined;
  const spoken = language();
  const texts = useLoaded(async () => boxOf(game ?? '')?.texts(spoken), [game, spoken]);
  return (
    <p class="problem" role="alert">
      {texts.status === 'here' && readFaultWords(words(), texts.value, fault)}
    </p>
  );
}
