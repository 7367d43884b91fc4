import * as z from 'zod/mini';
import {
  Amount,
  AmountSum,
  Currency,
  ExternalId,
  FullName,
  Id,
  Instant,
  Line,
  validationKeys,
} from './formats.ts';
import { importFields, importReasonNames } from './import-fields.ts';
import {
  importDateFormats,
  importDecimalSigns,
  importDelimiters,
  importEncodings,
} from './import-template.ts';
import { Customer } from './orders.ts';
import { Position } from './positions.ts';

/** How a file is written, as found in it or as its template says. */
export const ImportDetection = z.object({
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  /** Whether the first line names the columns. */
  header: z.boolean(),
  /** Null: no date tells. */
  dateFormat: z.nullable(z.enum(importDateFormats)),
  /** Every date could begin with its day or with its month: the template must say which. */
  datesAmbiguous: z.boolean(),
  /** A date that shows it. */
  dateSample: z.nullable(z.string()),
  /** Null: no amount tells. */
  decimalSign: z.nullable(z.enum(importDecimalSigns)),
});
export type ImportDetection = z.infer<typeof ImportDetection>;

const FileColumn = z.object({ index: z.int(), header: z.nullable(z.string()), samples: z.array(z.string()) });

export const ImportFile = z.object({
  id: Id,
  name: Line,
  /** Bytes. */
  size: z.int(),
  uploadedAt: Instant,
  /** When its content is removed. */
  keptUntil: Instant,
  /** Below the heading, empty ones not counted. */
  rows: z.int(),
  detected: ImportDetection,
  columns: z.array(FileColumn),
});
export type ImportFile = z.infer<typeof ImportFile>;

/** Why a row makes no order. */
export const ImportProblem = z.object({
  /** Null where the row as a whole is meant. */
  field: z.nullable(z.enum(importFields)),
  /** The place of its column, the first is 0; null where there is none. */
  column: z.nullable(z.int()),
  header: z.nullable(z.string()),
  /** What stands in the cell, at most its first 200 characters. */
  value: z.string(),
  reason: z.enum(importReasonNames),
  /** Its sentence in the validation catalogue. */
  key: z.enum(validationKeys),
  /** The row that has the same ID already. */
  otherRow: z.nullable(z.int()),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** The order a row becomes. */
export const ImportedOrder = z.object({
  /** Null: the next of the property is taken. */
  externalId: z.nullable(ExternalId),
  propertyId: Id,
  propertyName: Line,
  currency: Currency,
  totalAmount: Amount,
  customer: Customer,
  position: Position,
  reservationId: z.string(),
  internalNote: z.string(),
  messageToCustomer: z.string(),
});
export type ImportedOrder = z.infer<typeof ImportedOrder>;

export const ImportRow = z.object({
  number: z.int(),
  /** As they stand in the file. A preview cuts each to its first 200 characters. */
  cells: z.array(z.string()),
  /** Null: the row is bad, or nothing was previewed with a template yet. */
  order: z.nullable(ImportedOrder),
  problems: z.array(ImportProblem),
});
export type ImportRow = z.infer<typeof ImportRow>;

const RunStatus = z.enum(['RUNNING', 'COMPLETED']);

export const ImportPreview = z.object({
  file: ImportFile,
  templateId: Id,
  templateName: Line,
  detected: ImportDetection,
  columns: z.array(z.extend(FileColumn, { fields: z.array(z.enum(importFields)) })),
  counts: z.object({
    rows: z.int(),
    good: z.int(),
    bad: z.int(),
    /** Good ones with an e-mail address or a phone to send a link to. */
    reachable: z.int(),
  }),
  currency: Currency,
  /** What the good rows come to. */
  totalAmount: AmountSum,
  /** The first rows, at most 200. */
  rows: z.array(ImportRow),
  /** Numbers of bad rows, at most 1000. */
  badRows: z.array(z.int()),
  /** Whether the template sends links at once. */
  sendLinks: z.boolean(),
  /** How the run of the file with the template stands; null: nobody has begun it. */
  run: z.nullable(RunStatus),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportRun = z.object({
  id: Id,
  fileId: Id,
  templateId: Id,
  status: RunStatus,
  sendLinks: z.boolean(),
  startedAt: Instant,
  startedBy: FullName,
  finishedAt: z.nullable(Instant),
  counts: z.object({
    rows: z.int(),
    /** Looked at so far. */
    processed: z.int(),
    /** Orders made. */
    made: z.int(),
    failed: z.int(),
    linksSent: z.int(),
    linksNotSent: z.int(),
  }),
  /** The first orders made, at most 200. */
  orders: z.array(z.object({ rowNumber: z.int(), orderId: Id, externalId: ExternalId })),
  /** The first rows that made none, at most 200. */
  failures: z.array(z.object({ rowNumber: z.int(), problems: z.array(ImportProblem) })),
  /** The first orders whose link was not sent, at most 200, with the code why; NO_RECIPIENT: nobody to send it to. */
  unsent: z.array(z.object({ rowNumber: z.int(), orderId: Id, code: z.string() })),
});
export type ImportRun = z.infer<typeof ImportRun>;
