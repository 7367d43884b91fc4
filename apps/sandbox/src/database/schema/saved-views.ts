import type { NewView } from '@deck/api/contract/views';
import type { ViewedList } from '@deck/api/vocabulary';
import { boolean, index, json, text } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { users } from './people.ts';

/** What people narrow lists to again and again, by name. */
export const savedViews = deck.table(
  'saved_views',
  {
    id: id(),
    /** Who saved it. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    list: text('list').$type<ViewedList>().notNull(),
    name: text('name').notNull(),
    /** The query of the page that shows it. */
    address: text('address').notNull(),
    /** What the address asks the list for: it is counted. */
    filter: json('filter').$type<NewView['filter']>().notNull(),
    /** Everyone of the division sees it. */
    shared: boolean('shared').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('saved_views_of_list').on(table.businessProfileId, table.list, table.createdAt)],
);
