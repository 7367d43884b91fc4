import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, object>>('./*/*.ts', { eager: true });

/** `labels:agentTag.SPLIT_PAYMENT` in a language. */
function textAt(language: string, key: string): string {
  const [area = '', path = ''] = key.split(':');
  const found = path
    .split('.')
    .reduce<unknown>(
      (group, name) => (group as Record<string, unknown>)[name],
      files[`./${language}/${area}.ts`]?.[area],
    );
  if (typeof found !== 'string') throw new Error(`${language} has no ${key}`);
  return found;
}

describe.each(['en', 'ru', 'el'])('one thing has one name in %s:', (language) => {
  it.each([
    [
      'labels:fastPaymentField.REFERENCE',
      'collect:details.reference',
      'payments:details.reference',
      'payments:list.columns.reference',
    ],
    ['app:title.splitPayment', 'collect:split.title', 'labels:agentTag.SPLIT_PAYMENT'],
  ])('%s', (key, ...others) => {
    expect(others.map((other) => textAt(language, other))).toEqual(others.map(() => textAt(language, key)));
  });
});

/** Where money is held. */
const ofMoney = ['app', 'collect', 'day', 'guests', 'home', 'labels', 'money', 'order', 'orders', 'payments'];

describe.each([
  ['en', ['n hold'], ofMoney],
  ['ru', ['держано', 'держани', 'ахолдир'], ofMoney],
  ['ru', ['аздельн', 'восстановления'], ['labels', 'login', 'profile', 'collect', 'app']],
  ['el', ['οιρασμέν', 'ανάκτησης', 'διακριτικ'], ['labels', 'login', 'profile', 'collect', 'app']],
])('in %s', (language, others, areas) => {
  it.each(others)('no other one stands for it: %s', (other) => {
    const texts = areas.map((area) => JSON.stringify(files[`./${language}/${area}.ts`]?.[area]));
    expect(texts.filter((text) => text.includes(other))).toEqual([]);
  });
});
