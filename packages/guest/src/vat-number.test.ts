import { expect, test } from 'vitest';
import { toVatNumber } from './vat-number.ts';

test.each([
  ['094512873', 'GR', 'EL 094512873'],
  ['40003521600', 'LV', 'LV 40003521600'],
  ['EL094512873', 'GR', 'EL094512873'],
  ['12-345', 'KW', '12-345'],
  ['', 'GR', ''],
])('%j in %s is read as %j', (taxpayerId, country, read) => {
  expect(toVatNumber(taxpayerId, country)).toBe(read);
});
