import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';
import './select.css';

export interface SelectProps<Value extends string | number | boolean> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

/** A choice of many: the platform's own list. */
export function Select<Value extends string | number | boolean>(
  props: SelectProps<Value>,
): JSX.Element {
  const { label, hint, choices, value, onChange, disabled } = props;
  const id = useId();
  const choose = (index: number) => {
    const choice = choices[index];
    if (choice) onChange(choice.value);
  };
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <select
        id={id}
        class="field-input select"
        disabled={disabled}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => choose(event.currentTarget.selectedIndex)}
      >
        {choices.map((choice) => (
          <option key={String(choice.value)} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
