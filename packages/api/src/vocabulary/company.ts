import type { TemplateId } from './emails.ts';
import { type NotificationType, notificationTypes } from './enums.ts';

/**
 * Letters that customers get automatically. A company may switch each off. Links are sent by staff and always
 * go.
 */
export const customerEmails = [
  'PAYMENT_PAID',
  'PAYMENT_AUTHORIZED',
  'PAYMENT_REJECTED',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELED',
  'PAYMENT_REFUNDED',
  'LINK_REMINDER',
  'INVOICE_REMINDER',
  'SCHEDULED_CHARGE',
  'TENDER_CREATED',
  'ORDER_CANCELED',
  'ORDER_FINALIZED',
] as const satisfies readonly TemplateId[];

/**
 * Not configurable: a changed password always sends a letter, an administrator's message only shows in the
 * deck.
 */
const decided = ['PASSWORD_CHANGED', 'SYSTEM_MESSAGE'] as const satisfies readonly NotificationType[];
type Chosen = Exclude<NotificationType, (typeof decided)[number]>;

/** The letters staff can get, as their company chooses. */
export const employeeNotifications: readonly Chosen[] = notificationTypes.filter(
  (type): type is Chosen => !decided.some((one) => one === type),
);

/** The notifications staff also get in Telegram. */
export const telegramNotifications = [
  'CAPTURE_REMINDER',
  'PASSWORD_CHANGED',
  'DECLINED',
  'ERROR',
  'EXPIRED',
  'SUCCESS',
  'TENDER_CREATED',
  'REFUNDED',
] as const satisfies readonly NotificationType[];

/** The blocks of the main page in their default order. */
export const mainPageBlocks = [
  'QUICK_ACTIONS',
  'CHART',
  'AWAITING_CAPTURE',
  'EXPIRING_SOON',
  'LAST_ORDERS',
  'LAST_PAYMENTS',
] as const;

/** Fields of a fast payment that a company may hide or require. Property and amount are always required. */
export const fastPaymentFields = [
  'ORDER_ID',
  'DESCRIPTION',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
  'PHONE',
  'CUSTOMER_LANGUAGE',
  'COUNTRY',
  'COMPANY_NAME',
  'RESERVATION_ID',
  'START_DATE',
  'END_DATE',
  'LIFETIME',
  'SCHEME',
  'REFERENCE',
  'INVOICE_NUMBER',
  'CUSTOMER_NOTE',
] as const;

export const pspTypes = ['CARD_ACQUIRER', 'WALLET', 'OPEN_BANKING', 'LOCAL_METHODS'] as const;
/** DMS: the money is held first and captured later. */
export const pspFeatures = ['VPOS', 'LINK', '3DS', 'NON_3DS', 'DMS'] as const;

export type CustomerEmail = (typeof customerEmails)[number];
export type MainPageBlock = (typeof mainPageBlocks)[number];
export type FastPaymentFieldName = (typeof fastPaymentFields)[number];
export type PspType = (typeof pspTypes)[number];
export type PspFeature = (typeof pspFeatures)[number];

/** What a company can keep for a number of days. */
export const retentionKinds = [
  'guests',
  'messages',
  'imports',
  'callbacks',
  'letters',
  'auditEvents',
  'answers',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];
