import type { Payment } from '@deck/api/contract/payments';
import { isLive, paymentKinds } from '@deck/api/rules';
import { compareMoney, isPositive, type MoneyLineName, parseMoney, toEpoch } from '@deck/values';

/** The payments that a part of an order's money comes from. */
export function getMoneySources(name: MoneyLineName, payments: readonly Payment[]): readonly Payment[] {
  return payments.filter((payment) => paymentKinds[payment.type].takesMoney && isSource(name, payment));
}

function isSource(name: MoneyLineName, payment: Payment): boolean {
  const { currency, amount, capturedAmount, refundedAmount, heldAmount, status, link } = payment;
  const sum = (text: string) => parseMoney(text, currency);
  switch (name) {
    case 'paid':
      return compareMoney(sum(capturedAmount), sum(refundedAmount)) > 0;
    case 'held':
      return isPositive(sum(heldAmount));
    case 'asked':
      return (
        isLive({ status, linkLives: link !== null }) && compareMoney(sum(amount), sum(capturedAmount)) > 0
      );
    case 'refunded':
      return isPositive(sum(refundedAmount));
    case 'notAsked':
    case 'closed':
      return false;
  }
}

/** When a hold or a link ends, in milliseconds; never for those that do not end. */
export function getEnd({ captureDeadline, expiresAt }: Payment): number {
  const end = captureDeadline ?? expiresAt;
  return end === null ? Number.POSITIVE_INFINITY : toEpoch(end);
}
