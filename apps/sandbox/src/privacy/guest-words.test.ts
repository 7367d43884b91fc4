import { describe, expect, test } from 'vitest';
import { getGuestWords } from './guest-words.ts';

const zelda = getGuestWords({
  emails: ['zelda.q+x@mail.example'],
  phones: ['+30 694 777-3311'],
  names: [{ first: 'Zelda', last: 'Quill' }],
});

describe('taken out of a text are', () => {
  test.each([
    ['Ms Quill paid', 'Ms ••• paid'],
    ['zelda quill paid', '••• paid'],
    ['550 <ZELDA.Q+X@mail.example> unknown', '550 <•••> unknown'],
    ['call 6947773311 or +306947773311', 'call 6947773311 or •••'],
    ['Tel. +30 694-777-3311.', 'Tel. •••.'],
  ])('%s', (text, without) => {
    expect(zelda.takeOut(text)).toBe(without);
  });

  test.each(['Quilling paid', 'Zelda of the front desk', 'zeldaXq+x@mail.example', '+30 694 777 3312', ''])(
    'nothing of "%s"',
    (text) => {
      expect(zelda.takeOut(text)).toBe(text);
    },
  );
});

test('every text in JSON is searched, and a value equal to an erased text goes', () => {
  const value = { note: 'Peanuts', name: ['Zelda', 'Quill'], deep: { total: 10, of: null, by: 'Zelda' } };
  expect(zelda.takeOutOfJson(value, new Set(['Peanuts']))).toEqual({
    note: '',
    name: ['•••', '•••'],
    deep: { total: 10, of: null, by: '•••' },
  });
});

test('the pattern of the database finds what is taken out', () => {
  const pattern = new RegExp(zelda.pattern ?? '', 'i');
  for (const text of ['Ms Quill', 'ZELDA.Q+X@MAIL.EXAMPLE', '+30 694 777 33 11'])
    expect(text).toMatch(pattern);
  expect('Zelda of the front desk').not.toMatch(pattern);
});

test('a guest without a name and addresses is looked for nowhere', () => {
  const nobody = getGuestWords({ emails: [''], phones: ['12'], names: [{ first: '', last: 'Li' }] });
  expect(nobody.pattern).toBeUndefined();
  expect(nobody.takeOut('Li came at 12')).toBe('Li came at 12');
});
