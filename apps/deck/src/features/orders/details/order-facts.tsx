import type { Order } from '@deck/api/contract/orders';
import { Button, type Fact, FactCard, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { formatStay } from '../../../platform/format/stay.ts';
import { customerFields, orderFields, toFacts } from '../shared/order-fields.ts';
import { useOrderWords } from '../shared/use-order-words.ts';

interface CustomerFactsProps {
  order: Order;
  /** Where the customer is edited; undefined for whoever may not, or while the order is closed. */
  editHref: string | undefined;
}

export function CustomerFacts({ order, editHref }: CustomerFactsProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { customer } = order;
  const words = useOrderWords(order.currency, order);
  const { firstName: _, lastName: __, companyName, ...others } = toFacts(customerFields, customer, words);
  return (
    <FactCard
      title={t('details.customer')}
      action={
        <>
          <Button variant="quiet" size="small" href={`/guests/${order.id}`}>
            {t('order:guestOrders')}
          </Button>
          {editHref && (
            <Button variant="quiet" size="small" href={editHref} aria-label={t('order:editCustomerOf')}>
              {t('order:editCustomer')}
            </Button>
          )}
        </>
      }
      facts={[
        [t('details.fullName'), `${customer.firstName} ${customer.lastName}`.trim()],
        companyName,
        ...Object.values<Fact>(others),
      ]}
    />
  );
}

/** What else was written down, by whom and when. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'order', 'labels', 'app']);
  const { locale, timeZone } = useUi();
  const { appliedRate, lengthOfStay, agent } = order;
  const words = useOrderWords(order.currency, order);
  const text = (amount: string) => amountText(amount, order.currency, locale);
  const instant = (at: string) => `${formatInstant(at, timeZone)}, ${timeZone}`;
  const rate = appliedRate
    ? `${text(appliedRate.amount)} ${t(`details.ratePeriod.${appliedRate.period}`)}`
    : '';
  const length =
    lengthOfStay === null
      ? ''
      : t(`order:periods.${appliedRate?.period ?? 'PER_NIGHT'}`, { count: lengthOfStay });
  const {
    looseRate: _,
    externalId,
    propertyId,
    reservationId,
    paymentPolicy,
    currency,
    internalNote,
    messageToCustomer,
    ...others
  } = toFacts(orderFields, { ...order, looseRate: { appliedRate, lengthOfStay } }, words);
  return (
    <FactCard
      wide
      title={t('details.order')}
      facts={[
        externalId,
        propertyId,
        reservationId,
        [t('order:fact.dates'), formatStay(order.startDate, order.endDate)],
        paymentPolicy,
        [t('fields.appliedRate'), rate],
        [t('fields.lengthOfStay'), length],
        currency,
        [t('order:fact.payments'), String(order.paymentCount)],
        [t('order:fact.progress'), t(`labels:progressStatus.${order.progressStatus}`)],
        [t('order:fact.refunded'), text(order.refundedAmount)],
        [t('order:fact.available'), text(order.availableAmount)],
        internalNote,
        messageToCustomer,
        ...Object.values<Fact>(others),
        [t('order:fact.tags'), order.tags.map((tag) => t(`labels:tag.${tag}`)).join(', ')],
        [t('order:fact.from'), t(`labels:agentTag.${agent.tag}`)],
        [t('details.agent'), agent.name],
        [t('order:fact.created'), instant(order.createdAt)],
        [t('order:fact.modified'), instant(order.modifiedAt)],
      ]}
    />
  );
}
