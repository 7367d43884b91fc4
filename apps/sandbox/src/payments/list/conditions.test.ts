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
  // A filter without permanent links excludes payments.
  [{ permanent: false }, false],
  [{ permanent: true }, false],
  [{ amountFrom: '1.00' }, false],
  [{ expiringWithinHours: 12 }, false],
  [{ createdUntil: '2026-11-20T10:00:00Z' }, false],
])('the daily sums answer %j: %s', (filter, summed) => {
  expect(isSummed(filter)).toBe(summed);
});
