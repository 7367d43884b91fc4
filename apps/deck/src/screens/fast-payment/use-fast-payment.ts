import type { Order, OrderDraft } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { useState } from 'react';
import { api } from '../../api.ts';
import { toOrderDraft } from '../payments/short-order/short-form.ts';
import { useShortForm } from '../payments/short-order/use-short-form.ts';
import { toLinkDraft, wrongFields } from './fast-draft.ts';

interface MadeOrder {
  readonly order: Order;
  /** What it was made of: another text, and it is edited before its payment is made. */
  readonly draft: string;
}

/** An order and its payment from one form: two calls, each of them once. */
export function useFastPayment(fields: readonly FastPaymentField[], onMade: (payment: Payment) => void) {
  const [orderKey] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<MadeOrder>();

  /** The order is made once. Should its payment be refused, it follows what is typed next. */
  async function orderOf(body: OrderDraft): Promise<Order> {
    const text = JSON.stringify(body);
    if (made?.draft === text) return made.order;
    const order = made
      ? await api.orders.edit(
          { id: made.order.id, body },
          { idempotencyKey: crypto.randomUUID(), shows: 'all' },
        )
      : await api.orders.create({ body }, { idempotencyKey: orderKey, shows: 'all' });
    setMade({ order, draft: text });
    return order;
  }

  const fast = useShortForm({
    name: 'payments.fast',
    wrongFields: (values, offer) => wrongFields(values, fields, offer),
    send: async (values, offer, idempotencyKey) => {
      const order = await orderOf(toOrderDraft(values, offer, false));
      return api.payments.create({ body: toLinkDraft(order.id, values) }, { idempotencyKey, shows: 'all' });
    },
    onMade,
  });
  return { ...fast, order: made?.order };
}
