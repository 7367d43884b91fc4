import type { PaymentFilter } from '@deck/api/contract/payments';
import { expect, test } from 'vitest';
import { isSummed } from './conditions.ts';

test.each<[PaymentFilter, boolean]>([
  [{}, true],
  [{ statuses: ['CHARGED'], createdFrom: '2026-11-01', view: 'LINKS', series: 'day' }, true],
  [{ search: '  ' }, true],
  [{ search: 'klb' }, false],
  [{ awaitingCapture: false }, true],
  [{ awaitingCapture: true }, false],
  // Payments that are no permanent links are fewer than all.
  [{ permanent: false }, false],
  [{ permanent: true }, false],
  [{ amountFrom: '1.00' }, false],
  [{ expiringWithinHours: 12 }, false],
  [{ createdUntil: '2026-11-20T10:00:00Z' }, false],
])('whether %j is told by the sums per day: %s', (filter, summed) => {
  expect(isSummed(filter)).toBe(summed);
});
