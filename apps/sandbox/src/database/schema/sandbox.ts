import type { MaskedCard } from '@deck/api/contract/payments';
import type { BearerType, TransactionType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, json, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { payments } from './payments.ts';

/**
 * The PSP's status of an operation. A challenge waits for the cardholder's bank, a clarification for billing
 * details. CANCELED: canceled before an outcome.
 */
export type PspOutcome = 'APPROVED' | 'DECLINED' | 'ERROR' | 'CLARIFY' | 'CHALLENGE' | 'CANCELED';

/** The simulated PSP's own records, also when its answer to us was lost. Never a full card number. */
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
    outcome: text('outcome').$type<PspOutcome>().notNull(),
    reason: text('reason'),
    card: jsonb('card').$type<MaskedCard>(),
    /** When the PSP reports the outcome: later if slow, only on request if lost. */
    answersAt: instant('answers_at'),
    answered: boolean('answered').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('psp_operations_payment').on(table.paymentId, table.createdAt),
    // The scheduler polls every second for the few open operations.
    index('psp_operations_open').on(table.answersAt).where(sql`NOT ${table.answered}`),
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
