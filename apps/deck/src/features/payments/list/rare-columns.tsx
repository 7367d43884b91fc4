import type { Payment } from '@deck/api/contract/payments';
import { Figures } from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import type { TFunction } from 'i18next';
import type { ListColumn } from '../../../platform/list/list-column.ts';

type Head = keyof typeof import('../../../platform/i18n/en/payments.ts')['payments']['list']['columns'];

/** The columns one asks for rarely: hidden until a person shows them. */
export function rareColumns(
  t: TFunction<['payments', 'app', 'labels']>,
  timeZone: string,
  methodTitle: (name: string) => string,
): ListColumn<Payment>[] {
  const words = (
    id: string,
    name: Head,
    text: (payment: Payment) => string | null,
    sort = false,
  ): ListColumn<Payment> => ({
    id,
    head: t(`list.columns.${name}`),
    sort,
    cell: text,
    csv: text,
  });
  const moment = (id: string, name: Head, at: (payment: Payment) => string | null, sort = false) =>
    ({
      id,
      head: t(`list.columns.${name}`),
      sort,
      quiet: true,
      cell: (payment) => {
        const instant = at(payment);
        return instant === null ? null : <Figures>{formatInstant(instant, timeZone)}</Figures>;
      },
      csv: (payment) => ({ at: at(payment) }),
    }) satisfies ListColumn<Payment>;
  const money = (name: Head, amount: (payment: Payment) => string): ListColumn<Payment> => ({
    id: name,
    head: t(`list.columns.${name}`),
    hideCurrency: true,
    amount: (payment) => ({ amount: amount(payment), currency: payment.currency }),
  });
  const columns: ListColumn<Payment>[] = [
    words('method', 'method', ({ method }) => (method === null ? null : methodTitle(method)), true),
    words('property', 'property', ({ propertyName }) => propertyName),
    words('scheme', 'scheme', ({ scheme }) => t(`details.schemes.${scheme}`)),
    money('paid', ({ capturedAmount }) => capturedAmount),
    money('held', ({ heldAmount }) => heldAmount),
    money('refunded', ({ refundedAmount }) => refundedAmount),
    {
      id: 'input',
      head: t('list.columns.input'),
      amount: ({ inputAmount, inputCurrency }) =>
        inputAmount === null || inputCurrency === null
          ? null
          : { amount: inputAmount, currency: inputCurrency },
    },
    {
      id: 'charged',
      head: t('list.columns.charged'),
      amount: ({ acquisitionAmount, acquisitionCurrency }) =>
        isPositive(parseMoney(acquisitionAmount, acquisitionCurrency))
          ? { amount: acquisitionAmount, currency: acquisitionCurrency }
          : null,
    },
    words('created_by', 'createdBy', ({ createdBy }) => createdBy, true),
    moment('modified', 'modified', ({ modifiedAt }) => modifiedAt, true),
    moment('expires', 'expires', ({ expiresAt }) => expiresAt, true),
    moment('scheduled', 'scheduled', ({ sendAt, executeAt }) => sendAt ?? executeAt),
    words('transaction', 'transaction', ({ transactionId }) => transactionId),
    words('invoice', 'invoice', ({ invoiceNumber }) => invoiceNumber),
    words('reference', 'reference', ({ reference }) => reference),
    words('description', 'description', ({ description }) => description),
    words('note', 'note', ({ customerNote }) => customerNote),
    words('address', 'address', getBilling),
  ];
  return columns.map((column) => ({ ...column, rare: true }));
}

const getBilling = ({ billingAddress, billingPostalCode, billingCity, billingCountry }: Payment): string =>
  [billingAddress, `${billingPostalCode} ${billingCity}`.trim(), billingCountry].filter(Boolean).join(', ');
