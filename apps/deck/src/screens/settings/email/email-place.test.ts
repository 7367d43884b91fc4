import { expect, it } from 'vitest';
import { addressOf, readPlace } from './email-place.ts';

it('an address is read and written alike', () => {
  const address = '/settings/email?template=PAYMENT_LINK&language=el&type=DRAFT&q=pay';
  expect(addressOf(readPlace(new URLSearchParams(address.split('?')[1])))).toBe(address);
  expect(addressOf(readPlace(new URLSearchParams()))).toBe('/settings/email');
});

it('what nobody knows is left out', () => {
  const place = readPlace(new URLSearchParams('template=__proto__&language=de&type=OLD&x=1'));
  expect(Object.values(place).filter(Boolean)).toEqual([]);
});
