import { fold, searchWords } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getSearchText, phoneIn } from './search-text.ts';

const order = {
  externalId: 'KLB-20418',
  reservationId: 'OPERA 5521873',
  customer: {
    firstName: 'Łucja',
    lastName: 'Strøm-Weiß',
    companyName: '',
    email: 'L.Strom@Fjordmail.no',
    phone: '+47 (912) 34-567',
  },
};

const finds = (search: string): boolean =>
  [searchWords(search), [phoneIn(search)].filter(Boolean)].some(
    (words) => words.length > 0 && words.every((word) => getSearchText(order).includes(word)),
  );

test('a company named in Greek is found in Latin letters too', () => {
  const customer = { ...order.customer, companyName: 'Αφοί Παπαδοπούλου' };
  expect(getSearchText({ ...order, customer })).toMatch(/4791234567 afoi papadopoulou$/);
});

test('an order is found by its ids, guest, e-mail and phone', () => {
  expect(getSearchText(order)).toBe(
    'klb-20418 opera 5521873 lucja strom-weiss l.strom@fjordmail.no 4791234567',
  );
});

describe('a search', () => {
  test.each([
    'klb-20418',
    'KLB',
    '20418',
    'lucja WEISS',
    'Łucja',
    'strøm',
    '+47 912 34 567',
    '(912) 34-567',
    '5521873',
  ])('for "%s" finds it', (search) => expect(finds(search)).toBe(true));

  test.each(['klb-20419', 'lucja brown', '%', 'l_cja', '\\', '+47 912 34 568'])(
    'for "%s" does not find it',
    (search) => expect(finds(search)).toBe(false),
  );

  test('finds any part of the searchable text, whatever characters it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (name, from, to) => {
        const [word = ''] = fold(name).split(/\s+/).filter(Boolean);
        const part = word.slice(from % (word.length + 1)).slice(0, 1 + (to % 5));
        fc.pre(part !== '');
        const text = getSearchText({ ...order, customer: { ...order.customer, lastName: name } });
        for (const found of searchWords(part)) expect(text).toContain(found);
      }),
    );
  });

  test('finds a Greek name typed in capitals, although a final sigma is a different letter', () => {
    const text = getSearchText({ ...order, customer: { ...order.customer, lastName: 'Κωσταντίνου' } });
    expect(searchWords('ΚΩΣ').every((word) => text.includes(word))).toBe(true);
  });
});
