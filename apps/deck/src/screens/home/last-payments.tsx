import { query } from '@deck/api/react';
import { Button, Card, Table, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { paymentColumns } from '../payments/list/payment-columns.tsx';
import { usePaymentHref } from '../payments/shared/use-payment-href.ts';

const shown = ['number', 'customer', 'status', 'amount'];

export function LastPayments() {
  const { t } = useTranslation(['payments', 'app', 'home']);
  const { timeZone } = useUi();
  const payments = useQuery(query(api.payments.list, { size: 8 }));
  return (
    <Card
      flush
      title={t('home:lastPayments')}
      action={
        <Button size="small" variant="quiet" href="/payments">
          {t('home:all')}
        </Button>
      }
    >
      <Table
        label={t('home:lastPayments')}
        frame="card"
        columns={paymentColumns(t, timeZone)
          .filter(({ id }) => shown.includes(id))
          .map((column) => ({ ...column, sort: false }))}
        rows={payments.data?.content ?? []}
        rowKey={({ id }) => id}
        rowHref={usePaymentHref()}
        loading={payments.isPending}
        error={payments.isError ? { title: t('home:paymentsFailed') } : undefined}
        onRetry={() => void payments.refetch()}
        empty={{ title: t('home:noPayments') }}
      />
    </Card>
  );
}
