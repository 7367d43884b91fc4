import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import { Alert, Button } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useChargedText } from '../../shared/charged-text.ts';

/** It happens by itself: when, to whom or with which card, and where it can be called off. */
export function MadeScheduled({ payment }: { payment: Payment }) {
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
