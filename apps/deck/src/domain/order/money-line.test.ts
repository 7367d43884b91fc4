import { toMoneyLine } from '@deck/values';
import { describe, expect, it } from 'vitest';
import { orders, summary } from '../../stories/testing/answers/orders.ts';
import { getMoneyLineFacts } from './money-line.ts';

const at = Date.parse('2026-11-22T08:00:00Z');

describe('the money line of an order', () => {
  it('has its sums in minor units of its currency', () => {
    expect(getMoneyLineFacts(summary)).toMatchObject({ total: 648_000n, paid: 216_000n, held: 216_000n });
    const inYen = orders.find(({ currency }) => currency === 'JPY') ?? summary;
    expect(getMoneyLineFacts(inYen).total).toBe(86_400n);
  });

  it('ends after the last day, on the first where there is but one', () => {
    const { days } = getMoneyLineFacts({ ...summary, startDate: '2026-12-01', endDate: '2026-12-04' });
    expect(days).toMatchObject({ start: Date.parse('2026-12-01'), end: Date.parse('2026-12-05') });
    const hire = getMoneyLineFacts({ ...summary, startDate: '2026-12-01', endDate: null });
    expect(hire.days?.end).toBe(Date.parse('2026-12-02'));
    expect(getMoneyLineFacts({ ...summary, startDate: null }).days).toBeNull();
  });

  it.each(['FINALIZED', 'REVOKED'] as const)('has no needle once the order is %s', (state) => {
    const far = { ...summary, startDate: '2027-12-01', endDate: '2027-12-04' };
    expect(toMoneyLine(getMoneyLineFacts(far), at).needle).not.toBeNull();
    const closed = toMoneyLine(getMoneyLineFacts({ ...far, state }), at);
    expect(closed.needle).toBeNull();
    expect(closed.segments.map(({ name }) => name)).toEqual(['paid', 'held', 'closed']);
  });
});
