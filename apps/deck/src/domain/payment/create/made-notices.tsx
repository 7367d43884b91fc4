import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { cardLabel, getTone, paymentKinds } from '@deck/api/rules';
import { type DeclineReason, declineReasons } from '@deck/api/vocabulary';
import { Alert, type AlertProps, Badge, Button } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useChargedText } from '../payment-words.ts';

interface LinkNoticeProps {
  payment: Payment;
  /** Its order, as far as it was read. */
  order?: Order | undefined;
}

/** Says that an invoice was created, then whether the invoice or the link was delivered. */
export function LinkNotice({ payment, order }: LinkNoticeProps) {
  const { t } = useTranslation(['collect', 'app', 'labels']);
  const amount = useChargedText(payment);
  const { status, invoiceNumber: invoice } = payment;
  if (paymentKinds[payment.type].page === 'INVOICE' && status === 'AWAITING')
    return (
      <Alert tone="success" announced title={t('made.invoice', { invoice, amount })}>
        {t(hasNoAddress(payment, order) ? 'made.invoiceNotSent' : 'made.invoiceText')}
      </Alert>
    );
  const tone = getTone(status);
  return (
    <Alert
      tone={tone === 'neutral' ? 'info' : tone}
      announced
      title={t('fast.moved', { amount })}
      action={<Badge tone={tone} label={t(`app:paymentStatus.${status}`)} />}
    >
      {t(`labels:paymentStatusHint.${status}`)}
    </Alert>
  );
}

/** Whether nothing was sent because the customer has no e-mail address. An invoice is sent shortly after it is made. */
const hasNoAddress = ({ id, dispatches }: Payment, order: Order | undefined): boolean =>
  dispatches.length === 0 &&
  order?.customer.email === '' &&
  !order.timeline.some(({ type, paymentId }) => type === 'INVOICE_SENT' && paymentId === id);

/** A scheduled payment: its moment, its recipient or card, and where it can be called off. */
export function ScheduledNotice({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  const zone = payment.propertyTimezone;
  const at = payment.sendAt ?? payment.executeAt ?? '';
  const time = `${formatInstant(at, zone)}, ${zone.replaceAll('_', ' ')}`;
  const isSend = payment.sendAt !== null;
  return (
    <Alert
      tone="success"
      announced
      title={t(isSend ? 'made.sendScheduled' : 'made.chargeScheduled', { amount, time })}
      action={
        <Button size="small" href={`/orders/${payment.orderId}/${payment.id}`}>
          {t('made.openPayment')}
        </Button>
      }
    >
      {isSend
        ? t('made.sendScheduledText', { recipient: payment.sendRecipient ?? '' })
        : t('made.chargeScheduledText', { card: payment.card ? cardLabel(payment.card) : '' })}
    </Alert>
  );
}

/** The bank's answer to a saved card that was charged at once. */
export function CardOutcome({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['collect', 'messages', 'labels']);
  const amount = useChargedText(payment);
  const card = payment.card ? cardLabel(payment.card) : '';
  const open = (
    <Button size="small" href={`/orders/${payment.orderId}/${payment.id}`}>
      {t('made.openPayment')}
    </Button>
  );
  const say = (tone: AlertProps['tone'], title: string, text: string) => (
    <Alert tone={tone} announced title={title} action={open}>
      {text}
    </Alert>
  );
  switch (payment.status) {
    case 'CHARGED':
      return say('success', t('made.charged', { amount }), card);
    case 'AUTHORIZED':
      return say('success', t('made.held', { amount }), card);
    case 'DECLINED': {
      const reason = declineReasons.find((each): each is DeclineReason => each === payment.reason);
      const words = reason
        ? `${t(`labels:declined.${reason}.why`)} ${t(`labels:declined.${reason}.next`)}`
        : card;
      return say('danger', t('messages:payment.declined'), words);
    }
    case 'ERROR':
      return say('danger', t('messages:payment.error'), card);
    default:
      return say('info', t('made.processing'), t(`labels:paymentStatusHint.${payment.status}`));
  }
}
