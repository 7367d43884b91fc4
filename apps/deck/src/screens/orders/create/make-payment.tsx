import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { toneOf } from '@deck/api/rules';
import { ActionBar, Badge, Button, Card, EmptyState, Meter, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { amountText } from '../../../format/amount-text.ts';
import { formatStay } from '../../../format/stay.ts';
import { useStepStart } from '../../../layout/page-start.ts';
import * as columns from '../shared/layout.css.ts';
import * as css from './order-summary.css.ts';
import { PaymentForm } from './payment-form.tsx';
import { SendLink } from './send-link.tsx';
import { WizardHeader } from './wizard-header.tsx';

/** The last step, and the way to a further payment of an order: a link is made, then sent. */
export function MakePayment({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['orders', 'app']);
  const { data: order, isError, refetch } = useQuery(query(api.orders.get, { id: orderId }));
  if (order) return <PaymentStep order={order} />;
  if (!isError) return <WizardHeader current={3} />;
  return (
    <EmptyState
      tone="danger"
      icon={TriangleAlert}
      title={t('details.failed')}
      action={<Button onClick={() => void refetch()}>{t('app:action.retry')}</Button>}
    />
  );
}

function PaymentStep({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [payment, setPayment] = useState<Payment>();
  useStepStart(payment ? 'send' : 'amount');
  const nothingLeft = !payment && !isPositive(parseMoney(order.availableAmount, order.currency));
  const header = <WizardHeader current={3} externalId={order.externalId} href={`/orders/${order.id}`} />;
  const summary = <PaymentSummary order={order} payment={payment} />;
  if (!payment && !nothingLeft)
    return (
      <>
        {header}
        <PaymentForm order={order} onMade={setPayment} summary={summary} />
      </>
    );
  return (
    <>
      {header}
      <div className={columns.columns}>
        <div className={columns.column}>
          {nothingLeft && (
            <EmptyState
              icon={CircleCheck}
              title={t('details.nothingAvailable')}
              text={t('pay.nothingText')}
            />
          )}
          {payment && <SendLink order={order} payment={payment} onSent={setPayment} />}
        </div>
        <div className={`${columns.column} ${columns.sticky}`}>{summary}</div>
      </div>
      <ActionBar
        start={
          payment && (
            <Button size="large" variant="quiet" onClick={() => setPayment(undefined)}>
              {t('pay.another')}
            </Button>
          )
        }
        end={
          <Button size="large" variant={payment ? 'primary' : 'secondary'} href={`/orders/${order.id}`}>
            {t('create.open')}
          </Button>
        }
      />
    </>
  );
}

function PaymentSummary({ order, payment }: { order: Order; payment: Payment | undefined }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { currency, customer, state } = order;
  const text = (amount: string) => amountText(amount, currency, locale);
  const lines = [
    [t('details.total'), order.totalAmount],
    [t('details.paid'), order.paidAmount],
    [t('details.due'), order.dueAmount],
    ...(payment ? [[t('pay.thisPayment'), payment.amount] as const] : []),
  ] as const;
  const who = [
    `${customer.firstName} ${customer.lastName}`,
    order.propertyName,
    formatStay(order.startDate, order.endDate),
  ];
  return (
    <Card title={order.externalId} meta={<Badge tone={toneOf(state)} label={t(`app:orderState.${state}`)} />}>
      <div className={columns.stack}>
        <p className={css.quiet}>{who.filter(Boolean).join(', ')}</p>
        <Meter
          total={order.totalAmount}
          currency={currency}
          parts={[
            { label: t('details.paid'), value: order.paidAmount, kind: 'paid' },
            { label: t('details.held'), value: order.heldAmount, kind: 'held' },
            ...(payment
              ? [{ label: t('pay.thisPayment'), value: payment.amount, kind: 'this' as const }]
              : []),
          ]}
        />
        {lines.map(([label, amount]) => (
          <div key={label} className={css.line}>
            <span>{label}</span>
            <span className={css.amount}>{text(amount)}</span>
          </div>
        ))}
      </div>
    </Card>
  );
}
