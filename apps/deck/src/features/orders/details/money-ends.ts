import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { paymentKinds } from '@deck/api/rules';
import { type Money, parseMoney, subtract } from '@deck/values';
import { canBeSent } from '../../../domain/payment/is-page-open.ts';
import { getEnd, getMoneySources } from './money-sources.ts';

/** A link or a hold that ends, and what ends with it. */
export interface MoneyEnd {
  readonly kind: 'link' | 'hold';
  readonly sum: Money;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface MoneyEnds {
  /** The next two, the nearest first. */
  readonly next: readonly MoneyEnd[];
  /** The last that has ended, where nothing else is going to end. */
  readonly past: MoneyEnd | undefined;
}

/** What of an order's money ends, and what ended without being paid while a rest is left that nobody is asked for. */
export function getMoneyEnds(order: Order, payments: readonly Payment[], now: number): MoneyEnds {
  const holds = getMoneySources('held', payments).map((payment) =>
    toEnd('hold', payment, parseMoney(payment.heldAmount, payment.currency)),
  );
  const links = getMoneySources('asked', payments).filter(canBeSent);
  const ended = order.actions.edit.allowed ? payments.filter(isEndedLink) : [];
  const ends = [...holds, ...[...links, ...ended].map((payment) => toEnd('link', payment, getOpen(payment)))]
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at);
  const next = ends.filter(({ at }) => at > now).slice(0, 2);
  const isLeft = parseMoney(order.availableAmount, order.currency).minor > 0n;
  const past = ends.findLast(({ at, kind }) => at <= now && (isLeft || kind === 'hold'));
  return { next, past: next.length === 0 ? past : undefined };
}

const isEndedLink = ({ status, type }: Payment): boolean =>
  status === 'EXPIRED' && paymentKinds[type].takesMoney;

const getOpen = ({ amount, capturedAmount, currency }: Payment): Money =>
  subtract(parseMoney(amount, currency), parseMoney(capturedAmount, currency));

const toEnd = (kind: MoneyEnd['kind'], payment: Payment, sum: Money): MoneyEnd => ({
  kind,
  sum,
  at: getEnd(payment),
});
