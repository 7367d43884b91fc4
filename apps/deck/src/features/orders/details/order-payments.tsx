import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { getTone, paymentKinds } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Card, Figures, fixedRoom, rooms, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { PaymentMethod } from '../../../domain/payment/payment-method.tsx';
import { useShownPayments } from '../../../domain/payment/use-order-payments.ts';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import * as css from './order-payments.css.ts';
import { PaymentMainAct, PaymentMenu, type PaymentRowActsProps } from './payment-row-acts.tsx';

interface OrderPaymentsProps {
  order: Order;
  payments: UseQueryResult<Payment[]>;
  /** Those that a pressed part of the money comes from. */
  marked: readonly Payment[];
  onAct: (action: PaymentAction, payment: Payment) => void;
  onSend: (payment: Payment) => void;
}

/** The payments of the order; at the end of each row what can be done with it. */
export function OrderPayments({ order, payments, marked, onAct, onSend }: OrderPaymentsProps) {
  const { t } = useTranslation(['orders', 'order', 'app']);
  const { locale, timeZone } = useUi();
  const hrefOf = usePaymentHref();
  const { availableAmount, currency } = order;
  const left = isPositive(parseMoney(availableAmount, currency))
    ? t('details.paymentsAvailable', { amount: amountText(availableAmount, currency, locale) })
    : t('details.nothingAvailable');
  // Cards that are asked for stand in a list of their own.
  const rows = (payments.data ?? []).filter(({ type }) => paymentKinds[type].takesMoney);
  const markedIds = new Set(marked.map(({ id }) => id));
  const shown = useShownPayments(rows, rows.findLastIndex(({ id }) => markedIds.has(id)) + 1);
  if (payments.isSuccess && rows.length === 0)
    return (
      <Card
        title={t('details.payments')}
        empty={t('details.noPayments')}
        meta={order.actions.edit.allowed && left}
      />
    );
  return (
    <Card flush title={t('details.payments')} meta={order.actions.edit.allowed && left}>
      <Table
        label={t('details.payments')}
        frame="card"
        columns={columns(t, timeZone, { onAct, onSend }, markedIds)}
        {...shown}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        loading={payments.isPending}
        error={payments.isError ? { title: t('details.paymentsFailed') } : undefined}
        onRetry={() => void payments.refetch()}
      />
    </Card>
  );
}

function columns(
  t: TFunction<['orders', 'order', 'app']>,
  timeZone: string,
  acts: Omit<PaymentRowActsProps, 'payment'>,
  marked: ReadonlySet<string>,
): TableColumn<Payment>[] {
  return [
    {
      id: 'payment',
      head: t('details.payment'),
      room: { ...rooms.id, least: 80, ideal: 104, most: 112 },
      phone: 'meta',
      cell: ({ id, number }) => {
        const figures = <Figures>{number}</Figures>;
        return marked.has(id) ? <mark className={css.marked}>{figures}</mark> : figures;
      },
    },
    {
      id: 'method',
      head: t('details.method'),
      // A card and its last four digits, or the way it is asked for.
      room: { least: 152, ideal: 168, most: 240, priority: 0, shrinks: 3, grows: 1 },
      phone: 'title',
      cell: (payment) => <PaymentMethod payment={payment} />,
    },
    {
      id: 'status',
      head: t('details.status'),
      room: { ...rooms.status, least: 148 },
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    {
      id: 'changed',
      head: t('details.changed'),
      room: fixedRoom(132, 2),
      quiet: true,
      phone: 'meta',
      cell: (payment) => <Due payment={payment} t={t} timeZone={timeZone} />,
    },
    {
      id: 'amount',
      head: t('details.amount'),
      room: rooms.amount,
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      id: 'act',
      head: t('order:mainAct'),
      // "Confirm" in the longest of the languages.
      room: fixedRoom(136, 1),
      headHidden: true,
      align: 'end',
      cell: (payment) => <PaymentMainAct payment={payment} {...acts} />,
    },
    {
      id: 'acts',
      head: t('order:acts'),
      room: fixedRoom(48, 0),
      headHidden: true,
      align: 'end',
      cell: (payment) => <PaymentMenu payment={payment} {...acts} />,
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
