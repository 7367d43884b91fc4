import { searchWords } from '@deck/values';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { hasWords, phoneIn } from './search-text.ts';

const texts = [
  'klb-20418 opera 5521873 lucja strom-weiss l.strom@fjordmail.no 4791234567',
  'klb-204181 maria papadaki maria.papadaki@fjordmail.no 306945980235',
  'klb-20419 maria papadaki xmaria.papadaki@fjordmail.no 1306945980235',
  'ane-20418/7 maria papadaki maria.papadaki@example.gr 306905980235',
  'a%b_c\\d@e 12345%6 12345678901234567890',
  '2026-00123 opera (77)-4410 anna weber 4915112345678',
];
const isFound = (text: string, search: string): boolean =>
  searchWords(search).every((word) => text.includes(word)) ||
  (phoneIn(search) !== '' && text.includes(phoneIn(search)));

const searches = [
  'klb-20418',
  'KLB-204181',
  '20418',
  '0418',
  '20418/7',
  'ane-20418/70',
  'maria.papadaki@fjordmail.no',
  'xmaria.papadaki@fjordmail.no',
  'papadaki@fjord',
  'maria.papadaki@',
  '@fjordmail.no',
  'ia@fjordmail.no',
  'maria.papadaki@example.gr klb',
  '+30 694 598 0235',
  '306945980235',
  '5980235',
  '98023',
  '30694598',
  '13069',
  '4791234567 lucja',
  'a%b_c\\d@e',
  'b_c\\d@',
  'a%c',
  '12345%6',
  '12345%',
  '1234567890123',
  '2345678901234567890',
  '12345678901234567891',
  '2026-00123',
  '20418 5521873',
  '(77)-4410',
  '12-34-56',
  '-----',
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each(searches)(
  'a search for %j finds every text that contains its words, and no other',
  async (search) => {
    const { rows } = await app.db.execute<{ text: string }>(sql`
    SELECT text FROM unnest(${sql.param(texts)}::text[]) text
    WHERE ${sql.join(hasWords(sql`text`, search), sql` AND `)}`);
    const expected = texts.filter((text) => isFound(text, search));
    expect(rows.map(({ text }) => text)).toEqual(expected);
  },
);

test('the searches match some texts but not all', () => {
  const found = searches.map((search) => texts.filter((text) => isFound(text, search)).length);
  expect(Math.min(...found)).toBe(0);
  expect(found.filter((count) => count > 0 && count < texts.length).length).toBeGreaterThan(20);
});
