import type { JSX } from 'preact';
import './field.css';
import './toggle.css';

export interface ToggleProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** On or off, at once. */
export function Toggle({ label, hint, checked, onChange, disabled }: ToggleProps): JSX.Element {
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
      />
      <span class="toggle-words">
        {label}
        {hint && <span class="field-hint">{hint}</span>}
      </span>
    </label>
  );
}
