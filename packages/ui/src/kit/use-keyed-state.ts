import { useState } from 'preact/hooks';

/** A state that belongs to something else, such as a question: with another key it begins anew. */
export function useKeyedState<Value>(
  key: unknown,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [kept, setKept] = useState({ key, value: initial });
  const value = kept.key === key ? kept.value : initial;
  return [value, (next) => setKept({ key, value: next })];
}
