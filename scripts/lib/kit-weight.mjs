import { brotliCompressSync } from 'node:zlib';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inRoot } from './paths.mjs';

/**
 * The weight of the kit's entry: all widgets with their dependencies, without React. What a widget loads on first use
 * is excluded.
 * @returns {Promise<number>} kB of Brotli
 */
export async function kitWeight() {
  const built = await build({
    configFile: false,
    root: inRoot('packages/ui'),
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), brandPlugin()],
    build: {
      target: 'es2024',
      write: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: inRoot('packages/ui/src/index.ts'),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = new Map(chunks.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  /** @type {Set<string>} */
  const needed = new Set();
  const add = (/** @type {string} */ file) => {
    const script = scripts.get(file);
    if (!script || needed.has(file)) return;
    needed.add(file);
    script.imports.forEach(add);
  };
  for (const [file, { isEntry }] of scripts) if (isEntry) add(file);
  return (
    [...needed].reduce((sum, file) => sum + brotliCompressSync(scripts.get(file)?.code ?? '').length, 0) /
    1000
  );
}
