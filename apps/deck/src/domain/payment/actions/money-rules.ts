import { check } from '@deck/api';
import { PaymentActionBody } from '@deck/api/contract/payment-actions';
import type { Payment } from '@deck/api/contract/payments';
import { type ActionFacts, getMost, type PaymentEvent, transition } from '@deck/api/rules';
import type { PaymentAction, PaymentStatus } from '@deck/api/vocabulary';
import { compareMoney, isAmount, money, parseMoney, toAmount } from '@deck/values';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';

/** Actions that can take a part; the others always take the whole amount. */
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
 * The body of the call. It names the amount on the button even when that is everything, since more may have become
 * available. A void and a revocation carry no amount.
 */
export function toBody(action: PaymentAction, payment: Available, values: MoneyForm): PaymentActionBody {
  const said = values.words.trim();
  return {
    ...(takesPart(action) ? { amount: amountIn(action, payment, values) } : {}),
    ...(said === '' ? {} : action === 'revoke' ? { reason: said } : { description: said }),
  };
}

export function wrongFields(action: PaymentAction, payment: Available, values: MoneyForm): WrongFields {
  const checked = check(PaymentActionBody, toBody(action, payment, values), 'body');
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

/** What of a payment its money is made of. */
export type MoneyOf = Pick<
  Payment,
  | 'type'
  | 'status'
  | 'scheme'
  | 'currency'
  | 'amount'
  | 'authorizedAmount'
  | 'capturedAmount'
  | 'heldAmount'
  | 'refundedAmount'
  | 'link'
>;

/** A payment as the rules see it. */
export function getFacts(payment: MoneyOf): ActionFacts {
  const minor = (amount: string) => parseMoney(amount, payment.currency).minor;
  const authorized = minor(payment.authorizedAmount);
  const captured = minor(payment.capturedAmount);
  const released = authorized - captured - minor(payment.heldAmount);
  return {
    type: payment.type,
    status: payment.status,
    scheme: payment.scheme,
    amount: minor(payment.amount),
    authorized,
    captured,
    refunded: minor(payment.refundedAmount),
    released: payment.scheme === 'AUTH' && released > 0n ? released : 0n,
    linkLives: payment.link !== null,
  };
}

const happenings: Readonly<Record<PaymentAction, (amount: bigint) => PaymentEvent>> = {
  capture: (amount) => ({ type: 'CAPTURED', amount }),
  refund: (amount) => ({ type: 'REFUNDED', amount }),
  confirm: (amount) => ({ type: 'CONFIRMED', amount }),
  void: () => ({ type: 'HOLD_VOIDED' }),
  revoke: () => ({ type: 'REVOKED' }),
};

/** How a payment will stand after an act. Amounts are decimal strings of its currency. */
export interface Prediction {
  readonly status: PaymentStatus;
  readonly captured: string;
  readonly refunded: string;
  readonly released: string;
  /** What the same act could still move then. */
  readonly left: string;
}

/** Undefined where the rules refuse the act or the amount. */
export function predict(action: PaymentAction, payment: MoneyOf, amount: string): Prediction | undefined {
  const { currency } = payment;
  if (!isAmount(amount, currency)) return undefined;
  const facts = getFacts(payment);
  const after = transition(facts, happenings[action](parseMoney(amount, currency).minor));
  if (!after) return undefined;
  const text = (minor: bigint) => toAmount(money(minor, currency));
  return {
    status: after.status,
    captured: text(after.captured),
    refunded: text(after.refunded),
    released: text(after.released),
    left: text(getMost(action, { ...after, type: facts.type })),
  };
}

/** How much an act has moved between two readings of a payment, in minor units; a revocation moves nothing. */
export function movedBetween(action: PaymentAction, before: MoneyOf, after: MoneyOf): bigint {
  const [was, is] = [getFacts(before), getFacts(after)];
  if (action === 'refund') return is.refunded - was.refunded;
  if (action === 'void') return is.released - was.released;
  return is.captured - was.captured;
}
