import { interfaceLanguages } from './languages.ts';

export const positionTypes = ['ACCOMMODATION', 'FLIGHT', 'YACHT', 'CAR', 'OTHER'] as const;
/** Whether a flight comes back. */
export const trips = ['RETURN', 'ONE_WAY'] as const;
export const propertyTypes = ['HOTEL', 'AIRCRAFT', 'OTHER'] as const;
export const ratePeriods = ['PER_NIGHT', 'PER_DAY', 'PER_HOUR'] as const;
export const paymentPolicies = [
  'PREPAYMENT_100',
  'PREPAYMENT_50',
  'PREPAYMENT_30',
  'AT_PROPERTY',
  'OTHER',
] as const;
export const paymentTypes = [
  'PAYMENT_LINK',
  'PAYMENT_CARD',
  'PAYMENT_VERIFY',
  'PAYMENT_VPOS',
  'WIRE_TRANSFER',
] as const;

/** CHARGE takes the money immediately; AUTH holds it until it is captured or voided. */
export const schemes = ['CHARGE', 'AUTH'] as const;
export const transactionTypes = ['AUTHORIZE', 'CHARGE', 'CAPTURE', 'VOID', 'REFUND', 'VERIFY'] as const;
export const transactionStatuses = ['PROCESSING', 'APPROVED', 'DECLINED', 'ERROR'] as const;
export const cardTypes = [
  'amex',
  'maestro',
  'mastercard',
  'mir',
  'visa',
  'visa electron',
  'unknown',
] as const;
export const channels = ['EMAIL', 'SMS'] as const;
/** The channels of messages. Staff also get Telegram. */
export const messageChannels = [...channels, 'TELEGRAM'] as const;
export const tags = ['SPLIT', 'IFC', 'API', 'PL', 'CARD', 'DECK', 'CRS'] as const;
export const agentTags = [
  'SUITE8',
  'API_USER',
  'EXTERNAL',
  'UI_USER',
  'SPLIT_PAYMENT',
  'PERMANENT_LINK',
  'CRS',
  'IMPORT',
] as const;
/** The agents a DECK token may make orders as: a program of the company, a partner's, a reservation centre. */
export const integrationAgentTags = ['API_USER', 'EXTERNAL', 'CRS'] as const satisfies readonly AgentTag[];
/** The forms whose values are saved as drafts. */
export const draftKinds = [
  'NEW_ORDER',
  'ORDER_EDIT',
  'CUSTOMER_EDIT',
  'NEW_PAYMENT',
  'PAYMENT_PLAN',
  'FAST_PAYMENT',
  'SPLIT_PAYMENT',
  'PERMANENT_LINK',
] as const;
/** How money moves on a day; released holds and payouts are listed, but in no sum. */
export const movementKinds = ['CHARGE', 'CAPTURE', 'REFUND', 'RELEASE', 'PAYOUT'] as const;
/** The lists whose views are saved by name. */
export const viewedLists = ['ORDERS', 'PAYMENTS'] as const;
export const sequenceNames = ['order', 'invoice'] as const;

export const orderActions = ['finalize', 'unfinalize', 'reinstate'] as const;
/** `confirm` records that a wire, or a part of it, was received. */
export const paymentActions = ['capture', 'refund', 'void', 'revoke', 'confirm'] as const;
/** Why an order was canceled. */
export const cancelReasons = ['CANCELED', 'OTHER'] as const;
/**
 * DECK: the company's own systems; PUBLIC: its web pages; PMS: its hotel system; TELEGRAM: its bot.
 */
export const tokenTypes = ['DECK', 'PUBLIC', 'PMS', 'TELEGRAM'] as const;
export const callbackTypes = ['payment', 'order', 'card'] as const;
/** FAILED: given up after the last try. */
export const callbackStatuses = ['QUEUED', 'DELIVERED', 'FAILED'] as const;
/** What a hotel's interface requests: a link to send or show, or a charge of the reservation's saved card. */
export const ifcMessageTypes = ['PAYMENT_LINK', 'CHARGE_CARD'] as const;
/** The PSP's record of an operation. PENDING has no outcome yet, CANCELED was canceled before an outcome. */
export const externalOutcomes = [
  'APPROVED',
  'DECLINED',
  'ERROR',
  'CLARIFICATION',
  'CHALLENGE',
  'PENDING',
  'CANCELED',
] as const;
/** Fields of the payments list whose distinct values can be requested. */
export const paymentFilterFields = [
  'status',
  'type',
  'method',
  'currency',
  'created_by',
  'property',
] as const;
/**
 * Automatic events of a payment: its link is sent, its card is charged, it or its rate expires, it is given
 * up.
 */
