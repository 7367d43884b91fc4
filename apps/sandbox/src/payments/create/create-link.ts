import type { LinkDraft } from '@deck/api/contract/payments';
import { Refusal } from '@deck/api/server';
import { newSecret } from '../../ids.ts';
import { applyPaymentEvent, type PaymentRow } from '../happen.ts';
import { checkedRecipient } from '../recipient.ts';
import { amountsOf } from './conversion.ts';
import { demandAvailable, editableOrder, endOfLife, insertPayment, type Making } from './core.ts';
import { scheduledAt } from './schedule.ts';

/**
 * A link of an order, made at once; with a moment given it is sent by itself then, and its lifetime begins then.
 * @throws Refusal, see `createPayment`.
 */
export async function createLink(making: Making, draft: LinkDraft): Promise<PaymentRow> {
  const { tx, maker, now } = making;
  const { orderId, amount } = draft;
  if (orderId === undefined || amount === undefined) throw Refusal.invalid({ orderId: 'required' });
  const { order, property } = await editableOrder(making, orderId);
  const place = { divisionId: maker.divisionId, timezone: property.timezone };
  const amounts = await amountsOf(tx, order.currency, place, { ...draft, amount }, now);
  const send = sendingOf(draft, order.startDate, property.timezone, amounts, now);
  await demandAvailable(making, order, amounts.amount);

  const made = await insertPayment(
    making,
    property,
    draft,
    {
      ...amounts,
      ...send,
      orderId: order.id,
      currency: order.currency,
      lifetime: draft.lifetime,
      expiresAt: endOfLife(draft.lifetime, send.sendAt ?? now),
      linkToken: newSecret(),
    },
    order.customerCountry,
  );
  const about = { author: maker.author, amount: made.amount } as const;
  const happened =
    made.sendAt === null
      ? await applyPaymentEvent({
          tx,
          order,
          payment: made,
          event: { type: 'LINK_CREATED' },
          entry: { type: 'LINK_CREATED', ...about },
          now,
        })
      : await applyPaymentEvent({
          tx,
          order,
          payment: made,
          event: { type: 'SEND_SCHEDULED' },
          entry: { type: 'LINK_SEND_SCHEDULED', ...about, detail: made.sendRecipient ?? '' },
          now,
        });
  return happened.payment;
}

type Rate = Pick<PaymentRow, 'rateFrom' | 'rateTo' | 'rateEndDate'>;

/** Until when the rate of a payment holds, where it has an end. */
export const rateOf = ({ rateFrom: from, rateTo: to, rateEndDate: endDate }: Rate) =>
  from !== null && to !== null && endDate !== null ? { from, to, endDate } : undefined;

function sendingOf(
  { sendAt, channel, recipient, withQrcode = false }: LinkDraft,
  startDate: string | null,
  timezone: string,
  amounts: Rate,
  now: Date,
) {
  if (sendAt === undefined || channel === undefined || recipient === undefined)
    return { sendAt: null, sendChannel: null, sendRecipient: null };
  const rate = rateOf(amounts);
  return {
    sendAt: scheduledAt({ field: 'sendAt', moment: sendAt, timezone, startDate, rate }, now),
    sendChannel: channel,
    sendRecipient: checkedRecipient(channel, recipient),
    sendWithQrcode: withQrcode,
  };
}
