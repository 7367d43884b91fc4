import { expect, test } from 'vitest';
import { lifetimeText } from './lifetime-text.ts';

test.each([
  ['P2D', 'en', '2 days'],
  ['PT24H', 'en', '1 day'],
  ['PT36H', 'en', '36 hours'],
  ['PT90M', 'en', '90 minutes'],
  ['P5D', 'ru', '5 дней'],
  ['P2D', 'el', '2 ημέρες'],
  ['P1M', 'en', 'P1M'],
])('%s in %s is %s', (iso, locale, text) => {
  expect(lifetimeText(iso, locale)).toBe(text);
});
