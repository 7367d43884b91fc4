import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

const ours = new Set(['10.0.0.5', '10.0.0.6']);

test.each([
  ['no server in front: nothing a caller writes is believed', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['one in front says who asked it', '10.0.0.5', '198.51.100.7', '198.51.100.7'],
  ['two in front', '10.0.0.6', '198.51.100.7, 10.0.0.5', '198.51.100.7'],
  ['what the caller wrote itself stands further left', '10.0.0.5', '127.0.0.1, 198.51.100.7', '198.51.100.7'],
  ['an IPv4 connection to an IPv6 socket', '::ffff:10.0.0.5', '::ffff:198.51.100.7', '198.51.100.7'],
  ['nonsense ends the way back', '10.0.0.5', '198.51.100.7, <script>', '10.0.0.5'],
  ['a server that says nothing', '10.0.0.5', undefined, '10.0.0.5'],
  ['no connection, as in tests', undefined, '198.51.100.7', undefined],
])('%s', (_, remote, forwardedFor, expected) => {
  expect(callerAddress(remote, forwardedFor, ours)).toBe(expected);
});
