import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { getTone, paymentKinds } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Button, Card, Figures, IconButton, Menu, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../../domain/payment/actions/use-acts.ts';
import { PaymentMethod } from '../../../domain/payment/payment-method.tsx';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import * as css from './order-payments.css.ts';

interface OrderPaymentsProps {
  order: Order;
  payments: UseQueryResult<Payment[]>;
  onAct: (action: PaymentAction, payment: Payment) => void;
}

/** The payments of the order; at the end of each row what can be done with it. */
export function OrderPayments({ order, payments, onAct }: OrderPaymentsProps) {
  const { t } = useTranslation(['orders', 'order', 'app']);
  const { locale, timeZone } = useUi();
  const hrefOf = usePaymentHref();
  const { availableAmount, currency } = order;
  const left = isPositive(parseMoney(availableAmount, currency))
    ? t('details.paymentsAvailable', { amount: amountText(availableAmount, currency, locale) })
    : t('details.nothingAvailable');
  // Cards that are asked for stand in a list of their own.
  const rows = (payments.data ?? []).filter(({ type }) => paymentKinds[type].takesMoney);
  return (
    <Card flush title={t('details.payments')} meta={order.actions.edit.allowed && left}>
      <Table
        label={t('details.payments')}
        frame="card"
        columns={columns(t, timeZone, onAct)}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        loading={payments.isPending}
        error={payments.isError ? { title: t('details.paymentsFailed') } : undefined}
        onRetry={() => void payments.refetch()}
        empty={{
          title: t('details.noPayments'),
          text: order.actions.edit.allowed ? t('details.noPaymentsText') : undefined,
        }}
      />
    </Card>
  );
}

/** What is done with money most often comes first; what destroys stays in the menu. */
const mainActs: readonly PaymentAction[] = ['capture', 'confirm', 'refund'];

function RowActs({ payment, onAct }: Pick<OrderPaymentsProps, 'onAct'> & { payment: Payment }) {
  const { t } = useTranslation('order');
  const acts = useActs()(payment);
  const main = mainActs
    .map((action) => acts.find((act) => act.action === action && act.refusal === undefined))
    .find((act) => act !== undefined);
  return (
    <span className={css.acts}>
      {main && (
        <Button size="small" onClick={() => onAct(main.action, payment)}>
          {main.label}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton size="small" icon={Ellipsis} label={t('paymentActs', { payment: payment.number })} />
        }
        items={acts.map(({ action, label, refusal }) => ({
          label,
          tone: action === 'revoke' || action === 'void' ? 'danger' : undefined,
          disabledReason: refusal,
          onSelect: () => onAct(action, payment),
        }))}
      />
    </span>
  );
}

function columns(
  t: TFunction<['orders', 'order', 'app']>,
  timeZone: string,
  onAct: OrderPaymentsProps['onAct'],
): TableColumn<Payment>[] {
  return [
    {
      id: 'payment',
      head: t('details.payment'),
      phone: 'meta',
      cell: ({ number }) => <Figures>{number}</Figures>,
    },
    {
      id: 'method',
      head: t('details.method'),
      phone: 'title',
      cell: (payment) => <PaymentMethod payment={payment} />,
    },
    {
      id: 'status',
      head: t('details.status'),
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    {
      id: 'changed',
      head: t('details.changed'),
      quiet: true,
      phone: 'meta',
      cell: (payment) => <Due payment={payment} t={t} timeZone={timeZone} />,
    },
    {
      id: 'amount',
      head: t('details.amount'),
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      id: 'acts',
      head: t('order:acts'),
      headHidden: true,
      align: 'end',
      cell: (payment) => <RowActs payment={payment} onAct={onAct} />,
    },
  ];
}

interface DueProps {
  payment: Payment;
  t: TFunction<['orders', 'order', 'app']>;
  timeZone: string;
}

/** When the bank lets go of a hold or something happens by itself; else when it last changed. */
function Due({ payment: { captureDeadline, sendAt, executeAt, status, modifiedAt }, t, timeZone }: DueProps) {
  const text = (at: string) => formatInstant(at, timeZone);
  if (captureDeadline !== null)
    return <Figures>{t('order:holdUntil', { day: text(captureDeadline).slice(0, 5) })}</Figures>;
  const planned = status === 'SCHEDULED_SEND' ? sendAt : status === 'SCHEDULED_CHARGE' ? executeAt : null;
  return <Figures>{text(planned ?? modifiedAt)}</Figures>;
}
