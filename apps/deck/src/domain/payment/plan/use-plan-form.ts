import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { inAreas } from '@deck/api/react';
import type { PaymentSides } from '@deck/api/rules';
import { useNow } from '@deck/ui';
import { clock, toAmount, today as todayIn } from '@deck/values';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { api, queryClient } from '../../../platform/api.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { type SavedDraft, useFormDraft } from '../../../platform/forms/use-form-draft.ts';
import { rereadOnly, useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { useWayBack } from '../../../platform/forms/use-way-back.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { type Conversion, getConversion, getSides } from '../create/conversion.ts';
import { type OrderCards, type ReadRates, useDayRates, useSavedCards } from '../create/use-payment-facts.ts';
import { invalidateMoneyQueries } from '../invalidate-money-queries.ts';
import { wrongPlanFields } from './plan-rules.ts';
import {
  firstPlan,
  type PlanLine,
  type PlanValues,
  planAmounts,
  planPath,
  proposeLines,
  toPlanDraft,
} from './plan-values.ts';

export interface NewPlan {
  readonly order: Order;
  readonly form: UseFormReturn<PlanValues, unknown, PlanValues>;
  readonly values: PlanValues;
  readonly conversion: Conversion;
  readonly rates: ReadRates;
  /** What each payment collects and charges, as far as it is known. */
  readonly sides: readonly (PaymentSides | undefined)[];
  readonly cards: OrderCards;
  readonly draft: SavedDraft;
  readonly sending: ReturnType<typeof useSendPlan>;
  readonly submit: (event: FormEvent) => Promise<void>;
  /** Proposes another number of payments. */
  readonly propose: (count: PlanValues['count']) => void;
  readonly openRates: () => void;
  readonly leaveQuestion: ReactNode;
}

/** A plan of payments, from its proposal to the server's answer. */
export function usePlanForm(
  order: Order,
  proposed: PlanLine[],
  onMade: (made: readonly Payment[]) => void,
): NewPlan {
  const { environment } = useSession();
  const today = todayIn(order.propertyTimezone, useNow());
  const form = useForm<PlanValues, unknown, PlanValues>({
    defaultValues: firstPlan(order, environment, proposed),
    resolver: contractResolver((typed) => wrongPlanFields(typed, facts.current())),
    mode: 'onTouched',
  });
  const values = form.watch();
  const currencies = { order: order.currency, typed: order.currency, charged: values.acquisitionCurrency };
  const rates = useDayRates(currencies, order.propertyTimezone);
  const conversion = getConversion(currencies, rates);
  const cards = useSavedCards(order.id);
  const card = cards.find(values.tenderId);
  const read = () => ({ order, conversion, card, now: new Date(clock.now()), today });
  const facts = useRef(read);
  useEffect(() => {
    facts.current = read;
  });
  const sides = planAmounts(values, order).map((amount) => {
    const found = amount && getSides(toAmount(amount), currencies, conversion);
    return typeof found === 'object' ? found : undefined;
  });
  const { isDirty } = form.formState;
  const isOver = useRef(false);
  const draft = useFormDraft(form, 'PAYMENT_PLAN', order.id, isDirty);
  // The address without this query opens the form of one payment.
  const { leaveFor, isLeft } = useWayBack('?plan');
  const leaveQuestion = useLeaveQuestion(() => isDirty && !isOver.current && !isLeft(), { draft });
  const sending = useSendPlan(
    draft,
    (typed) => {
      const converted = sides.map((one) => one?.converted && toAmount(one.converted));
      return { id: order.id, body: toPlanDraft(typed, order, today, converted) };
    },
    (made) => {
      isOver.current = true;
      onMade(made);
    },
    (path, message) => form.setError(path as FieldPath<PlanValues>, { type: 'server', message }),
  );
  return {
    order,
    form,
    values,
    conversion,
    rates,
    sides,
    cards,
    draft,
    sending,
    submit: form.handleSubmit((checked) => sending.send(checked)),
    propose: (count) => {
      const lines = proposeLines(order, today, count);
      if (lines) form.setValue('lines', lines, { shouldDirty: true });
    },
    openRates: () => leaveFor('/settings/rates', { day: rates.day }),
    leaveQuestion,
  };
}

function useSendPlan(
  draft: SavedDraft,
  toCall: (values: PlanValues) => Parameters<typeof api.orderPayments.plan>[0],
  onMade: (made: readonly Payment[]) => void,
  onWrongField: (path: string, message: string) => void,
) {
  return useIdempotentMutation(
    (values: PlanValues, idempotencyKey) =>
      api.orderPayments.plan(toCall(values), { idempotencyKey, handledErrors: 'all', ...draft.completing() }),
    {
      reconcile: rereadOnly(invalidateMoneyQueries),
      onDone: async (made) => {
        await invalidateMoneyQueries();
        onMade(made);
      },
      onRefused: ({ code, fields, params }, sent) => {
        if (code === 'PAYMENTS_AMOUNT_EXCEEDS_ORDER') void queryClient.invalidateQueries(inAreas('orders'));
        if (code === 'RATE_REQUIRED' || code === 'RATE_CHANGED')
          void queryClient.invalidateQueries(inAreas('rates'));
        for (const [path, message] of Object.entries(fields)) onWrongField(planPath(path, sent), message);
        const late = lateMessages[code ?? ''];
        if (late !== undefined && Number(params.payment) > 0)
          onWrongField(`lines.${params.payment}.date`, late);
      },
    },
  );
}

/** What a refusal of one payment says of its day. */
const lateMessages: Readonly<Record<string, string>> = {
  SCHEDULING_UNAVAILABLE: 'afterStart',
  CARD_EXPIRED: 'afterCardExpiry',
  RATE_REQUIRED: 'afterRateEnd',
};
