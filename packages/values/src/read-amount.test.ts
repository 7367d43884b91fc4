import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positiveMoney } from './arbitraries.ts';
import { getExponent, typedDecimals } from './currencies.ts';
import { formatMoney } from './format-money.ts';
import { money, toAmount } from './money.ts';
import { readAmount } from './read-amount.ts';

describe('a pasted amount with one reading', () => {
  it.each([
    ['1.234,56', 'EUR', '1234.56'],
    ['1,234.56', 'EUR', '1234.56'],
    ['1 234,56', 'EUR', '1234.56'],
    ['1\u00A0234,56', 'EUR', '1234.56'],
    ['1\u202F234,56', 'EUR', '1234.56'],
    ['1\u2009234,56', 'EUR', '1234.56'],
    ["1'234.56", 'CHF', '1234.56'],
    ['1’234.56', 'CHF', '1234.56'],
    ['1 234', 'EUR', '1234.00'],
    ['1,234,567', 'EUR', '1234567.00'],
    ['1.234.567,8', 'EUR', '1234567.80'],
    ['1.234,5', 'EUR', '1234.50'],
    ['1.234,5', 'BHD', '1234.500'],
    ['1234', 'EUR', '1234.00'],
    ['12,3', 'EUR', '12.30'],
    ['.5', 'EUR', '0.50'],
    ['1234.', 'EUR', '1234.00'],
    ['500,-', 'EUR', '500.00'],
    ['500.–', 'CHF', '500.00'],
    ['0', 'EUR', '0.00'],
    ['10.2500', 'EUR', '10.25'],
    ['10.25', 'BHD', '10.250'],
    ['12,000', 'JPY', '12000'],
    ['1,234', 'JPY', '1234'],
    ['12,000.00', 'JPY', '12000'],
    ['12000', 'JPY', '12000'],
    ['１２３４．５０', 'EUR', '1234.50'],
    ['١٢٣٤٫٥٠', 'EUR', '1234.50'],
    ['١٬٢٣٤٫٥٠', 'EUR', '1234.50'],
    ['۱۲۳۴', 'EUR', '1234.00'],
    ['\u200E1234.50\u200F', 'EUR', '1234.50'],
    ['  1234.50\n', 'EUR', '1234.50'],
  ])('%j %s is %s', (text, currency, amount) => {
    expect(readAmount(text, currency)).toEqual({ kind: 'one', amount });
  });

  it.each([
    ['€1234', 'EUR', '1234.00'],
    ['€ 1,234.50', 'EUR', '1234.50'],
    ['1234,5 EUR', 'EUR', '1234.50'],
    ['eur1234.5', 'EUR', '1234.50'],
    ['€1234 EUR', 'EUR', '1234.00'],
    ['12 евро', 'EUR', '12.00'],
    ['$.50', 'USD', '0.50'],
    ['US$5', 'USD', '5.00'],
    ['$5', 'CAD', '5.00'],
    ['1 234 руб.', 'RUB', '1234.00'],
    ['1 234,50 ₽', 'RUB', '1234.50'],
    ['¥12,000', 'JPY', '12000'],
    ['￥12,000', 'JPY', '12000'],
    ['Fr. 500.-', 'CHF', '500.00'],
    ['500 kr', 'NOK', '500.00'],
    ['1 234 F CFA', 'XOF', '1234'],
    ['Cg.\u00A01,234.50', 'XCG', '1234.50'],
    ['12,50 р.', 'BYN', '12.50'],
  ])('%j in a field of %s is %s', (text, currency, amount) => {
    expect(readAmount(text, currency)).toEqual({ kind: 'one', amount });
  });
});

describe('a pasted amount with two readings', () => {
  it.each([
    ['1,234', 'EUR', '1234.00', '1.23'],
    ['1.234', 'EUR', '1234.00', '1.23'],
    ['€1,239', 'EUR', '1239.00', '1.23'],
    ['12.500', 'EUR', '12500.00', '12.50'],
    ['100,000 EUR', 'EUR', '100000.00', '100.00'],
    ['1,234', 'KWD', '1234.000', '1.230'],
    ['1,250', 'BHD', '1250.000', '1.250'],
    ['10.250', 'BHD', '10250.000', '10.250'],
  ])('%j in %s is ambiguous: %s or %s', (text, currency, grouped, decimal) => {
    expect(readAmount(text, currency)).toEqual({ kind: 'two', readings: [grouped, decimal] });
  });
});

