import { Line, LongText } from '@deck/api/contract/formats';
import type { ImportField, ImportReason } from '@deck/api/contract/import-fields';
import { readMessage } from '@deck/api/contract/validation';
import * as z from 'zod/mini';
import type { Plan } from './plan.ts';
import { isFormula, type Read } from './read-cell.ts';

/** What is wrong with a row; without a field, with the row as a whole. */
export interface Problem {
  readonly field: ImportField | null;
  readonly reason: ImportReason;
  readonly otherRow?: number;
}

/** The fields of one row: each gives its value, or notes what is wrong with it. */
export interface RowFields {
  /** The text of a field, its custom value where the cell is empty. */
  text(field: ImportField): string;
  /** The value a reader finds; undefined once a problem is noted. An empty text is one too. */
  required<T>(field: ImportField, read: (text: string) => Read<T>): T | undefined;
  /** The same where nothing may stand there: then it is `otherwise`. */
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

/** Files that are to be harmless in a spreadsheet, ours too, put an apostrophe before what it would compute. */
const asMeant = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** A text by a format of the contract, and not one a spreadsheet would compute. */
export const format =
  (schema: z.core.$ZodType<string>, reason: ImportReason) =>
  (text: string): Read<string> => {
    if (isFormula(text)) return { reason: 'FORMULA' };
    const result = z.safeParse(schema, text);
    if (result.success) return { value: text };
    return {
      reason: readMessage(result.error.issues[0]?.message ?? '').key === 'maxLength' ? 'TOO_LONG' : reason,
    };
  };
export const line = format(Line, 'TOO_LONG');
export const longText = format(LongText, 'TOO_LONG');
