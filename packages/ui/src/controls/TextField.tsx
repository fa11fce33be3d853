import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';

export interface TextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autoComplete?: string | undefined;
}

export function TextField({ label, hint, value, onInput, ...rest }: TextFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field-input"
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...rest}
      />
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
