import type { CustomerLanguage, PositionType, RatePeriod, Scheme, SequenceName } from '@deck/api/vocabulary';
import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id } from './columns.ts';

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
  /** Of orders whose property has no prefix of its own. */
  orderPrefix: text('order_prefix').notNull(),
  generateOrderId: boolean('generate_order_id').notNull().default(true),
  defaultCustomerLanguage: text('default_customer_language').$type<CustomerLanguage>().notNull(),
  /** ISO-8601; null lives until paid or revoked. */
  defaultPaymentLifetime: text('default_payment_lifetime'),
  defaultScheme: text('default_scheme').$type<Scheme>().notNull().default('CHARGE'),
  applyExchangeRate: boolean('apply_exchange_rate').notNull().default(false),
});

export const properties = deck.table('properties', {
  id: id(),
  businessProfileId: text('business_profile_id')
    .notNull()
    .references(() => businessProfiles.id),
  name: text('name').notNull(),
  type: text('type').$type<'HOTEL' | 'AIRCRAFT' | 'OTHER'>().notNull(),
  positionType: text('position_type').$type<PositionType>().notNull(),
  city: text('city').notNull(),
  address: text('address').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  timezone: text('timezone').notNull(),
  payRatePeriod: text('pay_rate_period').$type<RatePeriod>().notNull(),
  /** Empty: orders are numbered with the company's. */
  orderPrefix: text('order_prefix').notNull(),
  defaultPaymentLifetime: text('default_payment_lifetime'),
  termsUrl: text('terms_url').notNull(),
  website: text('website').notNull(),
});

/** The last number given under a prefix: properties may share one. */
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
