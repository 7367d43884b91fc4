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
    test: /\/src\/(app\/(preload|routes|routes\/[\w-]+|frame\/(appearance|first-frame|menu-size))|platform\/i18n\/languages)\.ts$/,
    priority: 6,
  },
  {
    name: 'start',
    test: /\/src\/(app\/(main|navigation\/guard-signed-out)|features\/login\/login-navigation|platform\/(session\/session-actions|navigation\/sent-to|third-parties\/third-parties))\.tsx?$|\/packages\/(tokens\/src\/print|ui\/src\/still\/still)\.ts$|\/ui\/src\/(alert|artwork|button|field|icon-button|lazy-part|text-field|text-link|typed-value)\/|\/client\/response-handling\.ts$|\/icons\/(eye|eye-off|globe|info|shield-check)\.mjs$/,
    priority: 5,
  },
  // Two screens of the product have it too, without the rest of the sign-in.
  { name: 'password', test: /\/ui\/src\/password-field\//, priority: 5 },
  {
    name: 'sign-in',
    test: /\/src\/(app\/sign-in\/sign-in|features\/login\/login-(screen|form))\.tsx$/,
    priority: 4,
  },
  { name: 'product', test: /\/src\/app\/product\.tsx$|\/react-router\//, priority: 4 },
  // What draws layers comes on demand, so no other file may contain a part of it.
  {
    name: 'layers',
    test: /\/(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar)\//,
    priority: 4,
  },
  // The words of the frame and of what most screens have, so that four small files of a language are one.
  {
    name: (id: string) => `words-${/i18n\/(\w+)\//.exec(id)?.[1]}`,
    test: /\/src\/platform\/i18n\/\w+\/(labels|list|notifications|palette)\.ts$/,
    priority: 4,
  },
  { name: 'values', test: /\/packages\/values\/src\//, minShareCount: 20, priority: 5 },
  {
    name: 'data',
    test: /\/src\/(platform\/api|features\/.*-data)\.ts$/,
    priority: 3,
  },
  { name: 'frame', test: /\/src\/app\/frame\/app-layout\.tsx$/, priority: 2 },
  {
    name: 'list',
    test: /\/src\/(platform\/list\/(list-screen|use-list)|domain\/(order|payment)\/(use-)?\w+-columns|features\/(orders|payments|properties|users)\/(list\/)?\w+-list|features\/orders\/shared\/use-create-actions)\.tsx?$/,
    priority: 1,
  },
  // A new password is checked without the forms' library and without a router.
  {
    name: 'checks',
    test: /\/zod\/|\/contract\/(formats|passwords)\.ts$|\/forms\/validation-message\.ts$/,
    priority: 2,
  },
  {
    name: 'form',
    test: /\/react-hook-form\/|\/forms\/(create-form|use-came-from)\.tsx?$/,
    priority: 1,
  },
  // Every call of the contract reads them, also where there is no list or frame.
  { name: 'permissions', test: /\/vocabulary\/permissions\.ts$/, priority: 1 },
  {
    name: 'common',
    test: /\/lucide-react\/|\/ui\/src\/(action-bar|badge|card|checkbox|countdown|description-list|field|figures|form-grid|radio-group|segmented-control|status-dot|stepper|tag|text-area)\//,
    minShareCount: 10,
  },
  {
    name: 'schemas',
    test: /\/api\/src\/contract\/(?!server-paths)/,
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
];

const WORKER = 'service-worker';

/**
 * Records the chunk of each source, since the manifest has only sources with a chunk of their own, and the length of
 * each module in each chunk. `npm run budgets` reads both.
 */
const recordsOfModules: Plugin = {
  name: 'records-of-modules',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const nameOf = (id: string) => relative(import.meta.dirname, id);
    const places = chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [nameOf(id), fileName]));
    const lengths = chunks.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
      ),
    ]);
    for (const [name, entries] of [
      ['places', places],
      ['modules', lengths],
    ] as const)
      this.emitFile({
        type: 'asset',
        fileName: `.vite/${name}.json`,
        source: JSON.stringify(Object.fromEntries(entries)),
      });
  },
};

/**
 * Numbers the parts of each icon: the library's keys are random letters, which no compression makes smaller. They need to
 * differ within an icon alone.
 */
const shortKeysOfIcons: Plugin = {
  name: 'short-keys-of-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler(code) {
      let part = 0;
      return { code: code.replaceAll(/\bkey: "\w+"/g, () => `key: "${part++}"`), map: null };
    },
  },
};

export default defineConfig({
  plugins: [shortKeysOfIcons, react(), vanillaExtractPlugin(), brandPlugin(), recordsOfModules],
  build: {
    target: 'es2024',
    // `npm run budgets` finds the chunks of a source in the manifest and in the records.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/app/worker/service-worker.ts' },
      output: {
        // A browser looks for a newer worker at the same address.
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups },
        // The full name would list every screen that shares the chunk, and the first script holds all names.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash][extname]`,
      },
    },
  },
});
