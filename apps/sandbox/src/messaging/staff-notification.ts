import type { NotificationTab, NotificationType } from '@deck/api/vocabulary';

/** The types of notifications to staff, each with its own texts, and the type it counts as in settings. */
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
  INVOICE_DUE: 'INVOICE_DUE',
  INVOICE_EXPIRED: 'EXPIRED',
  CHARGE_NEAR: 'SCHEDULED_CHARGE_NEAR',
  ORDER_CANCELED: 'ORDER_CANCELED',
  FINALIZED: 'FINALIZED',
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  EMAIL_CHANGED: 'SYSTEM_MESSAGE',
  ROLE_CHANGED: 'SYSTEM_MESSAGE',
  TWO_FACTOR_ON: 'SYSTEM_MESSAGE',
  TWO_FACTOR_OFF: 'SYSTEM_MESSAGE',
  CARD_TESTING: 'SYSTEM_MESSAGE',
} as const satisfies Readonly<Record<string, NotificationType>>;
export type StaffNotification = keyof typeof staffNotification;
/** What a person always learns about their own account. */
export type PersonNews = Extract<
  StaffNotification,
  'PASSWORD_CHANGED' | 'EMAIL_CHANGED' | 'ROLE_CHANGED' | 'TWO_FACTOR_ON' | 'TWO_FACTOR_OFF'
>;

const ofSystem: ReadonlySet<NotificationType> = new Set(['PASSWORD_CHANGED', 'SYSTEM_MESSAGE']);

/** The tab of a notification: orders and their money, or everything else. */
export const getTab = (type: NotificationType): NotificationTab =>
  ofSystem.has(type) ? 'SYSTEM' : 'PAYMENTS';

/** Always important: money is lost unless somebody acts. */
const important: ReadonlySet<StaffNotification> = new Set([
  'FAILED',
  'ANSWER_MISSING',
  'SEND_FAILED',
  'CAPTURE_REMINDER',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'ROLE_CHANGED',
  'TWO_FACTOR_ON',
  'TWO_FACTOR_OFF',
  'CARD_TESTING',
]);
export const isImportant = (news: StaffNotification): boolean => important.has(news);
