import type { TemplateId } from './emails.ts';
import { type NotificationType, notificationTypes } from './enums.ts';

/** Letters customers get by themselves; a company may switch each of them off. Links are sent by staff and always go. */
export const customerEmails = [
  'PAYMENT_PAID',
  'PAYMENT_AUTHORIZED',
  'PAYMENT_REJECTED',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELED',
  'PAYMENT_REFUNDED',
  'LINK_REMINDER',
  'SCHEDULED_CHARGE',
  'TENDER_CREATED',
  'ORDER_CANCELED',
  'ORDER_FINALIZED',
] as const satisfies readonly TemplateId[];

/** Nobody's choice: its owner always gets a letter of a changed password, an administrator's word is read in the deck. */
const decided = ['PASSWORD_CHANGED', 'SYSTEM_MESSAGE'] as const satisfies readonly NotificationType[];
type Chosen = Exclude<NotificationType, (typeof decided)[number]>;

/** What staff get letters of, as their company chooses. */
export const employeeNotifications: readonly Chosen[] = notificationTypes.filter(
  (type): type is Chosen => !decided.some((one) => one === type),
);

/** What staff are told in Telegram, too. */
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

/** What the main page can show, in the order it has until a company chooses another. */
export const mainPageBlocks = [
  'QUICK_ACTIONS',
  'CHART',
  'AWAITING_CAPTURE',
  'EXPIRING_SOON',
  'LAST_ORDERS',
  'LAST_PAYMENTS',
] as const;

/** Fields of a fast payment that a company may hide or demand. Property and amount are always asked for. */
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
