import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact';
import { useId } from 'preact/hooks';
import { isBrowserKey } from '../browser-key.ts';
import './tabs.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** What is new on its page, in figures; nothing where it is 0. */
  readonly count?: number | undefined;
  /** The same in words, for the ear. */
  readonly counted?: string | undefined;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The page of the selected tab. */
  readonly children: ComponentChildren;
}

export function Tabs<Id extends string>(props: TabsProps<Id>): JSX.Element {
  const { label, tabs, selected, onSelect, children } = props;
  const group = useId();

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const next = isBrowserKey(event) ? undefined : tabAfterKey(tabs, selected, event.key);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    const row = event.currentTarget.parentElement;
    row?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div class="tabs">
      <div class="tabs-list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="tab"
            id={`${group}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${group}-page`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {(tab.count ?? 0) > 0 && (
              <span class="tab-count">
                <span aria-hidden="true">{tab.count}</span>
                <span class="unseen">{tab.counted}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {/* Another page begins at its top. */}
      <div
        key={selected}
        class="tabs-page"
        role="tabpanel"
        id={`${group}-page`}
        aria-labelledby={`${group}-tab-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

function tabAfterKey<Id extends string>(
  tabs: TabsProps<Id>['tabs'],
  selected: Id,
  key: string,
): Id | undefined {
  const at = tabs.findIndex((tab) => tab.id === selected);
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length]?.id;
  if (key === 'ArrowLeft') return tabs.at(at - 1)?.id;
  if (key === 'Home') return tabs[0]?.id;
  if (key === 'End') return tabs.at(-1)?.id;
  return undefined;
}
