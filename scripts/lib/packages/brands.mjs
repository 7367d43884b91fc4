import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listBrands, loadBrand } from '@deck/tokens/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { assertBrand } from '../brand.mjs';
import { placeBrand } from '../settings.mjs';
import { distOf, folderOf } from './exports.mjs';

/**
 * Builds the styles of each brand with its fonts, `brands/meridian.css` of the built tokens, and those of all brands by
 * class, `brands.css`. The drawings of a brand come along as they are: `brands/meridian/logo.svg`.
 */
export async function buildBrands() {
  placeBrand(process.env);
  const before = process.env.BRAND;
  for (const brand of listBrands()) {
    process.env.BRAND = brand;
    assertBrand(brand);
    await buildStyles('src/theme.css.ts', `brands/${brand}.css`);
    copyDrawings(brand);
  }
  if (before === undefined) delete process.env.BRAND;
  else process.env.BRAND = before;
  await buildStyles('src/every-brand.css.ts', 'brands.css');
}

/** @param {string} brand */
function copyDrawings(brand) {
  const to = join(distOf('tokens'), 'brands', brand);
  mkdirSync(to, { recursive: true });
  for (const file of Object.values(loadBrand(brand).files)) copyFileSync(file, join(to, basename(file)));
}

/**
 * @param {string} input of the tokens
 * @param {string} name of the built file
 */
async function buildStyles(input, name) {
  await build({
    configFile: false,
    root: folderOf('tokens'),
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: distOf('tokens'),
      emptyOutDir: false,
      assetsDir: '.',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(folderOf('tokens'), input),
        output: {
          entryFileNames: 'empty.js',
          assetFileNames: ({ names: [file = ''] }) =>
            file.endsWith('.css') ? name : 'brands/fonts/[name]-[hash][extname]',
        },
      },
    },
  });
  rmSync(join(distOf('tokens'), 'empty.js'), { force: true });
}
