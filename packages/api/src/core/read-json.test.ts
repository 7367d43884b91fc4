import fc from 'fast-check';
import { expect, it } from 'vitest';
import { busy } from '../testing/busy.ts';
import { readJson } from './read-json.ts';

it('reads any valid JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readJson(text)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

it.each([
  ['a key that stands twice', '{"amount": "1.00", "amount": "1000.00"}'],
  ['the same spelt with an escape', '{"amount": 1, "\\u0061mount": 2}'],
  ['the same further inside', '{"a": [{"b": {"c": 1, "c": 1}}]}'],
  ['half a document', '{"a": '],
  ['nothing', ''],
  ['a number no JSON has', '{"a": NaN}'],
])('refuses %s', (_, text) => {
  expect(readJson(text)).toEqual({ refused: 'invalid' });
});

it.each([
  ['quotes, colons and backslashes in texts', '{"a:\\"b\\\\": "\\":\\\\", "c" : ":\\"d\\":"}'],
  ['the same key in two objects', '[{"a": 1}, {"a": 2}]'],
  ['keys that objects have by nature', '{"__proto__": 1, "constructor": 2, "toString": 3}'],
])('takes %s', (_, text) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text) });
});

it.each([
  ['10,000 levels of lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['10,000 levels of objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['two megabytes of small values', `[${'{},'.repeat(600_000)}{}]`],
])('refuses %s quickly', (_, text) => {
  const since = busy();
  expect(readJson(text)).toEqual({ refused: 'tooLarge' });
  expect(since()).toBeLessThan(1000);
});

it('reads two megabytes of any text quickly', () => {
  for (const part of ['a', '\\\\', '\\"', '\\u0000']) {
    const text = `{"a": "${part.repeat(2_000_000 / part.length)}"}`;
    const since = busy();
    expect(readJson(text)).toHaveProperty('value');
    expect(since()).toBeLessThan(1000);
  }
});
