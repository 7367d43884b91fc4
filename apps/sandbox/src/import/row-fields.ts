import { Line, LongText } from '@deck/api/contract/formats';
import type { ImportField, ImportReason } from '@deck/api/contract/import-fields';
import { readMessage } from '@deck/api/contract/validation';
import * as z from 'zod/mini';
import type { Plan } from './plan.ts';
import { isFormula, type Read } from './read-cell.ts';

/** A problem of a row; without a field it concerns the whole row. */
export interface Problem {
  readonly field: ImportField | null;
  readonly reason: ImportReason;
  readonly otherRow?: number;
}

/** The fields of a row. Each gives its value or records a problem. */
export interface RowFields {
  /** The text of a field, or its custom value if the cell is empty. */
  text(field: ImportField): string;
  /** The parsed value; undefined if there is a problem. An empty text is a problem too. */
  required<T>(field: ImportField, read: (text: string) => Read<T>): T | undefined;
  /** The same for an optional field: an empty text becomes `otherwise`. */
  optional<T, E>(field: ImportField, read: (text: string) => Read<T>, otherwise: E): T | E | undefined;
  note(field: ImportField, reason: ImportReason): void;
}

export function getFields(plan: Plan, cells: readonly string[], problems: Problem[]): RowFields {
  const text = (field: ImportField): string => {
    const place = plan.places.get(field);
    const cell = place === undefined ? '' : asMeant((cells[place] ?? '').trim());
    return cell || plan.draft.customValues[field]?.trim() || '';
  };
  const note = (field: ImportField, reason: ImportReason) => void problems.push({ field, reason });
  const read = <T>(field: ImportField, reader: (text: string) => Read<T>, found: string): T | undefined => {
    const result = reader(found);
    if ('value' in result) return result.value;
    note(field, result.reason);
    return undefined;
  };
  return {
    text,
    note,
    required: (field, reader) => {
      const found = text(field);
      if (found !== '') return read(field, reader, found);
      note(field, 'REQUIRED');
      return undefined;
    },
    optional: (field, reader, otherwise) => {
      const found = text(field);
      return found === '' ? otherwise : read(field, reader, found);
    },
  };
}

/** Safe CSV files, ours too, put an apostrophe before text that a spreadsheet would execute. */
const asMeant = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** A text in a format of the contract that is not a spreadsheet formula. */
export const format =
  (schema: z.core.$ZodType<string>, reason: ImportReason) =>
  (text: string): Read<string> => {
    if (isFormula(text)) return { reason: 'FORMULA' };
    const result = z.safeParse(schema, text);
    if (result.success) return { value: text };
    const { key } = readMessage(result.error.issues[0]?.message ?? '');
    if (key === 'nameSign') return { reason: 'NAME_SIGN' };
    return { reason: key === 'maxLength' ? 'TOO_LONG' : reason };
  };
export const line = format(Line, 'TOO_LONG');
export const longText = format(LongText, 'TOO_LONG');
