import type { GuestSegmentContent } from '@deck/guest';

/**
 * How a part of an order's money is drawn. `asked` is another payment that waits, `this` the payment on the page,
 * `toHold` the same for a hold, `back` what was refunded.
 */
export type SegmentShape = 'paid' | 'held' | 'asked' | 'this' | 'toHold' | 'back' | 'due';

/** On a guest's page the asked part is this payment, so it is lit. */
export function getShape({ name, isToHold }: Pick<GuestSegmentContent, 'name' | 'isToHold'>): SegmentShape {
  if (name !== 'asked') return name;
  return isToHold ? 'toHold' : 'this';
}
