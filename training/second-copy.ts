import { registerHooks } from 'node:module';

const MARK = '?second';

/**
 * The files of a bot once more, beside those of the product: with a copy of their own of everything in their folder, and
 * with some of them replaced (`chances.ts`: the URL of another one). So both can meet, and the product need not know.
 */
export function secondCopy(folder: URL, replaced: Readonly<Record<string, URL>> = {}) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      const isOurs = context.parentURL?.endsWith(MARK) && found.url.startsWith(folder.href);
      if (!isOurs || found.url.endsWith(MARK)) return found;
      const other = replaced[found.url.slice(folder.href.length)]?.href;
      const isAsked = other !== undefined && context.parentURL !== other + MARK;
      return { ...found, url: (isAsked ? other : found.url) + MARK };
    },
  });
  return (name: string): Promise<unknown> =>
    import(`${(replaced[name] ?? new URL(name, folder)).href}${MARK}`);
}
