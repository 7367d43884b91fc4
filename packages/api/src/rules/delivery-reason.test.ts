import { expect, it } from 'vitest';
import { readDeliveryReason, toDeliveryReason } from './delivery-reason.ts';

it('keeps the carrier’s own words on one line, and no more than a line', () => {
  const reason = toDeliveryReason('NOT_DELIVERED', '550 5.1.1\r\n No such  user ');
  expect(reason).toBe('NOT_DELIVERED: 550 5.1.1 No such user');
  expect(readDeliveryReason(reason)).toBe('550 5.1.1 No such user');
  expect(readDeliveryReason(toDeliveryReason('CARRIER_REFUSED', 'x'.repeat(999)))).toHaveLength(200);
});

it('is the code alone where the carrier says nothing', () => {
  expect(toDeliveryReason('CARRIER_REFUSED')).toBe('CARRIER_REFUSED');
  expect(toDeliveryReason('CARRIER_REFUSED', ' ')).toBe('CARRIER_REFUSED');
  expect(readDeliveryReason('CARRIER_REFUSED')).toBe('');
});

it('is told from every other reason', () => {
  for (const other of [null, '', 'NOT_DELIVERED_AT_ALL', 'INSUFFICIENT_FUNDS'])
    expect(readDeliveryReason(other)).toBeUndefined();
});
