import { expect, it } from 'vitest';
import { cookie } from './request.ts';

it.each([
  ['a=1; XSRF-TOKEN=x%20y; b=2', 'x y'],
  ['XSRF-TOKEN=', ''],
  ['a=1', undefined],
  ['', undefined],
  // Tampered with: given as it is, for the server to refuse.
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
])('of %j the token is %j', (cookies, token) => expect(cookie(cookies, 'XSRF-TOKEN')).toBe(token));
