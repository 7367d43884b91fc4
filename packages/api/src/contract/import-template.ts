import * as z from 'zod/mini';
import { importCurrencies, positionTypes } from '../vocabulary/enums.ts';
import { Id, Instant, LanguageCode, Line, RequiredLine, say } from './formats.ts';
import { getRequiredFields, type ImportField, importFields, takesCustomValue } from './import-fields.ts';
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
  /** The most characters in a cell. */
  cell: 32 * 1024,
  /** The most characters shown of a cell, a heading or a sample in a list. */
  excerpt: 200,
  /** The most rows a preview shows, bad rows it names, and orders or failures a run reports. */
  shown: 200,
  badRows: 1000,
  /** How many days a file is kept. */
  days: 7,
} as const;

/** Detected from the file unless the template sets it. */
const orAuto = <const T extends readonly string[]>(values: T) =>
  z._default(z.enum(['AUTO', ...values], say('choice')), 'AUTO');

/** A column by its index from 0, by its heading, or both. The heading is tried first. */
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

/** How the rows of a file become orders. Optional fields take the defaults in the schema. */
export const ImportTemplateDraft = z
  .object({
    /** Unique within the company, ignoring case. */
    name: RequiredLine,
    columns: z.partialRecord(z.enum(importFields), Column),
    /** The number of the first row below the heading. The next rows count up from it. */
    lineNumberingStart: z._default(z.int().check(...between(0, 1_000_000)), 1),
    currency: z.enum(importCurrencies, say('choice')),
    /** The language of customers whose row has none; null: the company's default. */
    language: z._default(z.nullable(LanguageCode), null),
    positionType: z.enum(positionTypes, say('choice')),
    /** The description for rows without their own. */
    positionName: RequiredLine,
    /** The currency of orders whose row has none. */
    propertyId: z._default(z.nullable(Id), null),
    /** Names the file uses for a property. Its id and its name need no entry here. */
    propertyValues: z._default(
      z.array(z.object({ value: RequiredLine, propertyId: Id })).check(max(500)),
      [],
    ),
    /** Values for fields without a column, or with an empty cell, spelt as in a file. */
    customValues: z._default(z.partialRecord(z.enum(importFields), Line), {}),
    /** Whether Greek and Cyrillic names are written in Latin letters, as passports write them. */
    latinNames: z._default(z.boolean(), false),
    /** Whether each order gets a payment link for its full amount, sent to the customer immediately. */
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
    const isGiven = (field: ImportField) =>
      template.columns[field] !== undefined || Boolean(template.customValues[field]?.trim());
    for (const field of getRequiredFields(template.positionType, isGiven))
      if (!isGiven(field)) refuse(['columns', field], 'required');
    if (!template.columns.property && template.propertyId === null) refuse(['propertyId'], 'required');
    for (const field of importFields)
      if (!takesCustomValue(field) && template.customValues[field] !== undefined)
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
  language: z.nullable(LanguageCode),
  positionType: z.enum(positionTypes),
  positionName: Line,
  propertyId: z.nullable(Id),
  propertyValues: z.array(z.object({ value: Line, propertyId: Id })),
  customValues: z.partialRecord(z.enum(importFields), z.string()),
  latinNames: z.boolean(),
  sendLinks: z.boolean(),
  dateFormat: z.enum(['AUTO', ...importDateFormats]),
  decimalSign: z.enum(['AUTO', ...importDecimalSigns]),
  encoding: z.enum(['AUTO', ...importEncodings]),
  delimiter: z.enum(['AUTO', ...importDelimiters]),
  header: z.enum(['AUTO', 'PRESENT', 'ABSENT']),
});
export type ImportTemplate = z.infer<typeof ImportTemplate>;
