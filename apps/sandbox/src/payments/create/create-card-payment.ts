import type { CardDraft } from '@deck/api/contract/payments';
import { Refusal } from '@deck/api/server';
import { customerKeyOf, findTender } from '../../cards/find-tender.ts';
import { applyPaymentEvent, type PaymentRow } from '../happen.ts';
import { submitSavedCard } from '../submit-saved-card.ts';
import { amountsOf } from './conversion.ts';
import { demandAvailable, demandGoodCard, editableOrder, insertPayment, type Making } from './core.ts';
import { rateOf } from './create-link.ts';
import { scheduledAt } from './schedule.ts';

/**
 * A saved card of the order's customer, charged or held now, or by itself at a moment to come.
 * @throws Refusal, see `createPayment`.
 */
export async function createCardPayment(making: Making, draft: CardDraft): Promise<PaymentRow> {
  const { tx, maker, now } = making;
  const { order, property } = await editableOrder(making, draft.orderId);
  const tender = await findTender(tx, maker.divisionId, draft.tenderId);
  if (!tender) throw Refusal.because('NOT_FOUND');
  // A guest's card serves all their orders in the company, and nobody else's.
  if (tender.orderId !== order.id && tender.customerKey !== customerKeyOf(order))
    throw Refusal.invalid({ tenderId: 'choice' });
  const { type, number, holder, expirationMonth, expirationYear } = tender;
  const card = { type, number, holder, expirationMonth, expirationYear };
  demandGoodCard(card, now);

  const { timezone } = property;
  const place = { divisionId: maker.divisionId, timezone };
  const amounts = await amountsOf(tx, order.currency, place, draft, now);
  const executeAt =
    draft.executeAt === undefined
      ? null
      : scheduledAt(
          {
            field: 'executeAt',
            moment: draft.executeAt,
            timezone,
            startDate: order.startDate,
            rate: rateOf(amounts),
            card,
          },
          now,
        );
  await demandAvailable(making, order, amounts.amount);

  const made = await insertPayment(
    making,
    property,
    draft,
    { ...amounts, orderId: order.id, currency: order.currency, tenderId: tender.id, executeAt, card },
    order.customerCountry,
  );
  if (executeAt === null) return submitSavedCard(tx, order, made, now);
  const told = { type: 'SCHEDULED', author: maker.author, amount: made.amount } as const;
  return (
    await applyPaymentEvent({
      tx,
      order,
      payment: made,
      event: { type: 'CHARGE_SCHEDULED' },
      entry: told,
      now,
    })
  ).payment;
}
