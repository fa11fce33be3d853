import { Button, collapseIcon, expandIcon } from '@kast/ui';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { InNextTask } from '../page/take-over.tsx';
import './notes.css';

interface NotesSheetProps {
  /** Which of them is open. */
  readonly page?: string;
  /** Where somebody else wants to know it. */
  readonly isUp?: Signal<boolean>;
  /** Just before it is pulled up. */
  readonly onUp?: () => void;
  /** What is new in them, in figures and in words. */
  readonly count?: number;
  readonly counted?: string | undefined;
  /** The last of it. */
  readonly news?: string | undefined;
  /** People talk there, too. */
  readonly hasChat?: boolean;
  readonly children: ComponentChildren;
}

/** A column beside the board; where there is no room for it, a sheet that is pulled up over the board. */
export function NotesSheet(props: NotesSheetProps): JSX.Element {
  const { page, count = 0, counted, news, hasChat = false, children } = props;
  const { table } = words();
  const own = useSignal(false);
  const isUp = props.isUp ?? own;
  const more = hasChat ? table.moreNotesAndChat : table.moreNotes;
  const isNews = !isUp.value && news !== undefined;
  const turn = (): void => {
    if (!isUp.value) props.onUp?.();
    isUp.value = !isUp.value;
  };
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') isUp.value = false;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isUp]);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-notes-up', isUp.value);
    return () => page.removeAttribute('data-notes-up');
  }, [isUp.value]);
  return (
    <aside
      class="notes"
      id="notes"
      tabIndex={-1}
      data-up={isUp.value || undefined}
      data-page={page}
      aria-label={table.notes}
    >
      <div class="notes-handle">
        <Button
          kind="quiet"
          icon={isUp.value ? collapseIcon : expandIcon}
          aria-expanded={isUp.value}
          onClick={turn}
        >
          <span class="notes-handle-words" data-news={isNews || undefined}>
            {isUp.value ? table.lessNotes : more}
          </span>
          {isNews && <span class="notes-handle-news">{news}</span>}
          {!isUp.value && count > 0 && (
            <span class="tab-count">
              <span aria-hidden="true">{count}</span>
              <span class="unseen">{counted}</span>
            </span>
          )}
        </Button>
      </div>
      <div class="notes-pages">
        <InNextTask>{children}</InNextTask>
      </div>
    </aside>
  );
}
