import { interfaceLanguages } from '@deck/api/vocabulary';
import { describe, expect, test } from 'vitest';
import { staffWords } from './staff-words.ts';

const parseTags = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

/** Every text by its path, `news.CHARGED.title`. */
function getTexts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : getTexts(value, `${path}${key}.`),
  );
}
const english = new Map(getTexts(staffWords.en));

describe.each(interfaceLanguages)('in %s', (language) => {
  test.each(getTexts(staffWords[language]))(
    '%s has a text with the placeholders of the English text',
    (path, text) => {
      expect(text).not.toBe('');
      expect(parseTags(text)).toEqual(parseTags(english.get(path) ?? ''));
      if (language !== 'en') expect(text).not.toBe(english.get(path));
    },
  );
});
