import type { FoundGuest } from '@deck/api/contract/guests';
import type { OrderSummary } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { cardLabel, getTone } from '@deck/api/rules';
import { type PaletteItem, useUi } from '@deck/ui';
import { formatMoney, isPositive, parseMoney } from '@deck/values';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getDue } from '../../../domain/order/due.ts';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';
import { formatStay } from '../../../platform/format/stay.ts';

const nameOf = ({ firstName, lastName, companyName }: OrderSummary['customer']): string =>
  `${firstName} ${lastName}`.trim() || companyName;

/** The rows of found orders and payments: each says how its money stands. */
export function useFoundItems() {
  const { t } = useTranslation(['palette', 'app']);
  const { locale } = useUi();
  const hrefOf = usePaymentHref();

  function orderItem(order: OrderSummary): PaletteItem {
    const { id, externalId, customer, currency, state, propertyName, startDate, endDate } = order;
    const [total, paid, due] = [
      parseMoney(order.totalAmount, currency),
      parseMoney(order.paidAmount, currency),
      getDue(order),
    ];
    const isPart = isPositive(paid) && isPositive(due);
    const stands = [
      t(`app:orderState.${state}`),
      isPart && t('paid', { amount: formatMoney(paid, locale) }),
      t('due', { amount: formatMoney(due, locale) }),
    ];
    const name = nameOf(customer);
    return {
      id: `/orders/${id}`,
      label: [externalId, name].filter(Boolean).join(' '),
      hint: [propertyName, formatStay(startDate, endDate)].filter(Boolean).join(', '),
      tone: getTone(state),
      meta: formatMoney(total, locale),
      metaHint: stands.filter(Boolean).join(', '),
      hasActs: true,
    };
  }

  function guestItem({ id, customer, orders, due, complete }: FoundGuest): PaletteItem {
    const owed = due.map((sum) => formatMoney(parseMoney(sum.due, sum.currency), locale)).join(', ');
    return {
      id: `/guests/${id}`,
      label: nameOf(customer) || customer.email,
      hint: customer.email,
      icon: UserRound,
      meta: complete ? t('guestOrders', { count: orders }) : undefined,
      metaHint: complete ? (owed === '' ? t('nothingDue') : t('due', { amount: owed })) : undefined,
    };
  }

  /** Undefined where the user may not open it. */
  function paymentItem(payment: Payment): PaletteItem | undefined {
    const id = hrefOf(payment);
    if (id === undefined) return undefined;
    const { number, card, customerName, amount, currency, status, orderExternalId } = payment;
    return {
      id,
      label: [number, card && cardLabel(card)].filter(Boolean).join(' '),
      hint: customerName,
      tone: getTone(status),
      meta: formatMoney(parseMoney(amount, currency), locale),
      metaHint: [t(`app:paymentStatus.${status}`), orderExternalId].filter(Boolean).join(', '),
    };
  }

  return { orderItem, guestItem, paymentItem };
}
