import { relative } from 'node:path';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Groups modules into chunks. By default every set of screens gets a chunk of its shared modules: 140 files for the
 * first screen, most with one icon. So modules are grouped by the time of loading. First comes what runs before all
 * else, then what everyone loads to sign in, then the frame, the lists and the forms. Small, widely used modules share
 * a chunk, and the rest is shared by the same screens. A module brings its imports along, so that a list never waits
 * for code of a form.
 */
const groups = [
  {
    name: 'early',
    test: /\/src\/(app\/(preload|routes|routes\/[\w-]+)|platform\/i18n\/languages)\.ts$/,
    priority: 6,
  },
  {
    name: 'start',
    test: /\/src\/(app\/(main|app|navigation\/router)|features\/login\/login-(screen|form))\.tsx$|\/packages\/tokens\/src\/print\.ts$/,
    priority: 5,
  },
  { name: 'values', test: /\/packages\/values\/src\//, minShareCount: 25, priority: 4 },
  {
    name: 'data',
    test: /\/src\/(platform\/api|features\/.*-data)\.ts$/,
    priority: 3,
  },
  { name: 'frame', test: /\/src\/app\/frame\/app-layout\.tsx$/, priority: 2 },
  {
    name: 'list',
    test: /\/src\/(platform\/list\/(list-screen|use-list)|domain\/(order|payment)\/\w+-columns|features\/(orders|payments|properties|users)\/(list\/)?\w+-list|features\/orders\/shared\/create-actions)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'form',
    test: /\/(react-hook-form|zod)\/|\/(forms\/(create-form|use-came-from)\.tsx?|contract\/formats\.ts)$/,
    priority: 1,
  },
  // Every call of the contract reads them, also where there is no list or frame.
  { name: 'permissions', test: /\/vocabulary\/permissions\.ts$/, priority: 1 },
  {
    name: 'common',
    test: /\/lucide-react\/|\/api\/src\/(rules|vocabulary)\/|\/ui\/src\/(action-bar|badge|card|checkbox|countdown|description-list|field|figures|form-grid|radio-group|segmented-control|status-dot|stepper|tag|text-area)\//,
    minShareCount: 4,
  },
  { name: 'schemas', test: /\/api\/src\/contract\//, entriesAware: true, entriesAwareMergeThreshold: 500 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
];

/** Records the chunk of each source. The manifest has only sources with a chunk of their own. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  generateBundle(_, bundle) {
    const places = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? file.moduleIds.map((id) => [relative(import.meta.dirname, id), file.fileName])
        : [],
    );
    const source = JSON.stringify(Object.fromEntries(places));
    this.emitFile({ type: 'asset', fileName: '.vite/places.json', source });
  },
};

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), brandPlugin(), placesOfSources],
  build: {
    target: 'es2024',
    // `npm run budgets` finds the chunks of a source in the manifest and in the places.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The full name would list every screen that shares the chunk, and the first script holds all names.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
      },
    },
  },
});
