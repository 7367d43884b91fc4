import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  Address,
  Country,
  MethodName,
  OrderPrefix,
  PictureUrl,
  Rate,
  RequiredAddress,
} from './company-formats.ts';

const long = `https://hotel.example.com/${'a'.repeat(500)}`;

/** Values that pass, and values that fail with their message key. */
const cases: readonly (readonly [
  string,
  z.ZodMiniType,
  readonly string[],
  Readonly<Record<string, string>>,
])[] = [
  [
    'an address',
    Address,
    ['', 'https://hotel.example.com/terms', 'http://hotel.example.com'],
    {
      'javascript:alert(1)': 'url',
      'ftp://hotel.example.com': 'url',
      'hotel.example.com': 'url',
      'https:hotel.example.com': 'url',
      'https://hotel.example.com/a b': 'url',
      'https://hotel.example.com/<b>': 'url',
      'https://hotel.example.com/"': 'url',
      'https://hotel.example.com@evil.example': 'url',
      'https://eleni:secret@hotel.example.com': 'url',
      [long]: 'maxLength',
    },
  ],
  [
    'an address that must be',
    RequiredAddress,
    ['https://hotel.example.com'],
    { '': 'required', hotel: 'url' },
  ],
  [
    'a picture',
    PictureUrl,
    ['/resources/files/8Qm2vXo1c0yH.png', 'https://hotel.example.com/logo.png'],
    {
      '': 'url',
      '/resources/files/': 'url',
      '/resources/files/../secret': 'url',
      '/other/8Qm2.png': 'url',
      'x/resources/files/8Qm2.png': 'url',
      'data:image/png;base64,AA': 'url',
      [long]: 'maxLength',
    },
  ],
  ['a country', Country, ['GR', 'XK'], { '': 'choice', gr: 'choice', ZZ: 'choice' }],
  ['a rate', Rate, ['0.9215', '1'], { '': 'required', '0': 'rate', '-1': 'rate', '1e3': 'rate' }],
  [
    'a method',
    MethodName,
    ['IDEAL', 'CARDS_2', `A${'B'.repeat(39)}`],
    { '': 'choice', A: 'choice', ideal: 'choice', '2C': 'choice', [`A${'B'.repeat(40)}`]: 'choice' },
  ],
  [
    'a prefix',
    OrderPrefix,
    ['K', 'KAL', 'KAL123'],
    { '': 'prefix', kal: 'prefix', '1K': 'prefix', KAL1234: 'prefix', 'K-L': 'prefix' },
  ],
];

describe.each(cases)('%s', (_, schema, passing, refused) => {
  it.each(passing)('passes: %s', (text) => {
    expect(schema.safeParse(text).success).toBe(true);
  });
  it.each(Object.entries(refused))('refuses %.60s: %s', (text, key) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toContain(key);
  });
});
