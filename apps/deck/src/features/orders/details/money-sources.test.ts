import { describe, expect, it } from 'vitest';
import { charged, held, sent } from '../../../stories/testing/answers/payments.ts';
import { getMoneySources } from './money-sources.ts';

const payments = [charged, held, sent];
const numbersOf = (...asked: Parameters<typeof getMoneySources>) =>
  getMoneySources(...asked).map(({ number }) => number);

describe('the payments a part of the money comes from', () => {
  it('are those that took, hold or ask for it', () => {
    expect(numbersOf('paid', payments)).toEqual([charged.number]);
    expect(numbersOf('held', payments)).toEqual([held.number]);
    expect(numbersOf('asked', payments)).toEqual([sent.number]);
    expect(numbersOf('notAsked', payments)).toEqual([]);
  });

  it('are no longer paid once all of it was given back', () => {
    const returned = { ...charged, status: 'REFUNDED', refundedAmount: charged.capturedAmount } as const;
    expect(numbersOf('paid', [returned])).toEqual([]);
    expect(numbersOf('refunded', [returned])).toEqual([charged.number]);
  });

  it('are no longer asked for once they were revoked', () => {
    expect(numbersOf('asked', [{ ...sent, status: 'REVOKED' }])).toEqual([]);
  });
});
