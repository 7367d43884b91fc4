import type { Payment } from '@deck/api/contract/payments';
import { getTone } from '@deck/api/rules';
import type { PaymentSortField } from '@deck/api/vocabulary';
import { Figures, fixedRoom, rooms, StatusDot } from '@deck/ui';
import { formatDate, formatInstant, isPositive, parseMoney } from '@deck/values';
import type { TFunction } from 'i18next';
import { getHeads, type ListColumn } from '../../platform/list/columns.ts';
import { PaymentMethod } from './payment-method.tsx';

type Column = ListColumn<Payment, PaymentSortField>;
type Head = keyof typeof import('../../platform/i18n/en/payments.ts')['payments']['list']['columns'];

const idRoom = { least: 96, ideal: 104, most: 112, priority: 0, shrinks: 2, grows: 2 };
/** Columns that a person asked for leave after those that nobody chose. */
const figureRoom = { ...rooms.figure, priority: 3 };
const amountRoom = { ...rooms.amount, priority: 3 };
const momentRoom = fixedRoom(136, 3);

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
      ...sorted('number', 'payment', idRoom),
      phone: 'meta',
      cell: ({ number }) => <Figures>{number}</Figures>,
      csv: ({ number }) => number,
    },
    {
      ...sorted('customer', 'customer', { ...rooms.name, ideal: 168 }),
      phone: 'title',
      // A permanent link has no customer: each payer creates a payment of their own.
      cell: ({ customerName, permanent }) => customerName || (permanent && t('app:title.permanentLink')),
      csv: ({ customerName }) => customerName,
    },
    {
      ...sorted('type', 'type', { least: 144, ideal: 168, most: 240, priority: 1, grows: 1, comfort: 224 }),
      cell: (payment) => <PaymentMethod payment={payment} />,
      csv: ({ type }) => t(`app:paymentType.${type}`),
    },
    {
      ...sorted('order', 'order', { ...idRoom, priority: 2 }),
      cell: ({ orderExternalId }) => <Figures>{orderExternalId ?? ''}</Figures>,
      csv: ({ orderExternalId }) => orderExternalId,
    },
    {
      ...sorted('created', 'created', { ...rooms.moment, priority: 3 }),
      quiet: true,
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    {
      ...sorted('status', 'status', rooms.status),
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
      csv: ({ status }) => t(`app:paymentStatus.${status}`),
    },
    {
      ...sorted('amount', 'amount', rooms.amount),
      sortHint: t('app:sortedByCurrency'),
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      ...sorted('method', 'method', rooms.text),
      ...words(({ method }) => (method === null ? null : methodTitle(method))),
    },
    { ...head('property', 'property', rooms.text), ...words(({ propertyName }) => propertyName) },
    { ...head('scheme', 'scheme', rooms.word), ...words(({ scheme }) => t(`details.schemes.${scheme}`)) },
    { ...head('paid', 'paid', figureRoom), ...money(({ capturedAmount }) => capturedAmount) },
    { ...head('held', 'held', figureRoom), ...money(({ heldAmount }) => heldAmount) },
    { ...head('refunded', 'refunded', figureRoom), ...money(({ refundedAmount }) => refundedAmount) },
    {
      ...head('input', 'input', amountRoom),
      rare: true,
      amount: ({ inputAmount, inputCurrency }) =>
        inputAmount === null || inputCurrency === null
          ? null
          : { amount: inputAmount, currency: inputCurrency },
    },
    {
      ...head('charged', 'charged', amountRoom),
      rare: true,
      amount: ({ acquisitionAmount, acquisitionCurrency }) =>
        isPositive(parseMoney(acquisitionAmount, acquisitionCurrency))
          ? { amount: acquisitionAmount, currency: acquisitionCurrency }
          : null,
    },
    { ...sorted('created_by', 'createdBy', rooms.word), ...words(({ createdBy }) => createdBy) },
    { ...sorted('modified', 'modified', momentRoom), ...moment(({ modifiedAt }) => modifiedAt) },
    { ...sorted('expires', 'expires', momentRoom), ...moment(({ expiresAt }) => expiresAt) },
    { ...head('due', 'due', rooms.word), ...words(dueText) },
    {
      ...head('scheduled', 'scheduled', momentRoom),
      ...moment(({ sendAt, executeAt }) => sendAt ?? executeAt),
    },
    { ...head('transaction', 'transaction', rooms.text), ...words(({ transactionId }) => transactionId) },
    { ...head('invoice', 'invoice', rooms.word), ...words(({ invoiceNumber }) => invoiceNumber) },
    { ...head('reference', 'reference', rooms.text), ...words(({ reference }) => reference) },
    { ...head('description', 'description', rooms.text), ...words(({ description }) => description) },
    { ...head('note', 'note', rooms.text), ...words(({ customerNote }) => customerNote) },
    { ...head('address', 'address', rooms.text), ...words(getBilling) },
  ];
}

const getBilling = ({ billingAddress, billingPostalCode, billingCity, billingCountry }: Payment): string =>
  [billingAddress, `${billingPostalCode} ${billingCity}`.trim(), billingCountry].filter(Boolean).join(', ');
