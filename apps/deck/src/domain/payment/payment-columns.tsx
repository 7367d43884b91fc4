import type { Payment } from '@deck/api/contract/payments';
import { getTone } from '@deck/api/rules';
import type { PaymentSortField } from '@deck/api/vocabulary';
import { Figures, StatusDot } from '@deck/ui';
import { formatDate, formatInstant, isPositive, parseMoney } from '@deck/values';
import type { TFunction } from 'i18next';
import { getHeads, type ListColumn } from '../../platform/list/columns.ts';
import { PaymentMethod } from './payment-method.tsx';

type Column = ListColumn<Payment, PaymentSortField>;
type Head = keyof typeof import('../../platform/i18n/en/payments.ts')['payments']['list']['columns'];

/** The columns of the payments. The id hides the column and, where it sorts, is the field of the sort. */
export function paymentColumns(
  t: TFunction<['payments', 'app']>,
  timeZone: string,
  methodTitle: (name: string) => string,
): readonly Column[] {
  const { head, sorted } = getHeads<PaymentSortField, Head>((word) => t(`list.columns.${word}`));
  const words = (text: (payment: Payment) => string | null) => ({ rare: true, cell: text, csv: text });
  const moment = (at: (payment: Payment) => string | null) => ({
    rare: true,
    quiet: true,
    cell: (payment: Payment) => {
      const instant = at(payment);
      return instant === null ? null : <Figures>{formatInstant(instant, timeZone)}</Figures>;
    },
    csv: (payment: Payment) => ({ at: at(payment) }),
  });
  const dueText = ({ dueDate, overdue }: Payment) =>
    dueDate && (overdue ? t('list.overdue', { date: formatDate(dueDate) }) : formatDate(dueDate));
  const money = (amount: (payment: Payment) => string) => ({
    rare: true,
    hideCurrency: true,
    amount: (payment: Payment) => ({ amount: amount(payment), currency: payment.currency }),
  });
  return [
    {
      ...sorted('number', 'payment', 120),
      phone: 'meta',
      cell: ({ number }) => <Figures>{number}</Figures>,
      csv: ({ number }) => number,
    },
    {
      ...sorted('order', 'order', 130),
      cell: ({ orderExternalId }) => <Figures>{orderExternalId ?? ''}</Figures>,
      csv: ({ orderExternalId }) => orderExternalId,
    },
    {
      ...sorted('created', 'created', 134),
      quiet: true,
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    {
      ...sorted('customer', 'customer', 170),
      phone: 'title',
      // A permanent link has no customer: each payer creates a payment of their own.
      cell: ({ customerName, permanent }) => customerName || (permanent && t('app:title.permanentLink')),
      csv: ({ customerName }) => customerName,
    },
    {
      ...sorted('type', 'type', 200),
      cell: (payment) => <PaymentMethod payment={payment} />,
      csv: ({ type }) => t(`app:paymentType.${type}`),
    },
    {
      ...sorted('status', 'status', 150),
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
      csv: ({ status }) => t(`app:paymentStatus.${status}`),
    },
    {
      ...sorted('amount', 'amount', 124),
      sortHint: t('app:sortedByCurrency'),
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      ...sorted('method', 'method'),
      ...words(({ method }) => (method === null ? null : methodTitle(method))),
    },
    { ...head('property', 'property'), ...words(({ propertyName }) => propertyName) },
    { ...head('scheme', 'scheme'), ...words(({ scheme }) => t(`details.schemes.${scheme}`)) },
    { ...head('paid', 'paid'), ...money(({ capturedAmount }) => capturedAmount) },
    { ...head('held', 'held'), ...money(({ heldAmount }) => heldAmount) },
    { ...head('refunded', 'refunded'), ...money(({ refundedAmount }) => refundedAmount) },
    {
      ...head('input', 'input'),
      rare: true,
      amount: ({ inputAmount, inputCurrency }) =>
        inputAmount === null || inputCurrency === null
          ? null
          : { amount: inputAmount, currency: inputCurrency },
    },
    {
      ...head('charged', 'charged'),
      rare: true,
      amount: ({ acquisitionAmount, acquisitionCurrency }) =>
        isPositive(parseMoney(acquisitionAmount, acquisitionCurrency))
          ? { amount: acquisitionAmount, currency: acquisitionCurrency }
          : null,
    },
    { ...sorted('created_by', 'createdBy'), ...words(({ createdBy }) => createdBy) },
    { ...sorted('modified', 'modified'), ...moment(({ modifiedAt }) => modifiedAt) },
    { ...sorted('expires', 'expires'), ...moment(({ expiresAt }) => expiresAt) },
    { ...head('due', 'due'), ...words(dueText) },
    { ...head('scheduled', 'scheduled'), ...moment(({ sendAt, executeAt }) => sendAt ?? executeAt) },
    { ...head('transaction', 'transaction'), ...words(({ transactionId }) => transactionId) },
    { ...head('invoice', 'invoice'), ...words(({ invoiceNumber }) => invoiceNumber) },
    { ...head('reference', 'reference'), ...words(({ reference }) => reference) },
    { ...head('description', 'description'), ...words(({ description }) => description) },
    { ...head('note', 'note'), ...words(({ customerNote }) => customerNote) },
    { ...head('address', 'address'), ...words(getBilling) },
  ];
}

const getBilling = ({ billingAddress, billingPostalCode, billingCity, billingCountry }: Payment): string =>
  [billingAddress, `${billingPostalCode} ${billingCity}`.trim(), billingCountry].filter(Boolean).join(', ');
