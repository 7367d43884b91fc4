import type { UserNotification } from '@deck/api/contract/user-notifications';
import type { NotificationType } from '@deck/api/vocabulary';
import type { StatusTone } from '@deck/ui';

/** What each type of news means. */
export const toneOfNotification: Readonly<Record<NotificationType, StatusTone>> = {
  SUCCESS: 'success',
  CAPTURED: 'success',
  TENDER_CREATED: 'success',
  DECLINED: 'danger',
  ERROR: 'danger',
  CAPTURE_REMINDER: 'warning',
  LINK_EXPIRING_24_HOURS: 'warning',
  SCHEDULED_CHARGE_NEAR: 'info',
  PASSWORD_CHANGED: 'warning',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
  CANCELLATION: 'neutral',
  ORDER_CANCELED: 'neutral',
  FINALIZED: 'neutral',
  SYSTEM_MESSAGE: 'info',
};

/** So many pieces of news at once are each told; of more, the important ones, and how many there are besides. */
export const TOLD_AT_ONCE = 3;

/** What is told now. */
export interface Announced {
  /** Each by itself, the oldest first: the newest comes to stand last. */
  readonly each: readonly UserNotification[];
  /** How many more there are. */
  readonly more: number;
}

/**
 * What has not been put before the person yet. After a night that may be a great many: nobody reads forty messages
 * that come at once.
 */
export function toTell(newest: readonly UserNotification[]): Announced {
  const unshown = newest.filter(({ shown }) => !shown);
  const each =
    unshown.length <= TOLD_AT_ONCE
      ? unshown
      : unshown.filter(({ important }) => important).slice(0, TOLD_AT_ONCE - 1);
  return { each: each.toReversed(), more: unshown.length - each.length };
}

/** Says whether a path of the route table may be opened. */
type MayOpen = (path: string) => boolean;

/** Where one sees what it is about, as far as one may: its payment, else its order; one's own password in one's profile. */
export function getPlace(
  { type, orderId, paymentId }: Pick<UserNotification, 'type' | 'orderId' | 'paymentId'>,
  mayOpen: MayOpen,
): string | undefined {
  if (type === 'PASSWORD_CHANGED') return '/profile';
  if (orderId === null) {
    const isLink = paymentId !== null && mayOpen('/orders/spot-payment');
    return isLink ? `/orders/spot-payment?link=${paymentId}` : undefined;
  }
  if (paymentId !== null && mayOpen('/orders/{id}/{paymentId}')) return `/orders/${orderId}/${paymentId}`;
  return mayOpen('/orders/{id}') ? `/orders/${orderId}` : undefined;
}

/** Under this the tabs of a browser keep what they have told. */
const ANNOUNCED_KEY = 'TOLD';
/** The latest that are kept: the server soon knows the rest as shown. */
const KEPT = 100;

/** What this tab has told, where nothing can be stored. */
let here: readonly string[] = [];

/**
 * Those that no tab of this browser has told, which from now on count as told: until the server has answered that all is
 * shown, a second reading brings the same again, here and in every other tab in sight.
 */
export function notYetTold<News extends { readonly id: string }>(news: readonly News[]): readonly News[] {
  const told = new Set([...here, ...stored()]);
  const unknown = news.filter(({ id }) => !told.has(id));
  if (unknown.length === 0) return unknown;
  here = [...told, ...unknown.map(({ id }) => id)].slice(-KEPT);
  try {
    localStorage.setItem(ANNOUNCED_KEY, JSON.stringify(here));
  } catch {
    // Then each tab tells for itself.
  }
  return unknown;
}

/** Anyone may have written there. */
function stored(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(ANNOUNCED_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
