import { rmSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { makeApplication } from './try/folder.mjs';

/** What an application imports for a button and a field of text. */
const NEEDED = {
  'scripts.js': "export { Button, TextField, UiProvider } from '@deck/ui';\n",
  'brand.js': "import '@deck/tokens/brands/meridian.css';\n",
};

/**
 * The weight of a Button and a TextField in an application of the packed files, without React. A language that is not
 * English and the fonts are loaded on their own, and are not counted.
 * @param {readonly import('./pack.mjs').Tarball[]} tarballs
 * @returns {Promise<Record<string, number>>} kB by what is sent: `{ 'scripts, gzip': 11.5 }`
 */
export async function weighPackages(tarballs) {
  const root = makeApplication(tarballs, { 'package.json': '{"type":"module"}', ...NEEDED });
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      target: 'es2024',
      write: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.keys(NEEDED).map((file) => `${root}/${file}`),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  rmSync(root, { recursive: true });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const sent = {
    scripts: /assets\/scripts-.*\.js$/,
    styles: /assets\/scripts-.*\.css$/,
    brand: /brand-.*\.css$/,
  };
  return Object.fromEntries(
    Object.entries(sent).flatMap(([part, pattern]) => {
      const text = files
        .filter(({ fileName }) => pattern.test(fileName))
        .map((one) => (one.type === 'chunk' ? one.code : one.source.toString()))
        .join('');
      return [
        [`${part}, gzip`, gzipSync(text).length / 1000],
        [`${part}, brotli`, brotliCompressSync(text).length / 1000],
      ];
    }),
  );
}
