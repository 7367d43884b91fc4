import { formatMoney, isPositive, isZero, type Money, money, parseMoney, share } from '@deck/values';
import type { GuestFacts, GuestLanguage } from './guest-facts.ts';

export const toMoney = (amount: string, currency: string): Money => parseMoney(amount, currency);

/** A sum as the guest reads it; empty for none. */
export const formatSum = (amount: string | null, currency: string, language: GuestLanguage): string =>
  amount === null ? '' : formatMoney(parseMoney(amount, currency), language);

/** What this payment settles, in the order's currency; null if the guest chooses it, or no order is behind it. */
export function getOwed({ payment, order }: GuestFacts): Money | null {
  if (payment.conversion !== null) return parseMoney(payment.conversion.amount, payment.conversion.currency);
  if (payment.amount === null || payment.currency !== order.currency) return null;
  return parseMoney(payment.amount, payment.currency);
}

export const getTotal = ({ order }: GuestFacts): Money | null =>
  order.total === null ? null : parseMoney(order.total, order.currency);

/**
 * The part of a whole: `30` for a sum that is 30 % when rounded to the currency's units, null if it is no whole
 * per cent.
 */
export function wholePercent(part: Money, whole: Money): number | null {
  if (part.currency !== whole.currency || !isPositive(part) || !isPositive(whole)) return null;
  const percent = Number((part.minor * 200n + whole.minor) / (whole.minor * 2n));
  return percent > 0 && share(whole, percent).minor === part.minor ? percent : null;
}

/** Whether three such parts are the whole, but for what rounding leaves. */
export function isThird(part: Money, whole: Money): boolean {
  const left = whole.minor - part.minor * 3n;
  return part.currency === whole.currency && isPositive(part) && left > -3n && left < 3n;
}

export const isNothing = (amount: Money): boolean => isZero(amount) || !isPositive(amount);

/** A sum that must not be drawn below zero. */
export const atLeastZero = (amount: Money): Money =>
  isPositive(amount) ? amount : money(0n, amount.currency);
