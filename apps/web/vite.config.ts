import { preact } from '@preact/preset-vite';
import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite';
import { licences } from '../../scripts/licences/vite-plugin.ts';
import { offline } from '../../scripts/offline/vite-plugin.ts';
import { physics } from '../../scripts/physics/vite-plugin.ts';
import { previews } from '../../scripts/previews/vite-plugin.ts';
import { texts } from '../../scripts/texts/vite-plugin.ts';

/** But for what several rooms share and the cupboard never needs. */
const SHARED =
  /node_modules|packages\/(kernel|ui|protocol)\/src\/(?!client\/friends|controls\/(SegmentedControl|Select|SignalField|Slider|TextField|Toggle)|kit\/(grid|lent-focus|MomentPanel|RoutineMoment|use-show|shown-ply)|stage\/(go-on-when-read|reading))|packages\/games\/src\/box\/(?!plain-drawing|lesson-play)|src\/(page\/(?!LinkField|QrCode)|device|i18n|account\/(?!use-guest-name)|session)/;

/** What the page begins with, and what it has by the time that there is a table: naming it again costs bytes. */
const ON_PAGES = /\/base-/;
const AT_TABLES = /\/(base|names|parts|rules)-/;
/** Opened by workers alone, which are built apart. */
const IN_WORKERS = /\/(bot|bench|hindsight|reference-players)-/;

const fetchedAlong: ResolveModulePreloadDependenciesFn = (file, needed, { hostId, hostType }) => {
  if (hostType === 'html') return needed;
  if (IN_WORKERS.test(file)) return [];
  const isAtTable = /\/table-/.test(hostId) || /\/first-match-/.test(file);
  const there = isAtTable ? AT_TABLES : ON_PAGES;
  const others = needed.filter((other) => other !== file && !there.test(other));
  return others.length > 0 ? [file, ...others] : [];
};

const { page: offlinePage, worker: offlineWorker } = offline();

export default defineConfig({
  plugins: [
    texts(),
    preact({ devToolsEnabled: false }),
    licences(),
    physics(),
    offlinePage,
    previews(),
  ],
  worker: {
    format: 'es',
    plugins: () => [texts(), physics(), offlineWorker()],
    // What the worker could open is built apart from what the page opens, and must not overwrite it.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/worker/[name]-[hash].js',
        // The physics is the same file for both, so that it is fetched once.
        assetFileNames: ({ names: [name] }) =>
          `assets/${name?.endsWith('.wasm') ? '' : 'worker/'}[name]-[hash][extname]`,
      },
    },
  },
  // `npm run dev`: the page comes from Vite, everything else from the server beside it.
  // As from the page itself: the server compares Origin with Host.
  server: {
    proxy: {
      '/print': `http://127.0.0.1:${process.env['PORT'] ?? 8080}`,
      '/api': {
        target: `http://127.0.0.1:${process.env['PORT'] ?? 8080}`,
        changeOrigin: false,
      },
    },
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Whoever knows no `modulepreload` asks for each script when it is imported.
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    // Covers and textures stay files of their own: they are cached apart and cost no script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Dozens of tiny shared files would each cost a request: what most pages need comes in one.
        codeSplitting: { groups: [{ name: 'base', test: SHARED, minShareCount: 3 }] },
      },
    },
  },
});
