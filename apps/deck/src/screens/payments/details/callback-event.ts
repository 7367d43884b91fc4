import type { Callback } from '@deck/api/contract/callbacks';
import { type OrderState, orderStates, type PaymentStatus, paymentStatuses } from '@deck/api/vocabulary';
import type { TFunction } from 'i18next';

/** The status or state a callback tells of, in words; one of another age is shown as it is. */
export function eventOf({ type, event }: Callback, t: TFunction<['payment', 'labels', 'app']>): string {
  if (type === 'order') {
    const state = orderStates.find((each): each is OrderState => each === event);
    return state ? t(`app:orderState.${state}`) : event;
  }
  const status = paymentStatuses.find((each): each is PaymentStatus => each === event);
  return status ? t(`app:paymentStatus.${status}`) : event;
}
