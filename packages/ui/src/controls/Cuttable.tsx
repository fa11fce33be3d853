import type { JSX } from 'preact';

/** Where it must be cut, its last sign stays: “Joueur 1” and “Joueur 2” are told apart by that alone. */
export function Cuttable({ text }: { readonly text: string }): JSX.Element {
  const end = text.search(/\s\S{1,2}$/);
  if (end < 0) return <>{text}</>;
  return (
    <span class="cuttable">
      <span>{text.slice(0, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
}
