import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { query } from '@deck/api/react';
import type { DeliveryStatus, Tone } from '@deck/api/vocabulary';
import { Button, FactCard, StatusDot, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRetryCallback } from '../../../domain/payment/callback-event.ts';
import { api } from '../../../platform/api.ts';
import { useRight } from '../../../platform/session/session-store.ts';

const deliveryTones: Record<DeliveryStatus, Tone> = {
  PROCESSING: 'info',
  DELIVERED: 'success',
  NOT_DELIVERED: 'danger',
};

interface HotelSystemProps {
  payment: Payment;
  transactions: readonly Transaction[];
}

/** The hotel system of a payment: what it requested, and whether it was notified of the payment. */
export function HotelSystem({ payment, transactions }: HotelSystemProps) {
  const { t } = useTranslation(['payment', 'labels']);
  const { timeZone } = useUi();
  const mayList = useRight('ALL_PAYMENTS_LIST_VIEW');
  const mayRead = useRight('ORDER_INSTANCE_VIEW');
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const order = useQuery({
    ...query(api.orders.get, { id: payment.orderId ?? '' }),
    enabled: mayRead && payment.orderId !== null,
  });
  const told = transactions.find(({ ifcDeliveryStatus }) => ifcDeliveryStatus !== null);
  const isPart = told !== undefined || order.data?.tags.includes('IFC') === true;
  const { data = [] } = useQuery({
    ...query(api.hotelSystems.suite8),
    enabled: isPart && mayList,
  });
  const message = data.find((each) => each.payment.id === payment.id);
  if (!isPart) return null;
  const status = message?.deliveryStatus ?? told?.ifcDeliveryStatus ?? null;
  const instant = (at: string | null | undefined) => (at ? formatInstant(at, timeZone) : '');
  return (
    <FactCard
      title={t('hotel.title')}
      meta={timeZone}
      action={status === 'NOT_DELIVERED' && mayWrite && <RetryCallback payment={payment} />}
      facts={[
        [t('hotel.message'), message?.messageId],
        [t('hotel.kind'), message && t(`hotel.${message.messageType}`)],
        [t('hotel.reservation'), message?.reservationId ?? order.data?.reservationId],
        [t('hotel.room'), message?.room],
        [t('hotel.received'), instant(message?.receivedAt)],
        [
          t('hotel.delivery'),
          status ? (
            <StatusDot
              key="status"
              tone={deliveryTones[status]}
              label={t(`labels:deliveryStatus.${status}`)}
            />
          ) : (
            t('hotel.nothing')
          ),
        ],
        [t('hotel.delivered'), instant(message?.deliveredAt)],
      ]}
    />
  );
}

function RetryCallback({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const { retry, isRetrying } = useRetryCallback(payment);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={RotateCw}
      loading={isRetrying}
      onClick={() => retry('payment')}
    >
      {t('callbacks.again')}
    </Button>
  );
}
