import type {
  CallbackUrls,
  FastPaymentField,
  MainPage,
  NotificationSettings,
  Retention,
} from '@deck/api/contract/settings';
import type { CustomerLanguage, PositionType, RatePeriod, Scheme, SequenceName } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id, tableColumns } from './columns.ts';

export const businessProfiles = deck.table('business_profiles', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  website: text('website').notNull(),
  legalAddress: text('legal_address').notNull(),
  country: text('country').notNull(),
  currency: text('currency').notNull(),
  acceptedCurrencies: text('accepted_currencies').array().notNull(),
  fieldOfActivity: text('field_of_activity').notNull(),
  /** For orders of properties without a prefix. */
  orderPrefix: text('order_prefix').notNull(),
  generateOrderId: boolean('generate_order_id').notNull().default(true),
  defaultCustomerLanguage: text('default_customer_language').notNull(),
  /** ISO-8601; null: until paid or revoked. */
  defaultPaymentLifetime: text('default_payment_lifetime'),
  defaultScheme: text('default_scheme').$type<Scheme>().notNull().default('CHARGE'),
  applyExchangeRate: boolean('apply_exchange_rate').notNull().default(false),
  /** Its payments and refunds get receipts of the fiscal service. An administrator decides it. */
  fiscalReceipts: boolean('fiscal_receipts').notNull().default(false),
  features: text('features').notNull().default(''),
  notes: text('notes').notNull().default(''),
  /** Null: the company's own currency. */
  defaultCustomerCountry: text('default_customer_country'),
  defaultPaymentMethod: text('default_payment_method'),
  showOrderDetails: boolean('show_order_details').notNull().default(true),
  /** ISO-8601, from the moment the money is held; null: no reminder. */
  captureReminderTime: text('capture_reminder_time'),
  termsUrl: text('terms_url').notNull().default(''),
  privacyUrl: text('privacy_url').notNull().default(''),
  taxpayerId: text('taxpayer_id').notNull().default(''),
  logoUrl: text('logo_url'),
  /** The seed of the accent of its guests' pages and e-mails, `#rrggbb`; null: the brand's. */
  color: text('color'),
  /** Who charges the guest, as registered; empty: as the company is called. */
  legalName: text('legal_name').notNull().default(''),
  /** What a guest's bank statement says; empty if unknown. */
  statement: text('statement').notNull().default(''),
  templateLanguages: text('template_languages')
    .array()
    .$type<CustomerLanguage[]>()
    .notNull()
    .default(sql`'{en,ru,el,lt,lv}'`),
  bankName: text('bank_name').notNull().default(''),
  iban: text('iban').notNull().default(''),
  bic: text('bic').notNull().default(''),
  /** Null in these five means the defaults (see company/setting-defaults.ts). */
  notifications: jsonb('notifications').$type<NotificationSettings>(),
  callbackUrls: jsonb('callback_urls').$type<CallbackUrls>(),
  /** Signs callbacks; never returned. */
  callbackSecret: text('callback_secret'),
  fastPaymentFields: jsonb('fast_payment_fields').$type<FastPaymentField[]>(),
  mainPage: jsonb('main_page').$type<MainPage>(),
  retention: jsonb('retention').$type<Retention>(),
});

/** How columns stand by default for a company's users. */
export const companyColumnSettings = deck.table(
  'company_column_settings',
  {
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    ...tableColumns(),
  },
  (table) => [primaryKey({ columns: [table.businessProfileId, table.tableId] })],
);

export const properties = deck.table('properties', {
  id: id(),
  businessProfileId: text('business_profile_id')
    .notNull()
    .references(() => businessProfiles.id),
  name: text('name').notNull(),
  type: text('type').$type<'HOTEL' | 'AIRCRAFT' | 'OTHER'>().notNull(),
  /** What it sells above all: forms propose it. */
  positionType: text('position_type').$type<PositionType>().notNull(),
  /** All it sells. */
  positionTypes: text('position_types').array().$type<PositionType[]>().notNull(),
  city: text('city').notNull(),
  address: text('address').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  timezone: text('timezone').notNull(),
  payRatePeriod: text('pay_rate_period').$type<RatePeriod>().notNull(),
  /** If empty, orders use the company's numbering. */
  orderPrefix: text('order_prefix').notNull(),
  defaultPaymentLifetime: text('default_payment_lifetime'),
  termsUrl: text('terms_url').notNull(),
  website: text('website').notNull(),
  customerServicePhone: text('customer_service_phone').notNull().default(''),
  customerServiceEmail: text('customer_service_email').notNull().default(''),
  /** How the property takes money unless a payment overrides it; null: as the company does. */
  withdrawalMethod: text('withdrawal_method').$type<Scheme>(),
  notifyCustomer: boolean('notify_customer').notNull().default(true),
  photoUrl: text('photo_url'),
  logoUrl: text('logo_url'),
  /** The seed of its accent on guests' pages, `#rrggbb`; null: the company's, else the brand's. */
  color: text('color'),
  /** Where it lies, in its own words: `Agios Prokopios, Naxos, Greece`. Empty: its city and country. */
  place: text('place').notNull().default(''),
  /** When a guest may come, and must leave, `15:00` of its clocks; null if it varies. */
  startTime: text('start_time'),
  endTime: text('end_time'),
  /** Its own words for guests, or empty: until when a stay can be canceled, and when the desk answers. */
  cancellation: text('cancellation').notNull().default(''),
  deskHours: text('desk_hours').notNull().default(''),
});

/** The last number of a prefix: properties may share a prefix. */
export const sequences = deck.table(
  'sequences',
  {
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    entity: text('entity').$type<SequenceName>().notNull(),
    prefix: text('prefix').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessProfileId, table.entity, table.prefix] })],
);
