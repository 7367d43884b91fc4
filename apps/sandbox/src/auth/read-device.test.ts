import { expect, test } from 'vitest';
import { getUserAgent, readDevice } from './read-device.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Mobile/15E148`, 'Safari', 'iOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  ['curl/8.5.0', null, null],
  ['<script>alert(1)</script>', null, null],
  [null, null, null],
])('%s is %s on %s', (text, browser, system) => {
  expect(readDevice(text)).toEqual({ browser, system });
});

test('what a browser says of itself is kept in 400 characters', () => {
  const said = (text: string) =>
    getUserAgent(new Request('http://localhost', { headers: { 'user-agent': text } }));
  expect(said('x'.repeat(5_000))).toHaveLength(400);
  expect(said('')).toBeNull();
  expect(getUserAgent(new Request('http://localhost'))).toBeNull();
});
