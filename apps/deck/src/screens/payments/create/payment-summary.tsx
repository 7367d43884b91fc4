import type { Order } from '@deck/api/contract/orders';
import { toneOf } from '@deck/api/rules';
import { Badge, Card, Meter, Stack, Text, useUi } from '@deck/ui';
import { amountOf, formatMoney, isPositive, type Money, parseMoney, subtract } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../format/stay.ts';
import * as css from './payment-form.css.ts';

interface PaymentSummaryProps {
  order: Order;
  /** What this payment takes of it; undefined while nobody knows. */
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
    <Card title={order.externalId} meta={<Badge tone={toneOf(state)} label={t(`app:orderState.${state}`)} />}>
      <Stack>
        <Text>{who.filter(Boolean).join(', ')}</Text>
        <Meter
          total={order.totalAmount}
          currency={currency}
          parts={[
            { label: t('orders:details.paid'), value: order.paidAmount, kind: 'paid' },
            { label: t('orders:details.held'), value: order.heldAmount, kind: 'held' },
            ...(asked && rest && rest.minor >= 0n
              ? [{ label: t('summary.this'), value: amountOf(asked), kind: 'this' as const }]
              : []),
          ]}
        />
        <Line label={t('orders:details.total')} value={text(order.totalAmount)} />
        <Line label={t('orders:details.paid')} value={text(order.paidAmount)} />
        {isHeld && <Line label={t('orders:details.held')} value={text(order.heldAmount)} />}
        {asked && <Line label={t('summary.this')} value={formatMoney(asked, locale)} />}
        <div className={css.last}>
          <span>{t(asked ? 'summary.after' : 'orders:details.due')}</span>
          <span className={css.figure}>{formatMoney(rest && rest.minor >= 0n ? rest : due, locale)}</span>
        </div>
      </Stack>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.line}>
      <span>{label}</span>
      <span className={css.figure}>{value}</span>
    </div>
  );
}
