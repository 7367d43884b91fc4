import { expect, it } from 'vitest';
import { cookie } from './request.ts';

it.each([
  ['a=1; XSRF-TOKEN=x%20y; b=2', 'x y'],
  ['XSRF-TOKEN=', ''],
  ['a=1', undefined],
  ['', undefined],
  // A tampered cookie is passed on unchanged; the server refuses it.
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
])('the token in %j is %j', (cookies, token) => expect(cookie(cookies, 'XSRF-TOKEN')).toBe(token));
