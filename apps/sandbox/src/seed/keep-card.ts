import type { MaskedCard } from '@deck/api/contract/payments';
import { getCustomerKey } from '../cards/find-tender.ts';
import { newSecret } from '../ids.ts';
import type { OrderLife } from './order-life.ts';
import type { PaymentRow, Rows } from './rows.ts';

/** The PSP keeps a guest's card, and the company has its token. No two cards of the demo are the same. */
export function keepCard(life: OrderLife, payment: PaymentRow, card: MaskedCard, rows: Rows): void {
  const { order } = life;
  const createdAt = life.now();
  const token = `tok_${newSecret()}`;
  const kept = { ...card, fingerprint: newSecret(), createdAt };
  rows.pspCards.push({ ...kept, token });
  rows.tenders.push({
    ...kept,
    id: payment.id,
    businessProfileId: order.businessProfileId,
    orderId: order.id,
    customerKey: getCustomerKey(order),
    customerEmail: order.customerEmail,
    pspToken: token,
    createdBy: payment.createdBy,
    deletedAt: null,
  });
}
