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
  const problem = useSignal(fault);
  const pasted = useSignal('');

  const take = async (text: string) => {
    const read = await readText(text);
    if (read.ok) onRead(read.value);
    else problem.value = read.error;
  };
  const takeFile = async (file: File | undefined) => {
    if (file) await take(await file.text());
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
            onChange={(event) => takeFile(event.currentTarget.files?.[0])}
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