describe('a pasted text that is refused', () => {
  it.each([
    ['', 'EUR', 'notANumber'],
    ['abc', 'EUR', 'notANumber'],
    ['1,23,456.00', 'EUR', 'notANumber'],
    ['1.23.45', 'EUR', 'notANumber'],
    ['20.11.2026', 'EUR', 'notANumber'],
    ['10:30', 'EUR', 'notANumber'],
    ['12a34', 'EUR', 'notANumber'],
    ['500 – 600', 'EUR', 'notANumber'],
    ['100%', 'EUR', 'notANumber'],
    ['+30 694 412 3456', 'EUR', 'notANumber'],
    ['12²', 'EUR', 'notANumber'],
    ['1½', 'EUR', 'notANumber'],
    ['1e3', 'EUR', 'notANumber'],
    ['Rs.50', 'INR', 'notANumber'],
    ['(5', 'EUR', 'notANumber'],
    ['20 11', 'EUR', 'notANumber'],
    ['$5', 'EUR', 'otherCurrency'],
    ['5 USD', 'EUR', 'otherCurrency'],
    ['US$5', 'CAD', 'otherCurrency'],
    ['5 kr', 'EUR', 'otherCurrency'],
    ['€5', 'USD', 'otherCurrency'],
    ['-5', 'EUR', 'negative'],
    ['−5,00 €', 'EUR', 'negative'],
    ['€-5', 'EUR', 'negative'],
    ['5-', 'EUR', 'negative'],
    ['(5.00)', 'EUR', 'negative'],
    ['(€5.00)', 'EUR', 'negative'],
    ['KWD 10.255', 'KWD', 'tooManyDecimals'],
    ['10.255', 'KWD', 'tooManyDecimals'],
    ['1234.567', 'EUR', 'tooManyDecimals'],
    ['1,234.567', 'EUR', 'tooManyDecimals'],
    ['0.234', 'EUR', 'tooManyDecimals'],
    ['12.5', 'JPY', 'tooManyDecimals'],
    ['1,234.50', 'JPY', 'tooManyDecimals'],
    ['99999999999999999', 'EUR', 'tooLarge'],
  ])('%j in %s: %s', (text, currency, reason) => {
    expect(readAmount(text, currency)).toEqual({ kind: 'none', reason });
  });
});

describe('laws', () => {
  const typable = positiveMoney.map(({ minor, currency }) => {
    const unit = 10n ** BigInt(getExponent(currency) - typedDecimals(currency));
    return money(minor - (minor % unit), currency);
  });

  it("parse back the product's own format, or offer that amount as a reading", () => {
    fc.assert(
      fc.property(typable, fc.constantFrom('en', 'ru', 'el'), (amount, locale) => {
        const reading = readAmount(formatMoney(amount, locale), amount.currency);
        const amounts =
          reading.kind === 'one' ? [reading.amount] : reading.kind === 'two' ? reading.readings : [];
        expect(amounts).toContain(toAmount(amount));
      }),
      { numRuns: 500 },
    );
  });

  it('parse a wire string as that amount, unless it could be a thousandfold', () => {
    fc.assert(
      fc.property(typable, (amount) => {
        const text = toAmount(amount);
        fc.pre(!/^[1-9]\d{0,2}\.\d{3}$/.test(text));
        expect(readAmount(text, amount.currency)).toEqual({ kind: 'one', amount: text });
      }),
    );
  });

  it('never change the pasted digits of an unambiguous amount', () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789., '€$-()"), maxLength: 14 });
    fc.assert(
      fc.property(text, fc.constantFrom('EUR', 'JPY', 'BHD'), (pasted, currency) => {
        const reading = readAmount(pasted, currency);
        if (reading.kind !== 'one') return;
        const digits = (figure: string) => figure.replace(/\D/g, '').replace(/^0+|0+$/g, '');
        expect(digits(reading.amount)).toBe(digits(pasted));
        expect(pasted).not.toMatch(/^\s*-|\$/);
      }),
      { numRuns: 3_000 },
    );
  });
});
