import type { Payment } from '@deck/api/contract/payments';
import { Card } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { isPageOpen } from './is-page-open.ts';
import { LinkSides } from './link-sides.tsx';
import { StaffPage } from './staff-page.tsx';

/** A page for staff waits for a card, or for another one. */
const takesCard: readonly Payment['status'][] = ['NEW', 'DECLINED'];

/** The link of a payment, the page of an invoice, or the page for staff, while it can be used. */
export function PaymentLink({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'collect']);
  if (payment.type === 'PAYMENT_VPOS')
    return takesCard.includes(payment.status) ? <StaffPage payment={payment} /> : null;
  if (!isPageOpen(payment)) return null;
  return (
    <Card title={t(payment.type === 'WIRE_TRANSFER' ? 'collect:wire.title' : 'details.link')}>
      <LinkSides payment={payment} />
    </Card>
  );
}
