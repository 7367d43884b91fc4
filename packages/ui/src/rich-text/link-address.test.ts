import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAddress, readAddress } from './link-address.ts';

it.each([
  ['https://kalypso.gr/a?b=1&c=2', 'https://kalypso.gr/a?b=1&c=2'],
  [' kalypso.gr ', 'https://kalypso.gr'],
  ['www.kalypso.gr:8080/rooms?x=1', 'https://www.kalypso.gr:8080/rooms?x=1'],
  ['ξενοδοχείο.gr', 'https://ξενοδοχείο.gr'],
  ['desk@kalypso.gr', 'mailto:desk@kalypso.gr'],
  ['mailto:desk@kalypso.gr', 'mailto:desk@kalypso.gr'],
  ['+30 22850 41234', 'tel:+302285041234'],
  ['tel:+302285041234', 'tel:+302285041234'],
])('%j is %s', (text, href) => {
  expect(readAddress(text)).toBe(href);
});

it.each([
  '',
  'here',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'ftp://kalypso.gr',
  '//evil.example',
  '/orders',
  'https://a.gr/"onclick="x',
  'https://a b.gr',
  'java\u0000script:alert(1)',
  '{{payment_link}}',
  '🙂',
])('%j is invalid', (text) => {
  expect(readAddress(text)).toBeUndefined();
});

it('returns a valid address or undefined, also for 80 kB', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const href = readAddress(text);
      expect(href === undefined || isAddress(href)).toBe(true);
    }),
  );
  expect(readAddress('a.'.repeat(40_000))).toBeUndefined();
});
