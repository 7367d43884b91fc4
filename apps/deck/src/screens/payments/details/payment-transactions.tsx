import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { cardLabel } from '@deck/api/rules';
import { Card, Figures, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOpened } from '../shared/use-opened.ts';
import { useReason } from '../shared/use-reason.ts';
import { transactionTones } from './tones.ts';
import { TransactionDialog } from './transaction-dialog.tsx';

interface PaymentTransactionsProps {
  payment: Payment;
  transactions: UseQueryResult<Transaction[]>;
}

/** The operations at the bank, newest first; a row opens everything known of it, with its receipts. */
export function PaymentTransactions({ payment, transactions }: PaymentTransactionsProps) {
  const { t } = useTranslation(['payments', 'app']);
  const { timeZone } = useUi();
  const reasonOf = useReason();
  const opened = useOpened('transaction');
  const rows = transactions.data ?? [];
  const shown = rows.find(({ id }) => id === opened.id);
  return (
    <Card flush title={t('details.transactions')}>
      <Table
        label={t('details.transactions')}
        frame="card"
        columns={columns(t, timeZone, reasonOf)}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => opened.hrefOf(id)}
        loading={transactions.isPending}
        error={transactions.isError ? { title: t('app:errors.data') } : undefined}
        onRetry={() => void transactions.refetch()}
        empty={{
          title: t('details.noTransactions'),
          text: t(
            payment.type === 'WIRE_TRANSFER' ? 'details.noTransactionsWire' : 'details.noTransactionsText',
          ),
        }}
      />
      {shown && <TransactionDialog payment={payment} transaction={shown} onClose={opened.close} />}
    </Card>
  );
}

function columns(
  t: TFunction<['payments', 'app']>,
  timeZone: string,
  reasonOf: (reason: string | null) => string,
): TableColumn<Transaction>[] {
  return [
    {
      id: 'type',
      head: t('details.transaction'),
      phone: 'title',
      cell: ({ type }) => t(`details.transactionType.${type}`),
    },
    {
      id: 'amount',
      head: t('details.amount'),
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      id: 'status',
      head: t('details.status'),
      phone: 'status',
      cell: ({ status }) => (
        <StatusDot tone={transactionTones[status]} label={t(`details.transactionStatus.${status}`)} />
      ),
    },
    { id: 'reason', head: t('details.reason'), quiet: true, cell: ({ reason }) => reasonOf(reason) },
    {
      id: 'card',
      head: t('details.card'),
      phone: 'meta',
      cell: ({ card }) => card && <Figures>{cardLabel(card)}</Figures>,
    },
    {
      id: 'processed',
      head: t('details.processed'),
      quiet: true,
      phone: 'meta',
      cell: ({ processedAt }) => <Figures>{formatInstant(processedAt, timeZone)}</Figures>,
    },
  ];
}
