import { expect, test } from 'vitest';
import { flight, stay } from '../testing/drafts.ts';
import { getDates } from './email-values.ts';

const days = { startDate: '2026-11-24', endDate: '2026-11-24' };
const back = { ...flight, returnDate: '2026-11-24' };

test('the days of a single flight say whether it returns', () => {
  expect(getDates({ ...days, positions: [flight] }, 'en')).toBe('24.11.2026, one way');
  expect(getDates({ ...days, positions: [back] }, 'ru')).toBe('24.11.2026, туда и обратно');
  const fee = { type: 'OTHER' as const, name: 'Fee', amount: '10.00' };
  expect(getDates({ ...days, positions: [fee, flight] }, 'lv')).toBe('24.11.2026, vienā virzienā');
});

test('the days of several positions are those of the order', () => {
  const order = { startDate: '2026-11-24', endDate: '2026-11-28', positions: [flight, stay] };
  expect(getDates(order, 'en')).toBe('24.11.2026 - 28.11.2026');
  expect(getDates({ startDate: null, endDate: null, positions: [] }, 'en')).toBe('');
});
