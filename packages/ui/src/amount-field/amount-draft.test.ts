import { formatAmount, money, parseMoney, typedDecimals } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, type Edited, edited, getSigns, readDraft, standsAtGroup } from './amount-draft.ts';

const empty: Draft = { text: '', grouped: true };

/** Presses keys in turn and reports them as a browser does. */
function typed(keys: string, locale: string, from: Edited = { ...empty, caret: 0 }): Edited {
  const signs = getSigns(locale);
  let now = from;
  for (const key of keys) {
    const isBack = key === '⌫';
    const skip = isBack && standsAtGroup(now, now.caret, 'Backspace', signs) ? 1 : 0;
    const caret = now.caret - skip;
    const text = now.text.slice(0, isBack ? caret - 1 : caret) + (isBack ? '' : key) + now.text.slice(caret);
    now = edited(
      now,
      {
        text,
        caret: isBack ? caret - 1 : caret + 1,
        type: isBack ? 'deleteContentBackward' : 'insertText',
        data: isBack ? null : key,
      },
      signs,
    );
  }
  return now;
}

describe('typing', () => {
  it.each([
    ['1234567', 'en', '1,234,567'],
    ['1234567', 'ru', '1\u00A0234\u00A0567'],
    ['1234567', 'el', '1.234.567'],
    ['1234.5', 'en', '1,234.5'],
    ['1234,5', 'en', '1,234.5'],
    ['1234.5', 'el', '1.234,5'],
    ['1234,5', 'ru', '1\u00A0234,5'],
    ['1 234', 'en', '1,234'],
    ['.5', 'en', '.5'],
    ['1234⌫', 'en', '123'],
  ])('%s in %s is shown as %s', (keys, locale, text) => {
    expect(typed(keys, locale)).toMatchObject({ text, grouped: true, caret: text.length });
  });

  it('keeps the caret after the same digit, in the middle too', () => {
    const middle = { text: '1,234,567', grouped: true, caret: 5 };
    expect(typed('9', 'en', middle)).toEqual({ text: '12,349,567', grouped: true, caret: 6 });
    expect(typed('⌫', 'en', middle)).toEqual({ text: '123,567', grouped: true, caret: 3 });
  });

  it('deletes the digit before a group separator, not the separator, which would come back', () => {
    expect(typed('⌫', 'en', { text: '1,234', grouped: true, caret: 2 })).toEqual({
      text: '234',
      grouped: true,
      caret: 0,
    });
  });

  it('leaves text that is not an amount unchanged', () => {
    expect(typed('12a4', 'en').text).toBe('12a4');
    expect(typed('-5', 'en').text).toBe('-5');
    expect(typed('1.2.3', 'en').text).toBe('1.2.3');
    expect(typed('1234,5.6', 'en').text).toBe('1234,5.6');
  });

  it.each([
    ['1,234.50', 'en'],
    ['1.234,50', 'en'],
    ['1.234,50', 'el'],
    ['1,234.50', 'el'],
    ['1,234,567.50', 'en'],
    ['1.234.567,50', 'el'],
  ])('leaves both separators of %s in %s as typed, and the caret at the end', (keys, locale) => {
    expect(typed(keys, locale)).toEqual({ text: keys, grouped: false, caret: keys.length });
  });

  it('leaves a second separator in the middle where it was typed', () => {
    const now = typed('1234,50', 'en');
    expect(now).toMatchObject({ text: '1,234.50', sign: ',' });
    expect(typed('.', 'en', { ...now, caret: 3 })).toEqual({ text: '12.34,50', grouped: false, caret: 3 });
  });

  it('forgets a deleted separator: the next is again the only one', () => {
    expect(typed('1,⌫2.5', 'en')).toMatchObject({ text: '12.5', grouped: true, sign: '.' });
    expect(typed('1,2⌫⌫', 'en').sign).toBeUndefined();
    const replaced = { text: '.', caret: 1, type: 'insertText', data: '.' };
    expect(edited(typed('1,5', 'en'), replaced, getSigns('en'))).toMatchObject({ text: '.', grouped: true });
  });

  it('handles 80,000 digits quickly, and groups them', () => {
    const start = performance.now();
    const text = `5${'9'.repeat(80_000)}`;
    const edit = { text, caret: text.length, type: 'insertText', data: text.slice(1) };
    const now = edited({ text: '5', grouped: true }, edit, getSigns('en'));
    expect(now.text.slice(0, 8)).toBe('599,999,');
    expect(now.text.replaceAll(',', '') === text).toBe(true);
    expect(readDraft(now, 'EUR', getSigns('en'))).toEqual({ kind: 'none', reason: 'tooLarge' });
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it("groups digits by the language's rules, and the caret follows the last digit", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{0,14}$/),
        fc.constantFrom('en', 'ru', 'el'),
        (digits, locale) => {
          const expected = formatAmount(money(BigInt(digits), 'JPY'), locale);
          expect(typed(digits, locale)).toEqual({ text: expected, grouped: true, caret: expected.length });
        },
      ),
    );
  });

  it('parses the typed digits, wherever the caret was', () => {
    const keys = fc.array(fc.constantFrom('0', '1', '5', '9', '⌫'), { maxLength: 20 });
    fc.assert(
      fc.property(keys, fc.nat(12), fc.constantFrom('en', 'ru', 'el'), (pressed, place, locale) => {
        const signs = getSigns(locale);
        const start = typed('1234567', locale);
        const caret = Math.min(place, start.text.length);
        const plain = start.text.slice(0, caret).replaceAll(signs.group, '').length;
        const after = '1234567'.slice(plain);
        let before = '1234567'.slice(0, plain);
        for (const key of pressed) before = key === '⌫' ? before.slice(0, -1) : before + key;
        // Backspace at the very start changes nothing in a browser.
        fc.pre(!pressed.some((_, at) => underflows(pressed.slice(0, at + 1), plain)));
        const now = typed(pressed.join(''), locale, { ...start, caret });
        expect(now.text.replaceAll(signs.group, '')).toBe(before + after);
        expect(now.text.slice(0, now.caret).replaceAll(signs.group, '')).toBe(before);
      }),
    );
  });
});

