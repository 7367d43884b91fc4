import type { ApiError } from '@deck/api/client';
import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Tender } from '@deck/api/contract/tenders';
import { inAreas } from '@deck/api/react';
import type { PaymentSides } from '@deck/api/rules';
import { clock } from '@deck/values';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { api, queryClient } from '../../../platform/api.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { type SavedDraft, useFormDraft } from '../../../platform/forms/use-form-draft.ts';
import { rereadOnly, useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { useWayBack } from '../../../platform/forms/use-way-back.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { invalidateMoneyQueries } from '../invalidate-money-queries.ts';
import { type Conversion, getConversion } from './conversion.ts';
import { formPath, toCardRequest, toDraft } from './payment-draft.ts';
import { convertedIn, type PaymentFacts, sidesFor, wrongFields } from './payment-rules.ts';
import { chosenTraits, firstValues, type PaymentFormValues, valuesLike } from './payment-values.ts';
import { type OrderCards, type ReadRates, useDayRates, useSavedCards } from './use-payment-facts.ts';

/** The result of the form: a payment, a card request, or a plan of several payments. */
export type PaymentResult =
  | { readonly payment: Payment; readonly tender?: never; readonly plan?: never }
  | { readonly tender: Tender; readonly payment?: never; readonly plan?: never }
  | { readonly plan: readonly Payment[]; readonly payment?: never; readonly tender?: never };

export interface NewPayment {
  readonly order: Order;
  readonly form: UseFormReturn<PaymentFormValues, unknown, PaymentFormValues>;
  /** What the form holds at this moment. */
  readonly values: PaymentFormValues;
  readonly conversion: Conversion;
  readonly rates: ReadRates;
  readonly sides: PaymentSides | undefined;
  readonly cards: OrderCards;
  readonly draft: SavedDraft;
  readonly sending: ReturnType<typeof useSendPayment>;
  readonly submit: (event: FormEvent) => Promise<void>;
  /** These two leave for another screen, and find the form filled on the way back. */
  readonly openRates: () => void;
  readonly editOrder: () => void;
  readonly leaveQuestion: ReactNode;
}

/**
 * A payment of an order, from its first field to the server's answer.
 * @param like the payment it begins as a copy of
 */
export function usePaymentForm(
  order: Order,
  like: Payment | undefined,
  onMade: (made: PaymentResult) => void,
): NewPayment {
  const { environment } = useSession();
  const form = useForm<PaymentFormValues, unknown, PaymentFormValues>({
    defaultValues: like ? valuesLike(like, order, environment) : firstValues(order, environment),
    resolver: contractResolver((typed) => wrongFields(typed, facts.current())),
    mode: 'onTouched',
  });
  const values = form.watch();
  const { currency: typed, acquisitionCurrency: charged } = values;
  const currencies = { order: order.currency, typed, charged };
  const rates = useDayRates(currencies, order.propertyTimezone);
  const conversion = getConversion(currencies, rates);
  const cards = useSavedCards(order.id);
  const card = cards.find(values.tenderId);
  const facts = useRef(() => ({ order, conversion, card, now: new Date(clock.now()) }));
  useEffect(() => {
    facts.current = () => ({ order, conversion, card, now: new Date(clock.now()) });
  });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, 'NEW_PAYMENT', order.id, isDirty);
  const { leaveFor, isLeft } = useWayBack();
  const isMade = useRef(false);
  const leaveQuestion = useLeaveQuestion(() => isDirty && !isMade.current && !isLeft(), { draft });

  const made = (answer: PaymentResult) => {
    isMade.current = true;
    onMade(answer);
  };
  const sending = useSendPayment({ order, conversion, draft }, made, (failure, sent) => {
    for (const [field, message] of Object.entries(failure.fields))
      form.setError(formPath(field, sent) as FieldPath<PaymentFormValues>, { type: 'server', message });
  });
  return {
    order,
    form,
    values,
    conversion,
    rates,
    sides: sidesFor(values, { order, conversion }),
    cards,
    draft,
    sending,
    submit: form.handleSubmit((checked) => sending.send(checked)),
    openRates: () => leaveFor('/settings/rates', { day: rates.day }),
    editOrder: () => leaveFor(`/orders/${order.id}/edit`),
    leaveQuestion,
  };
}

function useSendPayment(
  {
    order,
    conversion,
    draft,
  }: Pick<PaymentFacts, 'conversion'> & { readonly order: Order; readonly draft: SavedDraft },
  onMade: (made: PaymentResult) => void,
  onWrongFields: (failure: ApiError, sent: PaymentFormValues) => void,
) {
  return useIdempotentMutation(
    async (values: PaymentFormValues, idempotencyKey): Promise<PaymentResult> =>
      chosenTraits(values).takesMoney
        ? {
            payment: await api.payments.create(
              { body: toDraft(order.id, values, convertedIn(values, { order, conversion })) },
              { idempotencyKey, handledErrors: 'all', ...draft.completing() },
            ),
          }
        : {
            tender: await api.orderCards.request(
              { id: order.id, body: toCardRequest(values) },
              { idempotencyKey, handledErrors: 'all', ...draft.completing() },
            ),
          },
    {
      reconcile: rereadOnly(invalidateMoneyQueries),
      onDone: async (made) => {
        await invalidateMoneyQueries();
        onMade(made);
      },
      onRefused: (failure, sent) => {
        if (failure.code === 'PAYMENTS_AMOUNT_EXCEEDS_ORDER')
          void queryClient.invalidateQueries(inAreas('orders'));
        if (failure.code === 'RATE_REQUIRED' || failure.code === 'RATE_CHANGED')
          void queryClient.invalidateQueries(inAreas('rates'));
        onWrongFields(failure, sent);
      },
    },
  );
}
