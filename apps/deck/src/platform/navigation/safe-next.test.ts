import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

/** How somebody may write where another site is. */
const elsewhere = fc.constantFrom(
  'https://evil.example/',
  'HTTPS:evil.example',
  'http:/evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/.//evil.example/',
  '/orders/..//evil.example',
  '//deck.invalid@evil.example/',
  'https://deck.invalid@evil.example/',
  '/\t/evil.example/',
  '\t//evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
);

/** The text, encoded none to three times, whole or only in its signs. */
const encoded = fc.tuple(elsewhere, fc.nat(3), fc.boolean()).map(([text, times, whole]) => {
  let result: string = text;
  for (let time = 0; time < times; time += 1)
    result = whole ? encodeURIComponent(result) : result.replaceAll(/[^\w.]/g, encodeURIComponent);
  return result;
});
/** The same where only what follows the first slash is encoded. */
const afterSlash = encoded.map((text) => `/${encodeURIComponent(text.replace(/^\//, ''))}`);

describe('the way back after signing in', () => {
  it.each([
    ['/orders?state=PAID#top', '/orders?state=PAID#top'],
    ['/orders/7f3a/P-1?tab=timeline', '/orders/7f3a/P-1?tab=timeline'],
    [
      '/payments?search=a%2F%2Fb%5C&next=https%3A%2F%2Fa.b',
      '/payments?search=a%2F%2Fb%5C&next=https%3A%2F%2Fa.b',
    ],
    ['/users/%CE%B1', '/users/%CE%B1'],
    ['/orders/100%', '/'],
    [null, '/'],
    ['', '/'],
    ['orders', '/'],
    ['/login?next=/login', '/'],
    ['/login/link-invalid', '/'],
    ['/orders?next=/login', '/orders?next=/login'],
    // Not the same place of this app either.
    ['//evil.example/orders', '/'],
    ['//deck.invalid:8080/orders', '/'],
    ['//eleni@deck.invalid/orders', '/'],
    // No address at all.
    ['//[/orders', '/'],
    ['/%2F%2Fevil.example', '/'],
    ['/%252F%252Fevil.example', '/'],
    ['/%5Cevil.example', '/'],
  ])('%s leads to %s', (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });

  it('leads to the main page from anywhere else, however it is written', () => {
    fc.assert(
      fc.property(encoded, (next) => {
        expect(safeNext(next)).toBe('/');
      }),
      { numRuns: 1000 },
    );
  });

  it('stays in the app whatever is given, read once, twice or more', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), encoded, afterSlash), (next) => {
        let to = safeNext(next);
        for (let time = 0; time < 4; time += 1) {
          const url = new URL(to, 'http://here.test');
          expect(url.host).toBe('here.test');
          try {
            to = decodeURIComponent(url.pathname);
          } catch {
            return;
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
