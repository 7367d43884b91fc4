import { recipientProblem } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import type { Channel } from '@deck/api/vocabulary';
import { compareMoney, isAmount, type Money, parseMoney, subtract } from '@deck/values';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';

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

export const emptyPayer: PayerForm = { channel: 'EMAIL', email: '', phone: '', amount: '' };

/** The body of the call. */
export const getRecipient = ({ channel, email, phone, amount }: PayerForm) => ({
  channel,
  recipient: channel === 'EMAIL' ? email.trim() : phone,
  amount: amount === '' ? null : amount,
});

/** Which of its fields holds it. */
const getPlace = ({ channel }: PayerForm) => (channel === 'EMAIL' ? 'email' : 'phone');

/** Whether an amount is more than is left. */
export const isMore = (amount: string, left: Money): boolean =>
  compareMoney(parseMoney(amount, left.currency), left) > 0;

/**
 * The most that can be suggested in a row: what is due, less what others are paying at this moment and what the rows
 * above suggest.
 */
export const leftFor = (
  payers: readonly PayerForm[],
  index: number,
  { currency, availableAmount }: Order,
): Money =>
  payers
    .slice(0, index)
    .filter(({ amount }) => isAmount(amount, currency))
    .reduce(
      (left, { amount }) => (isMore(amount, left) ? left : subtract(left, parseMoney(amount, currency))),
      parseMoney(availableAmount, currency),
    );

/** One written as another writes them both: in small letters, a phone without what stands between its digits. */
const plainRecipient = (payer: PayerForm): string =>
  payer.channel === 'EMAIL' ? payer.email.trim().toLowerCase() : payer.phone.replace(/[ ()-]/g, '');

/** What is wrong with the rows, each at its field. */
export function wrongFields({ payers }: SplitForm, order: Order): WrongFields {
  return Object.fromEntries(
    payers.flatMap((payer, index) => {
      const { amount } = payer;
      const { channel, recipient } = getRecipient(payer);
      const place = getPlace(payer);
      const problem = recipientProblem(channel, recipient);
      const at = (field: string, message: string) => [[`payers.${index}.${field}`, message] as const];
      return [
        ...(problem === undefined ? [] : at(place, problem)),
        ...(isTwice(payers, index) ? at(place, 'twice') : []),
        ...(amount !== '' &&
        (!isAmount(amount, order.currency) || isMore(amount, leftFor(payers, index, order)))
          ? at('amount', 'amount')
          : []),
      ];
    }),
  );
}

function isTwice(payers: readonly PayerForm[], index: number): boolean {
  const all = payers.map(plainRecipient);
  return all[index] !== '' && all.indexOf(all[index] ?? '') < index;
}

/**
 * Where the form has what the server calls wrong: `recipients.1.recipient` is the e-mail or the phone of the second row.
 * Undefined for what no row has.
 */
export function formPath(path: string, { payers }: SplitForm) {
  const [, place, field] = /^recipients\.(\d+)\.(recipient|amount)$/.exec(path) ?? [];
  const index = Number(place);
  const payer = place === undefined ? undefined : payers[index];
  if (payer === undefined) return undefined;
  return `payers.${index}.${field === 'amount' ? 'amount' : getPlace(payer)}` as const;
}
