import { check } from '@deck/api';
import { CancelRequest, OrderActionRequest } from '@deck/api/contract/order-acts';
import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { LONGEST_TEXT, paymentKinds } from '@deck/api/rules';
import { cancelReasons } from '@deck/api/vocabulary';
import { Alert, Modal, RadioGroup, Stack, TextArea, useUi } from '@deck/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RefusalAlert, UnknownOutcomeAlert } from '../../../domain/payment/actions/act-alerts.tsx';
import { amountText } from '../../../platform/format/amount-text.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { type OrderAct, type OrderActForm, useOrderAct } from './use-order-act.ts';

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
  return (
    <Modal
      open
      title={t(`${act}.title`, { order: order.externalId })}
      description={t(`${act}.text`)}
      safeLabel={isOver ? undefined : t(`${act}.keep`)}
      onClose={onClose}
      loading={submission.isSending}
      action={
        isOver
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
        {!submission.isSending && <RefusalAlert failure={submission.refusal} />}
        {live.length > 0 && <Lost payments={live} />}
        {!isOver && (
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
