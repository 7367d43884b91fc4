import type { Order, OrderDraft } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { api } from '../../api.ts';
import { contractResolver } from '../../forms/contract-resolver.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useLeaveQuestion } from '../../forms/use-leave-question.tsx';
import { rereadOnly, useOnce } from '../../forms/use-once.ts';
import { useSession } from '../../session/session-store.ts';
import { rereadMoney } from '../payments/shared/reread-money.ts';
import { emptyForm, formPath, type ShortForm, toOrderDraft } from '../payments/short-order/short-form.ts';
import { toLinkDraft, wrongFields } from './fast-draft.ts';

interface MadeOrder {
  readonly order: Order;
  /** What it was made of: another text, and it is edited before its payment is made. */
  readonly draft: string;
}

/** An order and its payment from one form: two calls, each of them once. */
export function useFastPayment(fields: readonly FastPaymentField[], onMade: (payment: Payment) => void) {
  const { environment } = useSession();
  const propertyOf = ({ propertyId }: ShortForm) =>
    environment.properties.find(({ id }) => id === propertyId);
  const form = useForm<ShortForm, unknown, ShortForm>({
    defaultValues: emptyForm(environment),
    resolver: contractResolver((values) => wrongFields(values, fields, propertyOf(values))),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const draft = useDraft(form, 'payments.fast', isDirty);
  const isMade = useRef(false);
  const leaveQuestion = useLeaveQuestion(() => isDirty && !isMade.current);
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

  const sending = useOnce(
    async (values: ShortForm, idempotencyKey) => {
      const order = await orderOf(toOrderDraft(values, propertyOf(values), false));
      return api.payments.create({ body: toLinkDraft(order.id, values) }, { idempotencyKey, shows: 'all' });
    },
    {
      look: rereadOnly(rereadMoney),
      onDone: async (payment) => {
        await rereadMoney();
        isMade.current = true;
        onMade(payment);
      },
      onRefused: (failure) => {
        const wrong = failure.code === 'ORDER_ALREADY_EXISTS' ? { externalId: 'unique' } : failure.fields;
        for (const [field, message] of Object.entries(wrong))
          form.setError(formPath(field) as FieldPath<ShortForm>, { type: 'server', message });
      },
    },
  );
  return { form, draft, leaveQuestion, sending, order: made?.order };
}
