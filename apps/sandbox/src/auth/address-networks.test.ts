import { describe, expect, test } from 'vitest';
import { getNetworks } from './address-networks.ts';

const keys = (address: string) => getNetworks(address).map(({ key }) => key);

describe('the networks of an address', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::FFFF:cb00:7107', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['unknown', ['unknown']],
  ])('of %s are %j', (address, networks) => {
    expect(keys(address)).toEqual(networks);
  });

  test('are the same for all addresses of a /64, and share a /48 with its neighbours', () => {
    expect(keys('2001:db8:1:2::9')).toEqual(keys('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    const [[one, whole], [other, wholeToo]] = [keys('2001:db8:1:2::9'), keys('2001:db8:1:3::9')];
    expect(one).not.toBe(other);
    expect(whole).toBe(wholeToo);
  });

  test('allow a /48 more than a /64', () => {
    expect(getNetworks('2001:db8::1').map(({ share }) => share)).toEqual([1, 4]);
  });
});
