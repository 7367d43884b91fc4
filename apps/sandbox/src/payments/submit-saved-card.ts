import type { Queries } from '../database/queries.ts';
import { getConverted } from '../psp/converted.ts';
import { submitToPsp } from '../psp/psp.ts';
import { settle } from '../psp/settle.ts';
import { applyPaymentEvent, type PaymentRow, paymentForUpdate } from './apply-payment-event.ts';
import type { lockOrder } from './order-balance.ts';

type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Submits a payment's saved card to the PSP once. Marking and asking share a transaction, so a server that
 * stops in between has done neither. The caller holds the order's lock and has checked the status under it.
 */
export async function submitSavedCard(
  tx: Queries,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<PaymentRow> {
  const changes = { submittedAt: now, reason: null };
  const { payment: submitted } = await applyPaymentEvent({
    tx,
    order,
    payment,
    event: { type: 'SUBMITTED' },
    now,
    changes,
  });
  const { id, amount, card, scheme } = submitted;
  const operation = await submitToPsp(
    tx,
    {
      paymentId: id,
      type: scheme === 'AUTH' ? 'AUTHORIZE' : 'CHARGE',
      amount,
      cardNumber: card?.number,
      card,
      ...getConverted(submitted, 0n, amount),
    },
    now,
  );
  if (operation) await settle(tx, operation, order.id, now);
  return (await paymentForUpdate(tx, id)) ?? submitted;
}
