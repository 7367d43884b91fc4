import type { DaySum } from '@deck/api/contract/days';
import { date, index, json, text } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';

/** Closes of shifts, as they were made. Later movements of the day belong to the next close. */
export const shiftCloses = deck.table(
  'shift_closes',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** The properties of whoever closed, in order; null for the whole company. */
    propertyIds: text('property_ids').array(),
    closedBy: text('closed_by').notNull(),
    closedAt: instant('closed_at').notNull(),
    note: text('note').notNull(),
    sums: json('sums').$type<DaySum[]>().notNull(),
  },
  (table) => [index('shift_closes_day').on(table.businessProfileId, table.day, table.closedAt)],
);
