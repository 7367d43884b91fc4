import type { MaskedCard } from '@deck/api/contract/payments';
import { getCustomerKey } from '../cards/find-tender.ts';
import { newSecret } from '../ids.ts';
import type { OrderLife } from './order-life.ts';
import type { PaymentRow, Rows } from './rows.ts';

/** Keeps the token of a guest's card with the company. All demo cards differ. */
export function keepCard(life: OrderLife, payment: PaymentRow, card: MaskedCard, rows: Rows): void {
  const { order } = life;
  const createdAt = life.now();
  rows.tenders.push({
    ...card,
    fingerprint: newSecret(),
    createdAt,
    id: payment.id,
    businessProfileId: order.businessProfileId,
    orderId: order.id,
    customerKey: getCustomerKey(order),
    customerEmail: order.customerEmail,
    pspToken: `tok_${newSecret()}`,
    createdBy: payment.createdBy,
    deletedAt: null,
  });
}