export const countdownKinds = ['SEND', 'CHARGE', 'EXPIRY', 'RATE_END', 'CANCELLATION'] as const;
/** The lists of payments in the menu. */
export const paymentViews = ['LINKS', 'VPOS', 'CMS'] as const;
export const templateTypes = ['DRAFT', 'CUSTOM'] as const;
export const renderTypes = ['email', 'sms'] as const;
/** The currencies allowed in a file of orders. */
export const importCurrencies = ['RUB', 'EUR', 'USD'] as const;
/** Whether the hotel's interface accepted the update on a payment. */
export const deliveryStatuses = ['DELIVERED', 'NOT_DELIVERED', 'PROCESSING'] as const;
/** The types of notifications to staff. */
export const notificationTypes = [
  'CAPTURE_REMINDER',
  'PASSWORD_CHANGED',
  'DECLINED',
  'ERROR',
  'EXPIRED',
  'SUCCESS',
  'REFUNDED',
  'CAPTURED',
  'TENDER_CREATED',
  'CANCELLATION',
  'LINK_EXPIRING_24_HOURS',
  'INVOICE_DUE',
  'SCHEDULED_CHARGE_NEAR',
  'ORDER_CANCELED',
  'FINALIZED',
  // A message from an administrator to everyone.
  'SYSTEM_MESSAGE',
] as const;
/** The tab of a notification: money and orders, or everything else. */
export const notificationTabs = ['PAYMENTS', 'SYSTEM'] as const;

/** The languages letters to customers are worded in. Which of them, and which more, are offered, the dictionary says. */
export const customerLanguages = [...interfaceLanguages, 'lt', 'lv'] as const;
/** The language of the words for a customer: English where the program has none in theirs. */
export const wordsLanguage = (language: string): CustomerLanguage =>
  customerLanguages.find((one) => one === language) ?? 'en';

export type Trip = (typeof trips)[number];
export type PositionType = (typeof positionTypes)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type Scheme = (typeof schemes)[number];
export type TransactionType = (typeof transactionTypes)[number];
export type TransactionStatus = (typeof transactionStatuses)[number];
export type CardType = (typeof cardTypes)[number];
export type DraftKind = (typeof draftKinds)[number];
export type MovementKind = (typeof movementKinds)[number];
export type ViewedList = (typeof viewedLists)[number];
export type Channel = (typeof channels)[number];
export type MessageChannel = (typeof messageChannels)[number];
export type Tag = (typeof tags)[number];
export type AgentTag = (typeof agentTags)[number];
export type IntegrationAgentTag = (typeof integrationAgentTags)[number];
export type PaymentPolicy = (typeof paymentPolicies)[number];
export type RatePeriod = (typeof ratePeriods)[number];
export type OrderClosingAction = (typeof orderActions)[number];
export type PaymentAction = (typeof paymentActions)[number];
export type CancelReason = (typeof cancelReasons)[number];
export type TokenType = (typeof tokenTypes)[number];
/** Who an `Authorization: Bearer` can come from: a token, or the refresh token that belongs to DECK. */
export type BearerType = TokenType | 'REFRESH';
export type CallbackType = (typeof callbackTypes)[number];
export type CallbackStatus = (typeof callbackStatuses)[number];
export type IfcMessageType = (typeof ifcMessageTypes)[number];
export type ExternalOutcome = (typeof externalOutcomes)[number];
export type PaymentFilterField = (typeof paymentFilterFields)[number];
export type CountdownKind = (typeof countdownKinds)[number];
export type PaymentView = (typeof paymentViews)[number];
export type TemplateType = (typeof templateTypes)[number];
export type RenderType = (typeof renderTypes)[number];
export type ImportCurrency = (typeof importCurrencies)[number];
export type DeliveryStatus = (typeof deliveryStatuses)[number];
export type NotificationType = (typeof notificationTypes)[number];
export type NotificationTab = (typeof notificationTabs)[number];
export type SequenceName = (typeof sequenceNames)[number];
export type CustomerLanguage = (typeof customerLanguages)[number];
