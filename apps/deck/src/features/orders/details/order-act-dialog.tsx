import { check } from '@deck/api';
import { CancelRequest, OrderActionRequest } from '@deck/api/contract/order-acts';
import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { LONGEST_TEXT, paymentKinds } from '@deck/api/rules';
import { type CancelReason, cancelReasons, type OrderClosingAction } from '@deck/api/vocabulary';
import { Alert, Modal, RadioGroup, Stack, TextArea, useToast, useUi } from '@deck/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  ActRefusalAlert,
  UnknownOutcomeAlert,
  type Verdict,
} from '../../../domain/payment/actions/act-alerts.tsx';
import { invalidateMoneyQueries } from '../../../domain/payment/invalidate-money-queries.ts';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useRight } from '../../../platform/session/session-store.ts';

/** What closes an order as a whole or opens it again. */
export type OrderAct = 'cancel' | OrderClosingAction;

interface OrderActForm {
  reason: CancelReason;
  words: string;
}

const Form = createForm<OrderActForm>()({ Radios: RadioGroup, TextArea });

interface OrderActDialogProps {
  act: OrderAct;
  order: Order;
  payments: readonly Payment[];
  /** Why it can no longer be done; undefined while it can. */
  refusal: string | undefined;
  onClose: () => void;
}

/** Closes an order or opens it again, with a reason if there is one to tell. It names what is canceled with it. */
export function OrderActDialog({ act, order, payments, refusal, onClose }: OrderActDialogProps) {
  const { t } = useTranslation(['order', 'labels']);
  const submission = useOrderAct(act, order, onClose);
  const form = useForm<OrderActForm, unknown, OrderActForm>({
    defaultValues: { reason: 'CANCELED', words: '' },
    resolver: contractResolver((values) => wrongFields(act, values)),
    mode: 'onSubmit',
  });
  const submit = form.handleSubmit(submission.send);
  const isOver = submission.unknownOutcome === 'done' || (refusal !== undefined && !submission.isSending);
  const live = act === 'cancel' || act === 'finalize' ? payments.filter(isLost) : [];
  const mayRevoke = useRight('PAYMENT_REVOKE');
  const isForbidden = live.length > 0 && !mayRevoke;
  const isRefused = isOver || isForbidden;
  return (
    <Modal
      open
      title={t(`${act}.title`, { order: order.externalId })}
      description={t(`${act}.text`)}
      safeLabel={isRefused ? undefined : t(`${act}.keep`)}
      onClose={onClose}
      dirty={!isRefused && form.watch('words') !== ''}
      loading={submission.isSending}
      action={
        isRefused
          ? undefined
          : {
              label: t(`${act}.act`, { order: order.externalId }),
              tone: act === 'cancel' ? 'danger' : 'primary',
              onAct: () => void submit(),
            }
      }
    >
      <Stack>
        <UnknownOutcomeAlert unknownOutcome={submission.unknownOutcome} onReadAgain={submission.readAgain} />
        {isOver && submission.unknownOutcome !== 'done' && (
          <Alert tone="warning" announced>
            {refusal}
          </Alert>
        )}
        {!submission.isSending && <ActRefusalAlert failure={submission.refusal} />}
        {live.length > 0 && <Lost payments={live} />}
        {isForbidden && <Alert tone="warning">{t('revokesForbidden')}</Alert>}
        {!isRefused && (
          <FormProvider form={form}>
            {act === 'cancel' && (
              <Form.Radios
                name="reason"
                label={t('cancel.reason')}
                options={cancelReasons.map((value) => ({ value, label: t(`labels:cancelReason.${value}`) }))}
              />
            )}
            <Form.TextArea
              name="words"
              label={t(act === 'cancel' ? 'cancel.other' : 'reason')}
              hint={t('reasonHint')}
              optional
              rows={2}
              maxLength={LONGEST_TEXT}
            />
          </FormProvider>
        )}
      </Stack>
    </Modal>
  );
}

/** Finalising does not wait for a payer who only looks at the page, as calling off a single payment does. */
const isLost = ({ actions: { revoke } }: Payment): boolean =>
  revoke.possible || revoke.reason === 'PAYMENT_BEING_PAID';

/** What still asks for money, or for a card, and ends with the order. */
function Lost({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation(['order', 'app']);
  const { locale } = useUi();
  return (
    <Alert tone="warning" title={t('revokes')}>
      {payments
        .map(({ number, type, amount, currency }) =>
          !paymentKinds[type].takesMoney
            ? `${number} ${t(`app:paymentType.${type}`)}`
            : `${number} ${amountText(amount, currency, locale)}`,
        )
        .join(', ')}
    </Alert>
  );
}

function wrongFields(act: OrderAct, { reason, words }: OrderActForm) {
  const checked =
    act === 'cancel'
      ? check(CancelRequest, { reason, comment: words }, 'body')
      : check(OrderActionRequest, { reason: words }, 'body');
  if (!('fields' in checked)) return {};
  const said = checked.fields.comment ?? checked.fields.reason;
  return said === undefined ? {} : { words: said };
}

type Acted = Awaited<ReturnType<typeof api.orders.act>>;

/** Whether an order stands as an act leaves it. */
const stands: Readonly<Record<OrderAct, (state: Order['state']) => boolean>> = {
  cancel: (state) => state === 'REVOKED',
  finalize: (state) => state === 'FINALIZED',
  unfinalize: (state) => state !== 'FINALIZED',
  reinstate: (state) => state !== 'REVOKED',
};

function useOrderAct(act: OrderAct, { id, externalId }: Order, onDone: () => void) {
  const { t } = useTranslation('order');
  const toast = useToast();
  return useIdempotentMutation((form: OrderActForm, idempotencyKey) => call(act, id, form, idempotencyKey), {
    onDone: async ({ revokedPayments }) => {
      await invalidateMoneyQueries();
      toast({
        tone: 'success',
        title: t(`${act}.done`, { order: externalId }),
        text:
          revokedPayments.length > 0
            ? t('revoked', {
                count: revokedPayments.length,
                payments: revokedPayments.map(({ number }) => number).join(', '),
              })
            : undefined,
      });
      onDone();
    },
    // It was refused for what has happened meanwhile: the dialog is to say that.
    onRefused: () => void invalidateMoneyQueries(),
    reconcile: () => reconcile(act, id),
  });
}

/** Canceling is a call of its own; the others are actions by name. */
function call(
  act: OrderAct,
  id: string,
  { reason, words }: OrderActForm,
  idempotencyKey: string,
): Promise<Acted> {
  const said = words.trim();
  const options = { idempotencyKey, handledErrors: 'all' } as const;
  return act === 'cancel'
    ? api.orders.cancel({ id, body: { reason, ...(said === '' ? {} : { comment: said }) } }, options)
    : api.orders.act({ id, actionId: act, body: said === '' ? {} : { reason: said } }, options);
}

async function reconcile(act: OrderAct, id: string): Promise<Verdict> {
  const now = await queryClient.fetchQuery({ ...query(quietApi.orders.get, { id }), staleTime: 0 });
  void invalidateMoneyQueries();
  return stands[act](now.state) ? 'done' : 'undone';
}
