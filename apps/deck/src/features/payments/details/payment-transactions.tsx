import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { cardLabel, paymentKinds } from '@deck/api/rules';
import type { Tone, TransactionStatus } from '@deck/api/vocabulary';
import {
  Card,
  FactList,
  Figures,
  Modal,
  rooms,
  Stack,
  StatusDot,
  Table,
  type TableColumn,
  TextLink,
  useUi,
} from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardName } from '../../../domain/payment/card-name.tsx';
import { cardExpiry, useReason } from '../../../domain/payment/payment-words.ts';
import { useOpened } from '../../../domain/payment/use-opened.ts';
import { amountText } from '../../../platform/format/amount-text.ts';

const transactionTones: Record<TransactionStatus, Tone> = {
  PROCESSING: 'info',
  APPROVED: 'success',
  DECLINED: 'danger',
  ERROR: 'danger',
};

interface PaymentTransactionsProps {
  payment: Payment;
  transactions: UseQueryResult<Transaction[]>;
}

/** The operations at the bank, newest first. A row opens all its facts, with its receipts. */
export function PaymentTransactions({ payment, transactions }: PaymentTransactionsProps) {
  const { t } = useTranslation(['payments', 'app']);
  const { timeZone } = useUi();
  const reasonOf = useReason();
  const opened = useOpened('transaction');
  const rows = transactions.data ?? [];
  const shown = rows.find(({ id }) => id === opened.id);
  if (transactions.isSuccess && rows.length === 0)
    return (
      <Card
        title={t('details.transactions')}
        empty={t(
          paymentKinds[payment.type].pspFeatures === null
            ? 'details.noTransactionsWire'
            : 'details.noTransactions',
        )}
      />
    );
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
      room: { ...rooms.name, ideal: 152 },
      phone: 'title',
      cell: ({ type }) => t(`details.transactionType.${type}`),
    },
    {
      id: 'amount',
      head: t('details.amount'),
      room: rooms.amount,
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      id: 'status',
      head: t('details.status'),
      room: { ...rooms.status, least: 120, ideal: 128 },
      phone: 'status',
      cell: ({ status }) => (
        <StatusDot tone={transactionTones[status]} label={t(`details.transactionStatus.${status}`)} />
      ),
    },
    {
      id: 'reason',
      head: t('details.reason'),
      room: { ...rooms.text, priority: 3 },
      quiet: true,
      cell: ({ reason }) => reasonOf(reason),
    },
    {
      id: 'card',
      head: t('details.card'),
      room: { ...rooms.word, priority: 2 },
      phone: 'meta',
      cell: ({ card }) => card && <CardName label={cardLabel(card)} />,
    },
    {
      id: 'receipt',
      head: t('details.receipt'),
      room: { ...rooms.word, priority: 4 },
      quiet: true,
      cell: ({ receiptUrl, receiptNumber }) =>
        receiptUrl && <TextLink href={receiptUrl}>{receiptNumber ?? t('details.receipt')}</TextLink>,
    },
    {
      id: 'processed',
      head: t('details.processed'),
      room: { ...rooms.moment, priority: 1 },
      quiet: true,
      phone: 'meta',
      cell: ({ processedAt }) => <Figures>{formatInstant(processedAt, timeZone)}</Figures>,
    },
  ];
}

interface TransactionDialogProps {
  payment: Payment;
  transaction: Transaction;
  onClose: () => void;
}

/** One operation with all its facts, for a call with a bank or a guest. */
function TransactionDialog({ payment, transaction, onClose }: TransactionDialogProps) {
  const { t } = useTranslation(['payment', 'payments', 'labels', 'app']);
  const { locale, timeZone } = useUi();
  const reasonOf = useReason();
  const { card, currency, type, status, convertedAmount, convertedCurrency, ifcDeliveryStatus } = transaction;
  const text = (amount: string) => amountText(amount, currency, locale);
  return (
    <Modal
      open
      size="medium"
      title={t('transaction.title', {
        type: t(`payments:details.transactionType.${type}`),
        amount: text(transaction.amount),
      })}
      description={payment.number}
      onClose={onClose}
    >
      <Stack>
        <FactList
          facts={[
            [
              t('payments:details.status'),
              <StatusDot
                key="status"
                tone={transactionTones[status]}
                label={t(`payments:details.transactionStatus.${status}`)}
              />,
            ],
            [t('payments:details.reason'), reasonOf(transaction.reason)],
            [t('transaction.amount'), text(transaction.amount)],
            [t('transaction.initial'), text(transaction.initialAmount)],
            [
              t('transaction.converted'),
              convertedAmount && convertedCurrency
                ? amountText(convertedAmount, convertedCurrency, locale)
                : '',
            ],
            [t('transaction.processed'), `${formatInstant(transaction.processedAt, timeZone)}, ${timeZone}`],
            [t('transaction.by'), transaction.createdBy],
            [t('transaction.captureDescription'), transaction.captureDescription],
            [t('transaction.refundDescription'), transaction.refundDescription],
            [t('transaction.reversalDescription'), transaction.reversalDescription],
            [t('payments:details.card'), card?.number],
            [t('transaction.brand'), card && t(`labels:cardType.${card.type}`)],
            [t('payments:details.holder'), card?.holder],
            [t('payments:details.cardExpiry'), card && cardExpiry(card)],
            [t('transaction.pspOperationId'), transaction.pspOperationId],
            [t('transaction.providerPaymentId'), transaction.providerPaymentId],
            [t('transaction.authCode'), transaction.providerAuthCode],
            [t('transaction.rrn'), transaction.rrn],
            [t('transaction.paymentType'), t(`app:paymentType.${transaction.paymentType}`)],
            [t('transaction.delivery'), ifcDeliveryStatus && t(`labels:deliveryStatus.${ifcDeliveryStatus}`)],
            [t('transaction.receipts'), <Receipts key="receipts" transaction={transaction} />],
          ]}
        />
      </Stack>
    </Modal>
  );
}

/** Links out of the product; without one the sentence that says so. */
function Receipts({ transaction }: { transaction: Transaction }): ReactNode {
  const { t } = useTranslation(['payment', 'messages']);
  const links = [
    [[t('transaction.receipt'), transaction.receiptNumber].filter(Boolean).join(' '), transaction.receiptUrl],
    [t('transaction.fiscal'), transaction.fiscalDocumentUrl],
    [t('transaction.blockchain'), transaction.blockchainUrl],
  ] as const;
  const known = links.filter(([, href]) => href !== null);
  if (known.length === 0) return t('messages:receipt');
  return (
    <Stack gap="tight">
      {known.map(([label, href]) => (
        <TextLink key={label} href={href ?? ''}>
          {label}
        </TextLink>
      ))}
    </Stack>
  );
}
