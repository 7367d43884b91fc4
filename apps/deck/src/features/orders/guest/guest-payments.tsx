import type { Payment } from '@deck/api/contract/payments';
import { Card, Table, type TableColumn, useUi } from '@deck/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentColumns } from '../../../domain/payment/payment-columns.tsx';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';

/** Of the columns of the list of payments; whose they are is known. */
const shown = ['number', 'type', 'order', 'created', 'status', 'amount'];

/** The payments of all orders of a guest, newest first. */
export function GuestPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('guests');
  const { t: list } = useTranslation(['payments', 'app']);
  const { timeZone } = useUi();
  const hrefOf = usePaymentHref();
  const columns = useMemo(() => {
    const all: readonly TableColumn<Payment>[] = paymentColumns(list, timeZone, (name) => name);
    return shown.flatMap((id) => all.filter((column) => column.id === id)).map(toPlain);
  }, [list, timeZone]);
  return (
    <Card flush title={t('payments')}>
      <Table
        label={t('payments')}
        frame="card"
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        empty={{ title: t('noPayments') }}
      />
    </Card>
  );
}

const toPlain = (column: TableColumn<Payment>): TableColumn<Payment> => ({
  ...column,
  sort: false,
  phone: column.id === 'number' ? 'title' : column.phone,
});
