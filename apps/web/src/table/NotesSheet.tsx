import { Button, collapseIcon, expandIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import './notes.css';

/** A column beside the board; where there is no room for it, a sheet that is pulled up over the board. */
export function NotesSheet({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const { table } = words();
  const isUp = useSignal(false);
  const turn = (): void => {
    isUp.value = !isUp.value;
  };
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') isUp.value = false;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <aside
      class="notes"
      id="notes"
      tabIndex={-1}
      data-up={isUp.value || undefined}
      aria-label={table.notes}
    >
      <div class="notes-handle">
        <Button
          kind="quiet"
          icon={isUp.value ? collapseIcon : expandIcon}
          aria-expanded={isUp.value}
          onClick={turn}
        >
          <span class="notes-handle-words">{isUp.value ? table.lessNotes : table.moreNotes}</span>
        </Button>
      </div>
      <div class="notes-pages">{children}</div>
    </aside>
  );
}
