import { inAreas } from '@deck/api/react';
import type { PositionType } from '@deck/api/vocabulary';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { keepOrder } from '../../../domain/payment/invalidate-money-queries.ts';
import { api, queryClient } from '../../../platform/api.ts';
import { type KeptDraft, useDraft } from '../../../platform/forms/use-draft.ts';
import {
  type IdempotentMutation,
  rereadOnly,
  useIdempotentMutation,
} from '../../../platform/forms/use-idempotent-mutation.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { keepDrafts } from '../../../platform/session/drafts.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { orderResolver, showRefused } from '../shared/form/order-errors.ts';
import {
  emptyOrder,
  type OrderForm,
  type OrderFormMethods,
  sameOrder,
  toDraft,
} from '../shared/form/order-form.ts';

export interface NewOrder {
  readonly form: OrderFormMethods;
  readonly sending: IdempotentMutation<OrderForm>;
  /** What was typed when one left before. */
  readonly draft: KeptDraft;
  /** Keeps what is typed and goes to the list. */
  readonly saveAndLeave: () => void;
  readonly leaveQuestion: ReactNode;
}

/** A new order from its first field to the server's answer. */
export function useNewOrder(type: PositionType): NewOrder {
  const { environment } = useSession();
  const navigate = useNavigate();
  const [first] = useState(() => emptyOrder(environment, type));
  const form = useForm<OrderForm, unknown, OrderForm>({
    defaultValues: first,
    resolver: orderResolver(!environment.generateOrderId, environment),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const isDone = useRef(false);
  // Asked only when it matters: to follow it would draw the whole form with every key.
  const isAtRisk = () => !isDone.current && !sameOrder(form.getValues(), first);
  const draft = useDraft(form, 'orders.create', isAtRisk);
  const leaveQuestion = useLeaveQuestion(isAtRisk);

  const reread = () => queryClient.invalidateQueries(inAreas('orders', 'sequences'));
  const sending = useIdempotentMutation(
    (order: OrderForm, idempotencyKey) =>
      api.orders.create({ body: toDraft(order) }, { idempotencyKey, handledErrors: 'all' }),
    {
      reconcile: rereadOnly(reread),
      onDone: async (order) => {
        await reread();
        keepOrder(order);
        isDone.current = true;
        void navigate(`/orders/create?order=${order.id}&made`, { replace: true });
      },
      onRefused: (refusal, typed) => {
        if (refusal.code === 'ORDER_ALREADY_EXISTS') void queryClient.invalidateQueries(inAreas('orders'));
        showRefused(form, refusal, typed);
      },
    },
  );

  return {
    form,
    sending,
    draft,
    leaveQuestion,
    saveAndLeave: () => {
      keepDrafts();
      isDone.current = true;
      void navigate('/orders');
    },
  };
}
