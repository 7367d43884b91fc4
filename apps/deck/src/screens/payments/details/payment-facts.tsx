import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import { Card, DescriptionList, TextLink, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardExpiry } from '../shared/card-expiry.ts';

/** Everything written down about a payment. What is empty is left out. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'app']);
  const { timeZone } = useUi();
  const { card, expiresAt } = payment;
  const ends =
    expiresAt === null
      ? t('details.unlimited')
      : t('details.until', { time: `${formatInstant(expiresAt, timeZone)}, ${timeZone}` });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('details.order'),
      <TextLink key="order" href={`/orders/${payment.orderId}`}>
        {payment.orderExternalId}
      </TextLink>,
    ],
    [t('details.customer'), payment.customerName],
    [t('details.scheme'), t(`details.schemes.${payment.scheme}`)],
    [t('details.lifetime'), ends],
    [t('details.card'), card && cardLabel(card)],
    [t('details.holder'), card?.holder],
    [t('details.cardExpiry'), card && cardExpiry(card)],
    [t('details.description'), payment.description],
    [t('details.note'), payment.customerNote],
    [t('details.reference'), payment.reference],
    [t('details.invoice'), payment.invoiceNumber],
    [t('details.createdBy'), `${payment.createdBy}, ${formatInstant(payment.createdAt, timeZone)}`],
  ];
  return (
    <Card title={t('details.facts')}>
      <DescriptionList
        items={facts
          .filter(([, fact]) => Boolean(fact))
          .map(([term, description]) => ({ term, description }))}
      />
    </Card>
  );
}
