import type { MaskedCard } from '@deck/api/contract/payments';
import type { BearerType, TransactionType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PspAction, PspRequest } from '../../psp/index.ts';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { payments } from './payments.ts';

/**
 * What is known of an operation at the PSP. UNKNOWN: no outcome so far. Three wait for the payer: CHALLENGE on the page of
 * their bank or of a method, CLARIFY with billing details, TRANSFER with a transfer. CANCELED: canceled before an
 * outcome.
 */
export type PspOutcome =
  | 'UNKNOWN'
  | 'APPROVED'
  | 'DECLINED'
  | 'ERROR'
  | 'CLARIFY'
  | 'CHALLENGE'
  | 'TRANSFER'
  | 'CANCELED';

/** What is still to be sent to the PSP for an operation. */
export type PspErrand = 'SUBMIT' | 'BILLING' | 'CANCEL';

/**
 * Deck's operations at the PSP: an outbox of what is to be sent, and what the PSP told. Each is written in the
 * transaction of its payment and sent after it.
 */
export const pspOperations = deck.table(
  'psp_operations',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').$type<TransactionType>().notNull(),
    amount: minor('amount').notNull(),
    /** The amount charged or refunded on the card, if in another currency. */
    convertedAmount: minor('converted_amount'),
    convertedCurrency: text('converted_currency'),
    /** The request as it is sent, the same each time; null for the operations of the demo data. */
    request: jsonb('request').$type<PspRequest>(),
    errand: text('errand').$type<PspErrand>(),
    /** When the errand was last begun. */
    sentAt: instant('sent_at'),
    outcome: text('outcome').$type<PspOutcome>().notNull(),
    reason: text('reason'),
    action: jsonb('action').$type<PspAction>(),
    card: jsonb('card').$type<MaskedCard>(),
    /** Of the PSP's last telling. An older one changes nothing. */
    revision: integer('revision').notNull().default(0),
    /** Its outcome was applied to the payment. */
    answered: boolean('answered').notNull().default(false),
    /** Where a card came from while the payer or the bank decides. A decline then counts against it. */
    payerAddress: text('payer_address'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('psp_operations_payment').on(table.paymentId, table.createdAt),
    // The scheduler polls every second for the few open operations.
    index('psp_operations_open').on(table.createdAt).where(sql`NOT ${table.answered}`),
  ],
);

/** Stored answers of calls that create or move money, so that a repeated call gets the same answer. */
export const idempotencyKeys = deck.table(
  'idempotency_keys',
  {
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    /** The integration token the call came with; empty for people, who share the keys of their division. */
    token: text('token').$type<BearerType | ''>().notNull().default(''),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Stored as text, so that a repeated call gets the exact answer. Null while the first call runs. */
    response: json('response').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessProfileId, table.token, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Small values of the sandbox, such as the offset of its clock (milliseconds). */
export const sandboxFacts = deck.table('sandbox_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
