import { toAmount } from '@deck/values';
import { describe, expect, it } from 'vitest';
import { charged, held, sent } from '../../../stories/testing/answers/payments.ts';
import { timeline } from '../../../stories/testing/answers/timeline.ts';
import { getPaymentPart, groupEvents } from './group-events.ts';

describe('events grouped by payment', () => {
  it('begin with the payment of the newest event, and end with those of the order itself', () => {
    expect(groupEvents(timeline).map(({ paymentId }) => paymentId)).toEqual([held.id, charged.id, null]);
    expect(groupEvents(timeline.toReversed()).map(({ paymentId }) => paymentId)).toEqual([
      held.id,
      charged.id,
      null,
    ]);
  });

  it('keep each event once, the newest first in its group', () => {
    const groups = groupEvents(timeline.toReversed());
    expect(groups.flatMap(({ events }) => events.map(({ id }) => id)).sort()).toEqual(
      timeline.map(({ id }) => id).sort(),
    );
    expect(groups[0]?.events.map(({ type }) => type)).toEqual([
      'AUTHORIZED',
      'PAYMENT_PAGE_OPENED',
      'REMINDER_SENT',
      'LINK_SENT',
      'LINK_CREATED',
    ]);
  });

  it('put the events of the order last even where they are the newest', () => {
    const [newest, ...older] = timeline;
    if (newest === undefined) throw new Error('The timeline is empty');
    const finalized = { ...newest, id: 'finalized', type: 'FINALIZED', paymentId: null } as const;
    expect(groupEvents([finalized, newest, ...older]).at(-1)?.events[0]?.id).toBe('finalized');
  });

  it('have no group of the order while nothing happened to it', () => {
    expect(groupEvents(timeline.filter(({ paymentId }) => paymentId !== null))).toHaveLength(2);
    expect(groupEvents([])).toEqual([]);
  });
});

describe('the part of the money that a payment is', () => {
  const read = (...of: Parameters<typeof getPaymentPart>) => {
    const part = getPaymentPart(...of);
    return part && [part.name, toAmount(part.amount)];
  };

  it('is what is held, asked, paid or refunded of it', () => {
    expect(read(held)).toEqual(['held', '2160.00']);
    expect(read(sent)).toEqual(['asked', '1240.00']);
    expect(read(charged)).toEqual(['paid', '2160.00']);
    expect(read({ ...charged, refundedAmount: '160.00' })).toEqual(['paid', '2000.00']);
    expect(read({ ...charged, status: 'REFUNDED', refundedAmount: '2160.00' })).toEqual([
      'refunded',
      '2160.00',
    ]);
  });

  it('is none once nothing is asked or taken any more', () => {
    expect(read({ ...sent, status: 'REVOKED', link: null })).toBeUndefined();
  });
});
