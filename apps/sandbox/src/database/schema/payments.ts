import type { MaskedCard } from '@deck/api/contract/payments';
import type {
  PaymentStatus,
  PaymentType,
  Scheme,
  TransactionStatus,
  TransactionType,
} from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';

/** Payments are numbered across the product: P-778120. */
export const paymentNumbers = deck.sequence('payment_numbers', { startWith: 700001 });

export const payments = deck.table(
  'payments',
  {
    id: id(),
    number: text('number').notNull().unique(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    type: text('type').$type<PaymentType>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    scheme: text('scheme').$type<Scheme>().notNull(),
    currency: text('currency').notNull(),
    amount: minor('amount').notNull(),
    authorized: minor('authorized').notNull().default(sql`0`),
    captured: minor('captured').notNull().default(sql`0`),
    refunded: minor('refunded').notNull().default(sql`0`),
    released: minor('released').notNull().default(sql`0`),
    lifetime: text('lifetime'),
    expiresAt: instant('expires_at'),
    /** The unguessable end of the payer's address. */
    linkToken: text('link_token').unique(),
    description: text('description').notNull(),
    customerNote: text('customer_note').notNull(),
    reference: text('reference').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    reason: text('reason'),
    card: jsonb('card').$type<MaskedCard>(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    /** When the payment went to the PSP and has not been answered yet. */
    submittedAt: instant('submitted_at'),
    /** The payer's last sign of life on the page. */
    payerSeenAt: instant('payer_seen_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_created').on(table.businessProfileId, table.createdAt, table.id),
    index('payments_due').on(table.status, table.expiresAt),
  ],
);

export const transactions = deck.table(
  'transactions',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').$type<TransactionType>().notNull(),
    status: text('status').$type<TransactionStatus>().notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason'),
    card: jsonb('card').$type<MaskedCard>(),
    processedAt: instant('processed_at').notNull(),
    pspOperationId: text('psp_operation_id').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    providerAuthCode: text('provider_auth_code'),
    rrn: text('rrn'),
  },
  (table) => [
    index('transactions_payment').on(table.paymentId, table.processedAt),
    unique('transactions_once').on(table.pspOperationId),
  ],
);
