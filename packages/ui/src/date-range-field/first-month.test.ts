import { describe, expect, it } from 'vitest';
import { firstMonth } from './first-month.ts';

const today = '2026-11-20';

describe('the first visible month', () => {
  it.each([
    [{ from: '', to: '' }, true, '2026-10-01'],
    [{ from: '', to: '' }, false, '2026-11-01'],
    [{ from: '2026-03-01', to: '2026-05-14' }, true, '2026-04-01'],
    [{ from: '2026-03-01', to: '2026-05-14' }, false, '2026-03-01'],
    [{ from: '2026-03-01', to: '' }, true, '2026-03-01'],
    [{ from: '', to: '2026-05-14' }, false, '2026-04-01'],
  ])('of %o, looking back %s, is %s', (range, looksBack, month) => {
    expect(firstMonth(range, today, 2, looksBack, {})).toBe(month);
  });

  it.each([
    ['0001-01-15', '1900-01-01'],
    ['1850-01-01', '1900-01-01'],
    ['9999-12-31', '2100-11-01'],
  ])('of %s is within the years of the calendar', (day, month) => {
    for (const looksBack of [true, false])
      expect(firstMonth({ from: day, to: day }, today, 2, looksBack, {})).toBe(month);
  });
});
