import { RequiredEmail } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import type { Channel } from '@deck/api/vocabulary';
import { compareMoney, isAmount, isPhoneText, parseMoney } from '@deck/values';
import type { WrongFields } from '../../forms/contract-resolver.ts';

/** Someone who is to pay a part, as their row holds it. */
export interface PayerForm {
  channel: Channel;
  email: string;
  phone: string;
  /** What the page suggests to this payer; empty suggests nothing. */
  amount: string;
}
export interface SplitForm {
  payers: PayerForm[];
}

/** As many as one call takes. */
export const MOST = 50;
export const emptyPayer: PayerForm = { channel: 'EMAIL', email: '', phone: '', amount: '' };

/** As the server is told. */
export const recipientOf = ({ channel, email, phone, amount }: PayerForm) => ({
  channel,
  recipient: channel === 'EMAIL' ? email.trim() : phone,
  amount: amount === '' ? null : amount,
});

/** More than is left of the order. */
export const isMore = (amount: string, { currency, dueAmount }: Order): boolean =>
  compareMoney(parseMoney(amount, currency), parseMoney(dueAmount, currency)) > 0;

/** What is wrong with the rows, each at its field. */
export function wrongFields({ payers }: SplitForm, order: Order): WrongFields {
  return Object.fromEntries(
    payers.flatMap(({ channel, email, phone, amount }, index) => {
      const at = (field: string, message: string) => [[`payers.${index}.${field}`, message] as const];
      return [
        ...(channel === 'EMAIL' && email.trim() === '' ? at('email', 'required') : []),
        ...(channel === 'EMAIL' && email.trim() !== '' && !RequiredEmail.safeParse(email.trim()).success
          ? at('email', 'email')
          : []),
        ...(channel === 'SMS' && phone === '' ? at('phone', 'required') : []),
        ...(channel === 'SMS' && phone !== '' && !isPhoneText(phone) ? at('phone', 'phone') : []),
        ...(amount !== '' && (!isAmount(amount, order.currency) || isMore(amount, order))
          ? at('amount', 'amount')
          : []),
      ];
    }),
  );
}
