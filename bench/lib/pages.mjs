import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { CACHE, inRoot } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/lib/static-server.mjs';

const BUILT = join(CACHE, 'bench');

/**
 * Builds a page of `bench/` with production settings.
 * @param {string} entry its script: `kit/ours-page.tsx`
 * @returns {Promise<string>} the folder of the built page
 */
async function buildPage(entry) {
  const outDir = join(BUILT, entry.replace('.tsx', ''));
  await build({
    configFile: false,
    root: inRoot('bench'),
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), brandPlugin()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      target: 'es2024',
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: { input: join(inRoot('bench'), entry) },
    },
  });
  const { file, css = [] } = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'))[entry];
  writeFileSync(join(outDir, 'index.html'), htmlOf(file, css));
  return outDir;
}

/**
 * @param {string} script
 * @param {readonly string[]} styles
 */
const htmlOf = (script, styles) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bench</title>
    ${styles.map((style) => `<link rel="stylesheet" href="/${style}" />`).join('')}
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${script}"></script>
  </body>
</html>
`;

/**
 * @typedef {{ name: string, folder: string, url: string }} Page
 */

/**
 * Builds pages and serves them while the work lasts.
 * @param {Readonly<Record<string, string>>} entries the scripts of the pages by their names
 * @param {(pages: Page[]) => Promise<void>} work
 */
export async function withPages(entries, work) {
  /** @type {(Page & { close: () => void })[]} */
  const pages = [];
  try {
    for (const [name, entry] of Object.entries(entries)) {
      const folder = await buildPage(entry);
      pages.push({ name, folder, ...(await serve(folder, { gzip: true })) });
    }
    await work(pages);
  } finally {
    for (const page of pages) page.close();
  }
}
