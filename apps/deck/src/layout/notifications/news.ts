import type { UserNotification } from '@deck/api/contract/user-notifications';
import type { NotificationType } from '@deck/api/vocabulary';
import type { IconShape, StatusTone } from '@deck/ui';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock3,
  CreditCard,
  HandCoins,
  KeyRound,
  Lock,
  Megaphone,
  Undo2,
} from 'lucide-react';

interface Look {
  readonly icon: IconShape;
  readonly tone: StatusTone;
}

/** How each type of news looks; its name says the same in words. */
export const lookOf: Readonly<Record<NotificationType, Look>> = {
  SUCCESS: { icon: CircleCheck, tone: 'success' },
  CAPTURED: { icon: HandCoins, tone: 'success' },
  TENDER_CREATED: { icon: CreditCard, tone: 'success' },
  DECLINED: { icon: CircleX, tone: 'danger' },
  ERROR: { icon: CircleAlert, tone: 'danger' },
  CAPTURE_REMINDER: { icon: Clock3, tone: 'warning' },
  LINK_EXPIRING_24_HOURS: { icon: Clock3, tone: 'warning' },
  SCHEDULED_CHARGE_NEAR: { icon: Clock3, tone: 'info' },
  PASSWORD_CHANGED: { icon: KeyRound, tone: 'warning' },
  EXPIRED: { icon: Clock3, tone: 'neutral' },
  REFUNDED: { icon: Undo2, tone: 'neutral' },
  CANCELLATION: { icon: Ban, tone: 'neutral' },
  ORDER_CANCELED: { icon: Ban, tone: 'neutral' },
  FINALIZED: { icon: Lock, tone: 'neutral' },
  SYSTEM_MESSAGE: { icon: Megaphone, tone: 'info' },
};

/** So many pieces of news at once are each told; of more, the important ones, and how many there are besides. */
export const TOLD_AT_ONCE = 3;

/** What is told now. */
export interface Told {
  /** Each by itself, the oldest first: the newest comes to stand last. */
  readonly each: readonly UserNotification[];
  /** How many more there are. */
  readonly more: number;
}

/**
 * What has not been put before the person yet. After a night that may be a great many: nobody reads forty messages
 * that come at once.
 */
export function toTell(newest: readonly UserNotification[]): Told {
  const unshown = newest.filter(({ shown }) => !shown);
  const each =
    unshown.length <= TOLD_AT_ONCE
      ? unshown
      : unshown.filter(({ important }) => important).slice(0, TOLD_AT_ONCE - 1);
  return { each: each.toReversed(), more: unshown.length - each.length };
}

/** Says whether a path of the route table may be opened. */
type MayOpen = (path: string) => boolean;

/** Where one sees what it is about, as far as one may: its payment, else its order. */
export function placeOf(
  { orderId, paymentId }: Pick<UserNotification, 'orderId' | 'paymentId'>,
  mayOpen: MayOpen,
): string | undefined {
  if (orderId === null) {
    const isLink = paymentId !== null && mayOpen('/orders/spot-payment');
    return isLink ? `/orders/spot-payment?link=${paymentId}` : undefined;
  }
  if (paymentId !== null && mayOpen('/orders/{id}/{paymentId}')) return `/orders/${orderId}/${paymentId}`;
  return mayOpen('/orders/{id}') ? `/orders/${orderId}` : undefined;
}
