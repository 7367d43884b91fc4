import { customerLanguages } from '../packages/api/src/vocabulary/enums.ts';
import { interfaceLanguages } from '../packages/api/src/vocabulary/languages.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { ROOT } from './lib/paths.mjs';
import { readCatalogues } from './lib/words/catalogues.mjs';
import { countWords } from './lib/words/count.mjs';

/**
 * `npm run words -- it`: counts, file by file, which texts a language lacks and which are still in English. `--list`
 * names each text by its key. `--strict` ends with exit code 1 when a text is missing.
 */
await entry(async () => {
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { list: flag, strict: flag },
  });
  const [language = ''] = positionals;
  if (!/^[a-z]{2,3}$/.test(language)) fail('Which language? By its code, for example: npm run words -- it');

  const isRead = (/** @type {readonly string[]} */ languages) => languages.includes(language);
  if (!isRead(customerLanguages))
    fail(
      `Nothing is said in ${language} yet. Begin with: npm run new:language -- ${language} "Its own name"`,
    );
  const catalogues = (await readCatalogues(ROOT, language)).filter(
    ({ readers }) => readers === 'customer' || isRead(interfaceLanguages),
  );
  const counts = catalogues.map((catalogue) => countWords(catalogue, language));

  const wide = Math.max(...counts.map(({ name }) => name.length));
  const line = (/** @type {string} */ name, /** @type {readonly (string | number)[]} */ cells) =>
    console.log(name.padEnd(wide) + cells.map((cell) => String(cell).padStart(9)).join(''));
  line('', ['texts', 'missing', 'English']);
  for (const { name, texts, missing, english } of counts) {
    line(name, [texts, missing.length, english.length]);
    if (values.list) for (const key of [...missing, ...english]) console.log(`  ${key}`);
  }
  const sum = (/** @type {(count: typeof counts[number]) => number} */ of) =>
    counts.reduce((total, count) => total + of(count), 0);
  const missing = sum((count) => count.missing.length);
  line('all', [sum(({ texts }) => texts), missing, sum(({ english }) => english.length)]);
  return values.strict && missing > 0 ? 1 : 0;
});
