import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface SignalFieldProps extends Omit<TextFieldProps, 'value' | 'onInput'> {
  readonly of: Signal<string>;
}

/** A text field for a signal: it shows what that holds, which is what was typed last. */
export function SignalField({ of: text, ...rest }: SignalFieldProps): JSX.Element {
  const type = (typed: string): void => {
    text.value = typed;
  };
  return <TextField {...rest} value={text.value} onInput={type} />;
}
