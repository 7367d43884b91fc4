import type { Order } from '@deck/api/contract/orders';
import { Button, FactCard, useUi } from '@deck/ui';
import { countryName, formatInstant, isCountry } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { formatStay } from '../../../platform/format/stay.ts';

interface CustomerFactsProps {
  order: Order;
  /** Where the customer is edited; undefined for whoever may not, or while the order is closed. */
  editHref: string | undefined;
}

export function CustomerFacts({ order: { customer }, editHref }: CustomerFactsProps) {
  const { t } = useTranslation(['orders', 'order', 'app']);
  const { locale } = useUi();
  return (
    <FactCard
      title={t('details.customer')}
      action={
        editHref && (
          <Button variant="quiet" size="small" href={editHref} aria-label={t('order:editCustomerOf')}>
            {t('order:editCustomer')}
          </Button>
        )
      }
      facts={[
        [t('details.fullName'), `${customer.firstName} ${customer.lastName}`.trim()],
        [t('details.company'), customer.companyName],
        [t('details.email'), customer.email],
        [t('details.phone'), customer.phone],
        [t('details.language'), t(`app:language.${customer.language}`)],
        [t('details.country'), isCountry(customer.country) ? countryName(customer.country, locale) : ''],
      ]}
    />
  );
}

/** What else was written down, by whom and when. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'order', 'labels', 'app']);
  const { locale, timeZone } = useUi();
  const { appliedRate, currency, agent, lengthOfStay } = order;
  const text = (amount: string) => amountText(amount, currency, locale);
  const instant = (at: string) => `${formatInstant(at, timeZone)}, ${timeZone}`;
  const rate = appliedRate
    ? `${text(appliedRate.amount)} ${t(`details.ratePeriod.${appliedRate.period}`)}`
    : '';
  const length =
    lengthOfStay === null
      ? ''
      : t(`order:periods.${appliedRate?.period ?? 'PER_NIGHT'}`, { count: lengthOfStay });
  return (
    <FactCard
      wide
      title={t('details.order')}
      facts={[
        [t('order:fact.externalId'), order.externalId],
        [t('order:fact.property'), order.propertyName],
        [t('details.reservation'), order.reservationId],
        [t('order:fact.dates'), formatStay(order.startDate, order.endDate)],
        [t('details.policy'), t(`app:policy.${order.paymentPolicy}`)],
        [t('details.rate'), rate],
        [t('details.stay'), length],
        [t('order:fact.currency'), currency],
        [t('order:fact.payments'), String(order.paymentCount)],
        [t('order:fact.progress'), t(`labels:progressStatus.${order.progressStatus}`)],
        [t('order:fact.refunded'), text(order.refundedAmount)],
        [t('order:fact.available'), text(order.availableAmount)],
        [t('details.note'), order.internalNote],
        [t('details.message'), order.messageToCustomer],
        [t('order:fact.tags'), order.tags.map((tag) => t(`labels:tag.${tag}`)).join(', ')],
        [t('order:fact.from'), t(`labels:agentTag.${agent.tag}`)],
        [t('details.agent'), agent.name],
        [t('order:fact.created'), instant(order.createdAt)],
        [t('order:fact.modified'), instant(order.modifiedAt)],
      ]}
    />
  );
}
