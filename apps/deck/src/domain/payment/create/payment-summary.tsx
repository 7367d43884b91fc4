import type { Order } from '@deck/api/contract/orders';
import { getTone } from '@deck/api/rules';
import { Badge, Card, Meter, Stack, Text, useUi } from '@deck/ui';
import { formatMoney, isPositive, type Money, parseMoney, subtract, toAmount } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../platform/format/stay.ts';
import * as css from './payment-form.css.ts';

interface PaymentSummaryProps {
  order: Order;
  /** What this payment takes of the order; undefined while it is not known. */
  asked: Money | undefined;
}

/** What the order comes to, and what is still due once this payment is made. */
export function PaymentSummary({ order, asked }: PaymentSummaryProps) {
  const { t } = useTranslation(['collect', 'orders', 'app']);
  const { locale } = useUi();
  const { currency, customer, state } = order;
  const due = parseMoney(order.dueAmount, currency);
  const rest = asked && subtract(due, asked);
  const text = (amount: string) => formatMoney(parseMoney(amount, currency), locale);
  const who = [
    `${customer.firstName} ${customer.lastName}`,
    order.propertyName,
    formatStay(order.startDate, order.endDate),
  ];
  const isHeld = isPositive(parseMoney(order.heldAmount, currency));
  return (
    <Card
      title={order.externalId}
      meta={<Badge tone={getTone(state)} label={t(`app:orderState.${state}`)} />}
    >
      <Stack>
        <Text>{who.filter(Boolean).join(', ')}</Text>
        <Meter
          total={order.totalAmount}
          currency={currency}
          parts={[
            { label: t('orders:details.paid'), value: order.paidAmount, kind: 'paid' },
            { label: t('orders:details.held'), value: order.heldAmount, kind: 'held' },
            ...(asked && rest && rest.minor >= 0n
              ? [{ label: t('summary.this'), value: toAmount(asked), kind: 'this' as const }]
              : []),
          ]}
        />
        <Sum label={t('orders:details.total')} amount={text(order.totalAmount)} />
        <Sum label={t('orders:details.paid')} amount={text(order.paidAmount)} />
        {isHeld && <Sum label={t('orders:details.held')} amount={text(order.heldAmount)} />}
        {asked && <Sum label={t('summary.this')} amount={formatMoney(asked, locale)} />}
        <Sum
          total
          label={t(asked ? 'summary.after' : 'orders:details.due')}
          amount={formatMoney(rest && rest.minor >= 0n ? rest : due, locale)}
        />
      </Stack>
    </Card>
  );
}

interface SumProps {
  label: string;
  amount: string;
  /** What the others come to. */
  total?: boolean;
  /** Said aloud when it changes. */
  live?: boolean;
}

/** One sum of an order. */
export function Sum({ label, amount, total = false, live = false }: SumProps) {
  return (
    <div className={total ? css.total : css.sum} aria-live={live ? 'polite' : undefined}>
      <span>{label}</span>
      <span className={css.figure}>{amount}</span>
    </div>
  );
}
