import { expect, it } from 'vitest';
import { inOrder, separateStyles, toStyleFile } from './styles.mjs';

const chunk = (fileName: string, imports: string[] = [], styles: string[] = []) => ({
  ...{ type: 'chunk' as const, fileName, imports, code: 'export {};' },
  viteMetadata: { importedCss: new Set(styles), importedAssets: new Set<string>() },
});

it('a file of styles is named after its source', () => {
  expect(toStyleFile('button/button.css.ts.vanilla.css')).toBe('button/button.css');
});

it('modules come after those that they import, and each once', () => {
  const chunks = [
    chunk('a.js', ['b.js']),
    chunk('index.js', ['c.js', 'a.js']),
    chunk('b.js', ['a.js']),
    chunk('c.js', ['b.js']),
  ];
  expect(inOrder(chunks as never).map(({ fileName }) => fileName)).toEqual([
    'a.js',
    'b.js',
    'c.js',
    'index.js',
  ]);
});

it('each module imports its own styles, and one file has all of them in order', () => {
  const card = chunk('card.styles.js', ['base.styles.js'], ['card.css']);
  const base = chunk('base.styles.js', [], ['base.css']);
  const none = chunk('index.js', ['card.styles.js']);
  const asset = (fileName: string, source: string) => ({ type: 'asset' as const, fileName, source });
  const all = [none, card, base, asset('card.css', '.card{}'), asset('base.css', '.base{}')];
  const emitted: Record<string, unknown> = {};
  const { generateBundle } = separateStyles();
  if (typeof generateBundle !== 'function') throw new Error('The plugin does nothing with a bundle.');
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) =>
      Object.assign(emitted, { [fileName]: source }),
  };
  generateBundle.call(
    context as never,
    {} as never,
    Object.fromEntries(all.map((one) => [one.fileName, one])) as never,
    false,
  );
  expect(card.code).toBe("import '#styles/card.css';\nexport {};");
  expect(none.code).toBe('export {};');
  expect(emitted).toEqual({ 'styles.css': '.base{}\n.card{}', 'no-styles.js': 'export {};\n' });
});
