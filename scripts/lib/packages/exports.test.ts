import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getEntries, getExports, PUBLISHED, toBuiltName } from './exports.mjs';
import { getEffects, toFile, toPackage } from './scripts.mjs';

it('every published package has an entry, and every entry is a source that exists', () => {
  for (const name of PUBLISHED) {
    expect(getExports(name), name).toHaveProperty(['.'], 'src/index.ts');
    expect(getEntries(name).filter((file) => !existsSync(file))).toEqual([]);
  }
});

it('a pattern of exports stands for each source behind it, and for no test', () => {
  const contract = getEntries('api').filter((file) => file.includes('/api/src/contract/'));
  expect(contract.some((file) => file.endsWith('/contract/orders.ts'))).toBe(true);
  expect(contract.filter((file) => file.includes('.test.'))).toEqual([]);
});

it('what needs the development tree is not published', () => {
  expect(Object.keys(getExports('tokens'))).toEqual(['.', './contract']);
});

it('no built file ends like a source of vanilla-extract', () => {
  expect(toBuiltName('button/button.css.ts')).toBe('button/button.styles');
  expect(toBuiltName('button/button.tsx')).toBe('button/button');
});

it('a module keeps its place, and the helper of a tool is put aside, outside node_modules', () => {
  expect(toFile('/deck/ui/src', '/deck/ui/src/button/button.css.ts?used')).toBe('button/button.styles');
  expect(toFile('/deck/ui/src', '/deck/node_modules/recipes/run.js')).toBe('vendor/recipes/run');
  expect(toFile('/deck/ui/src', '\0rolldown/runtime.js')).toBe('vendor/rolldown/runtime');
});

it('a package is named by the first part of a specifier, with its scope', () => {
  expect(['hono/cookie', '@deck/values/phone', 'react'].map(toPackage)).toEqual([
    'hono',
    '@deck/values',
    'react',
  ]);
});

it('only styles without a name, and the index that imports them, may not be left out', () => {
  const chunk = (fileName: string, exports: string[], imports: string[], styles: string[]) => ({
    ...{ fileName, exports, imports },
    viteMetadata: { importedCss: new Set(styles), importedAssets: new Set<string>() },
  });
  const chunks = [
    chunk('index.js', ['Button'], ['mark.styles.js', 'button.styles.js'], []),
    chunk('layer.js', ['Layer'], ['mark.styles.js'], []),
    chunk('mark.styles.js', [], [], ['mark.css']),
    chunk('button.styles.js', ['button'], [], ['button.css']),
  ];
  expect(getEffects(chunks as never)).toEqual(['./mark.styles.js', './index.js']);
});
