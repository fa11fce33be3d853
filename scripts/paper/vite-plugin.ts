import { readFile } from 'node:fs/promises';

interface Plugin {
  readonly name: string;
  readonly enforce: 'pre';
  load(id: string): Promise<string | undefined>;
}

/** Pictures that components show by their address: on paper each is an address that holds the picture. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.svg')) return undefined;
      const content = await readFile(id, 'base64');
      return `export default 'data:image/svg+xml;base64,${content}';`;
    },
  };
}
