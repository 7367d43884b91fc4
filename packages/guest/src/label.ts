import type { Money } from '@deck/values';
import type { Reading } from './reading.ts';
import { getOwed, getTotal, isThird, toMoney, wholePercent } from './sums.ts';

/** What a payment is to its order. It follows from the sums alone, never from the order's policy. */
export type PaymentPart = 'FULL' | 'DEPOSIT' | 'BALANCE' | 'PART' | 'CARD' | 'PAYMENT';

export interface PaymentLabel {
  /** Above the sum: staff's own words, or `Deposit 30 %`. */
  readonly label: string;
  /** Above the line: `Balance`, `Hold`. */
  readonly title: string;
}

export function getPart({ facts }: Reading): PaymentPart {
  const { payment, segments } = facts;
  if (payment.kind === 'CARD_REQUEST') return 'CARD';
  const [owed, total] = [getOwed(facts), getTotal(facts)];
  if (owed !== null && total !== null && owed.minor >= total.minor) {
    return payment.kind === 'FAST' ? 'PAYMENT' : 'FULL';
  }
  if (payment.kind === 'SPLIT') return 'PART';
  if (owed === null || total === null) return 'PAYMENT';
  if (segments !== null && toMoney(segments.due, total.currency).minor <= 0n) return 'BALANCE';
  return partText(owed, total) === null ? 'PART' : 'DEPOSIT';
}

/** The label of a payment, in staff's own words if they wrote any. */
export function getLabel(reading: Reading): PaymentLabel {
  const { facts, words } = reading;
  const { payment } = facts;
  const part = getPart(reading);
  const isHold = payment.scheme === 'AUTH';
  const derived = isHold ? holdLabel(reading, part) : chargeLabel(reading, part);
  if (payment.label === '') return derived;
  return { label: payment.label, title: isHold ? words.label.hold : payment.label };
}

function chargeLabel(reading: Reading, part: PaymentPart): PaymentLabel {
  const { label } = reading.words;
  const titles: Record<PaymentPart, string> = {
    FULL: label.full,
    DEPOSIT: label.deposit(partOf(reading)),
    BALANCE: label.balance,
    PART: reading.facts.payment.kind === 'SPLIT' ? label.share : label.part,
    CARD: label.card,
    PAYMENT: label.payment,
  };
  const title = titles[part];
  return { label: part === 'BALANCE' ? label.balanceLast : title, title };
}

function holdLabel(reading: Reading, part: PaymentPart): PaymentLabel {
  const { label } = reading.words;
  const labels: Record<PaymentPart, string> = {
    FULL: label.holdFull,
    DEPOSIT: label.holdPart(partOf(reading)),
    BALANCE: label.holdBalance,
    PART: label.hold,
    CARD: label.card,
    PAYMENT: label.hold,
  };
  return { label: labels[part], title: label.hold };
}

function partOf({ facts }: Reading): string {
  const [owed, total] = [getOwed(facts), getTotal(facts)];
  return (owed && total && partText(owed, total)) ?? '';
}

/** `30 %` or `1/3`, alike in every language; null for a sum that is neither. */
function partText(part: Money, whole: Money): string | null {
  const percent = wholePercent(part, whole);
  if (percent !== null) return `${percent}\u00a0%`;
  return isThird(part, whole) ? '1/3' : null;
}
