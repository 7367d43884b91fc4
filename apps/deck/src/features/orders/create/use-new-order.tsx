import { inAreas } from '@deck/api/react';
import type { PositionType } from '@deck/api/vocabulary';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { keepOrder } from '../../../domain/payment/invalidate-money-queries.ts';
import { api, queryClient } from '../../../platform/api.ts';
import { type SavedDraft, useFormDraft } from '../../../platform/forms/use-form-draft.ts';
import {
  type IdempotentMutation,
  rereadOnly,
  useIdempotentMutation,
} from '../../../platform/forms/use-idempotent-mutation.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
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
  readonly draft: SavedDraft;
  /** Saves what is typed as a draft and goes to the list, where it is found. */
  readonly saveAndLeave: () => Promise<void>;
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
  const draft = useFormDraft(form, 'NEW_ORDER', null, isAtRisk);
  const leaveQuestion = useLeaveQuestion(isAtRisk, { draft });

  const reread = () => queryClient.invalidateQueries(inAreas('orders', 'sequences', 'drafts'));
  const sending = useIdempotentMutation(
    (order: OrderForm, idempotencyKey) =>
      api.orders.create(
        { body: toDraft(order) },
        { idempotencyKey, handledErrors: 'all', ...draft.completing() },
      ),
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
    saveAndLeave: async () => {
      if (isAtRisk() && !(await draft.save())) return;
      isDone.current = true;
      await navigate('/orders');
    },
  };
}
