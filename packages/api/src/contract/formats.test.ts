import { currencies, getExponent } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { check } from '../core/schema.ts';
import {
  Amount,
  AmountSum,
  Email,
  fitsCurrency,
  Instant,
  LatinName,
  Lifetime,
  LocalMoment,
  Password,
  Phone,
  PositiveAmount,
  RequiredEmail,
  RequiredLine,
  recipientProblem,
} from './formats.ts';
import { Customer } from './order-draft.ts';
import { CreatedUntil } from './order-list.ts';
import { PersonName, PositionTitle } from './person-formats.ts';
import { Alpha, Color, Numeric, Pan, Time } from './text-formats.ts';

/** The key of the validation message; undefined when the text is valid. */
function wrong(schema: z.ZodMiniType, text: string): string | undefined {
  const checked = check(schema, text, 'text');
  return 'fields' in checked ? checked.fields.text : undefined;
}

const getText = (letters: string, minLength = 1, maxLength = 40) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength });
const latin = 'abzABZéßÆłñ';
const greek = 'αβωΑΒΩάϊ';
const cyrillic = 'абяАБЯёї';
/** Characters that no format allows, such as those that come along with a paste. */
const foreign = fc.constantFrom('\u0000', '\u202E', '\u200F', '\n<', '<script>', ';');
const somewhere = (text: string, sign: string, at: number) =>
  text.slice(0, at % (text.length + 1)) + sign + text.slice(at % (text.length + 1));

interface Format {
  readonly schema: z.ZodMiniType;
  readonly key: string;
  readonly good: fc.Arbitrary<string>;
  readonly bad: readonly string[];
}

const digits = '0123456789';
const groups = (count: number) => fc.array(getText(digits, 4, 4), { minLength: count, maxLength: count });
const two = (most: number) => fc.nat(most).map((number) => String(number).padStart(2, '0'));

const formats: Readonly<Record<string, Format>> = {
  email: {
    schema: Email,
    key: 'email',
    good: fc
      .tuple(getText("abz019.+-'_жü", 1, 20), getText('abz019-ωя'), getText('abzел', 2, 6))
      .map(([name, host, end]) => `${name}@a${host}z.${end}`),
    bad: [
      'name',
      'name@',
      '@hotel.com',
      'name@hotel',
      'a b@hotel.com',
      'a@b@hotel.com',
      'a@hotel..com',
      'desk@hotel-.gr',
      'desk@-hotel.gr',
      'desk@[300.1.1.1]',
      'desk@300.1.1.1',
      'a\\b@hotel.gr',
      `desk@${'a'.repeat(64)}.gr`,
      `${'a'.repeat(65)}@hotel.gr`,
      'desk\ufffd@hotel.gr',
      'desk@hotel\ufffd.gr',
    ],
  },
  phone: {
    schema: Phone,
    key: 'phone',
    good: getText(digits, 7, 15).map(
      (number) => `+${number.slice(0, 2)} (${number.slice(2, 4)}) ${number.slice(4)}`,
    ),
    bad: [
      '+123456',
      '+1234567890123456',
      '302101234567',
      '+30 210.123.4567',
      '+30 210 1234 ext 5',
      '++302101234567',
    ],
  },
  'alpha in three alphabets': {
    schema: Alpha,
    key: 'alpha',
    good: getText(latin + greek + cyrillic),
    bad: ['a1', 'a b', 'a-b', "O'Hara", '東京', 'عمر'],
  },
  numeric: {
    schema: Numeric,
    key: 'numeric',
    good: getText(digits),
    bad: ['1 2', '1,2', '-1', '1e3', '٣', '１', '0x1'],
  },
  pan: {
    schema: Pan,
    key: 'pan',
    good: fc.constantFrom(4, 5).chain((count) => groups(count).map((group) => group.join(' '))),
    bad: ['4242424242424242', '4242 4242 4242', '4242-4242-4242-4242', '4242 4242 4242 424'],
  },
  time: {
    schema: Time,
    key: 'time',
    good: fc.tuple(two(23), two(59)).map(([hours, minutes]) => `${hours}:${minutes}`),
    bad: ['24:00', '12:60', '9:30', '0930', '09:30:00', '09.30'],
  },
  color: {
    schema: Color,
    key: 'color',
    good: getText('0123456789abcdef', 6, 6).map((hex) => `#${hex}`),
    bad: ['#fff', '0074c0', '#0074C0', '#0074c00', 'red', 'rgb(0, 116, 192)'],
  },
  'first and last name': {
    schema: PersonName,
    key: 'personName',
    good: getText(`${latin}${greek}${cyrillic}019'’&-`),
    bad: ['Anna, Maria', 'Dr. Who', 'a@b', 'Anna/Maria', 'Anna\nMaria', 'Anna\tMaria'],
  },
  position: {
    schema: PositionTitle,
    key: 'positionTitle',
    good: getText(`${latin}${greek}${cyrillic} ,.'’-`),
    bad: ['Desk 1', 'Sales & events', 'a@b', 'a/b'],
  },
  'name of a customer': {
    schema: LatinName,
    key: 'latinName',
    good: getText(`${latin}019'’&.-`),
    bad: [
      'Ελένη',
      'Елена',
      'Anna, Maria',
      '東京',
      'Anna\u{05B4}',
      'Ａｎｎａ',
      'Soﬁa',
      'Annaª',
      'Anna\nMaria',
    ],
  },
  amount: {
    schema: Amount,
    key: 'amount',
    good: fc
      .tuple(fc.nat(999_999_999), getText(digits, 0, 4))
      .map(([whole, part]) => (part === '' ? String(whole) : `${whole}.${part}`)),
    bad: ['1,5', '-1', '+1', '1e3', '1.', '.5', '1 000', '1.23456', '٣'],
  },
  lifetime: {
    schema: Lifetime,
    key: 'lifetime',
    good: fc.integer({ min: 1, max: 999 }).map((hours) => `PT${hours}H`),
    bad: ['36h', 'P', 'PT', 'PT-1H', '-P1D', '24'],
  },
};

