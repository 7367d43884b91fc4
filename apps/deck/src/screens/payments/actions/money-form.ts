import { check } from '@deck/api';
import { PaymentActionBody } from '@deck/api/contract/payment-actions';
import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { compareMoney, isAmount, parseMoney } from '@deck/values';
import type { WrongFields } from '../../../forms/contract-resolver.ts';

/** Acts of which a part can be chosen; the others always take all of it. */
export type PartAction = 'capture' | 'refund' | 'confirm';
export const takesPart = (action: PaymentAction): action is PartAction =>
  action === 'capture' || action === 'refund' || action === 'confirm';

/** What a money dialog asks. */
export interface MoneyForm {
  share: 'full' | 'part';
  /** Of a part: a decimal string, empty while there is none that can be read. */
  amount: string;
  /** Why it is done, in the words of who does it. */
  words: string;
}

type Available = Pick<Payment, 'currency' | 'actions'>;

/** The amount an act will move: all that is available, or the part that was typed. */
export const amountIn = (action: PaymentAction, payment: Available, { share, amount }: MoneyForm): string =>
  share === 'full' ? payment.actions[action].amount : amount;

/**
 * What the call carries: exactly the amount its button names, also when it is all of it, since more may have become
 * available meanwhile. A void and a revocation take none.
 */
export function bodyOf(action: PaymentAction, payment: Available, values: MoneyForm): PaymentActionBody {
  const said = values.words.trim();
  return {
    ...(takesPart(action) ? { amount: amountIn(action, payment, values) } : {}),
    ...(said === '' ? {} : action === 'revoke' ? { reason: said } : { description: said }),
  };
}

export function wrongFields(action: PaymentAction, payment: Available, values: MoneyForm): WrongFields {
  const checked = check(PaymentActionBody, bodyOf(action, payment, values), 'body');
  if ('fields' in checked) {
    const { description, reason, ...fields } = checked.fields;
    const words = description ?? reason;
    return { ...fields, ...(words === undefined ? {} : { words }) };
  }
  const { currency, actions } = payment;
  if (values.share === 'full') return {};
  if (!isAmount(values.amount, currency)) return { amount: 'amount' };
  const most = parseMoney(actions[action].amount, currency);
  return compareMoney(parseMoney(values.amount, currency), most) > 0 ? { amount: 'tooLarge' } : {};
}