function underflows(keys: readonly string[], digits: number): boolean {
  return keys.reduce((left, key) => left + (key === '⌫' ? -1 : 1), digits) < 0;
}

describe('parsing a typed text', () => {
  const read = (keys: string, currency = 'EUR', locale = 'en') =>
    readDraft(typed(keys, locale), currency, getSigns(locale));

  it.each([
    ['1234', 'EUR', '1234.00'],
    ['1234.5', 'EUR', '1234.50'],
    ['0.05', 'EUR', '0.05'],
    ['.5', 'EUR', '0.50'],
    ['5.', 'EUR', '5.00'],
    ['12000', 'JPY', '12000'],
    ['12,000', 'JPY', '12000'],
    ['10.25', 'BHD', '10.250'],
    ['10.250', 'BHD', '10.250'],
    ['1,234.50', 'EUR', '1234.50'],
    ['1.234,50', 'EUR', '1234.50'],
    ['1,234,567.5', 'EUR', '1234567.50'],
    ['1,234,567', 'JPY', '1234567'],
  ])('%s %s is %s', (keys, currency, amount) => {
    expect(read(keys, currency)).toEqual({ kind: 'one', amount });
  });

  it('asks about a comma or dot before three digits, as after pasting', () => {
    expect(read('1,234')).toEqual({ kind: 'two', readings: ['1234.00', '1.23'] });
    expect(read('1.234', 'EUR', 'el')).toEqual({ kind: 'two', readings: ['1234.00', '1.23'] });
  });

  it.each([
    ['1234.567', 'EUR', 'tooManyDecimals'],
    ['0.001', 'EUR', 'tooManyDecimals'],
    ['12.5', 'JPY', 'tooManyDecimals'],
    ['99999999999999999', 'EUR', 'tooLarge'],
    ['-5', 'EUR', 'negative'],
    ['$5', 'EUR', 'otherCurrency'],
    ['.', 'EUR', 'notANumber'],
    ['1234,567.50', 'EUR', 'notANumber'],
    ['0,234.50', 'EUR', 'notANumber'],
    ['1.234.50', 'EUR', 'notANumber'],
  ])('%s %s is invalid: %s', (keys, currency, reason) => {
    expect(read(keys, currency)).toEqual({ kind: 'none', reason });
  });

  it('is empty for an empty text', () => {
    expect(readDraft(empty, 'EUR', getSigns('en'))).toBeUndefined();
  });

  it('reads back what the field shows, in every currency and language', () => {
    const amounts = fc.tuple(fc.bigInt(0n, 10n ** 15n), fc.constantFrom('EUR', 'JPY', 'BHD'));
    fc.assert(
      fc.property(amounts, fc.constantFrom('en', 'ru', 'el'), ([minor, currency], locale) => {
        const typable = currency === 'BHD' ? minor * 10n : minor;
        const text = formatAmount(money(typable, currency), locale);
        const reading = readDraft({ text, grouped: true }, currency, getSigns(locale));
        expect(reading?.kind).toBe('one');
        if (reading?.kind === 'one') expect(parseMoney(reading.amount, currency).minor).toBe(typable);
      }),
    );
  });

  it('never yields more decimals than can be typed', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,6}\.\d{1,6}$/),
        fc.constantFrom('EUR', 'BHD'),
        (keys, currency) => {
          const reading = read(keys, currency);
          if (reading?.kind !== 'one') return;
          const fraction = (keys.split('.')[1] ?? '').replace(/0+$/, '');
          expect(fraction.length).toBeLessThanOrEqual(typedDecimals(currency));
        },
      ),
    );
  });
});

describe('text that was not typed', () => {
  it.each(['insertFromDrop', 'insertReplacementText', undefined])('(%s) is parsed as it came', (type) => {
    const draft = edited(empty, { text: '1.234,56', caret: 8, type, data: null }, getSigns('en'));
    expect(draft).toMatchObject({ text: '1.234,56', grouped: false });
    expect(readDraft(draft, 'EUR', getSigns('en'))).toEqual({ kind: 'one', amount: '1234.56' });
  });

  it('keeps its own separators while it is edited', () => {
    const pasted = { text: '1,234', grouped: false };
    const after = edited(
      pasted,
      { text: '1,23', caret: 4, type: 'deleteContentBackward', data: null },
      getSigns('en'),
    );
    expect(after).toMatchObject({ text: '1,23', grouped: false });
    expect(readDraft(after, 'EUR', getSigns('en'))).toEqual({ kind: 'one', amount: '1.23' });
  });
});
