import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { FactList, Modal, Stack, StatusDot, TextLink, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import { cardExpiry } from '../shared/card-expiry.ts';
import { useReason } from '../shared/use-reason.ts';
import { transactionTones } from './tones.ts';

interface TransactionDialogProps {
  payment: Payment;
  transaction: Transaction;
  onClose: () => void;
}

/** One operation with everything that is known of it, to be told to a bank or to a guest. */
export function TransactionDialog({ payment, transaction, onClose }: TransactionDialogProps) {
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
    [t('transaction.receipt'), transaction.receiptUrl],
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
