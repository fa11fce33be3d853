import type { JSX } from 'preact';
import './field.css';
import './toggle.css';

export interface ToggleProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly 'data-hinted'?: boolean | undefined;
}

/** On or off, at once. */
export function Toggle(props: ToggleProps): JSX.Element {
  const { label, hint, checked, onChange, disabled, ...rest } = props;
  return (
    <label class="toggle">
      <input
        class="toggle-switch"
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...rest}
      />
      <span class="toggle-words">
        {label}
        {hint && <span class="field-hint">{hint}</span>}
      </span>
    </label>
  );
}
