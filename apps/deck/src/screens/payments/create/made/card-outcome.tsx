import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import { type DeclineReason, declineReasons } from '@deck/api/vocabulary';
import { Alert, type AlertProps, Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useChargedText } from '../../shared/charged-text.ts';

/** What the bank said of a saved card that was charged at once. */
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
