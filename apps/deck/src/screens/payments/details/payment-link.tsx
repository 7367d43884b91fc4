import type { Payment } from '@deck/api/contract/payments';
import { Card, CopyField, QrCode } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import * as css from '../../orders/shared/layout.css.ts';

const live: readonly Payment['status'][] = ['LINK_CREATED', 'LINK_SENT', 'DECLINED'];

/** The payer's address while it can be used: to copy, to show. */
export function PaymentLink({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  if (payment.link === null || !live.includes(payment.status)) return null;
  return (
    <Card title={t('details.link')}>
      <div className={css.stack}>
        <CopyField label={t('details.link')} labelHidden value={payment.link} />
        <QrCode value={payment.link} label={t('details.qr')} />
      </div>
    </Card>
  );
}
