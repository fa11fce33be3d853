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
  /** Which keys a device without a keyboard shows. */
  readonly inputMode?: 'email' | undefined;
  /** A password: nobody reads along. */
  readonly isSecret?: boolean | undefined;
  readonly required?: boolean | undefined;
}

export function TextField(props: TextFieldProps): JSX.Element {
  const { label, hint, value, onInput, isSecret = false, ...rest } = props;
  const id = useId();
  const type = isSecret ? ({ type: 'password' } as const) : {};
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
        {...type}
      />
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
