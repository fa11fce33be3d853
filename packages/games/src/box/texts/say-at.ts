import { must } from '@kast/kernel';

/** Texts by paths, all of them said with the same parts. */
export type TextTree<Parts> =
  | string
  | ((parts: Parts) => string)
  | { readonly [step: string]: TextTree<Parts> };

/** The text at a rule's id: `TB4.4` is under `TB4` and `4`. */
export function sayAt<Parts>(tree: TextTree<Parts>, path: string, parts: Parts): string {
  let text: TextTree<Parts> | undefined = tree;
  for (const step of path.split('.')) text = typeof text === 'object' ? text[step] : undefined;
  if (typeof text === 'function') return text(parts);
  return must(typeof text === 'string' ? text : undefined, `a text at ${path}`);
}
