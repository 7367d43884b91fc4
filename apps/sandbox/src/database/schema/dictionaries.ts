import { customType, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, instant } from './columns.ts';

/** What was added to the dictionaries or changed in them; what they begin with comes along with the program. */
export const dictionaryEntries = deck.table(
  'dictionary_entries',
  {
    dictionary: text('dictionary').$type<'currency' | 'language' | 'method' | 'methodGroup'>().notNull(),
    id: text('id').notNull(),
    entry: jsonb('entry').$type<unknown>().notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dictionary, table.id] })],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures that were uploaded, by the unguessable name of their address. */
export const uploads = deck.table('uploads', {
  name: text('name').primaryKey(),
  businessProfileId: text('business_profile_id').notNull(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  createdAt: instant('created_at').notNull(),
});
