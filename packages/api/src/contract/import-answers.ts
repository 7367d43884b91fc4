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

/** The file's format, detected or taken from its template. */
export const ImportDetection = z.object({
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  /** Whether the first line names the columns. */
  header: z.boolean(),
  /** Null if the file has no date to tell by. */
  dateFormat: z.nullable(z.enum(importDateFormats)),
  /** Every date could start with the day or the month, so the template must say which. */
  datesAmbiguous: z.boolean(),
  /** An example of such a date. */
  dateSample: z.nullable(z.string()),
  /** Null if the file has no amount to tell by. */
  decimalSign: z.nullable(z.enum(importDecimalSigns)),
});
export type ImportDetection = z.infer<typeof ImportDetection>;

const FileColumn = z.object({ index: z.int(), header: z.nullable(z.string()), samples: z.array(z.string()) });

export const ImportFile = z.object({
  id: Id,
  name: Line,
  /** In bytes. */
  size: z.int(),
  uploadedAt: Instant,
  /** When its content is removed. */
  keptUntil: Instant,
  /** Rows below the heading, without empty rows. */
  rows: z.int(),
  detected: ImportDetection,
  columns: z.array(FileColumn),
});
export type ImportFile = z.infer<typeof ImportFile>;

/** Why a row cannot become an order. */
export const ImportProblem = z.object({
  /** Null if the error concerns the whole row. */
  field: z.nullable(z.enum(importFields)),
  /** The column's index from 0; null if there is no column. */
  column: z.nullable(z.int()),
  header: z.nullable(z.string()),
  /** The cell's text, at most the first 200 characters. */
  value: z.string(),
  reason: z.enum(importReasonNames),
  /** Its key in the validation catalogue. */
  key: z.enum(validationKeys),
  /** The earlier row with the same ID. */
  otherRow: z.nullable(z.int()),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** The order a row becomes. */
export const ImportedOrder = z.object({
  /** Null: the property's next ID is used. */
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
  /** The cells as they stand in the file. A preview cuts each to 200 characters. */
  cells: z.array(z.string()),
  /** Null if the row is bad, or no template was used yet. */
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
    /** Good rows with an e-mail address or phone to send a link to. */
    reachable: z.int(),
  }),
  currency: Currency,
  /** The total of the good rows. */
  totalAmount: AmountSum,
  /** The first 200 rows at most. */
  rows: z.array(ImportRow),
  /** The numbers of the first 1000 bad rows at most. */
  badRows: z.array(z.int()),
  /** Whether the template sends links immediately. */
  sendLinks: z.boolean(),
  /** The run's progress with this template; null if the run has not started. */
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
    /** Rows processed so far. */
    processed: z.int(),
    /** Orders created so far. */
    made: z.int(),
    failed: z.int(),
    linksSent: z.int(),
    linksNotSent: z.int(),
  }),
  /** The first 200 created orders at most. */
  orders: z.array(z.object({ rowNumber: z.int(), orderId: Id, externalId: ExternalId })),
  /** The first 200 failed rows at most. */
  failures: z.array(z.object({ rowNumber: z.int(), problems: z.array(ImportProblem) })),
  /**
   * The first 200 orders at most whose link was not sent, with the code. NO_RECIPIENT: the customer has no
   * address.
   */
  unsent: z.array(z.object({ rowNumber: z.int(), orderId: Id, code: z.string() })),
});
export type ImportRun = z.infer<typeof ImportRun>;
