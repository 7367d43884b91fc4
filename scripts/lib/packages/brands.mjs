import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listBrands } from '@deck/tokens/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { placeBrand } from '../settings.mjs';
import { distOf, folderOf } from './exports.mjs';

/** Builds the styles of each brand with its fonts: `brands/meridian.css` of the built tokens. */
export async function buildBrands() {
  placeBrand(process.env);
  const before = process.env.BRAND;
  for (const brand of listBrands()) {
    process.env.BRAND = brand;
    await buildBrand(brand);
  }
  if (before === undefined) delete process.env.BRAND;
  else process.env.BRAND = before;
}

/** @param {string} brand */
async function buildBrand(brand) {
  const folder = join(distOf('tokens'), 'brands');
  await build({
    configFile: false,
    root: folderOf('tokens'),
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: '.',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(folderOf('tokens'), 'src/theme.css.ts'),
        output: {
          entryFileNames: 'empty.js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? `${brand}.css` : 'fonts/[name]-[hash][extname]',
        },
      },
    },
  });
  rmSync(join(folder, 'empty.js'), { force: true });
}
