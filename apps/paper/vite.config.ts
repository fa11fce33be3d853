import { defineConfig } from 'vite';
import { pictures } from '../../scripts/paper/vite-plugin.ts';
import { texts } from '../../scripts/texts/vite-plugin.ts';

/** What prints, as one file for Node: drawings are components, and nothing on a server reads those. */
export default defineConfig({
  plugins: [texts(), pictures()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'paper.js' } },
  },
  ssr: { noExternal: [/^@kast\//] },
});
