import * as plans from '@deck/values/phone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrived,
  getEntry,
  inCountry,
  left,
  namesCountry,
  type PhoneEntry,
  toDigits,
  typed,
} from './phone-entry.ts';

const empty: PhoneEntry = { text: '', country: undefined, value: '' };

/** Types key by key like the field: a refused key changes nothing. */
function type(keys: string, country?: string, from: PhoneEntry = { ...empty, country }): PhoneEntry {
  let entry = from;
  for (const key of keys) entry = typed(plans, entry.text + key, entry, entry.country ?? country) ?? entry;
  return entry;
}

describe('typing a phone', () => {
  // Specification 5.8
  it("groups national digits by their country's rules", () => {
    expect(type('91234567', 'NO')).toEqual({ text: '91 23 45 67', country: 'NO', value: '+4791234567' });
  });

  it('leaves an international number as typed, and detects its country', () => {
    const entry = type('+306944123456', 'NO');
    expect(entry).toEqual({ text: '+306944123456', country: 'GR', value: '+306944123456' });
    expect(left(plans, entry, 'GR').text).toBe('694 412 3456');
  });

  it('treats 00 as a plus', () => {
    expect(type('00306944123456').country).toBe('GR');
    expect(type('00306944123456').value).toBe('+306944123456');
  });

  // Specification 5.9
  it('distinguishes countries with the same code by the digits', () => {
    expect(type('+16702345678').country).toBe('MP');
    expect(type('6702345678', 'US').country).toBe('MP');
    expect(type('+77012345678').country).toBe('KZ');
  });

  it('keeps a trunk prefix while typing, and drops it on blur', () => {
    const entry = type('07400123456', 'GB');
    expect(toDigits(entry.text)).toBe('07400123456');
    expect(entry.value).toBe('+447400123456');
    expect(left(plans, entry, 'GB').text).toBe('7400 123456');
  });

  it('lets a text that is not a phone be deleted key by key, and accepts no more characters', () => {
    const foreign: PhoneEntry = { text: 'ext. 5', country: undefined, value: 'ext. 5' };
    expect(typed(plans, 'ext. ', foreign, 'GR')).toMatchObject({ text: 'ext. ', value: 'ext. ' });
    expect(typed(plans, 'ext. 56', foreign, 'GR')).toBeNull();
  });

  // Specification 5.10
  it("refuses letters, and digits beyond the country's longest number", () => {
    expect(typed(plans, '912a', empty, 'NO')).toBeNull();
    expect(toDigits(type('912345678901234567890', 'GR').value).length).toBe(
      2 + plans.maxNationalDigits('GR'),
    );
    expect(toDigits(type('+99912345678901234567').value).length).toBe(15);
  });

  it('without a country keeps the text, which is not a phone yet', () => {
    expect(type('6944123456')).toEqual({ text: '6944123456', country: undefined, value: '6944123456' });
  });

  it('without the plans is plain text of at most 15 digits', () => {
    expect(typed(undefined, '+30 694', empty, undefined)).toEqual({
      ...empty,
      text: '+30 694',
      value: '+30 694',
    });
    expect(typed(undefined, '1234567890123456', empty, undefined)).toBeNull();
  });

  it('never changes or loses a typed digit', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 18 });
    fc.assert(
      fc.property(
        keys,
        fc.constantFrom('GR', 'NO', 'GB', 'US', 'IT', 'AR', 'MX', undefined),
        (digits, country) => {
          const entry = type(digits, country);
          expect(digits.startsWith(toDigits(entry.text))).toBe(true);
        },
      ),
    );
  });
});

describe('a pasted or autofilled number', () => {
  it.each([
    ['+30 694 412 3456', 'GR', '+306944123456'],
    ['0030 694 412 3456', 'GR', '+306944123456'],
    ['tel:+30-694-412-3456', 'GR', '+306944123456'],
    ['+44 (0) 7400 123456', 'GB', '+447400123456'],
    ['91234567', 'NO', '+4791234567'],
    ['Phone: +47 912 34 567', 'NO', '+4791234567'],
  ])('%s switches to %s', (text, country, value) => {
    const entry = arrived(plans, text, 'NO');
    expect(entry).toMatchObject({ country, value });
    expect(entry?.text).not.toContain('+');
  });

  it('is accepted as a whole even if too long: nothing is cut off silently', () => {
    expect(toDigits(arrived(plans, '+47 912 34 567 890 12', 'NO')?.value ?? '')).toBe('479123456789012');
  });

  it('is refused without a number in it', () => {
    expect(arrived(plans, 'call me', 'NO')).toBeNull();
  });

  it('names its country, or is inserted into the text', () => {
    expect(namesCountry(plans, '+30694')).toBe(true);
    expect(namesCountry(plans, '0030694')).toBe(true);
    expect(namesCountry(plans, '694')).toBe(false);
  });
});

describe('a value from outside', () => {
  it('shows the national number, and the country beside it', () => {
    expect(getEntry(plans, '+306944123456', 'NO')).toEqual({
      text: '694 412 3456',
      country: 'GR',
      value: '+306944123456',
    });
  });

  it('is shown unchanged if it is not a phone', () => {
    for (const value of ['reception, ext. 5', '+', '6944123456']) {
      expect(getEntry(plans, value, undefined).text).toBe(value);
    }
    expect(getEntry(plans, '+9991234567', 'NO')).toMatchObject({ text: '+9991234567', country: null });
  });

  it('never changes by being shown', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('GR', 'US', undefined), (value, country) => {
        expect(getEntry(plans, value, country).value).toBe(value);
      }),
    );
  });

  it('is returned from the field unchanged', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 12 });
    fc.assert(
      fc.property(digits, (text) => {
        const value = `+${text}`;
        expect(left(plans, getEntry(plans, value, undefined), undefined).value).toBe(value);
      }),
    );
  });
});

describe('choosing another country', () => {
  it('keeps the national number', () => {
    const greek = getEntry(plans, '+306944123456', undefined);
    expect(inCountry(plans, greek, 'CY')).toMatchObject({ country: 'CY', value: '+3576944123456' });
    expect(inCountry(plans, greek, 'GR')).toEqual(greek);
  });

  it('adds its dial code to a number without a country', () => {
    expect(inCountry(plans, type('6944123456'), 'GR').value).toBe('+306944123456');
    expect(inCountry(plans, empty, 'GR')).toEqual({ text: '', country: 'GR', value: '' });
  });

  it('does not change an invalid number, or a number without a country', () => {
    for (const value of ['n/a', 'call 12', '+999123456']) {
      const entry = getEntry(plans, value, undefined);
      expect(inCountry(plans, entry, 'GR')).toEqual({ ...entry, country: 'GR' });
    }
  });
});
