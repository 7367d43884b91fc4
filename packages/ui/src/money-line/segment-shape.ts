import type { GuestSegmentContent } from '@deck/guest';
import type { MoneyLineName } from '@deck/values';

/**
 * How a part of an order's money is drawn. `asked` is another payment that waits, `this` the payment on the page,
 * `toHold` the same for a hold, `back` what was refunded, `notAsked` what nobody was asked for yet, `closed` what nobody
 * is asked for any more.
 */
export type SegmentShape =
  | 'paid'
  | 'held'
  | 'asked'
  | 'this'
  | 'toHold'
  | 'back'
  | 'notAsked'
  | 'closed'
  | 'due';

/** The shapes of an order's money as staff see it. */
export const orderShapes: Readonly<Record<MoneyLineName, SegmentShape>> = {
  paid: 'paid',
  held: 'held',
  asked: 'asked',
  refunded: 'back',
  notAsked: 'notAsked',
  closed: 'closed',
};

/** On a guest's page the asked part is this payment, so it is lit. */
export function getShape({ name, isToHold }: Pick<GuestSegmentContent, 'name' | 'isToHold'>): SegmentShape {
  if (name !== 'asked') return name;
  return isToHold ? 'toHold' : 'this';
}