describe.each(Object.entries(formats))('the format %s', (_name, { schema, key, good, bad }) => {
  // Specification 5.6, 5.7, 5.11-5.17, 5.19
  it('accepts valid values', () => {
    fc.assert(fc.property(good, (text) => wrong(schema, text) === undefined));
  });

  // Specification 5.6, 5.7, 5.11-5.17, 5.19
  it('rejects invalid values with its key', () => {
    for (const text of bad) expect(wrong(schema, text), text).toBe(key);
  });

  it('rejects a foreign character at every position, at once', () => {
    fc.assert(
      fc.property(good, foreign, fc.nat(), (text, sign, at) => {
        expect(wrong(schema, somewhere(text, sign, at))).toBeDefined();
      }),
    );
    const start = performance.now();
    expect(wrong(schema, 'a1 -'.repeat(20_000))).toBeDefined();
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('formats', () => {
  // Specification 5.6, 5.7, 5.11, 5.26
  it('accept an empty value where optional, and ask for it where required', () => {
    for (const schema of [Email, Phone, Alpha, Numeric, Pan, Color, PositionTitle])
      expect(wrong(schema, '')).toBeUndefined();
    for (const schema of [RequiredLine, RequiredEmail, PersonName, LatinName, Amount, Time])
      expect(wrong(schema, '')).toBe('required');
  });

  // Specification 5.1
  it('reject blanks for a required text', () => {
    fc.assert(
      fc.property(getText(' \t\n\u00A0\u2003', 1, 20), (blank) => {
        expect(wrong(RequiredLine, blank)).toBe('required');
        expect(wrong(PersonName, blank)).toBe('required');
        expect(wrong(RequiredLine, `${blank}a${blank}`)).toBeUndefined();
      }),
    );
  });

  it('accept amounts with all decimals of their currency, and no more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.nat(1_000_000),
        getText(digits, 0, 6),
        (code, whole, part) => {
          const amount = part === '' ? String(whole) : `${whole}.${part}`;
          if (part.length <= getExponent(code)) expect(wrong(Amount, amount)).toBeUndefined();
          expect(fitsCurrency(amount, code)).toBe(part.length <= getExponent(code));
        },
      ),
    );
  });

  // Specification 5.29, 5.31, 5.37
  it.each([
    [PositiveAmount, '0', 'amountPositive'],
    [PositiveAmount, '0.00', 'amountPositive'],
    [PositiveAmount, '0.01', undefined],
    [PositiveAmount, '10', undefined],
    [PositiveAmount, '-1', 'amount'],
    [Lifetime, 'PT1H', undefined],
    [Phone, `+30 210 1234567${' '.repeat(24)}`, undefined],
    [Phone, `+30 210 1234567${' '.repeat(26)}`, 'maxLength?max=40'],
    [Password, '🫒🫒🫒🫒', 'minLength?min=8'],
    [Password, '🫒🫒🫒🫒🫒🫒🫒🫒', undefined],
    [LocalMoment, '2100-12-31T23:59', undefined],
    [LocalMoment, '2101-01-01T00:00', 'date'],
    [LocalMoment, '1899-12-31T23:59', 'date'],
    [CreatedUntil, '0000-01-01T00:00:00Z', 'date'],
    [CreatedUntil, '9999-12-31T23:59:59Z', 'date'],
    [CreatedUntil, '2026-11-20T10:00:00Z', undefined],
    [Customer.shape.country, 'XK', undefined],
    [Customer.shape.country, '', undefined],
    [Customer.shape.country, 'UK', 'choice'],
    [Customer.shape.country, 'ZZ', 'choice'],
    [Lifetime, 'PT59M', 'lifetimeMinimum'],
    [Lifetime, 'P1DT2H', undefined],
    [Lifetime, 'P3650D', undefined],
    [Lifetime, 'P3650DT1H', 'tooLarge'],
    [Lifetime, 'P999999999W', 'tooLarge'],
    [Amount, '999999999999.99', undefined],
    [Amount, '1000000000000.00', 'amount'],
    [AmountSum, '1000000000000.00', undefined],
    [AmountSum, '-1.00', 'amount'],
    [LocalMoment, '', 'required'],
    [LocalMoment, '2026-11-24T10:30', undefined],
    [LocalMoment, '2026-11-24', 'date'],
    [LocalMoment, '10:30', 'date'],
    [LocalMoment, 'T10:30', 'date'],
    [LocalMoment, '2026-11-24T', 'date'],
    [LocalMoment, '2026-11-31T10:30', 'date'],
    [LocalMoment, '2026-11-24T24:00', 'date'],
    [LocalMoment, '2026-11-24T10:30T', 'date'],
    [LocalMoment, '2026-11-24 10:30', 'date'],
    [Instant, '2026-11-20T10:00:00Z', undefined],
    [Instant, '2026-11-20T10:00:00.123456Z', undefined],
    [Instant, '2026-11-20T10:00:00+02:00', 'date'],
    [Instant, '2026-11-20T10:00:00', 'date'],
    [Instant, 'x2026-11-20T10:00:00Z', 'date'],
    [Instant, '2026-11-20T10:00:00Zx', 'date'],
  ])('accept and reject values at their limits, case %#', (schema, text, key) => {
    expect(wrong(schema, text), text).toBe(key);
  });

  // Specification 5.21, 9.8
  it('accept any eight characters as a password', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        expect(wrong(Password, text)).toBe(text.length < 8 ? 'minLength?min=8' : undefined);
      }),
    );
  });
});

it.each([
  ['EMAIL', '', 'required'],
  ['SMS', '', 'required'],
  ['EMAIL', 'eleni@example.com', undefined],
  ['EMAIL', '+306945550101', 'email'],
  ['EMAIL', ' eleni@example.com', 'email'],
  ['SMS', '+30 694 555 0101', undefined],
  ['SMS', 'eleni@example.com', 'phone'],
] as const)('reject a recipient by %s, "%s", as %s', (channel, recipient, problem) => {
  expect(recipientProblem(channel, recipient)).toBe(problem);
});
