import type { UserNotification } from '@deck/api/contract/user-notifications';
import type { NotificationType } from '@deck/api/vocabulary';
import type { StatusTone } from '@deck/ui';

/** What each type of news means. */
export const notificationTones: Readonly<Record<NotificationType, StatusTone>> = {
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

/** What was there when the page was opened: the bell counts it, and no toast repeats it. */
export interface Beginning {
  readonly ids: ReadonlySet<string>;
  /** The time of the newest notification; empty without any. */
  readonly last: string;
}

export const toBeginning = (news: readonly Pick<UserNotification, 'id' | 'createdAt'>[]): Beginning => ({
  ids: new Set(news.map(({ id }) => id)),
  last:
    news
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1) ?? '',
});

/** What has arrived since, newest first, and was not shown elsewhere. */
export const getArrived = (
  news: readonly UserNotification[],
  { ids, last }: Beginning,
): readonly UserNotification[] =>
  news.filter(({ id, createdAt, shown }) => !shown && createdAt >= last && !ids.has(id));

/** The one to show of what arrived together: the newest that is important, else the newest. */
export const chooseAnnouncement = (arrived: readonly UserNotification[]): UserNotification | undefined =>
  arrived.find(({ important }) => important) ?? arrived[0];

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
