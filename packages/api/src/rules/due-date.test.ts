import { describe, expect, it } from 'vitest';
import { dueDateProblem, firstDueDate, isOverdue } from './due-date.ts';

/** In Athens it is the 21st already. */
const facts = { zone: 'Europe/Athens', now: new Date('2026-11-20T22:30:00Z'), rateEndDate: null };

describe('the due date of an invoice', () => {
  it('is in two weeks by the clocks of the property, or when its rate ends', () => {
    expect(firstDueDate(facts)).toBe('2026-12-05');
    expect(firstDueDate({ ...facts, rateEndDate: '2026-11-30' })).toBe('2026-11-30');
    expect(firstDueDate({ ...facts, rateEndDate: '2027-01-01' })).toBe('2026-12-05');
  });

  it('is today at the earliest, and not after the end of its rate', () => {
    expect(dueDateProblem('2026-11-20', facts)).toBe('datePast');
    expect(dueDateProblem('2026-11-21', facts)).toBeUndefined();
    const withRate = { ...facts, rateEndDate: '2026-11-30' };
    expect(dueDateProblem('2026-11-30', withRate)).toBeUndefined();
    expect(dueDateProblem('2026-12-01', withRate)).toBe('dueAfterRate');
  });

  it('is missed from the next day on, while money is missing', () => {
    const overdue = (changes: Partial<Parameters<typeof isOverdue>[0]> = {}) =>
      isOverdue({ status: 'AWAITING', dueDate: '2026-11-20', ...changes }, facts.zone, facts.now);
    expect(overdue()).toBe(true);
    expect(overdue({ status: 'PARTIALLY_PAID' })).toBe(true);
    expect(overdue({ dueDate: '2026-11-21' })).toBe(false);
    expect(overdue({ dueDate: null })).toBe(false);
    expect(overdue({ status: 'PAID' })).toBe(false);
    expect(overdue({ status: 'REVOKED' })).toBe(false);
  });
});
