import { customType, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, instant } from './columns.ts';

/** Added and changed dictionary entries. The built-in entries come with the program. */
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

/** Uploaded pictures, by the unguessable name in their address. */
export const uploads = deck.table(
  'uploads',
  {
    name: text('name').primaryKey(),
    businessProfileId: text('business_profile_id').notNull(),
    /** The person; null for the demo's pictures, and for those of before this was kept. */
    uploadedById: text('uploaded_by_id'),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When something last showed it, to a day; null: nothing ever did. */
    usedAt: instant('used_at'),
  },
  (table) => [index('uploads_of_company').on(table.businessProfileId, table.uploadedById, table.createdAt)],
);
