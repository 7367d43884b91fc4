import type { Order } from '@deck/api/contract/orders';
import { Button, type Fact, FactCard, PhoneText, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { customerFields, orderFields, toFacts } from '../shared/order-fields.ts';
import { useOrderWords } from '../shared/use-order-words.ts';

interface OrderFactsProps {
  order: Order;
  /** Where the customer is edited; undefined without the right, or while the order is closed. */
  editHref: string | undefined;
}

/** The contacts of the customer, the other facts of the order, and its author and date. */
export function OrderFacts({ order, editHref }: OrderFactsProps) {
  const { t } = useTranslation(['orders', 'order', 'labels', 'app']);
  const { locale, timeZone } = useUi();
  const { appliedRate, lengthOfStay, agent } = order;
  const words = useOrderWords(order.currency, order);
  const text = (amount: string) => amountText(amount, order.currency, locale);
  const rate = appliedRate
    ? `${text(appliedRate.amount)} ${t(`details.ratePeriod.${appliedRate.period}`)}`
    : '';
  const length =
    lengthOfStay === null
      ? ''
      : t(`order:periods.${appliedRate?.period ?? 'PER_NIGHT'}`, { count: lengthOfStay });
  // The head of the page says the customer's name, the ID, the property and the currency.
  const { firstName, lastName, phone, ...customer } = toFacts(customerFields, order.customer, words);
  const { looseRate, externalId, propertyId, currency, reservationId, paymentPolicy, ...others } = toFacts(
    orderFields,
    { ...order, looseRate: { appliedRate, lengthOfStay } },
    words,
  );
  return (
    <FactCard
      title={t('details.facts')}
      meta={timeZone}
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
        customer.email,
        [phone[0], order.customer.phone && <PhoneText key="phone">{order.customer.phone}</PhoneText>],
        customer.language,
        customer.country,
        customer.companyName,
        reservationId,
        paymentPolicy,
        [t('fields.appliedRate'), rate],
        [t('fields.lengthOfStay'), length],
        [
          t('order:fact.progress'),
          t(`labels:progressStatus.${order.progressStatus}`),
          t('order:fact.progressHint'),
        ],
        ...Object.values<Fact>(others),
        [t('order:fact.tags'), order.tags.map((tag) => t(`labels:tag.${tag}`)).join(', ')],
        [t('order:fact.from'), t(`labels:agentTag.${agent.tag}`), t('order:fact.fromHint')],
        [t('details.agent'), agent.name],
        [t('order:fact.created'), formatInstant(order.createdAt, timeZone)],
        [t('order:fact.modified'), formatInstant(order.modifiedAt, timeZone)],
      ]}
    />
  );
}
