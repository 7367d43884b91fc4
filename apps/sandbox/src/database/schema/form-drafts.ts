import type { NewFormDraft } from '@deck/api/contract/drafts';
import type { DraftKind } from '@deck/api/vocabulary';
import { index, integer, json, text } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

/** What people typed into forms and saved for later. */
export const formDrafts = deck.table(
  'form_drafts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    kind: text('kind').$type<DraftKind>().notNull(),
    /** Null for a form without an order. */
    orderId: text('order_id').references(() => orders.id),
    /** What tells it from others, without an order: the guest's name. */
    subject: text('subject').notNull(),
    values: json('values').$type<NewFormDraft['values']>().notNull(),
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    index('form_drafts_newest').on(table.userId, table.businessProfileId, table.savedAt),
    index('form_drafts_old').on(table.savedAt),
  ],
);
