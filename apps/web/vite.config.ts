import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [preact({ devToolsEnabled: false })],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // Covers and textures stay files of their own: they are cached apart and cost no script.
    assetsInlineLimit: 0,
  },
});
