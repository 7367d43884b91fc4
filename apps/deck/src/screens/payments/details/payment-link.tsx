import type { Payment } from '@deck/api/contract/payments';
import { Button, Card, CopyField, QrCode } from '@deck/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from '../../orders/shared/layout.css.ts';
import { linkLives } from './link-lives.ts';
import { print } from './payment-link.css.ts';
import { printQr } from './print-qr.ts';

/** The payer's address while it can be used: to copy, to show, to download, to print. */
export function PaymentLink({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'payments']);
  const { link, number } = payment;
  if (link === null || !linkLives(payment)) return null;
  const label = t('payments:details.qr');
  return (
    <Card title={t('payments:details.link')}>
      <div className={css.stack}>
        <CopyField label={t('payments:details.link')} labelHidden value={link} />
        <div id={`qr-${number}`}>
          <QrCode value={link} label={label} download={`link-${number}`} />
        </div>
        <div className={print}>
          <Button
            variant="quiet"
            size="small"
            icon={Printer}
            onClick={() => printQr(document.getElementById(`qr-${number}`), number, link)}
          >
            {t('link.print')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
