import type { ImportDetection, ImportProblem, ImportTemplateDraft } from '@deck/api/contract/imports';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Import templates; a change replaces the whole template. */
export const importTemplates = deck.table(
  'import_templates',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    name: text('name').notNull(),
    draft: jsonb('draft').$type<ImportTemplateDraft>().notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  // Full-width letters and ligatures look like plain ones, so they are the same name.
  (table) => [
    uniqueIndex('import_templates_name').on(
      table.businessProfileId,
      sql`lower(normalize(${table.name}, NFKC))`,
    ),
  ],
);

/** The result of inspecting an uploaded file. */
export interface ImportFileFacts {
  readonly detected: ImportDetection;
  readonly columns: { index: number; header: string | null; samples: string[] }[];
  readonly rows: number;
}

export const importFiles = deck.table(
  'import_files',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    /** Null for files of before this was kept. */
    uploadedById: text('uploaded_by_id').references(() => users.id),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    facts: jsonb('facts').$type<ImportFileFacts>().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** When its content was removed; the created orders stay. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('import_files_kept').on(table.uploadedAt).where(sql`${table.removedAt} IS NULL`)],
);

/** The bytes of an uploaded file, in pieces. */
export const importChunks = deck.table(
  'import_chunks',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => importFiles.id),
    index: integer('index').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.index] })],
);

/** The template last used to preview a file. A separate table, since a run locks the file's row. */
export const importPreviews = deck.table('import_previews', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => importFiles.id),
  templateId: text('template_id')
    .notNull()
    .references(() => importTemplates.id),
});

/** An import run of a file with a template: at most one per pair. */
export const importRuns = deck.table(
  'import_runs',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    fileId: text('file_id')
      .notNull()
      .references(() => importFiles.id),
    templateId: text('template_id')
      .notNull()
      .references(() => importTemplates.id),
    /** The template when the run began. */
    draft: jsonb('draft').$type<ImportTemplateDraft>().notNull(),
    sendLinks: boolean('send_links').notNull(),
    startedById: text('started_by_id')
      .notNull()
      .references(() => users.id),
    startedBy: text('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    rows: integer('rows').notNull(),
    /** Rows processed so far, empty lines included. Another server continues from here. */
    position: integer('position').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    made: integer('made').notNull().default(0),
    linksSent: integer('links_sent').notNull().default(0),
    linksNotSent: integer('links_not_sent').notNull().default(0),
  },
  (table) => [
    unique('import_runs_once').on(table.fileId, table.templateId),
    // The scheduler polls every second for the few unfinished runs.
    index('import_runs_open').on(table.startedAt).where(sql`${table.finishedAt} IS NULL`),
  ],
);

/** The outcome of a row. Its key ensures at most one order per row. */
export const importRows = deck.table(
  'import_rows',
  {
    runId: text('run_id')
      .notNull()
      .references(() => importRuns.id),
    rowNumber: integer('row_number').notNull(),
    orderId: text('order_id').references(() => orders.id),
    /** Null if an order was created. */
    problems: jsonb('problems').$type<ImportProblem[]>(),
    /** Why the requested link was not sent. */
    unsent: text('unsent'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.rowNumber] }),
    // The file of an order whose guest is erased.
    index('import_rows_order').on(table.orderId).where(sql`order_id IS NOT NULL`),
    index('import_rows_failed').on(table.runId, table.rowNumber).where(sql`${table.orderId} IS NULL`),
    index('import_rows_unsent').on(table.runId, table.rowNumber).where(sql`${table.unsent} IS NOT NULL`),
  ],
);
