import { interfaceLanguages } from '@deck/api/vocabulary';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';

type Language = (typeof interfaceLanguages)[number];

/** The form each language takes for a number, by its grammar, and how it writes the number. */
const grammar: Record<Language, readonly (readonly [count: number, form: string, written: string])[]> = {
  en: [
    [1, 'one', '1'],
    [2, 'other', '2'],
    [5, 'other', '5'],
    [21, 'other', '21'],
    [1.5, 'other', '1.5'],
    [1284, 'other', '1,284'],
  ],
  ru: [
    [1, 'one', '1'],
    [2, 'few', '2'],
    [5, 'many', '5'],
    [21, 'one', '21'],
    [1.5, 'other', '1,5'],
    [1284, 'few', '1\u00a0284'],
  ],
  el: [
    [1, 'one', '1'],
    [2, 'other', '2'],
    [5, 'other', '5'],
    [21, 'other', '21'],
    [1.5, 'other', '1,5'],
    [1284, 'other', '1.284'],
  ],
};

/** Every catalogue there is, as the app loads it: `./ru/orders.ts` exports `orders`. */
const files = import.meta.glob<Record<string, object>>('./*/*.ts', { eager: true });

/** The words of a language by area. */
const wordsIn = (language: string): Record<string, object> =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([, exported]) => exported),
  );

/** The texts of a group by key, `list.count_one`. */
const getTexts = (group: object, path = ''): [string, string][] =>
  Object.entries(group).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : getTexts(value, `${path}${key}.`),
  );

/** Whatever is counted, `orders:list.count`: it has a form for all other numbers. */
const counted = Object.entries(wordsIn('en')).flatMap(([area, words]) =>
  getTexts(words)
    .filter(([key]) => key.endsWith('_other'))
    .map(([key]) => `${area}:${key.slice(0, -'_other'.length)}`),
);

describe.each(interfaceLanguages)('what is counted in %s', (language) => {
  const words = wordsIn(language);
  const texts = new Map<string, string>(
    Object.entries(words).flatMap(([area, group]) =>
      getTexts(group).map(([key, text]) => [`${area}:${key}`, text] as const),
    ),
  );
  const speaker = createInstance({
    lng: language,
    resources: { [language]: words },
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_, [placeholder]) => placeholder,
  });
  beforeAll(async () => void (await speaker.init()));

  it.each(counted)('%s takes the form of its number, and writes the number as the language does', (key) => {
    const say = speaker.t as (key: string, values: { count: number }) => string;
    expect(grammar[language].map(([count]) => say(key, { count }))).toEqual(
      grammar[language].map(([, form, written]) =>
        texts.get(`${key}_${form}`)?.replaceAll('{{count, number}}', written),
      ),
    );
  });

  it('is never written by the machine, 1.5 or 1284', () => {
    expect([...texts].filter(([, text]) => /\{\{\s*count\s*\}\}/.test(text))).toEqual([]);
  });
});

describe('what is counted in Russian', () => {
  /** In the dative, in the genitive after a preposition and without a noun two and five take the same form. */
  const alike = [
    'collect:split.sendTo',
    'collect:split.queued',
    'collect:split.sent',
    'collect:split.refused',
    'guests:erase.text',
    'home:within',
    'imports:run.doneFailed',
    'notifications:bell',
    'payments:list.waiting.expiring',
    'rates:missing.title',
  ];
  const form = (key: string, name: string) => {
    const [area = '', path = ''] = key.split(':');
    return new Map(getTexts(wordsIn('ru')[area] ?? {})).get(`${path}_${name}`);
  };

  it('is one thing, two or five of it, each in its own form', () => {
    expect(counted.filter((key) => form(key, 'one') === form(key, 'many'))).toEqual([]);
    expect(counted.filter((key) => form(key, 'few') === form(key, 'many'))).toEqual(alike);
  });
});
