import { customerLanguages, declineReasons } from '@deck/api/vocabulary';
import { describe, expect, test } from 'vitest';
import { inboxWords } from '../inbox/words.ts';
import { cardRequestWords } from './card-request.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { lt as kitLt } from './kit-lt.ts';
import { lv as kitLv } from './kit-lv.ts';
import { linkFormWords } from './link-forms.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ru } from './ru.ts';
import { staffWords } from './staff.ts';
import { wireWords } from './wire.ts';
import { loadWords } from './words.ts';

const payerWords = { en, ru, el, lt, lv };

/** Every text of a catalogue by path; parameters are marked. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value('⟦x⟧', '⟦x⟧', '⟦x⟧'))]];
  return Object.entries(value as object).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

/** Codes and abbreviations that are equal in several languages. */
const shared = /^\.(sms$|email$|channel\.)/;

const catalogues = [
  ['the payer’s pages', payerWords],
  ['the page for a card', cardRequestWords],
  ['the forms of links', linkFormWords],
  ['an invoice', wireWords],
  ['the page in staff mode', staffWords],
  ['the inbox', inboxWords],
] as const;

describe.each(catalogues)('%s', (_, all) => {
  const english = new Map(texts(all.en));

  test.each(Object.entries(all).filter(([language]) => language !== 'en'))(
    'are translated completely to %s',
    (_, words) => {
      const own = texts(words);
      expect(own.map(([path]) => path)).toEqual([...english.keys()]);
      for (const [path, text] of own) {
        expect([path, text.trim()]).not.toEqual([path, '']);
        if (!shared.test(path)) expect([path, text]).not.toEqual([path, english.get(path)]);
        expect([path, text.includes('⟦x⟧')]).toEqual([path, english.get(path)?.includes('⟦x⟧')]);
        expect([path, text]).not.toEqual([path, expect.stringMatching(/undefined|\[object/)]);
      }
    },
  );
});

test.each(customerLanguages)('the words of a page in %s are loaded together, and once', async (language) => {
  const words = await loadWords(language);
  expect([words.own, words.guest.language]).toEqual([payerWords[language], language]);
  expect(loadWords(language)).toBe(loadWords(language));
});

test('the kit speaks to guests in the languages that it lacks itself', async () => {
  const [latvian, lithuanian] = [kitLv, kitLt].map((words) => new Map(texts(words)));
  for (const [path, text] of latvian ?? []) expect([path, text]).not.toEqual([path, lithuanian?.get(path)]);
  expect(kitLv.copy.copied).toBe('Nokopēts');
  expect(kitLt.copy.copied).toBe('Nukopijuota');
  for (const [language, kit] of Object.entries({ lv: kitLv, lt: kitLt, el: undefined }))
    expect((await loadWords(language as 'lv' | 'lt' | 'el')).kit).toBe(kit);
});

test('staff read a text for every decline reason in every language', () => {
  for (const language of customerLanguages)
    expect(Object.keys(staffWords[language].instead.declined)).toEqual([...declineReasons, 'other']);
});

test('staff texts address staff, in every part that addresses the cardholder elsewhere', () => {
  for (const language of customerLanguages) {
    const payer = new Map(texts(payerWords[language]));
    for (const [path, text] of texts(staffWords[language].instead))
      if (!/(\.title|^\.billing\.text)$/.test(path))
        expect([path, text]).not.toEqual([path, payer.get(path)]);
  }
});
