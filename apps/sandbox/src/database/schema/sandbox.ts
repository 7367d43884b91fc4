import type { MaskedCard } from '@deck/api/contract/payments';
import type { TransactionType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, json, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id, instant, minor } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { payments } from './payments.ts';

/**
 * What the PSP says of an operation; a challenge waits for the cardholder's bank, a clarification for billing details.
 * CANCELED was called off before it came to anything.
 */
export type PspOutcome = 'APPROVED' | 'DECLINED' | 'ERROR' | 'CLARIFY' | 'CHALLENGE' | 'CANCELED';

/** What the simulated PSP itself knows, also when its answer to us was lost. Never a whole card number. */
export const pspOperations = deck.table(
  'psp_operations',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').$type<TransactionType>().notNull(),
    amount: minor('amount').notNull(),
    /** What the card is charged or given back, where that is in another currency. */
    convertedAmount: minor('converted_amount'),
    convertedCurrency: text('converted_currency'),
    outcome: text('outcome').$type<PspOutcome>().notNull(),
    reason: text('reason'),
    card: jsonb('card').$type<MaskedCard>(),
    /** When the PSP will tell: a slow one later, a lost one only when asked. */
    answersAt: instant('answers_at'),
    answered: boolean('answered').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('psp_operations_payment').on(table.paymentId, table.createdAt),
    // The scheduler asks every second for the few that are still open.
    index('psp_operations_open').on(table.answersAt).where(sql`NOT ${table.answered}`),
  ],
);

/** The effect of a call that creates or moves money, so that a repeated one answers the same. */
export const idempotencyKeys = deck.table(
  'idempotency_keys',
  {
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Kept as text, so that a repeated call is answered to the letter. Null only while the first call still runs. */
    response: json('response').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessProfileId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/** Small facts of the sandbox itself, such as how far its clock was moved forward (milliseconds). */
export const sandboxFacts = deck.table('sandbox_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
