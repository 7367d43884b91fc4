import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isColor } from './color.ts';

it('a colour is # and six hexadecimal digits in lower case', () => {
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 6, maxLength: 6 });
  fc.assert(fc.property(hex, (text) => void expect(isColor(`#${text}`)).toBe(true)));
});

it.each([
  '',
  '#',
  '0074c0',
  '#0074c',
  '#0074c00',
  '#0074C0',
  '#0074cg',
  ' #0074c0',
  '#0074c0 ',
  'x#0074c0',
  '#0074c0\n',
])('%j is invalid', (text) => {
  expect(isColor(text)).toBe(false);
});
