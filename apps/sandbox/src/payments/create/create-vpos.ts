import type { VposDraft } from '@deck/api/contract/payments';
import { submittedStatuses, TERMINAL_MINUTES } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { payments } from '../../database/schema.ts';
import { newSecret } from '../../ids.ts';
import { type PaymentRow, tell } from '../happen.ts';
import { refreshOrder } from '../order-balance.ts';
import { payAddress } from '../payment-address.ts';
import { amountsOf } from './conversion.ts';
import { demandAvailable, editableOrder, insertPayment, type Making } from './core.ts';

const MINUTE = 60_000;

/**
 * A page on which staff enter the card of someone on the telephone. It stays NEW until a card is given; one page at a
 * time for an order.
 * @throws Refusal TERMINAL_OPENED with the address of the page that is open, and see `createPayment`.
 */
export async function createVpos(making: Making, draft: VposDraft): Promise<PaymentRow> {
  const { tx, maker, now } = making;
  const { order, property } = await editableOrder(making, draft.orderId);
  await demandNoneOpen(making, order.id);
  const place = { divisionId: maker.divisionId, timezone: property.timezone };
  const amounts = await amountsOf(tx, order.currency, place, draft, now);
  await demandAvailable(making, order, amounts.amount);
  const made = await insertPayment(
    making,
    property,
    draft,
    {
      ...amounts,
      orderId: order.id,
      currency: order.currency,
      linkToken: newSecret(),
      expiresAt: new Date(now.getTime() + TERMINAL_MINUTES * MINUTE),
    },
    order.customerCountry,
  );
  await tell(tx, made, { type: 'CREATED', author: maker.author, amount: made.amount }, now);
  await refreshOrder(tx, order, now);
  return made;
}

async function demandNoneOpen({ tx, services, now }: Making, orderId: string): Promise<void> {
  const [open] = await tx
    .select({ id: payments.id, token: payments.linkToken })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.type, 'PAYMENT_VPOS'),
        inArray(payments.status, ['NEW', ...submittedStatuses, 'AWAITING_CLARIFICATION']),
        gt(payments.expiresAt, now),
      ),
    )
    .limit(1);
  if (open?.token)
    throw Refusal.because('TERMINAL_OPENED', {
      paymentId: open.id,
      link: payAddress(services.publicUrl, open.token),
    });
}
