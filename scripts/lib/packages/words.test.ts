import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../../../packages/ui/src/messages/en.ts';
import { inRoot } from '../paths.mjs';
import { getWordsRead, separateWords, splitWords } from './words.mjs';

const src = inRoot('packages/ui/src');

it('a file of words is divided by widget, and each part keeps what else the file has', () => {
  const code = `import { plural } from '../plural.ts';

/** Words. */
export const data = {
  table: { rows: (count: number) => plural(count, 'row') },
  chart: { empty: 'Nothing', deep: { table: 'no' } },
};
`;
  const parts = splitWords(code);
  expect([...parts.keys()]).toEqual(['table', 'chart']);
  expect(parts.get('table')).toEqual({
    head: "import { plural } from '../plural.ts';",
    words: "{ rows: (count: number) => plural(count, 'row') }",
  });
  expect(() => splitWords('export const a = {};\nexport const b = {};')).toThrow('exports one object');
});

it('a module reads the words of each member that it names, and none of a class of styles', () => {
  const widgets = ['button', 'table', 'newsList', 'chart'];
  const read = (code: string) => getWordsRead(code, widgets);
  expect(read('return useMessages().button.loading;')).toEqual(['button']);
  expect(read('const { newsList: words, table } = messages;')).toEqual(['table', 'newsList']);
  expect(read('const { locale, messages } = useUi(); messages?.chart')).toEqual(['chart']);
  expect(read('<table className={css.table} />')).toEqual([]);
  expect(() => read('messages[kind]')).toThrow('by a computed name');
});

it('all English words are divided, and a module reads each part', () => {
  const files = globSync('messages/en/*.ts', { cwd: src }).map((file) =>
    readFileSync(`${src}/${file}`, 'utf8'),
  );
  const names = files.flatMap((code) => [...splitWords(code).keys()]);
  expect(names.sort()).toEqual(Object.keys(en).sort());
  const modules = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.(test|stories|css)\.tsx?$|^(messages|stories)\//.test(file))
    .map((file) => readFileSync(`${src}/${file}`, 'utf8'));
  const read = new Set(modules.flatMap((code) => getWordsRead(code, names)));
  expect(names.filter((name) => !read.has(name))).toEqual([]);
});

it('the catalogue begins empty, and a widget adds the words that it reads', () => {
  const { load, transform } = separateWords(src) as unknown as {
    load: (id: string) => string | undefined;
    transform: (code: string, id: string) => { code: string } | undefined;
  };
  expect(load(`${src}/messages/en.ts`)).toBe('export const en = {};\n');
  expect(load(`${src}/messages/words/button.ts`)).toContain('en.button = {');
  expect(load(`${src}/button/button.tsx`)).toBe(undefined);
  expect(transform('messages.button.loading;', `${src}/button/button.tsx`)?.code).toBe(
    `import ${JSON.stringify(`${src}/messages/words/button.ts`)};\nmessages.button.loading;`,
  );
  expect(transform('messages.button;', `${src}/button/button.css.ts`)).toBe(undefined);
  const trial = transform('en;', `${src}/messages/pseudo.ts`)?.code ?? '';
  expect(trial.match(/^import /gm)).toHaveLength(Object.keys(en).length);
});
