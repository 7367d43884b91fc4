import { describe, expect, test } from 'vitest';
import { callbackUrl, mayConnect } from './addresses.ts';

const strict = { allowLocal: false };
const local = { allowLocal: true };

describe('an address that is not public is never connected to', () => {
  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.1.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:93.184.216.34',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::1',
    'localhost',
    '',
  ])('%s', (address) => {
    expect(mayConnect(address, strict)).toBe(false);
  });

  test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1::1'])('%s is public', (address) => {
    expect(mayConnect(address, strict)).toBe(true);
  });
});

test('loopback is allowed for local testing, and no other private address', () => {
  expect(['127.0.0.1', '::1'].every((address) => mayConnect(address, local))).toBe(true);
  expect(['10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1'].some((one) => mayConnect(one, local))).toBe(
    false,
  );
});

test.each([
  'ftp://hotel.example/',
  'file:///etc/passwd',
  'nonsense',
  'http://user:secret@hotel.example/',
  'http://hotel.example:22/',
  'http://hotel.example:1023/',
  'http://127.0.0.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://017700000001/',
  'http://[::1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://169.254.169.254/latest/meta-data/',
])('%s is refused before it is resolved', (address) => {
  expect(() => callbackUrl(address, strict)).toThrow();
});

test.each([
  'https://hotel.example/callbacks',
  'http://hotel.example',
  'https://hotel.example:8443/',
  'http://hotel.example:1024/',
  'http://hotel.example:9000/',
])('%s is accepted', (address) => {
  expect(callbackUrl(address, strict).href).toMatch(/^https?:\/\/hotel\.example/);
});
