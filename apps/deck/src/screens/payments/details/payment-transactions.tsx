import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { query } from '@deck/api/react';
import { cardLabel } from '@deck/api/rules';
import type { Tone, TransactionStatus } from '@deck/api/vocabulary';
import { type DeclineReason, declineReasons } from '@deck/api/vocabulary';
import { Card, Figures, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';

const tones: Record<TransactionStatus, Tone> = {
  PROCESSING: 'info',
  APPROVED: 'success',
  DECLINED: 'danger',
  ERROR: 'danger',
};

export function PaymentTransactions({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'app']);
  const { timeZone } = useUi();
  const transactions = useQuery({
    ...query(api.transactions.list, { id: payment.id }),
    refetchInterval: 5_000,
  });
  return (
    <Card flush title={t('details.transactions')}>
      <Table
        label={t('details.transactions')}
        frame="card"
        columns={columns(t, timeZone)}
        rows={transactions.data ?? []}
        rowKey={({ id }) => id}
        loading={transactions.isPending}
        error={transactions.isError ? { title: t('app:errors.data') } : undefined}
        onRetry={() => void transactions.refetch()}
        empty={{ title: t('details.noTransactions'), text: t('details.noTransactionsText') }}
      />
    </Card>
  );
}

function columns(t: TFunction<['payments', 'app']>, timeZone: string): TableColumn<Transaction>[] {
  return [
    {
      id: 'type',
      head: t('details.transaction'),
      phone: 'title',
      cell: ({ type }) => t(`details.transactionType.${type}`),
    },
    {
      id: 'card',
      head: t('details.card'),
      phone: 'meta',
      cell: ({ card }) => card && <Figures>{cardLabel(card)}</Figures>,
    },
    {
      id: 'status',
      head: t('details.status'),
      phone: 'status',
      cell: ({ status }) => (
        <StatusDot tone={tones[status]} label={t(`details.transactionStatus.${status}`)} />
      ),
    },
    { id: 'reason', head: t('details.reason'), quiet: true, cell: ({ reason }) => reasonText(reason, t) },
    {
      id: 'authCode',
      head: t('details.authCode'),
      quiet: true,
      cell: ({ providerAuthCode }) => providerAuthCode && <Figures>{providerAuthCode}</Figures>,
    },
    {
      id: 'processed',
      head: t('details.processed'),
      quiet: true,
      phone: 'meta',
      cell: ({ processedAt }) => <Figures>{formatInstant(processedAt, timeZone)}</Figures>,
    },
    {
      id: 'amount',
      head: t('details.amount'),
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
  ];
}

function reasonText(reason: string | null, t: TFunction<['payments', 'app']>): string {
  const known = declineReasons.find((each): each is DeclineReason => each === reason);
  return known ? t(`app:declineReason.${known}`) : (reason ?? '');
}
