import type { NotificationTab, NotificationType } from '@deck/api/vocabulary';

/** What staff can be told, each in words of its own, and as what it counts. */
export const staffNotification = {
  CHARGED: 'SUCCESS',
  AUTHORIZED: 'SUCCESS',
  CAPTURED: 'CAPTURED',
  DECLINED: 'DECLINED',
  CARD_REFUSED: 'DECLINED',
  FAILED: 'ERROR',
  ANSWER_MISSING: 'ERROR',
  SEND_FAILED: 'ERROR',
  EXPIRED: 'EXPIRED',
  HOLD_ENDED: 'EXPIRED',
  CARD_REQUEST_EXPIRED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
  REVOKED: 'CANCELLATION',
  HOLD_VOIDED: 'CANCELLATION',
  TENDER_CREATED: 'TENDER_CREATED',
  CAPTURE_REMINDER: 'CAPTURE_REMINDER',
  LINK_EXPIRING: 'LINK_EXPIRING_24_HOURS',
  CHARGE_NEAR: 'SCHEDULED_CHARGE_NEAR',
  ORDER_CANCELED: 'ORDER_CANCELED',
  FINALIZED: 'FINALIZED',
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
} as const satisfies Readonly<Record<string, NotificationType>>;
export type StaffNotification = keyof typeof staffNotification;

const ofSystem: ReadonlySet<NotificationType> = new Set(['PASSWORD_CHANGED', 'SYSTEM_MESSAGE']);

/** Under which tab a notification is read: what concerns orders and their money, and everything else. */
export const getTab = (type: NotificationType): NotificationTab =>
  ofSystem.has(type) ? 'SYSTEM' : 'PAYMENTS';

/** Important without anyone saying so: money is at stake unless somebody acts. */
const important: ReadonlySet<StaffNotification> = new Set([
  'FAILED',
  'ANSWER_MISSING',
  'SEND_FAILED',
  'CAPTURE_REMINDER',
  'PASSWORD_CHANGED',
]);
export const isImportant = (news: StaffNotification): boolean => important.has(news);
