import { defineConfig } from 'vite';
import { texts } from '../../../scripts/texts/vite-plugin.ts';

export default defineConfig({
  plugins: [texts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { fs: { allow: ['../../..'] } },
});
