import type { Payment } from '@deck/api/contract/payments';
import { toneOf } from '@deck/api/rules';
import { Alert, Badge } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useChargedText } from '../../shared/charged-text.ts';

/** The link or invoice is made; then what has become of it since. */
export function LinkNotice({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['collect', 'app', 'labels']);
  const amount = useChargedText(payment);
  const { status, invoiceNumber: invoice, number, dispatches } = payment;
  if (payment.type === 'WIRE_TRANSFER' && status === 'AWAITING')
    return (
      <Alert tone="success" announced title={t('made.invoice', { invoice, amount })}>
        {t(dispatches.length === 0 ? 'made.invoiceNotSent' : 'made.invoiceText')}
      </Alert>
    );
  if (status === 'LINK_CREATED' || status === 'LINK_SENT')
    return (
      <Alert tone="success" announced title={t('made.link', { amount })}>
        {t('made.linkText', { payment: number })}
      </Alert>
    );
  const tone = toneOf(status);
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
