import type { Order } from '@deck/api/contract/orders';
import { inAreas, query } from '@deck/api/react';
import { useToast } from '@deck/ui';
import { compareMoney, type Money, parseMoney } from '@deck/values';
import { type ReactNode, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, queryClient } from '../../../platform/api.ts';
import { useCameFrom } from '../../../platform/forms/use-came-from.ts';
import { type SavedDraft, useFormDraft } from '../../../platform/forms/use-form-draft.ts';
import {
  type IdempotentMutation,
  useIdempotentMutation,
} from '../../../platform/forms/use-idempotent-mutation.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { useSession } from '../../../platform/session/session-store.ts';
import { orderResolver, showRefused } from '../shared/form/order-errors.ts';
import {
  getTotal,
  type OrderForm,
  type OrderFormMethods,
  sameOrder,
  toDraft,
  toOrderForm,
} from '../shared/form/order-form.ts';
import type { Versions } from './merge.ts';

/** The outcome of a write whose answer was lost, as the order shows it. */
type Saved = 'saved' | 'unsaved';

export interface EditedOrder {
  /** As the server has it now. */
  readonly order: Order;
  readonly form: OrderFormMethods;
  readonly sending: IdempotentMutation<OrderForm, Saved>;
  readonly draft: SavedDraft;
  readonly leaveQuestion: ReactNode;
  /** Somebody has edited the order since one began: until that is settled nothing is saved. */
  readonly isOvertaken: boolean;
  readonly versions: () => Versions;
  /** Goes on with what was chosen of theirs and mine. */
  readonly goOn: (merged: OrderForm) => void;
  /** Whether what is typed is what the server has: a lost answer was none. */
  readonly isSaved: () => boolean;
  /** Sends it, unless the total is below what payments need: then it leads to that sentence. */
  readonly save: (typed: OrderForm) => void;
}

/** The form that changes an order, or its customer alone. @param kind the kind of draft it saves */
export function useEditOrder(order: Order, kind: 'ORDER_EDIT' | 'CUSTOMER_EDIT'): EditedOrder {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const navigate = useNavigate();
  const cameFrom = useCameFrom();
  const { properties } = useSession().environment;
  const [base, setBase] = useState(() => toOrderForm(order));
  const form = useForm<OrderForm, unknown, OrderForm>({
    defaultValues: base,
    resolver: orderResolver(true, { properties, before: base }),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const isDone = useRef(false);
  const isSaved = () => sameOrder(form.getValues(), toOrderForm(order));
  const isAtRisk = () => !isDone.current && !sameOrder(form.getValues(), base) && !isSaved();
  const draft = useFormDraft(form, kind, order.id, isAtRisk);
  const leaveQuestion = useLeaveQuestion(isAtRisk, { draft });
  const revision = useWatch({ control: form.control, name: 'revision' });
  const reread = () => queryClient.invalidateQueries(inAreas('orders', 'orderPayments', 'drafts'));

  async function reconcile(typed: OrderForm): Promise<Saved> {
    const now = await queryClient.fetchQuery({ ...query(api.orders.get, { id: order.id }), staleTime: 0 });
    return sameOrder(typed, toOrderForm(now)) ? 'saved' : 'unsaved';
  }

  const sending = useIdempotentMutation(
    (typed: OrderForm, idempotencyKey) =>
      api.orders.edit(
        { id: order.id, body: { ...toDraft(typed), revision: typed.revision } },
        { idempotencyKey, handledErrors: 'all', ...draft.completing() },
      ),
    {
      reconcile,
      onDone: async ({ externalId, customer }) => {
        await reread();
        isDone.current = true;
        toast({ tone: 'success', title: t('edit.saved', { order: externalId }) });
        // What went to the address of before is offered to go to this one.
        const correctedEmail = base.customer.email === customer.email ? undefined : base.customer.email;
        if (cameFrom.address === undefined)
          void navigate(`/orders/${order.id}`, { state: { correctedEmail } });
        else void navigate(cameFrom.address, { state: { restore: true } });
      },
      onRefused: (refusal, typed) => {
        showRefused(form, refusal, typed);
        // What refused it is a state of the order that this page does not show yet.
        if (refusal.status === 409) void reread();
      },
    },
  );

  return {
    order,
    form,
    sending,
    draft,
    leaveQuestion,
    isOvertaken: revision !== order.revision && !isSaved(),
    versions: () => {
      const mine = form.getValues();
      return { base: mine.revision === base.revision ? base : undefined, theirs: toOrderForm(order), mine };
    },
    goOn: (merged) => {
      // What goes out after somebody else's edit was looked at is another intent.
      sending.renew();
      setBase(toOrderForm(order));
      form.reset(merged, { keepDefaultValues: true });
    },
    isSaved,
    save: (typed) => {
      if (isTooLow(getTotal(typed), order)) document.getElementById(LEAST_TOTAL)?.focus();
      else sending.send(typed);
    },
  };
}

/** Where it is said what the total cannot go below. */
export const LEAST_TOTAL = 'least-total';

/** Whether the total is below what is taken, held or asked for. Amounts of another currency are not compared. */
export const isTooLow = (
  total: Money,
  { leastTotalAmount, currency }: Pick<Order, 'leastTotalAmount' | 'currency'>,
): boolean => total.currency === currency && compareMoney(total, parseMoney(leastTotalAmount, currency)) < 0;
