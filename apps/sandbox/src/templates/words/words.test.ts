import { unknownTags } from '@deck/api/rules';
import { customerLanguages, templateIds, templateTags } from '@deck/api/vocabulary';
import { describe, expect, test } from 'vitest';
import { getBlocks, systemBlocks } from '../blocks.ts';
import { fill, fillHtml } from '../fill.ts';
import { sanitiseHtml } from '../sanitise-html.ts';
import { templateWords } from './index.ts';

const values = Object.fromEntries(templateTags.map((tag) => [tag, `<${tag}>`]));

describe.each(customerLanguages)('in %s', (language) => {
  test.each(templateIds)('%s has all blocks of the English letter, with no other placeholders', (id) => {
    const words = systemBlocks(id, language);
    const english = systemBlocks(id, 'en');
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const key of getBlocks(id)) {
      const text = words[key] ?? '';
      expect(text.trim()).not.toBe('');
      expect(unknownTags(text)).toEqual([]);
      expect(sanitiseHtml(text)).toBe(text);
      if (language !== 'en') expect([id, key, text]).not.toEqual([id, key, english[key]]);
      expect([id, key, parseTags(text)]).toEqual([id, key, parseTags(english[key] ?? '')]);
    }
  });

  test('its shared lines are translated', () => {
    const { letters: _, ...shared } = templateWords[language];
    for (const text of Object.values(shared)) expect(text).not.toBe('');
    if (language !== 'en') expect(shared.greeting).not.toBe(templateWords.en.greeting);
  });
});

const parseTags = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

test('braces in a value stay as they are', () => {
  expect(fill('{{a}} and {{ b }}', { a: '{{b}}', b: 'x' })).toBe('{{b}} and x');
  expect(fill('{{unknown}} {{toString}}', {})).toBe('{{unknown}} {{toString}}');
});

test.each([
  ['{{customer_name}} and {{ order_number }}', []],
  ['{{everything}}', ['everything']],
  ['{{customer name}} {{customer-name}}', ['customer name', 'customer-name']],
  ['{{<b>customer</b>_name}}', ['<b>customer</b>_name']],
  ['{{customer_name', ['customer_name']],
  ['{{customer_name}', ['customer_name']],
  ['{ not a tag }', []],
])('%s has the unknown placeholders %j', (text, unknown) => expect(unknownTags(text)).toEqual(unknown));

test('a value is escaped in HTML, never markup', () => {
  expect(fillHtml('<p>{{customer_name}}</p>', values)).toBe('<p>&lt;customer_name&gt;</p>');
  expect(fillHtml('<a href="https://a.gr/{{q}}">x</a>', { q: '"><script>' })).not.toContain('<script>');
});
