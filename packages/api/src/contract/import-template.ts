import * as z from 'zod/mini';
import { customerLanguages, importCurrencies, positionTypes } from '../vocabulary/enums.ts';
import { Id, Instant, Line, RequiredLine, say } from './formats.ts';
import { type ImportField, importFields, requiredImportFields, requiredOfPosition } from './import-fields.ts';
import { between, max } from './validation.ts';

export const importEncodings = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
  'WINDOWS-1251',
  'WINDOWS-1252',
  'WINDOWS-1253',
] as const;
export const importDelimiters = ['COMMA', 'SEMICOLON', 'TAB'] as const;
export const importDateFormats = ['DAY_MONTH_YEAR', 'MONTH_DAY_YEAR', 'YEAR_MONTH_DAY'] as const;
export const importDecimalSigns = ['COMMA', 'DOT'] as const;

export const importLimits = {
  fileBytes: 64_000_000,
  columns: 200,
  /** Characters of one cell. */
  cell: 32 * 1024,
  /** Characters shown of a cell, a heading or a sample where many are. */
  excerpt: 200,
  /** Rows a preview shows whole, numbers of bad rows it names, and orders or failures the progress of a run names. */
  shown: 200,
  badRows: 1000,
  /** Days a file is kept. */
  days: 7,
} as const;

/** What is read off the file itself unless the template says it. */
const orAuto = <const T extends readonly string[]>(values: T) =>
  z._default(z.enum(['AUTO', ...values], say('choice')), 'AUTO');

/** A column, by its place (the first is 0), by its heading, or both: the heading is looked for first. */
const Column = z
  .object({
    index: z.optional(z.nullable(z.int().check(...between(0, importLimits.columns - 1)))),
    header: z.optional(z.nullable(Line)),
  })
  .check(
    z.refine(({ index, header }) => typeof index === 'number' || (header ?? '') !== '', {
      path: ['index'],
      error: 'required',
    }),
  );

/** Fields that have a fixed value of their own, or none. */
const notCustom: ReadonlySet<ImportField> = new Set(['externalId', 'property', 'language']);

/** How rows of a file become orders. What may be left out has the default that stands in the schema. */
export const ImportTemplateDraft = z
  .object({
    /** Unique in the company, whatever the case of its letters. */
    name: RequiredLine,
    columns: z.partialRecord(z.enum(importFields), Column),
    /** The number of the first row below the heading; the next have the numbers after it. */
    lineNumberingStart: z._default(z.int().check(...between(0, 1_000_000)), 1),
    currency: z.enum(importCurrencies, say('choice')),
    /** Of every customer whose row names none; null: the company's default. */
    language: z._default(z.nullable(z.enum(customerLanguages, say('choice'))), null),
    positionType: z.enum(positionTypes, say('choice')),
    /** What is sold where a row has no description. */
    positionName: RequiredLine,
    /** Of every order whose row names none. */
    propertyId: z._default(z.nullable(Id), null),
    /** What a column calls a property. Its id and its name are understood without an entry here. */
    propertyValues: z._default(
      z.array(z.object({ value: RequiredLine, propertyId: Id })).check(max(500)),
      [],
    ),
    /** Values of fields that have no column, or whose cell is empty, written as in a file. */
    customValues: z._default(z.partialRecord(z.enum(importFields), Line), {}),
    /** Whether each order gets a payment link for its whole amount, sent to the customer at once. */
    sendLinks: z._default(z.boolean(), false),
    dateFormat: orAuto(importDateFormats),
    decimalSign: orAuto(importDecimalSigns),
    encoding: orAuto(importEncodings),
    delimiter: orAuto(importDelimiters),
    header: orAuto(['PRESENT', 'ABSENT']),
  })
  .check((context) => {
    const template = context.value;
    const refuse = (path: string[], message: 'required' | 'invalid') =>
      context.issues.push({ code: 'custom', input: template, path, message });
    for (const field of [...requiredImportFields, ...requiredOfPosition[template.positionType]])
      if (!template.columns[field] && !template.customValues[field]?.trim())
        refuse(['columns', field], 'required');
    if (!template.columns.property && template.propertyId === null) refuse(['propertyId'], 'required');
    for (const field of importFields)
      if (notCustom.has(field) && template.customValues[field] !== undefined)
        refuse(['customValues', field], 'invalid');
  });
export type ImportTemplateDraft = z.output<typeof ImportTemplateDraft>;

export const ImportTemplate = z.object({
  id: Id,
  createdAt: Instant,
  modifiedAt: Instant,
  name: Line,
  columns: z.partialRecord(
    z.enum(importFields),
    z.object({ index: z.nullable(z.int()), header: z.nullable(z.string()) }),
  ),
  lineNumberingStart: z.int(),
  currency: z.enum(importCurrencies),
  language: z.nullable(z.enum(customerLanguages)),
  positionType: z.enum(positionTypes),
  positionName: Line,
  propertyId: z.nullable(Id),
  propertyValues: z.array(z.object({ value: Line, propertyId: Id })),
  customValues: z.partialRecord(z.enum(importFields), z.string()),
  sendLinks: z.boolean(),
  dateFormat: z.enum(['AUTO', ...importDateFormats]),
  decimalSign: z.enum(['AUTO', ...importDecimalSigns]),
  encoding: z.enum(['AUTO', ...importEncodings]),
  delimiter: z.enum(['AUTO', ...importDelimiters]),
  header: z.enum(['AUTO', 'PRESENT', 'ABSENT']),
});
export type ImportTemplate = z.infer<typeof ImportTemplate>;
