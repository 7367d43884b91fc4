export const positionTypes = ['ACCOMMODATION', 'FLIGHT', 'YACHT', 'CAR', 'OTHER'] as const;
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

/** CHARGE takes the money at once; AUTH holds it until it is captured or voided. */
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
export const sequenceNames = ['order', 'invoice'] as const;

/** Languages of the interface, and those a customer can be written to in. */
export const interfaceLanguages = ['en', 'ru', 'el'] as const;
export const customerLanguages = [...interfaceLanguages, 'lt', 'lv'] as const;

export type PositionType = (typeof positionTypes)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type Scheme = (typeof schemes)[number];
export type TransactionType = (typeof transactionTypes)[number];
export type TransactionStatus = (typeof transactionStatuses)[number];
export type CardType = (typeof cardTypes)[number];
export type Channel = (typeof channels)[number];
export type Tag = (typeof tags)[number];
export type AgentTag = (typeof agentTags)[number];
export type PaymentPolicy = (typeof paymentPolicies)[number];
export type RatePeriod = (typeof ratePeriods)[number];
export type SequenceName = (typeof sequenceNames)[number];
export type InterfaceLanguage = (typeof interfaceLanguages)[number];
export type CustomerLanguage = (typeof customerLanguages)[number];
