import type { Order, OrderSummary } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { FactList, LazyPart, PhoneText, part, Skeleton } from '@deck/ui';
import { type MoneyLineName, toMoneyLine } from '@deck/values';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HappenedLast } from '../../../../domain/order/happened-last.tsx';
import { getMoneyLineFacts } from '../../../../domain/order/money-line.ts';
import { useMoneyDialog } from '../../../../domain/payment/actions/money-dialog.tsx';
import { formatStay } from '../../../../platform/format/stay.ts';
import { CopyFact, PeekBlock, PeekSubject } from '../../../../platform/list/peek/peek-blocks.tsx';
import { PartFailed } from '../../../../platform/navigation/page-states.tsx';
import { useMoneyActs } from '../../details/money-acts.tsx';
import { OrderMoney } from '../../details/order-money.tsx';

const sendDialog = part(() => import('../../../../domain/payment/send-dialog.tsx'));

/** In pixels: the figure with its sentence, the line with its days, and each of its parts below. */
const LINE_HEIGHT = 184;
const PART_HEIGHT = 56;
const CONTACT_HEIGHT = 96;

interface OrderPeekBodyProps {
  /** What the row says: here before the rest. */
  readonly summary: OrderSummary | undefined;
  readonly order: Order | undefined;
  readonly payments: UseQueryResult<Payment[]>;
}

export function OrderPeekBody({ summary, order, payments }: OrderPeekBodyProps) {
  const { t } = useTranslation(['orders', 'order']);
  return (
    <>
      {summary ? <Subject summary={summary} /> : <Skeleton shape="block" height={52} />}
      {order && payments.data ? (
        <Money order={order} payments={payments.data} />
      ) : payments.isError ? (
        <PartFailed title={t('details.paymentsFailed')} onRetry={() => void payments.refetch()} />
      ) : (
        <Skeleton shape="block" height={getMoneyHeight(summary)} />
      )}
      <PeekBlock>
        {order ? <Contact order={order} /> : <Skeleton shape="block" height={CONTACT_HEIGHT} />}
      </PeekBlock>
      <HappenedLast events={order?.timeline} />
    </>
  );
}

function getMoneyHeight(summary: OrderSummary | undefined): number {
  const parts = summary ? toMoneyLine(getMoneyLineFacts(summary), 0).segments.length : 1;
  return LINE_HEIGHT + parts * PART_HEIGHT;
}

/** The guest and the stay. */
function Subject({ summary }: { readonly summary: OrderSummary }) {
  const { customer, propertyName, startDate, endDate } = summary;
  return (
    <PeekSubject
      name={`${customer.firstName} ${customer.lastName}`.trim() || customer.companyName}
      context={[propertyName, formatStay(startDate, endDate)].filter(Boolean).join(', ')}
    />
  );
}

/** The money line with its parts; a pressed part offers its act. */
function Money({ order, payments }: { readonly order: Order; readonly payments: readonly Payment[] }) {
  const [pressed, setPressed] = useState<MoneyLineName>();
  const [sendingId, setSending] = useState<string>();
  const money = useMoneyDialog(payments);
  const actOf = useMoneyActs(order, payments, {
    onAct: money.open,
    onSend: ({ id }) => setSending(id),
  });
  const sending = payments.find(({ id }) => id === sendingId);
  return (
    <>
      <OrderMoney order={order} payments={payments} selected={pressed} onSelect={setPressed} actOf={actOf} />
      {money.dialog}
      {sending && (
        <LazyPart of={sendDialog} payment={sending} onClose={() => setSending(undefined)} waiting={null} />
      )}
    </>
  );
}

/** How to reach the guest. */
function Contact({ order: { customer, reservationId } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { email, phone } = customer;
  return (
    <FactList
      facts={[
        [t('fields.email'), email && <CopyFact text={email} label={t('peek.copyEmail')} />],
        [
          t('fields.phone'),
          phone && (
            <CopyFact text={phone} label={t('peek.copyPhone')}>
              <PhoneText>{phone}</PhoneText>
            </CopyFact>
          ),
        ],
        [t('fields.reservationId'), reservationId],
      ]}
    />
  );
}
