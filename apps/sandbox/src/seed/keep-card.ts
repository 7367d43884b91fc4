import type { MaskedCard } from '@deck/api/contract/payments';
import { getCustomerKey } from '../cards/find-tender.ts';
import { newSecret } from '../ids.ts';
import type { OrderLife } from './order-life.ts';
import type { PaymentRow, Rows } from './rows.ts';

/** Stores a guest's card at the PSP and its token with the company. All demo cards differ. */
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
