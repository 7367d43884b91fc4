import type { Position } from '@deck/api/contract/positions';
import type {
  AgentTag,
  CancelReason,
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
    /** The total as a decimal number, for sorting. */
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
    customerLanguage: text('customer_language').notNull(),
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
    /** Why it was canceled; null otherwise. */
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    /** The staff's comment on canceling or finalising it; empty once that is undone. */
    closingComment: text('closing_comment').notNull().default(''),
    /** Anyone with the split link may pay a part. */
    split: boolean('split').notNull().default(false),
    /**
     * The unguessable end of the split link's address. It is kept when the link closes, so that it can
     * reopen.
     */
    splitToken: text('split_token').unique(),
    /** Derived from the payments by the rules, stored for sorting and filtering. */
    state: text('state').$type<OrderState>().notNull().default('NEW'),
    progressStatus: text('progress_status').$type<ProgressStatus>().notNull().default('NOT_STARTED'),
    paid: minor('paid').notNull().default(sql`0`),
    /** The paid amount as a decimal number, like `totalFigure`. */
    paidFigure: numeric('paid_figure').notNull().default('0'),
    held: minor('held').notNull().default(sql`0`),
    refunded: minor('refunded').notNull().default(sql`0`),
    paymentCount: integer('payment_count').notNull().default(0),
    /** Last and first name, folded, for sorting. */
    customerSort: text('customer_sort').notNull().default(''),
    /** The property's name, for sorting. */
    propertyName: text('property_name').notNull().default(''),
    /** The searchable text: id, guest, e-mail and phone, folded to plain lower case. */
    searchText: text('search_text').notNull(),
    /** When the data of its guest was erased; null otherwise. */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [
    uniqueIndex('orders_external_id').on(table.businessProfileId, table.externalId),
    // Ascending: an index read backwards serves descending order too, except for nullable columns. Each ends
    // with the tie-breakers creation time and id, so that only a page is read.
    index('orders_created').on(table.businessProfileId, table.createdAt, table.id),
    index('orders_modified').on(table.businessProfileId, table.modifiedAt, table.createdAt, table.id),
    index('orders_total_in_currency').on(
      table.businessProfileId,
      table.currency,
      table.totalFigure,
      table.createdAt,
      table.id,
    ),
    index('orders_paid_in_currency').on(
      table.businessProfileId,
      table.currency,
      table.paidFigure,
      table.createdAt,
      table.id,
    ),
    index('orders_start').on(table.businessProfileId, table.startDate, table.createdAt, table.id),
    index('orders_start_last').on(
      table.businessProfileId,
      table.startDate.desc().nullsLast(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_customer').on(table.businessProfileId, table.customerSort, table.createdAt, table.id),
    index('orders_property_name').on(table.businessProfileId, table.propertyName, table.createdAt, table.id),
    index('orders_agent').on(table.businessProfileId, table.agentName, table.createdAt, table.id),
    // Counts by state read this index alone.
    index('orders_property_state').on(table.businessProfileId, table.propertyId, table.state),
    index('orders_property').on(table.businessProfileId, table.propertyId, table.createdAt, table.id),
    index('orders_reservation')
      .on(table.businessProfileId, table.reservationId)
      .where(sql`reservation_id <> ''`),
    index('orders_state').on(table.businessProfileId, table.state, table.createdAt, table.id),
    index('orders_progress').on(table.businessProfileId, table.progressStatus, table.createdAt, table.id),
    index('orders_agent_tag').on(table.businessProfileId, table.agentTag, table.createdAt, table.id),
    index('orders_email').on(table.businessProfileId, sql`lower(${table.customerEmail})`, table.createdAt),
    index('orders_currency').on(table.businessProfileId, table.currency, table.total),
    index('orders_tags').using('gin', table.tags),
    // The guests whose data is kept, those of the oldest orders first.
    index('orders_not_erased').on(table.businessProfileId, table.modifiedAt).where(sql`erased_at IS NULL`),
    // The index of searchText needs an extension, so a hand-written migration creates it.
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
