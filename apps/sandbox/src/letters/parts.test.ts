import { expect, test } from 'vitest';
import { getPng } from '../testing/pictures.ts';
import { getOnlyZone } from './email-of.ts';
import { fit } from './logo.ts';
import { toPlain } from './said.ts';

test.each([
  ['<p>One<br>two</p><p>three</p>', 'One\ntwo\nthree'],
  ['<ul><li>One</li><li>two</li></ul>', '- One\n- two'],
  [
    '<p>See <a href="https://a.gr">us</a> or <a href="https://b.gr">https://b.gr</a></p>',
    'See us (https://a.gr) or https://b.gr',
  ],
  ['<p>Tom &amp; Jerry &lt;3</p>', 'Tom & Jerry <3'],
  ['<p><img src="/a.png" alt="The bay"> <strong>bold</strong></p>', 'The bay bold'],
  ['<p></p>', ''],
])('%s as plain text', (html, text) => {
  expect(toPlain(html)).toBe(text);
});

test.each([
  [64, 64, { width: 40, height: 40 }],
  [200, 100, { width: 80, height: 40 }],
  [1000, 100, { width: 160, height: 16 }],
  [20, 2000, { width: 1, height: 40 }],
])('a logo of %i × %i keeps its proportions', (width, height, size) => {
  expect(fit(Uint8Array.from(getPng(width, height)))).toEqual(size);
});

test('a logo that cannot be read is a square', () => {
  expect(fit(undefined)).toEqual({ width: 40, height: 40 });
  expect(fit(Uint8Array.from([1, 2, 3]))).toEqual({ width: 40, height: 40 });
});

test.each([
  ['NO', 'Europe/Oslo'],
  ['GR', 'Europe/Athens'],
  ['US', undefined],
  ['', undefined],
  ['xx-', undefined],
])('the clocks of %s', (country, zone) => {
  expect(getOnlyZone(country)).toBe(zone);
});
