import type { Payment } from '@deck/api/contract/payments';
import { Card } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { linkLives } from './link-lives.ts';
import { LinkSides } from './link-sides.tsx';

/** The link of a payment, or the page of an invoice, while it can be used. */
export function PaymentLink({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'collect']);
  if (!linkLives(payment)) return null;
  return (
    <Card title={t(payment.type === 'WIRE_TRANSFER' ? 'collect:wire.title' : 'details.link')}>
      <LinkSides payment={payment} />
    </Card>
  );
}
