import type { OrderSummary } from '@deck/api/contract/orders';
import { add, type Money, searchWords } from '@deck/values';
import { dueOf } from '../../../domain/order/due.ts';

export interface FoundGuest {
  /** Any order of theirs: it identifies them without naming them. */
  readonly orderId: string;
  readonly name: string;
  readonly email: string;
  readonly orders: number;
  /** What they owe, by currency; empty for nothing. */
  readonly due: readonly Money[];
}

/**
 * The guests of several of the orders found, each with what these orders still lack; a guest is known by
 * e-mail address and name, as on their page. */
export function guestsOf(orders: readonly OrderSummary[]): readonly FoundGuest[] {
  const guests = new Map<string, FoundGuest>();
  for (const order of orders) {
    const { firstName, lastName, companyName, email } = order.customer;
    if (email.trim() === '') continue;
    const words = searchWords(`${lastName} ${firstName}`).toSorted();
    const key = [email.trim().toLowerCase(), ...words].join(' ');
    const known = guests.get(key);
    guests.set(key, {
      orderId: known?.orderId ?? order.id,
      name: known?.name ?? (`${firstName} ${lastName}`.trim() || companyName),
      email: known?.email ?? email,
      orders: (known?.orders ?? 0) + 1,
      due: withDue(known?.due ?? [], dueOf(order)),
    });
  }
  return [...guests.values()].filter((guest) => guest.orders > 1);
}

function withDue(sums: readonly Money[], due: Money): readonly Money[] {
  if (due.minor === 0n) return sums;
  const isKnown = sums.some(({ currency }) => currency === due.currency);
  return isKnown ? sums.map((one) => (one.currency === due.currency ? add(one, due) : one)) : [...sums, due];
}
