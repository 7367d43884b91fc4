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
  INVOICE_DUE: 'warning',
  SCHEDULED_CHARGE_NEAR: 'info',
  PASSWORD_CHANGED: 'warning',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
  CANCELLATION: 'neutral',
  ORDER_CANCELED: 'neutral',
  FINALIZED: 'neutral',
  SYSTEM_MESSAGE: 'info',
};

/** Up to this number each notification gets a toast; beyond it the important ones do, and a count of the rest. */
export const TOLD_AT_ONCE = 3;

/** The toasts to show now. */
export interface Announced {
  /** Each by itself, the oldest first: the newest comes to stand last. */
  readonly each: readonly UserNotification[];
  /** How many more there are. */
  readonly more: number;
}

/**
 * The notifications that the user has not seen as a toast. After a night there may be many, and nobody reads forty
 * toasts at once.
 */
export function chooseAnnouncements(newest: readonly UserNotification[]): Announced {
  const unshown = newest.filter(({ shown }) => !shown);
  const each =
    unshown.length <= TOLD_AT_ONCE
      ? unshown
      : unshown.filter(({ important }) => important).slice(0, TOLD_AT_ONCE - 1);
  return { each: each.toReversed(), more: unshown.length - each.length };
}

/** Says whether a path of the route table may be opened. */
type MayOpen = (path: string) => boolean;

/** The screen a notification leads to, as far as the user may open it: its payment, else its order, else the profile. */
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

/** The key under which the tabs of a browser keep the notifications they have announced. */
const ANNOUNCED_KEY = 'TOLD';
/** The number of ids kept: the server soon marks older ones as shown. */
const KEPT = 100;

/** What this tab has announced, where nothing can be stored. */
let here: readonly string[] = [];

/**
 * Takes the notifications that no tab of this browser has announced, and marks them as announced. Until the server has
 * marked them as shown, every other read of them returns the same again, here and in other visible tabs.
 */
export function takeUnannounced<News extends { readonly id: string }>(
  news: readonly News[],
): readonly News[] {
  const told = new Set([...here, ...stored()]);
  const unknown = news.filter(({ id }) => !told.has(id));
  if (unknown.length === 0) return unknown;
  here = [...told, ...unknown.map(({ id }) => id)].slice(-KEPT);
  try {
    localStorage.setItem(ANNOUNCED_KEY, JSON.stringify(here));
  } catch {
    // Then each tab announces for itself.
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
