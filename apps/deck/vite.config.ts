import { relative } from 'node:path';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Left alone, what several screens share becomes a file for each set of screens: 140 files for the first screen, most of
 * an icon each. So what belongs together comes together: what runs before all else, what everyone loads who signs in, then
 * everyone behind the sign-in, every list, every form; what is small and used by many; and of the rest, what the same
 * screens share. A name brings what it imports along: what a list needs stands with the lists, lest it wait for a form.
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
  {
    name: 'common',
    test: /\/lucide-react\/|\/api\/src\/(rules|vocabulary)\/|\/ui\/src\/(action-bar|badge|card|checkbox|countdown|description-list|field|figures|form-grid|radio-group|segmented-control|status-dot|stepper|tag|text-area)\//,
    minShareCount: 4,
  },
  { name: 'schemas', test: /\/api\/src\/contract\//, entriesAware: true, entriesAwareMergeThreshold: 500 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
];

/** Writes down in which file each source came to stand: the manifest tells it only of those with a file of their own. */
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
    // By it and by the places `npm run budgets` finds the files of a source.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Not by every screen that shares it: each name stands in the first script.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
      },
    },
  },
});
