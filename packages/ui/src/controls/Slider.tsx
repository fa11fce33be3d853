import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';
import './slider.css';

export interface SliderProps {
  readonly label: string;
  readonly labelUnseen?: boolean | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: number;
  readonly onInput: (value: number) => void;
  /** The value in words: "level 3", "move 12 of 40". */
  readonly valueText?: string | undefined;
  readonly hint?: string | undefined;
}

export function Slider(props: SliderProps): JSX.Element {
  const { label, labelUnseen, min, max, step = 1, value, onInput, valueText, hint } = props;
  const id = useId();
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div class="field">
      <div class={labelUnseen ? 'unseen' : 'slider-head'}>
        <label class="field-label" for={id}>
          {label}
        </label>
        {valueText && (
          <output class="figures" for={id}>
            {valueText}
          </output>
        )}
      </div>
      <input
        id={id}
        class="slider"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={hint && `${id}-hint`}
        style={{ '--filled': `${filled}%` }}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
      />
      {hint && (
        <p id={`${id}-hint`} class="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
