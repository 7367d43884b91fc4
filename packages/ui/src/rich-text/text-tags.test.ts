import { expect, it } from 'vitest';
import { TAG, tagIn } from './text-tags.ts';

const parseTags = (text: string) => [...text.matchAll(TAG)].map(([, inside = '']) => tagIn(inside));

it.each([
  ['Dear {{customer_name}},', ['customer_name']],
  ['{{ a }} and {{\u00A0b\n}}', ['a', 'b']],
  [`{{${'x'.repeat(64)}}}`, ['x'.repeat(64)]],
  [`{{${'x'.repeat(65)}}}`, [undefined]],
  [`{{${' '.repeat(200)}a${' '.repeat(200)}}}`, ['a']],
  ['{{   }}', [undefined]],
  ['{{}} {{a} {b}} {{a', []],
])('the tags of %j are %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags);
});

it('80 kB of unclosed tags are searched quickly', () => {
  const start = performance.now();
  for (const text of [`{{${' '.repeat(80_000)}`, '{{ '.repeat(27_000), '{'.repeat(80_000)])
    expect(parseTags(text)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(500);
});
