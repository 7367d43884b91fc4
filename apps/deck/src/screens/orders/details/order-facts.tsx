import type { Order } from '@deck/api/contract/orders';
import { Card, DescriptionList, useUi } from '@deck/ui';
import { countryName, formatInstant, isCountry } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';

/** The customer, and what else was written down. What is empty is left out. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale, timeZone } = useUi();
  const { customer, appliedRate } = order;
  const rate = appliedRate
    ? `${amountText(appliedRate.amount, order.currency, locale)} ${t(`details.ratePeriod.${appliedRate.period}`)}`
    : '';
  return (
    <>
      <Facts
        title={t('details.customer')}
        facts={[
          [t('details.name'), `${customer.firstName} ${customer.lastName}`.trim()],
          [t('details.company'), customer.companyName],
          [t('details.email'), customer.email],
          [t('details.phone'), customer.phone],
          [t('details.language'), t(`app:language.${customer.language}`)],
          [t('details.country'), isCountry(customer.country) ? countryName(customer.country, locale) : ''],
        ]}
      />
      <Facts
        title={t('details.order')}
        facts={[
          [t('details.reservation'), order.reservationId],
          [t('details.policy'), t(`app:policy.${order.paymentPolicy}`)],
          [t('details.rate'), rate],
          [t('details.stay'), order.lengthOfStay ? t('details.nights', { count: order.lengthOfStay }) : ''],
          [t('details.note'), order.internalNote],
          [t('details.message'), order.messageToCustomer],
          [t('details.agent'), `${order.agent.name}, ${formatInstant(order.createdAt, timeZone)}`],
        ]}
      />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  const known = facts.filter(([, fact]) => fact !== '');
  return (
    <Card title={title}>
      <DescriptionList items={known.map(([term, description]) => ({ term, description }))} />
    </Card>
  );
}
