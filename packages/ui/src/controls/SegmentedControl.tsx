import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import type { IconShape } from '../icons/icons.ts';
import './field.css';
import './segmented-control.css';

export interface Segment<Value extends string | number | boolean> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconShape | undefined;
}

export interface SegmentedControlProps<Value extends string | number | boolean> {
  readonly legend: string;
  /** Where the words around it say the same: read out, not shown. */
  readonly legendUnseen?: boolean | undefined;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

/** A choice of a few, all in view. Radio buttons underneath: arrow keys and readers know them. */
export function SegmentedControl<Value extends string | number | boolean>(
  props: SegmentedControlProps<Value>,
): JSX.Element {
  const { legend, legendUnseen, segments, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset class="segmented" disabled={disabled}>
      <legend class={legendUnseen ? 'unseen' : 'field-label'}>{legend}</legend>
      <div class="segmented-row" data-count={segments.length} data-letters={lettersIn(segments)}>
        {segments.map((segment) => (
          <label key={String(segment.value)} class="segment">
            <input
              class="unseen"
              type="radio"
              name={name}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span class="segment-face">
              {segment.icon && <Icon of={segment.icon} />}
              {segment.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How much is written in all of them: by that they lie in one row, or in two. */
function lettersIn(segments: readonly Segment<string | number | boolean>[]): string {
  const count = segments.reduce((sum, { label, icon }) => sum + label.length + (icon ? 3 : 0), 0);
  if (count <= 16) return 'few';
  return count <= 36 ? 'some' : 'many';
}
