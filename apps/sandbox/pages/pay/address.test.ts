import { expect, test } from 'vitest';
import { pageAt } from './address.ts';

test.each([
  ['/pay/abc', 'payment', 'abc'],
  ['/pay/abc/', 'payment', 'abc'],
  ['/pay/permanent/abc', 'permanent', 'abc'],
  ['/pay/split/abc', 'split', 'abc'],
  ['/pay/cards/abc', 'cards', 'abc'],
  ['/pay/a%20b', 'payment', 'a b'],
  ['/pay/split', 'payment', 'split'],
  ['/pay/split/%E0%A4%A', 'split', '%E0%A4%A'],
  ['/pay/', 'payment', ''],
])('%s is %s %s', (pathname, kind, token) => expect(pageAt(pathname)).toEqual({ kind, token }));
