import { toAmount } from '@deck/values';
import { describe, expect, it } from 'vitest';
import { hundredAt, missingToday, type RateForm, readRate, toDraft, toForm, wrongIn } from './rate-form.ts';

const form: RateForm = { currency: 'USD', startDate: '2026-11-22', endDate: '', rate: '0.9215' };

describe('a typed rate', () => {
  it('takes the comma for a decimal sign, and no spaces', () => {
    expect(readRate('0,9215')).toBe('0.9215');
    expect(readRate(' 1 234,5 ')).toBe('1234.5');
    expect(readRate('0.92')).toBe('0.92');
  });

  it.each(['0', '0.0', '-0.92', '1,234.5', '1.2.3', '1e3', 'abc', `0.${'1'.repeat(30)}`, '0.123456789'])(
    'is refused as %s',
    (rate) => {
      expect(wrongIn({ ...form, rate })).toEqual({ rate: 'rate' });
    },
  );

  it('may have eight decimals', () => {
    expect(wrongIn({ ...form, rate: '0,00000001' })).toEqual({});
  });
});

describe('the form of a rate', () => {
  it('has no end while none is typed, and goes there and back', () => {
    expect(toDraft(form).endDate).toBeNull();
    expect(toForm(toDraft({ ...form, endDate: '2026-12-31' }))).toEqual({ ...form, endDate: '2026-12-31' });
  });

  it('refuses an end before the start, at the end', () => {
    expect(wrongIn({ ...form, endDate: '2026-11-21' })).toEqual({ endDate: 'dateOrder' });
    expect(wrongIn({ ...form, endDate: '2026-11-22' })).toEqual({});
  });

  it('says what is missing at each field', () => {
    expect(wrongIn({ currency: '', startDate: '', endDate: '', rate: '' })).toEqual({
      currency: 'currency',
      startDate: 'required',
      rate: 'required',
    });
  });
});

it('shows what a hundred are worth, and nothing of what is no rate', () => {
  expect(toAmount(hundredAt({ ...form, rate: '0,9215' }, 'EUR')?.to ?? never())).toBe('92.15');
  expect(hundredAt({ ...form, rate: '0' }, 'EUR')).toBeUndefined();
  expect(hundredAt({ ...form, currency: '' }, 'EUR')).toBeUndefined();
});

it('finds the accepted currencies without a rate', () => {
  expect(missingToday(['CHF', 'EUR', 'USD'], 'EUR', [{ currency: 'USD' }])).toEqual(['CHF']);
});

function never(): never {
  throw new Error('Nothing was answered');
}
