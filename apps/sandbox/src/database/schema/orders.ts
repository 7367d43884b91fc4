import type { Position } from '@deck/api/contract/positions';
import type {
  AgentTag,
  CustomerLanguage,
  OrderState,
  PaymentPolicy,
  PositionType,
  ProgressStatus,
  RatePeriod,
  Tag,
} from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles, properties } from './companies.ts';
import { users } from './people.ts';

export const orders = deck.table(
  'orders',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    propertyId: text('property_id')
      .notNull()
      .references(() => properties.id),
    externalId: text('external_id').notNull(),
    currency: text('currency').notNull(),
    total: minor('total').notNull(),
    /** The total as a plain figure: what a list of several currencies is sorted by. */
    totalFigure: numeric('total_figure').notNull(),
    paymentPolicy: text('payment_policy').$type<PaymentPolicy>().notNull(),
    rateAmount: minor('rate_amount'),
    ratePeriod: text('rate_period').$type<RatePeriod>(),
    lengthOfStay: integer('length_of_stay'),
    reservationId: text('reservation_id').notNull(),
    internalNote: text('internal_note').notNull(),
    messageToCustomer: text('message_to_customer').notNull(),
    customerFirstName: text('customer_first_name').notNull(),
    customerLastName: text('customer_last_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    customerLanguage: text('customer_language').$type<CustomerLanguage>().notNull(),
    customerCountry: text('customer_country').notNull(),
    customerCompany: text('customer_company').notNull(),
    positions: jsonb('positions').$type<Position[]>().notNull(),
    positionType: text('position_type').$type<PositionType>().notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    agentName: text('agent_name').notNull(),
    agentTag: text('agent_tag').$type<AgentTag>().notNull(),
    tags: text('tags').array().$type<Tag[]>().notNull(),
    revoked: boolean('revoked').notNull().default(false),
    finalized: boolean('finalized').notNull().default(false),
    /** Derived from the payments by the one rule, kept here so that lists can sort and filter. */
    state: text('state').$type<OrderState>().notNull().default('NEW'),
    progressStatus: text('progress_status').$type<ProgressStatus>().notNull().default('NOT_STARTED'),
    paid: minor('paid').notNull().default(sql`0`),
    held: minor('held').notNull().default(sql`0`),
    refunded: minor('refunded').notNull().default(sql`0`),
    paymentCount: integer('payment_count').notNull().default(0),
    /** What a search looks through: id, guest, e-mail and phone, folded to plain small letters. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_external_id').on(table.businessProfileId, table.externalId),
    // Ascending: read backwards, an index serves the other direction too, but for columns that may be empty.
    index('orders_created').on(table.businessProfileId, table.createdAt, table.id),
    index('orders_total').on(table.businessProfileId, table.totalFigure),
    index('orders_start').on(table.businessProfileId, table.startDate),
    index('orders_start_last').on(table.businessProfileId, table.startDate.desc().nullsLast()),
    index('orders_property').on(table.propertyId, table.createdAt),
    index('orders_state').on(table.businessProfileId, table.state, table.createdAt),
    // The index of searchText needs an extension and stands in a migration written by hand.
  ],
);

export const pins = deck.table(
  'pins',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId] })],
);
